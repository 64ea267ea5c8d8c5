import Dispatch
import Synchronization

/// Wakes the render thread. Several signals before it sleeps again count as one.
final class WakeSignal: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let isRaised = Atomic<Bool>(false)

  /// Wakes the render thread. May be called on any thread; never blocks.
  func raise() {
    if !isRaised.exchange(true, ordering: .acquiringAndReleasing) { semaphore.signal() }
  }

  /// Sleeps until a signal is raised, or for `seconds`; nil waits forever.
  func wait(seconds: Double?) {
    let timeout = seconds.map { DispatchTime.now() + max(0, $0) } ?? .distantFuture
    _ = semaphore.wait(timeout: timeout)
    isRaised.store(false, ordering: .releasing)
  }
}
