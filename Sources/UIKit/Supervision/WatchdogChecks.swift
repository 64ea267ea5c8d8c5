/// Finds out which thread is blocked. It counts checks and not seconds, so that a machine that stops
/// the whole program for minutes causes no alarm.
struct WatchdogChecks {
  /// The checks in an interval. A thread that is blocked for an interval is always found within it;
  /// one that is blocked for less than three quarters of it never is.
  static let perInterval = 4
  private static let tolerated = 2

  /// A thread that has to go on.
  enum Thread: String, CaseIterable, Sendable {
    case main = "main thread"
    case render = "render thread"
  }

  enum Finding: Equatable, Sendable {
    /// The thread is blocked.
    case blocked(Thread)
    /// The thread that was blocked goes on.
    case goesOn(Thread)
  }

  /// The number of checks since each thread went on.
  private var misses: [Thread: Int] = [:]

  /// Whether all threads went on before the last check.
  var isHealthy: Bool { misses.isEmpty }

  /// Notes at a check which threads have not gone on since the last one.
  mutating func note(stuck: Set<Thread>) -> [Finding] {
    Thread.allCases.compactMap { thread in
      guard stuck.contains(thread) else {
        let missed = misses.removeValue(forKey: thread) ?? 0
        return missed > Self.tolerated ? .goesOn(thread) : nil
      }
      misses[thread, default: 0] += 1
      return misses[thread] == Self.tolerated + 1 ? .blocked(thread) : nil
    }
  }
}
