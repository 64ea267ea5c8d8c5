import Foundation
import Glibc
import WaylandWire

/// What another program does when its data is wanted.
package enum PeerBehavior: Sendable {
  /// It sends these bytes.
  case sends([UInt8])
  /// It sends these bytes, and then neither sends more nor closes the pipe.
  case stalls(after: [UInt8])
  /// It sends without end.
  case endless
  /// It is gone, so that the pipe is closed.
  case vanishes

  /// Answers on a thread of its own, because writing blocks.
  func answer(on descriptor: OwnedDescriptor) {
    switch self {
    case .vanishes: break
    case .sends(let bytes): Thread.detachNewThread { Self.send(bytes, to: descriptor) }
    case .stalls(let bytes):
      Thread.detachNewThread {
        Self.send(bytes, to: descriptor)
        // Returns when the other side has given up.
        var byte: UInt8 = 0
        _ = unsafe read(descriptor.rawValue, &byte, 1)
      }
    case .endless:
      Thread.detachNewThread {
        let piece = [UInt8](repeating: 0, count: 1 << 16)
        while Self.send(piece, to: descriptor) {}
      }
    }
  }

  /// Returns false if the other side does not read any more.
  @discardableResult
  private static func send(_ bytes: [UInt8], to descriptor: OwnedDescriptor) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.send(
          descriptor.rawValue, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
