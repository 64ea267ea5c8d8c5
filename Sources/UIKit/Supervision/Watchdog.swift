import Dispatch
import Foundation
import Synchronization

/// Asks the main thread several times in each interval whether it responds, and looks whether the render
/// thread goes on or rests.
final class Watchdog: Sendable {
  private struct State {
    var checks = WatchdogChecks()
    /// Whether the main thread has answered the last question.
    var hasAnswered = true
    var renderProgress: UInt64?
  }

  /// What a check has found: what has changed, and whether the whole program goes on.
  typealias Report = @Sendable (_ findings: [WatchdogChecks.Finding], _ isHealthy: Bool) -> Void

  /// Runs its argument on the main thread, when that is ready.
  typealias Question = @Sendable (_ answer: @escaping @Sendable () -> Void) -> Void

  private let ask: Question
  private let renderProgress: @Sendable () -> UInt64?
  private let report: Report
  private let state = Mutex(State())

  /// - Parameters:
  ///   - ask: asks the main thread.
  ///   - renderProgress: a value that changes while the render thread goes on; nil while it rests.
  ///   - report: called after each check.
  init(
    ask: @escaping Question = { DispatchQueue.main.async(execute: $0) },
    renderProgress: @escaping @Sendable () -> UInt64?, report: @escaping Report
  ) {
    self.ask = ask
    self.renderProgress = renderProgress
    self.report = report
  }

  /// Starts a thread that checks, until the last reference to the watchdog is gone.
  ///
  /// - Parameter interval: the seconds within which a blocked thread is found.
  func start(interval: Double) {
    let thread = Foundation.Thread { [weak self] in
      while true {
        Foundation.Thread.sleep(
          forTimeInterval: interval / Double(WatchdogChecks.perInterval))
        guard let self else { return }
        check()
      }
    }
    thread.name = "lamina watchdog"
    thread.start()
  }

  /// Checks both threads, and asks the main thread again.
  func check() {
    let progress = renderProgress()
    let (findings, isHealthy, wasAnswered) = state.withLock { state in
      var stuck: Set<WatchdogChecks.Thread> = []
      if !state.hasAnswered { stuck.insert(.main) }
      if let progress, progress == state.renderProgress { stuck.insert(.render) }
      state.renderProgress = progress
      defer { state.hasAnswered = false }
      return (state.checks.note(stuck: stuck), state.checks.isHealthy, state.hasAnswered)
    }
    report(findings, isHealthy)
    // One question waits at most.
    if wasAnswered { ask { self.state.withLock { $0.hasAnswered = true } } }
  }
}
