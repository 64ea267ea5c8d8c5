import Foundation

/// The delayed requests that the run loop of a thread has not performed yet.
final class DelayedRequests {
  private static let key = "DelayedRequests"

  static var ofThisThread: DelayedRequests {
    let values = Thread.current.threadDictionary
    if let requests = values[key] as? DelayedRequests { return requests }
    let requests = DelayedRequests()
    values[key] = requests
    return requests
  }

  private var waiting: [RequestTimer] = []
  /// The timers that have no request now. Foundation on Linux never frees a `Timer` (330 bytes), so
  /// timers are used again.
  private var idle: [RequestTimer] = []

  func add(_ request: PerformRequest, at date: Date, in modes: [RunLoop.Mode]) {
    let timer: RequestTimer
    if let index = idle.lastIndex(where: { $0.modes == modes }) {
      timer = idle.remove(at: index)
    } else {
      timer = RequestTimer(modes: modes) { [weak self] in self?.perform($0) }
    }
    timer.set(request, at: date)
    waiting.append(timer)
  }

  func cancel(where isCancelled: (PerformRequest) -> Bool) {
    for timer in waiting {
      guard let request = timer.request, isCancelled(request) else { continue }
      end(timer)
      reuse(timer)
    }
  }

  private func perform(_ timer: RequestTimer) {
    guard let request = timer.request else { return }
    end(timer)
    request.send()
    reuse(timer)
  }

  private func end(_ timer: RequestTimer) {
    waiting.removeAll { $0 === timer }
    timer.clear()
  }

  private func reuse(_ timer: RequestTimer) {
    if Thread.isMainThread {
      idle.append(timer)
    } else {
      // A run loop of another thread ends when it has no timers.
      timer.invalidate()
    }
  }
}
