/// A track through values at given fractions of the duration.
///
/// Source: Apple, "CAKeyframeAnimation".
package final class KeyframeTrack: Sendable {
  package let values: [SIMD4<Double>]
  let segments: KeyframeSegments
  /// The curve through the values, in cubic modes.
  private let spline: Spline<SIMD4<Double>>?

  /// Ignores invalid `keyTimes`. A paced mode ignores both `keyTimes` and `timingFunctions`.
  package init(
    values: [SIMD4<Double>], keyTimes: [Double]? = nil, timingFunctions: [TimingFunction] = [],
    mode: CalculationMode = .linear, knots: SplineKnots = SplineKnots()
  ) {
    self.values = values
    spline = mode.isCubic ? Spline(through: values, knots, isPaced: mode == .cubicPaced) : nil
    segments =
      mode == .paced
      ? KeyframeSegments(lengths: zip(values, values.dropFirst()).map { ($1 - $0).length })
      : KeyframeSegments(
        count: values.count, keyTimes: keyTimes, timingFunctions: timingFunctions,
        isDiscrete: mode == .discrete)
  }

  package func value(at progress: Double) -> SIMD4<Double> {
    if let spline { return spline.value(at: progress, segments) }
    let (index, part) = segments.position(at: progress)
    guard part != 0 else { return values[index] }
    return values[index] + (values[index + 1] - values[index]) * part
  }
}

extension SIMD where Scalar == Double {
  var length: Double { (self * self).sum().squareRoot() }
}
