import Glibc

/// A self-pipe that wakes a thread waiting in `poll`. (It is a socket pair, because `pipe2`, which
/// alone creates a pipe atomically with close-on-exec, is not in the Glibc module.)
package final class WakePipe: Sendable {
  /// The descriptor to wait for.
  package let readEnd: Int32
  private let writeEnd: Int32

  package init() throws(ThreadError) {
    var ends: [Int32] = [-1, -1]
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard unsafe socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else {
      throw ThreadError(call: "socketpair", reason: unsafe String(cString: strerror(errno)))
    }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Wakes the reader. A full buffer is no error: the reader wakes all the same.
  package func signal() {
    var byte: UInt8 = 1
    _ = unsafe send(writeEnd, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  package func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(readEnd, &bytes, bytes.count) > 0 {}
  }
}
