import Glibc
import WaylandWire

/// Data on its way through a pipe. Used by the thread for pipes only.
protocol PipeTransfer: AnyObject {
  var descriptor: OwnedDescriptor { get }
  /// The events of `poll` for which the transfer waits.
  var events: Int16 { get }
  /// The time at which the transfer ends for lack of progress, on the monotonic clock.
  var deadline: Double { get }
  /// Transfers one piece, since the descriptor is ready. Returns true when the transfer is over.
  func advance(at time: Double) -> Bool
  /// Ends the transfer early.
  func fail(_ error: TransferError)
}

/// Data that another program sends.
final class PipeRead: PipeTransfer {
  let descriptor: OwnedDescriptor
  let events = Int16(POLLIN)
  private(set) var deadline: Double

  private let limits: TransferLimits
  private let end: Double
  private let completion: @Sendable (Result<[UInt8], TransferError>) -> Void
  private var bytes: [UInt8] = []

  init(
    _ descriptor: OwnedDescriptor, limits: TransferLimits, at time: Double,
    completion: @escaping @Sendable (Result<[UInt8], TransferError>) -> Void
  ) {
    self.descriptor = descriptor
    self.limits = limits
    self.completion = completion
    end = time + limits.totalTime
    deadline = time + limits.idleTime
  }

  func advance(at time: Double) -> Bool {
    var piece = [UInt8](repeating: 0, count: TransferLimits.pieceSize)
    let count = unsafe read(descriptor.rawValue, &piece, piece.count)
    guard count >= 0 else {
      if errno == EAGAIN || errno == EINTR { return false }
      completion(.failure(.callFailed("read", reason: systemError(errno))))
      return true
    }
    guard count > 0 else {
      completion(.success(bytes))
      return true
    }
    guard bytes.count + count <= limits.size else {
      completion(.failure(.tooLarge))
      return true
    }
    bytes += piece[..<count]
    deadline = min(time + limits.idleTime, end)
    return false
  }

  func fail(_ error: TransferError) { completion(.failure(error)) }
}

/// Data that this program sends to another one, which may have gone or not read it.
final class PipeWrite: PipeTransfer {
  let descriptor: OwnedDescriptor
  let events = Int16(POLLOUT)
  private(set) var deadline: Double

  private let limits: TransferLimits
  private let end: Double
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8], to descriptor: OwnedDescriptor, limits: TransferLimits, at time: Double) {
    self.descriptor = descriptor
    self.limits = limits
    rest = bytes[...]
    end = time + limits.totalTime
    deadline = time + limits.idleTime
    let flags = fcntl(descriptor.rawValue, F_GETFL, 0)
    _ = fcntl(descriptor.rawValue, F_SETFL, flags | O_NONBLOCK)
  }

  /// The thread for pipes blocks SIGPIPE, so that a pipe without a reader is the error EPIPE.
  func advance(at time: Double) -> Bool {
    guard !rest.isEmpty else { return true }
    let count = unsafe rest.withUnsafeBytes { bytes in
      unsafe write(
        descriptor.rawValue, bytes.baseAddress, min(bytes.count, TransferLimits.pieceSize))
    }
    guard count >= 0 else { return errno != EAGAIN && errno != EINTR }
    rest = rest.dropFirst(count)
    deadline = min(time + limits.idleTime, end)
    return rest.isEmpty
  }

  func fail(_ error: TransferError) {}
}
