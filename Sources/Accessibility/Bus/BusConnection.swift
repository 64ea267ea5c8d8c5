import CSystemd
import Glibc

/// A connection to a message bus, by sd-bus. No call waits for the bus.
///
/// All calls come from one thread. Its owner calls `next()` whenever the descriptor is ready, and gets
/// every message that has come.
@safe final class BusConnection {
  private let bus: OpaquePointer

  /// Begins to connect.
  ///
  /// `sd_bus_start`
  init(address: BusAddress) throws(BusError) {
    var created: OpaquePointer?
    try check("sd_bus_new", unsafe sd_bus_new(&created))
    guard let created = unsafe created else { throw BusError("sd_bus_new returned nothing") }
    unsafe bus = unsafe created
    try check("sd_bus_set_address", unsafe sd_bus_set_address(bus, address.text))
    try check("sd_bus_set_bus_client", unsafe sd_bus_set_bus_client(bus, 1))
    // Descriptors that others send would have to be closed.
    try check("sd_bus_negotiate_fds", unsafe sd_bus_negotiate_fds(bus, 0))
    try check("connecting to \(address.text)", unsafe sd_bus_start(bus))
  }

  deinit {
    unsafe sd_bus_close_unref(bus)
  }

  // MARK: Waiting

  /// The events and the time that the thread waits for.
  var descriptor: pollfd {
    let events = unsafe sd_bus_get_events(bus)
    return unsafe pollfd(fd: sd_bus_get_fd(bus), events: Int16(max(events, 0)), revents: 0)
  }

  /// When `next()` is to be called in any case, in seconds of CLOCK_MONOTONIC; infinity for never.
  var deadline: Double {
    var microseconds = UInt64.max
    guard unsafe sd_bus_get_timeout(bus, &microseconds) >= 0, microseconds != .max else {
      return .infinity
    }
    return Double(microseconds) / 1_000_000
  }

  /// Whether the bus has given the connection a name.
  var isReady: Bool { unsafe sd_bus_is_ready(bus) > 0 }

  /// The name that the bus has given; empty before.
  var name: String {
    var name: UnsafePointer<CChar>?
    // The function would wait for the name.
    guard isReady, unsafe sd_bus_get_unique_name(bus, &name) >= 0, let name = unsafe name else {
      return ""
    }
    return unsafe String(cString: name)
  }

  /// The messages that the bus has not read yet.
  var unsentCount: Int {
    var count: UInt64 = 0
    return unsafe sd_bus_get_n_queued_write(bus, &count) >= 0 ? Int(clamping: count) : 0
  }

  // MARK: Messages

  enum Progress {
    case message(BusMessage)
    /// There may be more to do.
    case step
    case idle
  }

  /// Does what can be done without waiting: reads a message, for example. Throws when the bus is gone.
  ///
  /// `sd_bus_process`
  func next() throws(BusError) -> Progress {
    var message: OpaquePointer?
    let status = try check("the bus is gone", unsafe sd_bus_process(bus, &message))
    if let message = unsafe message { return .message(unsafe BusMessage(message)) }
    return status > 0 ? .step : .idle
  }

  /// Calls a method; the reply has the number that is returned.
  ///
  /// - Parameter startsService: whether the bus starts a program that is to answer.
  @discardableResult func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ values: [BusValue] = [], startsService: Bool = false
  ) throws(BusError) -> UInt64 {
    let message = try unsafe make("sd_bus_message_new_method_call") { message in
      unsafe sd_bus_message_new_method_call(
        bus, &message, destination, path, interface, member)
    }
    try check(
      "sd_bus_message_set_auto_start",
      unsafe message.withPointer {
        unsafe sd_bus_message_set_auto_start($0, startsService ? 1 : 0)
      })
    try message.append(values)
    return try send(message)
  }

  func signal(
    _ path: String, _ interface: String, _ member: String, _ values: [BusValue]
  ) throws(BusError) {
    let message = try unsafe make("sd_bus_message_new_signal") { message in
      unsafe sd_bus_message_new_signal(bus, &message, path, interface, member)
    }
    try message.append(values)
    try send(message)
  }

  func reply(to call: BusMessage, _ values: [BusValue]) throws(BusError) {
    guard call.wantsReply else { return }
    let message = try unsafe make("sd_bus_message_new_method_return") { message in
      unsafe call.withPointer { unsafe sd_bus_message_new_method_return($0, &message) }
    }
    try message.append(values)
    try send(message)
  }

  func reply(to call: BusMessage, failure: BusFailure) throws(BusError) {
    guard call.wantsReply else { return }
    let message = try unsafe make("sd_bus_message_new_method_error") { message in
      unsafe failure.name.withCString { name in
        unsafe failure.text.withCString { text in
          var error = unsafe sd_bus_error(name: name, message: text, _need_free: 0)
          return unsafe call.withPointer {
            unsafe sd_bus_message_new_method_error($0, &message, &error)
          }
        }
      }
    }
    try send(message)
  }

  private func make(
    _ function: String, _ create: (inout OpaquePointer?) -> Int32
  ) throws(BusError) -> BusMessage {
    var message: OpaquePointer?
    try check(function, unsafe create(&message))
    guard let message = unsafe message else { throw BusError("\(function) returned nothing") }
    return unsafe BusMessage(message)
  }

  @discardableResult private func send(_ message: BusMessage) throws(BusError) -> UInt64 {
    var cookie: UInt64 = 0
    try check(
      "sd_bus_send", unsafe message.withPointer { unsafe sd_bus_send(bus, $0, &cookie) })
    return cookie
  }
}

/// An error that a method call is answered with.
enum BusFailure: Equatable {
  case unknownObject(String)
  case unknownMethod(String)
  /// The app has not answered in time, or is asked too much at once.
  case busy

  var name: String {
    let suffix =
      switch self {
      case .unknownObject: "UnknownObject"
      case .unknownMethod: "UnknownMethod"
      case .busy: "Timeout"
      }
    return "org.freedesktop.DBus.Error." + suffix
  }

  var text: String {
    switch self {
    case .unknownObject(let path): "There is no object \(path)"
    case .unknownMethod(let member): "There is no \(member) with these arguments"
    case .busy: "The program is busy"
    }
  }
}
