import Glibc

/// Converts the times of one device's events, in milliseconds of 32 bits that wrap around every
/// 49.7 days, to seconds of the monotonic clock.
///
/// The protocol leaves the base of the times undefined. Most compositors use the monotonic clock;
/// the events of virtual devices have the times of their client. There, the first event is taken to
/// have happened when it arrived.
struct EventTimes {
  /// The age of an event, in seconds, above which its clock is taken to have another base.
  private static let oldest = 10.0

  /// The last event in milliseconds, without wrapping around.
  private var last: Int64?
  /// The time at 0 milliseconds.
  private var base = 0.0

  /// Returns the time of an event that arrives at the time `now`; it is never later than `now`.
  mutating func seconds(_ milliseconds: UInt32, now: Double = MonotonicClock.now) -> Double {
    let isFirst = last == nil
    let previous = last ?? Int64(milliseconds)
    let elapsed = Int32(bitPattern: milliseconds &- UInt32(truncatingIfNeeded: previous))
    let current = previous + Int64(elapsed)
    last = current
    let age = now - (base + Double(current) / 1000)
    if isFirst || age < 0 || age > Self.oldest { setBase(milliseconds, current, now) }
    return base + Double(current) / 1000
  }

  private mutating func setBase(_ milliseconds: UInt32, _ current: Int64, _ now: Double) {
    let clock = Int64(now * 1000)
    let age = UInt32(truncatingIfNeeded: clock) &- milliseconds
    let isMonotonic = Double(age) / 1000 <= Self.oldest
    base = (isMonotonic ? Double(clock - Int64(age)) / 1000 : now) - Double(current) / 1000
  }
}

/// CLOCK_MONOTONIC in seconds, on which `InputEvent` and `MediaClock` have their times.
enum MonotonicClock {
  static var now: Double { PresentationClock.seconds(CLOCK_MONOTONIC) }
}
