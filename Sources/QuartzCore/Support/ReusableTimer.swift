import Foundation

/// A timer of the main run loop that is set many times. Foundation on Linux never frees a `Timer`, so
/// one for each use would cost 330 bytes that are lost.
@MainActor package final class ReusableTimer {
  /// Repeats, because a timer that does not is invalid once it has fired.
  private var timer: Timer?
  private let body: @MainActor () -> Void

  /// Whether the timer will call `body`.
  package private(set) var isSet = false

  /// - Parameter body: called on the main thread.
  package init(_ body: @escaping @MainActor () -> Void) {
    self.body = body
  }

  /// Calls `body` once, after a time in seconds, in any of the common modes; replaces an earlier time.
  package func set(after delay: TimeInterval) {
    isSet = true
    (timer ?? makeTimer()).fireDate = Date(timeIntervalSinceNow: max(0, delay))
  }

  package func cancel() {
    guard isSet else { return }
    isSet = false
    timer?.fireDate = .distantFuture
  }

  private func makeTimer() -> Timer {
    let timer = Timer(fire: .distantFuture, interval: 1e8, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.fire() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
    return timer
  }

  private func fire() {
    guard isSet else { return }
    cancel()
    body()
  }

  isolated deinit { timer?.invalidate() }
}
