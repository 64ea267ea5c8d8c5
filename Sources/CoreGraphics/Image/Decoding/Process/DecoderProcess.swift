import CSandbox
import Synchronization

/// Decodes image files in processes of their own, which may neither open files nor connect anywhere, so
/// that what a hostile file does to a format's library ends there.
///
/// A process that is forked while the program is small waits for files, and forks a decoder for each.
/// Source: Linux, "seccomp(2)".
package enum DecoderProcess {
  /// The seconds after which a decoder that does not answer is given up.
  static let timeLimit = 10

  /// The program's end of the connection to the process that forks decoders; nil without one.
  private static let server = Mutex<DecoderChannel?>(nil)

  /// Forks the process. Called before the program starts threads, whose locks the process would inherit.
  ///
  /// - Returns: whether the system had a process for it.
  package static func start() -> Bool {
    server.withLock { server in
      server = fork()
      return server != nil
    }
  }

  /// Whether files are decoded in other processes.
  static var isRunning: Bool { server.withLock { $0 != nil } }

  private static func fork() -> DecoderChannel? {
    guard let ends = DecoderChannel.pair() else { return nil }
    switch lamina_fork() {
    case 0: DecoderServer.run(on: ends.1.descriptor)
    case let process: return process > 0 ? ends.0 : nil
    }
  }

  /// Decodes a file.
  ///
  /// - Parameter limit: the maximum number of pixels, all frames together.
  static func decode(_ data: Data, limit: Int) -> Result<DecodedImage, ImageDecoder.Failure> {
    do {
      let channel = try connect()
      try channel.write(limit)
      try channel.write(data)
      return try channel.readImage(limit: limit)
    } catch {
      return .failure(.broken("\(error)"))
    }
  }

  /// Makes a decoder. If the process that forks them has been killed, it is replaced.
  private static func connect() throws -> DecoderChannel {
    guard let (own, other) = DecoderChannel.pair() else { throw DecoderChannel.Failure.unavailable }
    let isSent = server.withLock { server in
      if server?.send(other) == true { return true }
      server = fork() ?? server
      return server?.send(other) == true
    }
    guard isSent else { throw DecoderChannel.Failure.unavailable }
    own.limitWaits(seconds: timeLimit)
    return own
  }
}
