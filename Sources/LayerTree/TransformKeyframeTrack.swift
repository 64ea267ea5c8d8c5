/// Through transforms at given fractions of the duration, taken apart so that turns stay turns.
///
/// Source: Apple, "CAKeyframeAnimation".
package final class TransformKeyframeTrack: Sendable {
  package let values: [CATransform3D]
  private let segments: KeyframeSegments
  private let mixes: [TransformMix]

  /// As `KeyframeTrack` takes them.
  package init(
    values: [CATransform3D], keyTimes: [Double]? = nil, paces: [Pace] = [],
    mode: CalculationMode = .linear, knots: SplineKnots = SplineKnots()
  ) {
    self.values = values
    segments = KeyframeSegments(
      count: values.count, keyTimes: keyTimes, paces: paces, isDiscrete: mode == .discrete)
    mixes = zip(values, values.dropFirst()).map { TransformMix(from: $0, to: $1) }
  }

  package func value(at progress: Double) -> CATransform3D {
    let (index, part) = segments.position(at: progress)
    guard part != 0 else { return values[index] }
    return mixes[index].value(at: part)
  }
}
