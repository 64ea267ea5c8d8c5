import CSystemd

/// A message that has come, or that is to be sent.
@safe final class BusMessage {
  enum Kind: UInt8 {
    case call = 1
    case reply, failure, signal
  }

  private let message: OpaquePointer

  /// Takes over a reference.
  init(_ message: OpaquePointer) {
    unsafe self.message = message
  }

  deinit {
    unsafe sd_bus_message_unref(message)
  }

  /// Gives the pointer to a call of sd-bus.
  func withPointer<R>(_ body: (OpaquePointer) -> R) -> R {
    unsafe body(message)
  }

  // MARK: The header

  /// nil for a kind that is unknown.
  var kind: Kind? {
    var type: UInt8 = 0
    unsafe sd_bus_message_get_type(message, &type)
    return Kind(rawValue: type)
  }

  var path: String { unsafe text(sd_bus_message_get_path(message)) }
  var interface: String { unsafe text(sd_bus_message_get_interface(message)) }
  var member: String { unsafe text(sd_bus_message_get_member(message)) }
  var sender: String { unsafe text(sd_bus_message_get_sender(message)) }
  var wantsReply: Bool { unsafe sd_bus_message_get_expect_reply(message) > 0 }

  /// The number of the call that this message answers; nil for other messages.
  var repliedCall: UInt64? {
    var cookie: UInt64 = 0
    return unsafe sd_bus_message_get_reply_cookie(message, &cookie) >= 0 ? cookie : nil
  }

  private func text(_ pointer: UnsafePointer<CChar>?) -> String {
    guard let pointer = unsafe pointer else { return "" }
    return unsafe String(cString: pointer)
  }

  // MARK: The body

  /// Deeper values, which nothing in AT-SPI has, are refused.
  private static let deepest = 8

  /// The values of the body; nil if there are some of other types, or they are too deep.
  var arguments: BusArguments? {
    guard unsafe sd_bus_message_rewind(message, 1) >= 0 else { return nil }
    return readAll(depth: 0).map(BusArguments.init)
  }

  private func readAll(depth: Int) -> [BusValue]? {
    guard depth < Self.deepest else { return nil }
    var values: [BusValue] = []
    while unsafe sd_bus_message_at_end(message, 0) == 0 {
      guard let value = read(depth: depth) else { return nil }
      values.append(value)
    }
    return values
  }

  private func read(depth: Int) -> BusValue? {
    var type: CChar = 0
    var contents: UnsafePointer<CChar>?
    guard unsafe sd_bus_message_peek_type(message, &type, &contents) > 0 else { return nil }
    switch BusType(type) {
    case .boolean: return read(Int32(0), type).map { .boolean($0 != 0) }
    case .int16: return read(Int16(0), type).map(BusValue.int16)
    case .int32: return read(Int32(0), type).map(BusValue.int32)
    case .uint32: return read(UInt32(0), type).map(BusValue.uint32)
    case .double: return read(Double(0), type).map(BusValue.double)
    case .string: return readText(type).map(BusValue.string)
    case .path: return readText(type).map(BusValue.path)
    case .array, .structure, .entry, .variant:
      return unsafe readContainer(type, contents, depth: depth)
    case nil: return nil
    }
  }

  private func read<Number: BitwiseCopyable>(_ zero: Number, _ type: CChar) -> Number? {
    var number = zero
    return unsafe sd_bus_message_read_basic(message, type, &number) > 0 ? number : nil
  }

  private func readText(_ type: CChar) -> String? {
    var pointer: UnsafePointer<CChar>?
    guard unsafe sd_bus_message_read_basic(message, type, &pointer) > 0 else { return nil }
    return unsafe text(pointer)
  }

  private func readContainer(
    _ type: CChar, _ contents: UnsafePointer<CChar>?, depth: Int
  ) -> BusValue? {
    // The pointer is valid until the next call.
    let signature = unsafe text(contents)
    guard unsafe sd_bus_message_enter_container(message, type, contents) > 0,
      let values = readAll(depth: depth + 1),
      unsafe sd_bus_message_exit_container(message) >= 0
    else { return nil }
    switch BusType(type) {
    case .array: return .array(of: signature, values)
    case .structure: return .structure(values)
    case .entry: return values.count == 2 ? .entry(values[0], values[1]) : nil
    case .variant: return values.count == 1 ? .variant(values[0]) : nil
    default: return nil
    }
  }

  func append(_ values: [BusValue]) throws(BusError) {
    for value in values { try append(value) }
  }

  private func append(_ value: BusValue) throws(BusError) {
    switch value {
    case .boolean(let flag): try append(Int32(flag ? 1 : 0), .boolean)
    case .int16(let number): try append(number, .int16)
    case .int32(let number): try append(number, .int32)
    case .uint32(let number): try append(number, .uint32)
    case .double(let number): try append(number, .double)
    case .string(let text): try append(text, .string)
    case .path(let text): try append(text, .path)
    case .variant(let inner): try append([inner], in: .variant, inner.signature)
    case .structure(let fields):
      try append(fields, in: .structure, fields.map(\.signature).joined())
    case .entry(let key, let inner):
      try append([key, inner], in: .entry, key.signature + inner.signature)
    case .array(let type, let elements): try append(elements, in: .array, type)
    }
  }

  private func append<Number: BitwiseCopyable>(_ number: Number, _ type: BusType) throws(BusError) {
    var number = number
    try check(
      "sd_bus_message_append_basic",
      unsafe sd_bus_message_append_basic(message, type.code, &number))
  }

  /// A text ends at a zero character, which D-Bus does not allow inside.
  private func append(_ text: String, _ type: BusType) throws(BusError) {
    let status = unsafe text.withCString {
      unsafe sd_bus_message_append_basic(message, type.code, $0)
    }
    try check("sd_bus_message_append_basic", status)
  }

  private func append(
    _ values: [BusValue], in container: BusType, _ contents: String
  ) throws(BusError) {
    try check(
      "sd_bus_message_open_container",
      unsafe sd_bus_message_open_container(message, container.code, contents))
    try append(values)
    try check(
      "sd_bus_message_close_container", unsafe sd_bus_message_close_container(message))
  }
}

/// The types of D-Bus that `BusValue` has, by their codes in messages.
private enum BusType: Character {
  case boolean = "b"
  case int16 = "n"
  case int32 = "i"
  case uint32 = "u"
  case double = "d"
  case string = "s"
  case path = "o"
  case array = "a"
  case structure = "r"
  case entry = "e"
  case variant = "v"

  init?(_ code: CChar) {
    self.init(rawValue: Character(UnicodeScalar(UInt8(bitPattern: code))))
  }

  var code: CChar { CChar(rawValue.asciiValue ?? 0) }
}
