import Dispatch
import Foundation

/// SIGTERM and SIGINT end the application: the first one in good order on the main thread, a second
/// one at once, in case the main thread is stuck.
@MainActor final class TerminationSignals {
  private var sources: [any DispatchSourceSignal] = []

  init(_ terminate: @escaping @MainActor @Sendable () -> Void) {
    let queue = DispatchQueue(label: "termination signals")
    let count = SignalCount()
    for number in [SIGTERM, SIGINT] {
      // The source sees the signal only when the default action is off.
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

/// Used on the sources' queue only.
private final class SignalCount: @unchecked Sendable {
  private var count = 0

  func increment() -> Int {
    count += 1
    return count
  }
}
