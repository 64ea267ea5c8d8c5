import Dispatch
import Foundation

/// Terminates the application on SIGTERM and SIGINT: the first signal does so in an orderly way on
/// the main thread, a second one immediately, in case the main thread is blocked.
@MainActor final class TerminationSignals {
  private var sources: [any DispatchSourceSignal] = []

  init(_ terminate: @escaping @MainActor @Sendable () -> Void) {
    let queue = DispatchQueue(label: "termination signals")
    let count = SignalCount()
    for number in [SIGTERM, SIGINT] {
      // A dispatch source receives the signal only if its default action is disabled.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { @Sendable in
        if count.increment() > 1 { _exit(0) }
        DispatchQueue.main.async { MainActor.assumeIsolated(terminate) }
      }
      source.resume()
      sources.append(source)
    }
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
