import Synchronization

/// A display refresh reported to display links. All times are in seconds on the media clock.
package struct Tick: Sendable {
  /// The time of the last refresh.
  package var shown: Double
  /// The predicted time of the next refresh.
  package var next: Double
  /// The refresh interval.
  package var refresh: Double
}

/// Passes the latest tick to the main thread. A new tick replaces one that the main thread has not
/// taken yet.
final class TickBox: Sendable {
  private let tick = Mutex<Tick?>(nil)

  /// Stores a tick. Returns whether the box was empty, so that the main thread has to be notified.
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
