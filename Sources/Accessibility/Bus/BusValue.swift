/// A value in a D-Bus message. Types that AT-SPI does not use are left out.
///
/// Source: D-Bus specification, "Type System".
indirect enum BusValue: Hashable, Sendable {
  case boolean(Bool)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case string(String)
  case path(String)
  case variant(BusValue)
  case structure([BusValue])
  case entry(BusValue, BusValue)
  /// Elements of a type, which an empty array has too.
  case array(of: String, [BusValue])

  var signature: String {
    switch self {
    case .boolean: "b"
    case .int16: "n"
    case .int32: "i"
    case .uint32: "u"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .variant: "v"
    case .structure(let fields): "(" + fields.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .array(let type, _): "a" + type
    }
  }

  /// An integer, of any number that fits.
  static func int(_ value: Int) -> BusValue { .int32(Int32(clamping: value)) }

  static func strings(_ texts: [String]) -> BusValue {
    .array(of: "s", texts.map(BusValue.string))
  }

  static func dictionary(_ pairs: KeyValuePairs<String, String>) -> BusValue {
    .array(of: "{ss}", pairs.map { .entry(.string($0.key), .string($0.value)) })
  }
}
