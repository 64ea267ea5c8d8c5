import Foundation

/// The address of a bus: Unix sockets on this machine.
///
/// Source: D-Bus specification, "Server Addresses".
struct BusAddress: Equatable, Sendable {
  let text: String

  /// Leaves out what is no Unix socket, such as `unixexec`, with which a bus would start programs. nil if
  /// nothing is left.
  init?(_ addresses: String) {
    let sockets = addresses.split(separator: ";").filter { $0.hasPrefix("unix:") }
    guard !sockets.isEmpty, addresses.utf8.count < 4096 else { return nil }
    text = sockets.joined(separator: ";")
  }

  /// The session bus of the environment; nil without one.
  static func session(in environment: [String: String]) -> BusAddress? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return BusAddress(address) }
    guard let folder = environment["XDG_RUNTIME_DIR"] else { return nil }
    let socket = folder + "/bus"
    return FileManager.default.fileExists(atPath: socket) ? BusAddress("unix:path=\(socket)") : nil
  }
}
