import Dispatch
import Synchronization

/// Wakes the render thread. Signals given while it is awake, or already woken, are one.
final class WakeSignal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isRaised = Atomic<Bool>(false)

  /// Any thread; never blocks.
  func raise() {
    if !isRaised.exchange(true, ordering: .acquiringAndReleasing) { semaphore.signal() }
  }

  /// Sleeps until a signal is raised, or for so many seconds.
  func wait(seconds: Double?) {
    let timeout = seconds.map { DispatchTime.now() + max(0, $0) } ?? .distantFuture
    _ = semaphore.wait(timeout: timeout)
    isRaised.store(false, ordering: .releasing)
  }
}
