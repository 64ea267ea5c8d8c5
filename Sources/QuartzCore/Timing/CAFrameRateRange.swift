/// Calls a second that are welcome, of those that a display can give.
///
/// Source: Apple, "CAFrameRateRange".
public struct CAFrameRateRange: Equatable, Sendable {
  /// Calls a second, at least.
  public var minimum: Float
  /// Calls a second, at most.
  public var maximum: Float
  /// Calls a second that are best; nil: the screen's choice.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// As often as the screen refreshes.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension CAFrameRateRange {
  /// Rates are divisors of the screen's, so that calls come at regular times: the one nearest to the
  /// preferred rate that is in the range, or else just the nearest. Gives the refreshes from one call
  /// to the next.
  package func refreshes(of rate: Double) -> Int {
    guard maximum > 0, rate > 0 else { return 1 }
    var wanted = Double(maximum)
    if let preferred, preferred > 0 { wanted = Double(preferred) }
    let slower = max(1, (rate / wanted).rounded(.up))
    let faster = max(1, slower - 1)
    let nearest = rate / faster - wanted <= wanted - rate / slower ? faster : slower
    // A display of 59.94 or 61 refreshes a second is one of 60.
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
