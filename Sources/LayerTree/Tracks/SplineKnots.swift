/// How a smooth curve goes through its values, one number a value; those that are not given are 0.
///
/// Source: Apple, "CAKeyframeAnimation": `tensionValues`, `continuityValues`, `biasValues`. The curve
/// is Kochanek's and Bartels'; of zeros it is Catmull's and Rom's.
package struct SplineKnots: Equatable, Sendable {
  /// Tight where it is 1, round where it is -1.
  package var tension: [Double]
  /// A corner where it is not 0.
  package var continuity: [Double]
  /// Bent behind the value where it is positive, before it where it is negative.
  package var bias: [Double]

  package init(tension: [Double] = [], continuity: [Double] = [], bias: [Double] = []) {
    (self.tension, self.continuity, self.bias) = (tension, continuity, bias)
  }

  /// The curve's speeds at a value: as it arrives there and as it leaves, by the steps from the value
  /// before and to the value after.
  func speeds<Vector: SIMD>(
    at index: Int, before: Vector, after: Vector
  ) -> (arriving: Vector, leaving: Vector) where Vector.Scalar == Double {
    func number(_ numbers: [Double]) -> Double { index < numbers.count ? numbers[index] : 0 }
    let (t, c, b) = (number(tension), number(continuity), number(bias))
    let (past, next) = ((1 - t) * (1 + b) / 2, (1 - t) * (1 - b) / 2)
    return (
      before * (past * (1 - c)) + after * (next * (1 + c)),
      before * (past * (1 + c)) + after * (next * (1 - c))
    )
  }
}
