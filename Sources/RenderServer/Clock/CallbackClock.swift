/// Finds out when the compositor sent a frame callback that is handled later, because the render thread
/// was drawing.
///
/// `wl_callback.done` has a time in milliseconds whose base is undefined. Its distance to the media clock
/// is taken from the callbacks that are handled soonest.
struct CallbackClock {
  /// The times are whole milliseconds, so that shorter delays are not known.
  private static let shortestDelay: Int32 = 2
  /// After a longer delay, in milliseconds, or after so many delays in a row, the compositor's clock is
  /// taken to have been set, or to be faster or slower.
  private static let longestDelay: Int32 = 10_000
  private static let mostDelays = 256

  /// The media clock minus the compositor's, in milliseconds; nil before the first callback.
  private var distance: UInt32?
  private var delaysInARow = 0
  private var last: UInt32?

  /// Returns when a callback came that was sent at a time, if the render thread slept last in `sleep`. It
  /// would have woken the thread, so one that was sent in between came only at the end.
  static func arrival(ofCallbackSentAt time: Double, sleep: ClosedRange<Double>) -> Double {
    sleep.contains(time) ? sleep.upperBound : time
  }

  /// Returns when a callback was sent, in seconds on the media clock; `now` unless that is earlier by
  /// some milliseconds.
  mutating func time(ofCallback milliseconds: UInt32, handledAt now: Double) -> Double {
    let current = UInt32(truncatingIfNeeded: Int64(now * 1000)) &- milliseconds
    let (isRunning, delay) = (
      last != milliseconds, Int32(bitPattern: current &- (distance ?? current))
    )
    last = milliseconds
    delaysInARow = delay >= Self.shortestDelay ? delaysInARow + 1 : 0
    guard isRunning, 0...Self.longestDelay ~= delay, delaysInARow <= Self.mostDelays else {
      (distance, delaysInARow) = (current, 0)
      return now
    }
    distance = distance ?? current
    return delay < Self.shortestDelay ? now : now - Double(delay) / 1000
  }
}
