import Dispatch
import Threading

/// When a bus that has failed is tried again, and whether that was told.
struct Retry {
  /// The longest time between two attempts, in seconds. A bus that comes back is not urgent.
  private static let longest = 60.0

  /// The time of the next attempt in seconds of CLOCK_MONOTONIC.
  private(set) var time = 0.0
  private var backOff = BackOff(limit: .infinity, from: 0, longest: longest)
  private var isTold = false

  /// Notes a failure, and returns whether it is the first one since the bus has worked.
  mutating func fail() -> Bool {
    let now = Self.now
    time = now + (backOff.delay(at: now) ?? Self.longest)
    defer { isTold = true }
    return !isTold
  }

  /// The bus works.
  mutating func succeed() {
    self = Retry()
  }

  /// CLOCK_MONOTONIC in seconds.
  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }
}
