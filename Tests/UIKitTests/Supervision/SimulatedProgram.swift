import Synchronization

@testable import UIKit

/// A program on a set clock, whose main thread is blocked at certain times. Its watchdog has an interval
/// of a second.
final class SimulatedProgram: Sendable {
  private struct State {
    var time = 0.0
    /// The question that the main thread has not answered, and when it can.
    var question: (answer: @Sendable () -> Void, time: Double)?
    var findings: [(finding: WatchdogChecks.Finding, time: Double)] = []
    var lastHealthy = 0.0
    var longestSilence = 0.0
  }

  private let blocks: [Range<Double>]
  private let state = Mutex(State())

  /// - Parameter blocks: when the main thread is blocked, in seconds and in order.
  init(blocks: [Range<Double>]) {
    self.blocks = blocks
  }

  var findings: [(finding: WatchdogChecks.Finding, time: Double)] {
    state.withLock { $0.findings }
  }

  /// The longest time without a check that found everything well, in seconds.
  var longestSilence: Double { state.withLock { $0.longestSilence } }

  func run(until end: Double) {
    let watchdog = Watchdog(
      ask: { answer in self.ask(answer) }, renderProgress: { nil },
      report: { findings, isHealthy in self.note(findings, isHealthy) })
    for check in 1...Int(end) * WatchdogChecks.perInterval {
      let time = Double(check) / Double(WatchdogChecks.perInterval)
      let answer = state.withLock { state in
        state.time = time
        guard let question = state.question, question.time < time else { return nil as Answer? }
        state.question = nil
        return question.answer
      }
      answer?()
      watchdog.check()
    }
  }

  private typealias Answer = @Sendable () -> Void

  private func ask(_ answer: @escaping Answer) {
    state.withLock { state in
      let time = state.time
      let block = blocks.first { $0.contains(time) }
      state.question = (answer, block?.upperBound ?? time)
    }
  }

  private func note(_ findings: [WatchdogChecks.Finding], _ isHealthy: Bool) {
    state.withLock { state in
      let time = state.time
      state.findings += findings.map { ($0, time) }
      guard isHealthy else { return }
      state.longestSilence = max(state.longestSilence, time - state.lastHealthy)
      state.lastHealthy = time
    }
  }
}
