import Foundation
package import RenderServer

/// Sockets of the machine with a path in the file system (`unix(7)`).
package enum LocalSocket {
  /// Listens at a path. The user of the program alone may connect.
  static func listen(at path: String) throws(RenderError) -> Int32 {
    let listener = try make(for: path)
    // A socket that nobody listens to is what a program has left that was killed.
    if isAbandoned(path) { unsafe unlink(path) }
    // Linux gives the file the mode of its socket.
    fchmod(listener, 0o600)
    guard unsafe call(bind, listener, path) == 0, Glibc.listen(listener, 16) == 0 else {
      throw failure(path, closing: listener)
    }
    return listener
  }

  /// Connects to a path. Reads and writes fail after so many seconds.
  package static func connect(to path: String, timeout: Int = 5) throws(RenderError) -> Int32 {
    let socket = try make(for: path, flags: 0)
    var limit = timeval(tv_sec: timeout, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      unsafe setsockopt(socket, SOL_SOCKET, option, &limit, size)
    }
    guard unsafe call(Glibc.connect, socket, path) == 0 else {
      throw failure(path, closing: socket)
    }
    return socket
  }

  private static func isAbandoned(_ path: String) -> Bool {
    guard let socket = try? make(for: path) else { return false }
    defer { close(socket) }
    return unsafe call(Glibc.connect, socket, path) != 0 && errno == ECONNREFUSED
  }

  private static func make(
    for path: String, flags: UInt32 = SOCK_NONBLOCK.rawValue
  ) throws(RenderError) -> Int32 {
    guard path.utf8.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path) else {
      throw RenderError("\(path): the path of a socket has at most 107 bytes")
    }
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | flags
    let socket = Glibc.socket(AF_UNIX, Int32(type), 0)
    guard socket >= 0 else { throw failure(path, closing: nil) }
    return socket
  }

  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32, _ socket: Int32,
    _ path: String
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: path.utf8) }
    return unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe function(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  private static func failure(_ path: String, closing socket: Int32?) -> RenderError {
    let reason = unsafe String(cString: strerror(errno))
    if let socket { close(socket) }
    return RenderError("\(path): \(reason)")
  }
}
