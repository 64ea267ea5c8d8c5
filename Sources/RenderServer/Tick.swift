import Synchronization

/// A refresh that display links asked for. Seconds on the media clock.
package struct Tick: Sendable {
  /// When the last frame was shown.
  package var shown: Double
  /// When the next one will be.
  package var next: Double
  /// From one refresh to the next.
  package var refresh: Double
}

/// The latest tick on its way to the main thread: those that it is too busy for are left out.
final class TickBox: Sendable {
  private let tick = Mutex<Tick?>(nil)

  /// - Returns: whether nobody is on the way to take it yet.
  func put(_ new: Tick) -> Bool {
    tick.withLock { tick in
      defer { tick = new }
      return tick == nil
    }
  }

  func take() -> Tick? {
    tick.withLock { $0.take() }
  }
}
