/// A Bézier curve, evaluated by de Casteljau's algorithm.
struct ReferenceCurve {
  /// The start, two control points and the end.
  var points: [[Double]]

  init(points: [[Double]]) {
    self.points = points
  }

  init(lineFrom start: [Double], to end: [Double]) {
    points = [start, mix(start, end, 1 / 3), mix(start, end, 2 / 3), end]
  }

  func point(at t: Double) -> [Double] {
    var row = points
    while row.count > 1 { row = zip(row, row.dropFirst()).map { mix($0, $1, t) } }
    return row[0]
  }

  func derivative(at t: Double) -> [Double] {
    var row = zip(points, points.dropFirst()).map { minus($1, $0) }
    while row.count > 1 { row = zip(row, row.dropFirst()).map { mix($0, $1, t) } }
    return row[0].map { $0 * 3 }
  }

  func length(_ from: Double, _ to: Double) -> Double {
    points[0].count == 1 ? scalarLength(from, to) : simpsonLength(from, to)
  }

  /// The length of a one-dimensional curve: the sum of the distances between its extrema.
  private func scalarLength(_ from: Double, _ to: Double) -> Double {
    let h = zip(points, points.dropFirst()).map { $1[0] - $0[0] }
    let (a, b, c) = (h[0] - 2 * h[1] + h[2], 2 * (h[1] - h[0]), h[0])
    let root = (b * b - 4 * a * c).squareRoot()
    let extrema = [(-b - root) / (2 * a), (-b + root) / (2 * a)].filter { $0 > from && $0 < to }
    let stops = [from] + extrema.sorted() + [to]
    return zip(stops, stops.dropFirst()).reduce(0) {
      $0 + abs(point(at: $1.1)[0] - point(at: $1.0)[0])
    }
  }

  /// The length by adaptive Simpson's rule.
  private func simpsonLength(_ from: Double, _ to: Double) -> Double {
    func speed(_ t: Double) -> Double { LayerTreeTests.length(derivative(at: t)) }
    func simpson(_ a: Double, _ fa: Double, _ fm: Double, _ b: Double, _ fb: Double) -> Double {
      (b - a) / 6 * (fa + 4 * fm + fb)
    }
    func refine(
      _ a: Double, _ fa: Double, _ fm: Double, _ b: Double, _ fb: Double, whole: Double, depth: Int
    ) -> Double {
      let m = (a + b) / 2
      let (fl, fr) = (speed((a + m) / 2), speed((m + b) / 2))
      let left = simpson(a, fa, fl, m, fm)
      let right = simpson(m, fm, fr, b, fb)
      let change = left + right - whole
      if depth == 0 || abs(change) < 1e-12 * size { return left + right + change / 15 }
      return refine(a, fa, fl, m, fm, whole: left, depth: depth - 1)
        + refine(m, fm, fr, b, fb, whole: right, depth: depth - 1)
    }
    let (fa, fm, fb) = (speed(from), speed((from + to) / 2), speed(to))
    return refine(from, fa, fm, to, fb, whole: simpson(from, fa, fm, to, fb), depth: 40)
  }

  private var size: Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + LayerTreeTests.length(minus($1.1, $1.0)) }
  }

  /// The parameter at a length from the start, by bisection.
  func part(of length: Double) -> Double {
    var (low, high, rest) = (0.0, 1.0, length)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      let half = self.length(low, middle)
      if half < rest {
        rest -= half
        low = middle
      } else {
        high = middle
      }
    }
    return (low + high) / 2
  }
}
