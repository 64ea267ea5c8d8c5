import Glibc

/// The events and the time that a thread waits for on behalf of a connection.
struct BusWaiting {
  var descriptor: pollfd
  /// In seconds of CLOCK_MONOTONIC; infinity for never.
  var deadline: Double
}

extension BusConnection {
  var waiting: BusWaiting { BusWaiting(descriptor: descriptor, deadline: deadline) }

  /// The messages that are handled before the thread looks after other things.
  private static let mostMessages = 256

  /// Handles the messages that have come. Returns whether there may be more. Throws when the bus is gone.
  func process(
    _ handle: (BusMessage) throws(BusError) -> Void
  ) throws(BusError) -> Bool {
    for _ in 0..<Self.mostMessages {
      switch try next() {
      case .idle: return false
      case .step: continue
      case .message(let message):
        if message.path == "/org/freedesktop/DBus/Local" { throw BusError("the bus is gone") }
        try handle(message)
      }
    }
    return true
  }

  // MARK: The bus itself

  static let bus = "org.freedesktop.DBus"

  func watch(_ rule: String) throws(BusError) {
    try call(Self.bus, "/org/freedesktop/DBus", Self.bus, "AddMatch", [.string(rule)])
  }

  /// Has the bus tell when another program takes a name, or gives it up.
  func watchOwner(of name: String) throws(BusError) {
    try watch(
      "type='signal',sender='\(Self.bus)',interface='\(Self.bus)',"
        + "member='NameOwnerChanged',arg0='\(name)'")
  }
}

extension BusMessage {
  /// The connection that has a name from now on, which is empty if none has; nil for other messages.
  func newOwner(of name: String) -> String? {
    guard sender == BusConnection.bus, member == "NameOwnerChanged", let arguments,
      arguments.signature == "sss", arguments.string(0) == name
    else { return nil }
    return arguments.string(2)
  }
}
