/// The timers of the reader thread, on which they are used and called. They need no descriptor and no
/// thread: the timeout of the reader's `poll` ends with the first of them.
final class ReaderTimers: @unchecked Sendable {
  private var timers: [ObjectIdentifier: ReaderTimer] = [:]

  /// The time in milliseconds until the first timer fires, as `poll` wants it: -1 for none.
  func timeout(at now: Double) -> Int32 {
    guard let first = timers.values.compactMap(\.deadline).min() else { return -1 }
    return Int32(min(max(((first - now) * 1000).rounded(.up), 0), 60_000))
  }

  /// Calls the timers whose time has come, each once.
  func fire(at now: Double) {
    let due = timers.values.filter { $0.deadline.map { $0 <= now } ?? false }
    for timer in due.sorted(by: { ($0.deadline ?? 0) < ($1.deadline ?? 0) }) { timer.fire() }
  }

  fileprivate func add(_ timer: ReaderTimer) { timers[ObjectIdentifier(timer)] = timer }

  fileprivate func remove(_ timer: ReaderTimer) { timers[ObjectIdentifier(timer)] = nil }
}

/// A timer that fires once each time it is set.
final class ReaderTimer {
  /// The time at which the timer fires, on the monotonic clock; nil while it is not set.
  private(set) var deadline: Double?
  private let timers: ReaderTimers
  private let action: () -> Void

  init(_ timers: ReaderTimers, _ action: @escaping () -> Void) {
    self.timers = timers
    self.action = action
  }

  func set(_ deadline: Double) {
    self.deadline = deadline
    timers.add(self)
  }

  func cancel() {
    deadline = nil
    timers.remove(self)
  }

  fileprivate func fire() {
    // A timer that fired before this one may have cancelled it.
    guard deadline != nil else { return }
    cancel()
    action()
  }
}
