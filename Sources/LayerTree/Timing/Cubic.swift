/// A cubic polynomial of numbers or points: a + b·t + c·t² + d·t³ for t in 0…1.
struct Cubic<Vector: SIMD & Sendable>: Sendable where Vector.Scalar == Double {
  let a: Vector, b: Vector, c: Vector, d: Vector

  /// A Bézier curve.
  init(start: Vector, control1: Vector, control2: Vector, end: Vector) {
    a = start
    b = (control1 - start) * 3
    c = (control2 - control1) * 3 - b
    d = end - start - b - c
  }

  /// A Hermite curve from one value to another, with the derivatives at both ends.
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

  /// The direction of motion, also where the velocity is 0.
  func direction(at t: Double) -> Vector {
    let velocity = velocity(at: t)
    if (velocity * velocity).sum() > 1e-24 * (b * b + c * c + d * d).sum() { return velocity }
    let acceleration = c * 2 + d * (6 * t)
    if (acceleration * acceleration).sum() > 1e-24 * (c * c + d * d).sum() {
      return t > 0.5 ? -acceleration : acceleration
    }
    return d
  }

  /// The parameters at which the speed has a local extremum, in ascending order, including cusps,
  /// where its slope jumps.
  var speedExtrema: [Double] {
    let (cc, cd, dd) = ((c * c).sum(), (c * d).sum(), (d * d).sum())
    let (bc, bd) = ((b * c).sum(), (b * d).sum())
    /// Half of the derivative of the squared speed.
    func growth(_ t: Double) -> Double {
      ((18 * dd * t + 18 * cd) * t + 4 * cc + 6 * bd) * t + 2 * bc
    }
    // Between its own extrema, `growth` has at most one zero.
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

/// Finds by bisection where a condition that holds at `low` and not at `high` stops holding.
func bisect(_ low: Double, _ high: Double, while holds: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  for _ in 0..<200 {
    let middle = (low + high) / 2
    guard middle > low && middle < high else { break }
    if holds(middle) { low = middle } else { high = middle }
  }
  return high
}
