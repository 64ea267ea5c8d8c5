/// A track through transforms at given fractions of the duration. They are decomposed, so that
/// rotations are interpolated as rotations.
///
/// Source: Apple, "CAKeyframeAnimation".
package final class TransformKeyframeTrack: Sendable {
  package let values: [CATransform3D]
  private let segments: KeyframeSegments
  /// The interpolations between neighboring values, except in cubic modes.
  private let mixes: [TransformMix]
  /// The curve through the decomposed values, in cubic modes.
  private let curve: (rows: TransformRows, spline: Spline<TransformRows.Row>)?

  /// Takes the arguments of `KeyframeTrack`. Paced modes measure the speed over all parts together,
  /// points as well as radians.
  package init(
    values: [CATransform3D], keyTimes: [Double]? = nil, timingFunctions: [TimingFunction] = [],
    mode: CalculationMode = .linear, knots: SplineKnots = SplineKnots()
  ) {
    self.values = values
    let rows = mode.isCubic || mode.isPaced ? TransformRows(values) : nil
    if mode == .paced, let rows = rows?.rows {
      segments = KeyframeSegments(lengths: zip(rows, rows.dropFirst()).map { ($1 - $0).length })
    } else {
      segments = KeyframeSegments(
        count: values.count, keyTimes: keyTimes, timingFunctions: timingFunctions,
        isDiscrete: mode == .discrete)
    }
    curve = rows.flatMap {
      mode.isCubic ? ($0, Spline(through: $0.rows, knots, isPaced: mode == .cubicPaced)) : nil
    }
    mixes =
      mode.isCubic ? [] : zip(values, values.dropFirst()).map { TransformMix(from: $0, to: $1) }
  }

  package func value(at progress: Double) -> CATransform3D {
    if let curve { return curve.rows.transform(curve.spline.value(at: progress, segments)) }
    let (index, part) = segments.position(at: progress)
    guard part != 0 else { return values[index] }
    return mixes[index].value(at: part)
  }
}
