import Dispatch
import Foundation

/// Terminates the application on SIGTERM, SIGINT, SIGHUP and SIGUSR1: the first signal does so in an
/// orderly way on the main thread, a second one immediately. A main thread that does not respond, or
/// that does not come to an end, is not waited for.
@MainActor final class TerminationSignals {
  /// The seconds that a main thread gets to respond.
  private nonisolated static let patience: Double = 2
  /// The seconds that it gets afterwards, as on iOS.
  private nonisolated static let grace: Double = 5

  private var sources: [any DispatchSourceSignal] = []

  /// - Parameter terminate: called on the main thread.
  init(_ terminate: @escaping @MainActor @Sendable () -> Void) {
    let queue = DispatchQueue(label: "termination signals")
    let (count, isRegistered) = (SignalCount(), DispatchSemaphore(value: 0))
    for number in [SIGTERM, SIGINT, SIGHUP, SIGUSR1] {
      // `nohup` has SIGHUP ignored.
      if number == SIGHUP, Self.isIgnored(number) { continue }
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setRegistrationHandler { @Sendable in isRegistered.signal() }
      source.setEventHandler { @Sendable in
        if count.increment() > 1 { _exit(0) }
        Self.begin(terminate, on: queue)
      }
      source.resume()
      sources.append(source)
    }
    // Until libdispatch has replaced its default action on the queue, a signal kills the program.
    for _ in sources { isRegistered.wait() }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    let handler = unsafe action.__sigaction_handler.sa_handler
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private nonisolated static func begin(
    _ terminate: @escaping @MainActor @Sendable () -> Void, on queue: DispatchQueue
  ) {
    let isLate = DispatchWorkItem { end("the main thread does not respond") }
    queue.asyncAfter(deadline: .now() + patience, execute: isLate)
    DispatchQueue.main.async {
      isLate.cancel()
      queue.asyncAfter(deadline: .now() + grace) { end("the termination takes too long") }
      MainActor.assumeIsolated(terminate)
    }
  }

  /// Ends the program without its main thread.
  private nonisolated static func end(_ reason: String) -> Never {
    ProgramLog.writeLast("ended by a signal: \(reason)")
    _exit(1)
  }
}

/// This class is accessed only on the sources' queue.
private final class SignalCount: @unchecked Sendable {
  private var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}
