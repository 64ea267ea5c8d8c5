import Foundation
import Testing

@testable import UIKit

@Suite("Signals that terminate the program")
struct TerminationSignalTests {
  @Test("each signal terminates on the main thread", arguments: [SIGTERM, SIGINT, SIGHUP, SIGUSR1])
  func orderly(number: Int32) async {
    await #expect(processExitsWith: .exitCode(7)) { [number] in
      await Self.receive([number]) { exit(7) }
      while true { try await Task.sleep(for: .seconds(60)) }
    }
  }

  @Test("a main thread that does not respond is not waited for, which a line tells")
  func blocked() async {
    let result = await #expect(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await Self.receive([SIGTERM], blocking: 60) { exit(7) }
    }
    #expect(
      output(of: result).contains("ended by a signal: the main thread does not respond\n"))
  }

  @Test("a second signal ends the program at once")
  func second() async {
    await #expect(processExitsWith: .exitCode(0)) {
      await Self.receive([SIGTERM, SIGINT], blocking: 60) { exit(7) }
    }
  }

  @Test("a write to a pipe that nobody reads is an error, and no end")
  func pipe() async {
    await #expect(processExitsWith: .success) {
      ProcessSetup.prepare()
      var ends: [Int32] = [-1, -1]
      unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
      close(ends[0])
      #expect(unsafe write(ends[1], "x", 1) == -1 && errno == EPIPE)
    }
  }

  /// Receives signals, and blocks the main thread for some seconds.
  @MainActor private static func receive(
    _ numbers: [Int32], blocking seconds: Double = 0,
    _ terminate: @escaping @MainActor @Sendable () -> Void
  ) {
    signals = TerminationSignals(terminate)
    for number in numbers { kill(getpid(), number) }
    Thread.sleep(forTimeInterval: seconds)
  }

  @MainActor private static var signals: TerminationSignals?
}
