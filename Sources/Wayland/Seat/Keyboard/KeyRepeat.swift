/// Repeats a key that is held, as `wl_keyboard.repeat_info` says. Used by the reader thread only.
final class KeyRepeat {
  private enum State {
    /// No key repeats.
    case idle
    /// This key repeats when the timer fires.
    case repeating(key: UInt32)
  }

  /// Called with the key and the time of the repetition.
  var onRepeat: (UInt32, Double) -> Void = { _, _ in }
  private var state = State.idle
  /// The seconds between repetitions; nil for none. Before version 4 of the protocol the compositor
  /// does not report it.
  private var interval: Double? = 1.0 / 25
  private var delay = 0.4
  private var due = 0.0
  private var timer: ReaderTimer?

  init(_ timers: ReaderTimers) {
    timer = ReaderTimer(timers) { [unowned self] in fire(at: MonotonicClock.now) }
  }

  /// `rate` is in repetitions a second, 0 for none; `delay` in milliseconds.
  func set(rate: Int32, delay: Int32) {
    interval = rate > 0 ? 1 / Double(min(rate, 1000)) : nil
    self.delay = Double(max(delay, 0)) / 1000
    if interval == nil { stop() }
  }

  func start(_ key: UInt32, at time: Double) {
    guard interval != nil else { return }
    state = .repeating(key: key)
    schedule(time + delay)
  }

  /// Stops repeating this key, or whichever key repeats.
  func stop(_ key: UInt32? = nil) {
    guard case .repeating(let current) = state, key == nil || key == current else { return }
    state = .idle
    timer?.cancel()
  }

  private func schedule(_ time: Double) {
    due = time
    timer?.set(time)
  }

  /// A thread that was stopped for long does not make up for the repetitions that it missed.
  private func fire(at now: Double) {
    guard case .repeating(let key) = state, let interval else { return }
    schedule(max(due + interval, now))
    onRepeat(key, now)
  }
}
