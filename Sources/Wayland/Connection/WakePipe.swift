import Glibc
import WaylandWire

/// A self-pipe that wakes a thread waiting in `poll`. (It is a socket pair, because `pipe2`, which
/// alone creates a pipe atomically with close-on-exec, is not in the Glibc module.)
final class WakePipe: Sendable {
  let readEnd: OwnedDescriptor
  private let writeEnd: OwnedDescriptor

  init() throws(WaylandError) {
    var ends: [Int32] = [-1, -1]
    let type = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
    guard unsafe socketpair(AF_UNIX, Int32(type), 0, &ends) == 0 else {
      throw .callFailed("socketpair", reason: systemError(errno))
    }
    readEnd = OwnedDescriptor(ends[0])
    writeEnd = OwnedDescriptor(ends[1])
  }

  /// Wakes the reader. A full buffer is no error: the reader wakes all the same.
  func signal() {
    var byte: UInt8 = 1
    _ = unsafe send(writeEnd.rawValue, &byte, 1, Int32(MSG_NOSIGNAL))
  }

  func drain() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while unsafe read(readEnd.rawValue, &bytes, bytes.count) > 0 {}
  }
}
