import Dispatch
import LayerTree
import Synchronization
import Wayland

/// Passes input from the reader thread to the main thread, which may be busy for long. Posting never
/// waits, and what a busy app has not taken is merged. `InputPacer` of UIKit decides when the app
/// gets motion.
final class InputMailbox: Sendable {
  private struct State {
    var queue = InputQueue()
    /// Whether the main thread is going to take the input.
    var isScheduled = false
    /// When the first event of the queue arrived, on the clock of the trace.
    var arrival = 0.0
  }

  private let state = Mutex(State())
  private let trace: FrameTrace?
  private let deliver: @MainActor @Sendable ([InputEvent]) -> Void

  /// - Parameters:
  ///   - trace: records how long input waits and is handled.
  ///   - deliver: called on the main queue with the events that have arrived.
  init(trace: FrameTrace? = nil, _ deliver: @escaping @MainActor @Sendable ([InputEvent]) -> Void) {
    self.trace = trace
    self.deliver = deliver
  }

  /// Adds an event. May be called on any thread.
  func post(_ event: InputEvent) {
    let isFirst = state.withLock { state in
      state.queue.append(event)
      if !state.isScheduled { state.arrival = trace?.now ?? 0 }
      defer { state.isScheduled = true }
      return !state.isScheduled
    }
    guard isFirst else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { self.deliverAll() } }
  }

  @MainActor private func deliverAll() {
    let (events, arrival) = state.withLock { state in
      state.isScheduled = false
      return (state.queue.takeAll(), state.arrival)
    }
    deliver(events)
    trace?.record(.input, from: arrival)
  }
}
