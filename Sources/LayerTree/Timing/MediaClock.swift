import Foundation
import Synchronization

/// The clock of `CACurrentMediaTime()` and of all animations: the monotonic clock, or a time that
/// was set (off-screen screens).
package enum MediaClock {
  /// Bits of the set time; those of NaN: not set.
  private static let setTime = Atomic<UInt64>(Double.nan.bitPattern)

  /// Seconds.
  package static var now: Double {
    let set = Double(bitPattern: setTime.load(ordering: .acquiring))
    return set.isNaN ? monotonic : set
  }

  /// Stops the clock at `time`; nil lets it run again.
  package static func set(_ time: Double?) {
    setTime.store((time ?? .nan).bitPattern, ordering: .releasing)
  }

  /// Whether the clock moves by itself.
  package static var isRunning: Bool {
    Double(bitPattern: setTime.load(ordering: .acquiring)).isNaN
  }

  /// Seconds of CLOCK_MONOTONIC, on which compositors stamp presented frames.
  package static var monotonic: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
