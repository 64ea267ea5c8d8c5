import CSandbox

/// One end of a connection between the program and a decoder.
final class DecoderChannel: Sendable {
  /// Why a decoder has not answered.
  enum Failure: Error, CustomStringConvertible {
    case ended, timedOut, invalid, unavailable

    var description: String {
      switch self {
      case .ended: "its decoder ended early"
      case .timedOut: "its decoder took longer than \(DecoderProcess.timeLimit) seconds"
      case .invalid: "its decoder sent what is no image"
      case .unavailable: "the system has no process for its decoder"
      }
    }
  }

  let descriptor: Int32

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Makes both ends; nil if the system has no descriptors for them.
  static func pair() -> (DecoderChannel, DecoderChannel)? {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    return (DecoderChannel(ends[0]), DecoderChannel(ends[1]))
  }

  /// Sends an end of another connection. Returns false if nobody receives it.
  func send(_ channel: DecoderChannel) -> Bool {
    lamina_send_descriptor(descriptor, channel.descriptor) == 0
  }

  /// Makes each wait for the other end fail after some seconds.
  func limitWaits(seconds: Int) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      _ = unsafe setsockopt(
        descriptor, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
      let count = unsafe Foundation.send(
        descriptor, part.baseAddress, part.count, Int32(MSG_NOSIGNAL))
      unsafe rest = rest.dropFirst(try checked(count))
    }
  }

  func read(into bytes: UnsafeMutableRawBufferPointer) throws {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let part = unsafe UnsafeMutableRawBufferPointer(rebasing: rest)
      let count = unsafe recv(descriptor, part.baseAddress, part.count, 0)
      unsafe rest = rest.dropFirst(try checked(count))
      if count == 0 { throw Failure.ended }
    }
  }

  /// The bytes that a system call has transferred; 0 if a signal has interrupted it.
  private func checked(_ count: Int) throws -> Int {
    if count >= 0 { return count }
    switch errno {
    case EINTR: return 0
    case EAGAIN: throw Failure.timedOut
    default: throw Failure.ended
    }
  }

  func write(_ number: Int) throws {
    try unsafe withUnsafeBytes(of: number) { try unsafe write($0) }
  }

  func readNumber() throws -> Int {
    var number = 0
    try unsafe withUnsafeMutableBytes(of: &number) { try unsafe read(into: $0) }
    return number
  }
}
