/// What is accepted of other programs when data is transferred. A program that is slow, that never
/// ends or that has gone costs at most this much, and only on the thread for pipes.
package struct TransferLimits: Sendable {
  /// The seconds without a byte after which a transfer ends.
  package var idleTime = 5.0
  /// The seconds after which a transfer ends.
  package var totalTime = 60.0
  /// The bytes that are read of one type.
  package var size = 64 << 20
  /// The transfers that run at a time; a further one ends the oldest.
  package var transfers = 64

  /// The types of an offer that are kept.
  static let types = 256
  /// The bytes of a type's name; a Wayland message holds 4,096.
  static let nameSize = 1024
  /// The bytes that are read or written at a time, so that all transfers advance.
  static let pieceSize = 64 << 10

  package init() {}
}

/// Why data of another program could not be read.
package enum TransferError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The other program did not send everything in time.
  case timedOut
  /// The data has more bytes than `TransferLimits.size`.
  case tooLarge
  /// The offer was replaced, or the connection was closed.
  case withdrawn
  /// A call of the system failed.
  case callFailed(String, reason: String)

  package var description: String {
    switch self {
    case .timedOut: "the other program did not send its data in time"
    case .tooLarge: "the other program sends too much data"
    case .withdrawn: "the data is no longer offered"
    case .callFailed(let call, let reason): "\(call) failed: \(reason)"
    }
  }
}
