/// A cubic Bézier curve from (0, 0) to (1, 1) that maps the fraction of the duration to progress.
///
/// Source: Apple, "CAMediaTimingFunction".
package struct TimingCurve: BitwiseCopyable, Equatable, Sendable {
  /// The control points, in `Float` as the app gave them. Two vectors need less alignment than one.
  private let first: SIMD2<Float>
  private let second: SIMD2<Float>

  package init(_ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
    first = SIMD2(Float(c1x), Float(c1y))
    second = SIMD2(Float(c2x), Float(c2y))
  }

  package var isLinear: Bool { first.x == first.y && second.x == second.y }

  package var c1: SIMD2<Double> { SIMD2<Double>(first) }
  package var c2: SIMD2<Double> { SIMD2<Double>(second) }

  package static let linear = TimingCurve(0, 0, 1, 1)

  /// The curve's y at `x`: exactly 0 for x ≤ 0 and exactly 1 for x ≥ 1, unless the curve is linear.
  package func value(at x: Double) -> Double {
    if isLinear { return x }
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    let t = parameter(at: x)
    let c = 3 * c1.y
    let b = 3 * (c2.y - c1.y) - c
    return ((1 - c - b) * t + b) * t * t + c * t
  }

  /// Halley's method, which converges in two or three steps for curves an app would use; bisection
  /// where the slope is too flat for it. x is monotonic because its control points are in 0…1.
  private func parameter(at x: Double) -> Double {
    let c = 3 * c1.x
    let b = 3 * (c2.x - c1.x) - c
    let a = 1 - c - b
    var t = x
    for _ in 0..<8 {
      let error = ((a * t + b) * t + c) * t - x
      let slope = (3 * a * t + 2 * b) * t + c
      guard slope > 1e-4 else { break }
      let step = error * slope / (slope * slope - error * (3 * a * t + b))
      t -= step
      // The error that remains is about the cube of this step.
      if step * step * abs(step) < 1e-13 * slope * slope { return t }
    }
    var (low, high) = (0.0, 1.0)
    t = 0.5
    while t > low && t < high {
      if ((a * t + b) * t + c) * t < x { low = t } else { high = t }
      t = (low + high) / 2
    }
    return t
  }
}
