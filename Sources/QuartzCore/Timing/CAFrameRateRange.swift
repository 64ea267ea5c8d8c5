/// A range of preferred frame rates, in calls per second.
///
/// Source: Apple, "CAFrameRateRange".
public struct CAFrameRateRange: Equatable, Sendable {
  /// The minimum rate, in calls per second.
  public var minimum: Float
  /// The maximum rate, in calls per second.
  public var maximum: Float
  /// The preferred rate, in calls per second; nil lets the screen choose.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The screen's refresh rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension CAFrameRateRange {
  /// The number of screen refreshes from one call to the next. Rates are the screen's refresh rate
  /// `rate` divided by whole numbers, so that calls are evenly spaced. The result is the rate in
  /// the range that is nearest to the preferred one, or the nearest one if none is in the range.
  package func refreshes(of rate: Double) -> Int {
    guard maximum > 0, rate > 0 else { return 1 }
    var wanted = Double(maximum)
    if let preferred, preferred > 0 { wanted = Double(preferred) }
    let slower = max(1, (rate / wanted).rounded(.up))
    let faster = max(1, slower - 1)
    let nearest = rate / faster - wanted <= wanted - rate / slower ? faster : slower
    // A display of 59.94 or 61 refreshes per second counts as one of 60.
    let fewest = max(1, (rate / Double(maximum) * 0.95).rounded(.up))
    let most = minimum > 0 ? (rate / Double(minimum) * 1.05).rounded(.down) : .infinity
    let refreshes = fewest <= most ? min(max(nearest, fewest), most) : nearest
    return Int(min(refreshes, 1e9))
  }

  var isValid: Bool {
    guard self != .default else { return true }
    let best = preferred ?? 0
    return minimum >= 0 && maximum > 0 && maximum.isFinite && minimum <= maximum
      && (best == 0 || (minimum...maximum).contains(best))
  }
}
