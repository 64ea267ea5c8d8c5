import Dispatch
import LayerTree
import Synchronization
import Wayland

/// Passes input from the reader thread to the main thread, which may be busy for long. Posting never
/// waits. What cannot be merged is delivered at once, motion at most once in each refresh interval.
final class InputMailbox: Sendable {
  private enum Delivery {
    /// Nothing is scheduled.
    case none
    /// The main thread takes the input after the current refresh interval.
    case later
    /// The main thread takes the input as soon as it can.
    case now
  }

  private struct State {
    var queue = InputQueue()
    var delivery = Delivery.none
    /// The time of the last delivery on the media clock, and the shortest time to the next one.
    var lastTime = -Double.infinity
    var interval = 1.0 / 60
  }

  private let state = Mutex(State())
  private let deliver: @MainActor @Sendable (InputEvent) -> Void

  /// `deliver` is called on the main queue with each event.
  init(_ deliver: @escaping @MainActor @Sendable (InputEvent) -> Void) {
    self.deliver = deliver
  }

  func setInterval(nanoseconds: UInt64) {
    state.withLock { $0.interval = Double(nanoseconds) * 1e-9 }
  }

  /// Adds an event. May be called on any thread.
  func post(_ event: InputEvent) {
    let now = MediaClock.monotonic
    let delay: Double? = state.withLock { state in
      state.queue.append(event)
      let wait = event.isMotion ? state.lastTime + state.interval - now : 0
      switch state.delivery {
      case .now: return nil
      case .later where wait > 0: return nil
      case .none, .later:
        state.delivery = wait > 0 ? .later : .now
        return max(wait, 0)
      }
    }
    guard let delay else { return }
    let take: @Sendable () -> Void = { MainActor.assumeIsolated { self.deliverAll() } }
    if delay > 0 {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: take)
    } else {
      DispatchQueue.main.async(execute: take)
    }
  }

  @MainActor private func deliverAll() {
    let events = state.withLock { state in
      state.delivery = .none
      state.lastTime = MediaClock.monotonic
      return state.queue.takeAll()
    }
    for event in events { deliver(event) }
  }
}
