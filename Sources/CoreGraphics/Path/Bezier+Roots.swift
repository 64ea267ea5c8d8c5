extension Bezier {
  /// The parameters between 0 and 1 at which the x or y derivative is zero.
  var extremes: [Double] {
    guard degree != .line else { return [] }
    let roots =
      Self.derivativeRoots(start.x, control1.x, control2.x, end.x)
      + Self.derivativeRoots(start.y, control1.y, control2.y, end.y)
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  /// The roots of the derivative of a cubic in Bernstein form.
  private static func derivativeRoots(
    _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double
  ) -> [Double] {
    var (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    // Scaled coefficients near 1 can be squared without overflow or underflow.
    let size = max(abs(a), abs(b), abs(c))
    (a, b, c) = (a / size, b / size, c / size)
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // This form avoids cancellation when `a` is small compared with `b`.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return [q / a, c / q].filter(\.isFinite)
  }

  /// The parameter of the nearest point to `point`, searched near `guess` by Newton's method.
  func nearestParameter(to point: Point, near guess: Double) -> Double {
    var t = guess
    for _ in 0..<8 {
      let (away, speed) = (self.point(at: t) - point, derivative(at: t))
      let slope = speed.dot(speed) + away.dot(secondDerivative(at: t))
      guard slope > 0 else { break }
      let next = min(max(t - away.dot(speed) / slope, 0), 1)
      guard next != t else { break }
      t = next
    }
    let isBetter = (self.point(at: t) - point).length <= (self.point(at: guess) - point).length
    return isBetter ? t : guess
  }

  /// The parameter of the nearest point to `point`.
  func nearestParameter(to point: Point) -> Double {
    func distance(_ t: Double) -> Double { (self.point(at: t) - point).length }
    let count = degree == .line ? 1 : 16
    let guesses = (0...count).map { Double($0) / Double(count) }
    let guess = guesses.min { distance($0) < distance($1) } ?? 0
    return nearestParameter(to: point, near: guess)
  }

  /// The parameters at which this curve and `other` intersect near `guess`; nil where Newton's
  /// method does not converge, as for curves that run parallel.
  func intersection(
    _ other: Bezier, near guess: (this: Double, other: Double)
  ) -> (this: Double, other: Double)? {
    var (t, s) = guess
    for _ in 0..<8 {
      let (u, v) = (derivative(at: t), other.derivative(at: s))
      let (gap, area) = (other.point(at: s) - point(at: t), u.cross(v))
      guard abs(area) > 1e-6 * u.length * v.length else { return nil }
      (t, s) = (t + gap.cross(v) / area, s + gap.cross(u) / area)
      guard (-0.01...1.01).contains(t), (-0.01...1.01).contains(s) else { return nil }
    }
    return (min(max(t, 0), 1), min(max(s, 0), 1))
  }
}
