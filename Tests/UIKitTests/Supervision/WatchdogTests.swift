import Dispatch
import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("The watchdog")
struct WatchdogTests {
  @Test("a thread that is blocked for an interval is found within it, at any phase of the checks")
  func blocked() {
    for begin in stride(from: 0.01, to: 1, by: 0.01) {
      let program = SimulatedProgram(blocks: [begin..<(begin + 1)])
      program.run(until: 4)
      #expect(program.findings.map { $0.finding } == [.blocked(.main), .goesOn(.main)])
      #expect(program.findings[0].time <= begin + 1)
    }
  }

  @Test("an hour of work with blocks below three quarters of the interval causes no alarm")
  func hour() {
    var random = SeededGenerator(seed: 1)
    var (blocks, time) = ([Range<Double>](), 0.0)
    while time < 3600 {
      let begin = time + Double.random(in: 0.01...0.5, using: &random)
      let length = Double.random(in: 0.001..<0.74, using: &random)
      blocks.append(begin..<(begin + length))
      time = begin + length
    }
    let program = SimulatedProgram(blocks: blocks)
    program.run(until: 3600)
    #expect(program.findings.isEmpty)
    #expect(program.longestSilence < 1.25)
  }

  @Test("a machine that stops the whole program causes no alarm")
  func stoppedMachine() {
    var checks = WatchdogChecks()
    // However long the program was stopped, it makes one check when it goes on.
    for _ in 0..<1000 {
      #expect(checks.note(stuck: []) == [] && checks.isHealthy)
      #expect(checks.note(stuck: [.main]) == [] && !checks.isHealthy)
    }
  }

  @Test("each thread is found once, and is told of once when it goes on")
  func threads() {
    var checks = WatchdogChecks()
    let findings = (0..<6).flatMap { _ in checks.note(stuck: [.render]) }
    #expect(findings == [.blocked(.render)])
    let both = (0..<6).flatMap { _ in checks.note(stuck: [.main, .render]) }
    #expect(both == [.blocked(.main)])
    #expect(checks.note(stuck: [.main]) == [.goesOn(.render)] && !checks.isHealthy)
    #expect(checks.note(stuck: []) == [.goesOn(.main)] && checks.isHealthy)
  }

  @Test(
    "a blocked main thread is reported with the functions that it is in, and then that it goes on")
  func backtrace() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await Self.block()
    }
    let lines = output(of: result).split(separator: "\n")
    #expect(lines.first == "blocked")
    #expect(lines.count > 4)
    #expect(lines.last == "goes on")
  }

  /// Blocks the main thread until the watchdog has found that out.
  @MainActor private static func block() async {
    ThreadBacktrace.allow()
    let main = pthread_self()
    let isFound = DispatchSemaphore(value: 0)
    let goesOn = AsyncStream<Void>.makeStream()
    let report: Watchdog.Report = { findings, _ in
      if findings.contains(.blocked(.main)) {
        print("blocked", to: ThreadBacktrace.lines(of: main))
        isFound.signal()
      }
      if findings.contains(.goesOn(.main)) {
        print("goes on", to: [])
        goesOn.continuation.finish()
      }
    }
    let watchdog = Watchdog(renderProgress: { nil }, report: report)
    watchdog.start(interval: 0.1)
    wait(for: isFound)
    for await _ in goesOn.stream {}
    withExtendedLifetime(watchdog) {}
  }

  @MainActor private static func wait(for semaphore: DispatchSemaphore) {
    semaphore.wait()
  }

  private static func print(_ line: String, to more: [String]) {
    FileHandle.standardError.write(Data(([line] + more + [""]).joined(separator: "\n").utf8))
  }
}
