/// A cubic curve through numbers or points: a + b·t + c·t² + d·t³ for t in 0…1.
struct Cubic<Vector: SIMD & Sendable>: Sendable where Vector.Scalar == Double {
  let a: Vector, b: Vector, c: Vector, d: Vector

  /// A Bézier curve.
  init(start: Vector, control1: Vector, control2: Vector, end: Vector) {
    a = start
    b = (control1 - start) * 3
    c = (control2 - control1) * 3 - b
    d = end - start - b - c
  }

  /// From one value to another, with the speeds that it has there.
  init(from start: Vector, to end: Vector, speeds: (start: Vector, end: Vector)) {
    a = start
    b = speeds.start
    c = (end - start) * 3 - speeds.start * 2 - speeds.end
    d = (start - end) * 2 + speeds.start + speeds.end
  }

  @inline(__always)
  func value(at t: Double) -> Vector {
    ((d * t + c) * t + b) * t + a
  }

  @inline(__always)
  func velocity(at t: Double) -> Vector {
    (d * (3 * t) + c * 2) * t + b
  }

  @inline(__always)
  func speed(at t: Double) -> Double {
    let velocity = velocity(at: t)
    return (velocity * velocity).sum().squareRoot()
  }

  /// Where it is heading, also where it stands still for a moment.
  func direction(at t: Double) -> Vector {
    let velocity = velocity(at: t)
    if (velocity * velocity).sum() > 1e-24 * (b * b + c * c + d * d).sum() { return velocity }
    let bend = c * 2 + d * (6 * t)
    if (bend * bend).sum() > 1e-24 * (c * c + d * d).sum() { return t > 0.5 ? -bend : bend }
    return d
  }

  /// Where the speed ceases to fall or to grow, in order: where the curve turns back, it changes at
  /// once.
  var speedTurns: [Double] {
    let (cc, cd, dd) = ((c * c).sum(), (c * d).sum(), (d * d).sum())
    let (bc, bd) = ((b * c).sum(), (b * d).sum())
    /// Half of how fast the square of the speed grows.
    func growth(_ t: Double) -> Double {
      ((18 * dd * t + 18 * cd) * t + 4 * cc + 6 * bd) * t + 2 * bc
    }
    // Between the turns of its own, it has no more than one zero.
    let root = (cd * cd - dd * (4 * cc + 6 * bd) / 6).squareRoot()
    let inner = [(-cd - root) / (3 * dd), (-cd + root) / (3 * dd)].filter { $0 > 0 && $0 < 1 }
    let ends = [0] + inner + [1]
    return zip(ends, ends.dropFirst()).compactMap { low, high in
      let isGrowing = growth(low) > 0
      guard isGrowing != (growth(high) > 0) else { return nil }
      return bisect(low, high) { (growth($0) > 0) == isGrowing }
    }
  }
}

/// Where a condition that holds at `low` and not at `high` ceases to.
func bisect(_ low: Double, _ high: Double, while holds: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<200 {
    let middle = (low + high) / 2
    guard middle > low && middle < high else { break }
    if holds(middle) { low = middle } else { high = middle }
  }
  return high
}
