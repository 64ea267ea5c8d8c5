import Foundation

/// Tells the service manager about the state of the program: one datagram to the socket that
/// NOTIFY_SOCKET names for each message.
///
/// Source: systemd, "sd_notify(3)", which documents the protocol for programs without libsystemd.
struct ServiceNotifier: Sendable {
  private let socket: Int32
  private let address: [UInt8]

  /// Returns nil if no service manager listens.
  ///
  /// - Parameter name: a path, or `@` and an abstract name.
  init?(socket name: String?) {
    guard let name, name.hasPrefix("/") || name.hasPrefix("@") else { return nil }
    let path = (name.hasPrefix("@") ? [0] : [UInt8(ascii: "/")]) + Array(name.utf8.dropFirst())
    guard path.count > 1, path.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path)
    else { return nil }
    let type = SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    let socket = Glibc.socket(AF_UNIX, Int32(type), 0)
    guard socket >= 0 else { return nil }
    self.socket = socket
    address = unsafe withUnsafeBytes(of: sa_family_t(AF_UNIX)) { unsafe Array($0) } + path
  }

  /// Sends assignments, such as `READY=1`, without waiting. What nobody takes is lost. May be called on
  /// any thread.
  func send(_ assignments: String...) {
    let message = Array(
      assignments.map { $0.replacing("\n", with: " ") }.joined(separator: "\n").utf8)
    unsafe address.withUnsafeBytes { address in
      guard let pointer = unsafe address.baseAddress?.assumingMemoryBound(to: sockaddr.self)
      else { return }
      _ = unsafe sendto(
        socket, message, message.count, Int32(MSG_NOSIGNAL), pointer,
        socklen_t(address.count))
    }
  }
}
