import Foundation
import Synchronization

/// Calls the body on several threads, with the numbers of the thread and of the round. All begin each
/// round at the same time.
func simultaneously(
  threads count: Int, rounds: Int, _ body: @escaping @Sendable (_ thread: Int, _ round: Int) -> Void
) {
  let (arrivals, group) = (Arrivals(), DispatchGroup())
  for thread in 0..<count {
    group.enter()
    Thread.detachNewThread {
      for round in 0..<rounds {
        arrivals.count.add(1, ordering: .acquiringAndReleasing)
        while arrivals.count.load(ordering: .acquiring) < (round + 1) * count { sched_yield() }
        body(thread, round)
      }
      group.leave()
    }
  }
  group.wait()
}

private final class Arrivals: Sendable {
  let count = Atomic(0)
}
