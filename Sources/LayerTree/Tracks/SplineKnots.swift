/// The shape of a smooth curve at its values, one number per value; missing numbers are 0.
///
/// Source: Apple, "CAKeyframeAnimation": `tensionValues`, `continuityValues`, `biasValues`. The
/// curve is a Kochanek–Bartels spline, and with zeros a Catmull–Rom spline.
package struct SplineKnots: Equatable, Sendable {
  /// The curve is tight at 1 and round at -1.
  package var tension: [Double]
  /// The curve has a corner where this is not 0.
  package var continuity: [Double]
  /// The curve bends after the value where this is positive, before it where it is negative.
  package var bias: [Double]

  package init(tension: [Double] = [], continuity: [Double] = [], bias: [Double] = []) {
    (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
  }

  /// The tangents of the curve as it arrives at a value and as it leaves it, from the differences
  /// to the previous and to the next value.
  func speeds<Vector: SIMD>(
    at index: Int, before: Vector, after: Vector
  ) -> (arriving: Vector, leaving: Vector) where Vector.Scalar == Double {
    func number(_ numbers: [Double]) -> Double { index < numbers.count ? numbers[index] : 0 }
    let (t, c, b) = (number(tension), number(continuity), number(bias))
    let (previous, next) = ((1 - t) * (1 + b) / 2, (1 - t) * (1 - b) / 2)
    return (
      before * (previous * (1 - c)) + after * (next * (1 + c)),
      before * (previous * (1 + c)) + after * (next * (1 - c))
    )
  }
}
