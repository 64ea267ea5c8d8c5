/// The connection to the session bus, which says whether assistive technologies are switched on, and
/// where the accessibility bus is.
///
/// Source: at-spi2-core, `org.a11y.Bus`, `org.a11y.Status`.
final class SessionBus {
  private enum Location {
    case unknown
    /// The bus was asked, by the call with this number.
    case asked(UInt64)
    case known(BusAddress)
  }

  private let connection: BusConnection
  private var isWatching = false
  private var statusCall: UInt64?
  private var location = Location.unknown
  /// Whether a client has switched assistive technologies on.
  private(set) var isEnabled = false

  private static let service = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"
  private static let status = "org.a11y.Status"

  init(_ address: BusAddress) throws(BusError) {
    connection = try BusConnection(address: address)
  }

  var waiting: BusWaiting { connection.waiting }
  var isReady: Bool { connection.isReady }

  /// The address of the accessibility bus; nil until the session bus has told it.
  var accessibilityAddress: BusAddress? {
    if case .known(let address) = location { return address }
    return nil
  }

  /// Asks for the address of the accessibility bus, which the session bus starts if need be.
  func askAddress() throws(BusError) {
    if case .asked = location { return }
    location = .asked(
      try connection.call(
        Self.service, Self.path, Self.service, "GetAddress", startsService: true))
  }

  /// The address is to be asked for again, because the bus there has died.
  func forgetAddress() {
    if case .known = location { location = .unknown }
  }

  /// Handles what has come. Returns whether there may be more.
  func process() throws(BusError) -> Bool {
    let mayBeMore = try connection.process { message throws(BusError) in try handle(message) }
    if !isWatching, connection.isReady {
      isWatching = true
      try connection.watchOwner(of: Self.service)
      try connection.watch(
        "type='signal',interface='org.freedesktop.DBus.Properties',path='\(Self.path)'")
      try askStatus()
    }
    return mayBeMore
  }

  private func askStatus() throws(BusError) {
    statusCall = try connection.call(
      Self.service, Self.path, "org.freedesktop.DBus.Properties", "GetAll",
      [.string(Self.status)])
  }

  private func handle(_ message: BusMessage) throws(BusError) {
    switch message.kind {
    case .signal: try handleSignal(message)
    case .reply, .failure: try handleReply(message)
    // Nobody has anything to ask here.
    case .call: try connection.reply(to: message, failure: .unknownObject(message.path))
    case nil: break
    }
  }

  private func handleSignal(_ message: BusMessage) throws(BusError) {
    if let owner = message.newOwner(of: Self.service) {
      isEnabled = false
      location = .unknown
      if !owner.isEmpty { try askStatus() }
    } else if message.member == "PropertiesChanged", message.path == Self.path {
      try askStatus()
    }
  }

  private func handleReply(_ message: BusMessage) throws(BusError) {
    let call = message.repliedCall
    if call == statusCall {
      isEnabled = message.kind == .reply && Self.isEnabled(in: message.arguments?.values ?? [])
    } else if case .asked(call) = location {
      guard let arguments = message.arguments, arguments.signature == "s",
        let address = BusAddress(arguments.string(0))
      else {
        location = .unknown
        throw BusError("org.a11y.Bus names no accessibility bus")
      }
      location = .known(address)
    }
  }

  private static func isEnabled(in values: [BusValue]) -> Bool {
    guard case .array(_, let properties)? = values.first else { return false }
    return properties.contains { property in
      property == .entry(.string("IsEnabled"), .variant(.boolean(true)))
        || property == .entry(.string("ScreenReaderEnabled"), .variant(.boolean(true)))
    }
  }
}
