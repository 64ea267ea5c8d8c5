import Dispatch
import LayerTree

/// Finds out that nobody has used the program for a time. It wakes the program once in each such time, and
/// not at all while nobody uses it.
@MainActor final class InactivityMonitor {
  /// Calls its argument after so many seconds.
  typealias Timer = (_ seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void) -> Void

  private let interval: Double
  private let now: () -> Double
  private let timer: Timer
  private let didBecomeInactive: () -> Void
  private var lastUse: Double
  /// Whether somebody has used the program in the last interval, as far as is known.
  private(set) var isUsed = false

  /// - Parameters:
  ///   - interval: the seconds without input after which the program is unused.
  ///   - didBecomeInactive: called once each time that the program becomes unused.
  init(
    interval: Double, now: @escaping () -> Double = { MediaClock.monotonic },
    timer: @escaping Timer = InactivityMonitor.dispatch, didBecomeInactive: @escaping () -> Void
  ) {
    self.interval = interval
    self.now = now
    self.timer = timer
    self.didBecomeInactive = didBecomeInactive
    lastUse = now()
  }

  /// Notes that somebody uses the program.
  func noteUse() {
    lastUse = now()
    guard !isUsed else { return }
    isUsed = true
    wait(seconds: interval)
  }

  private func wait(seconds: Double) {
    timer(seconds) { [weak self] in self?.check() }
  }

  private func check() {
    let rest = lastUse + interval - now()
    // Timers of the system may be a little early.
    if rest > 0.001 { return wait(seconds: rest) }
    isUsed = false
    didBecomeInactive()
  }

  nonisolated static func dispatch(
    _ seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(body) }
  }
}
