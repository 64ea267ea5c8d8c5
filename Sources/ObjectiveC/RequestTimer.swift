import Foundation

/// A timer of the run loop of this thread, which sends one request after the other. Only that thread
/// uses it.
final class RequestTimer: @unchecked Sendable {
  let modes: [RunLoop.Mode]
  private(set) var request: PerformRequest?
  private let body: (RequestTimer) -> Void
  private var timer: Timer?

  /// - Parameter body: called at the date of each request.
  init(modes: [RunLoop.Mode], _ body: @escaping (RequestTimer) -> Void) {
    (self.modes, self.body) = (modes, body)
    // It repeats, because a timer that does not is invalid once it has fired.
    let timer = Timer(fire: .distantFuture, interval: 1e8, repeats: true) { [weak self] _ in
      if let self { self.body(self) }
    }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    self.timer = timer
  }

  func set(_ request: PerformRequest, at date: Date) {
    self.request = request
    timer?.fireDate = date
  }

  func clear() {
    request = nil
    timer?.fireDate = .distantFuture
  }

  func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}
