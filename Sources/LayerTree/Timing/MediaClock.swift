import Foundation
import Synchronization

/// The clock of `CACurrentMediaTime()` and of all animations: the monotonic clock, or a time that
/// was set (for off-screen screens).
package enum MediaClock {
  /// The bit pattern of the time that was set; NaN if none was set.
  private static let setTime = Atomic<UInt64>(Double.nan.bitPattern)

  /// The current time, in seconds.
  package static var now: Double {
    let set = Double(bitPattern: setTime.load(ordering: .acquiring))
    return set.isNaN ? monotonic : set
  }

  /// Stops the clock at `time`; nil lets it run again.
  package static func set(_ time: Double?) {
    setTime.store((time ?? .nan).bitPattern, ordering: .releasing)
  }

  /// Whether the clock runs, and is not stopped at a time that was set.
  package static var isRunning: Bool {
    Double(bitPattern: setTime.load(ordering: .acquiring)).isNaN
  }

  /// The time of CLOCK_MONOTONIC in seconds, which compositors use to timestamp presented frames.
  package static var monotonic: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
