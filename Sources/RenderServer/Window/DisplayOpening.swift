import Dispatch
import Synchronization
import Threading
import Wayland

/// Closes the session that has ended, and connects again. Its thread waits, for as long as there is no
/// compositor, so that no other one has to.
final class DisplayOpening: Sendable {
  /// The seconds that the render thread of the old session gets to end.
  private static let patience: Double = 10

  private let connector: Connector
  private let hasEnded = DispatchSemaphore(value: 0)
  private let thread = Mutex<JoinableThread?>(nil)

  init(_ connector: Connector) {
    self.connector = connector
  }

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - ended: the session that has ended, and why.
  ///   - willConnectAgain: called on the thread before it connects again after that session, but not
  ///     if another session would fail for the same reason.
  ///   - deliver: called on the thread with the connection, or with the reason why there is none. It
  ///     is not called after `stop(timeout:)`.
  func start(
    after ended: (session: DisplaySession, reason: SessionEnd)?,
    willConnectAgain: @escaping @Sendable () -> Void,
    _ deliver: @escaping @Sendable (Result<Connection, RenderError>) -> Void
  ) throws(RenderError) {
    let started = try rendering { () throws(ThreadError) in
      try JoinableThread(name: "lamina display") { [self] in
        if let result = connect(after: ended, willConnectAgain) { deliver(result) }
        hasEnded.signal()
      }
    }
    thread.withLock { $0 = started }
  }

  /// Ends the wait. Returns whether the thread has ended within `timeout` seconds.
  func stop(timeout: Double) -> Bool {
    connector.stop()
    guard let running = thread.withLock({ $0.take() }) else { return true }
    guard hasEnded.wait(timeout: .now() + timeout) == .success else { return false }
    running.join()
    return true
  }

  /// Returns nil if the wait was ended.
  private func connect(
    after ended: (session: DisplaySession, reason: SessionEnd)?, _ willConnectAgain: () -> Void
  ) -> Result<Connection, RenderError>? {
    if let (session, reason) = ended {
      if let failure = reason.failure(on: session.connection) { return .failure(failure) }
      guard session.stop(timeout: Self.patience) else {
        return .failure(RenderError("the render thread does not end after: \(reason.error)"))
      }
      willConnectAgain()
    }
    do throws(WaylandError) {
      return .success(try connector.connect())
    } catch {
      return error == .interrupted ? nil : .failure(RenderError(error))
    }
  }
}
