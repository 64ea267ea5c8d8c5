/// A line or curve segment, stored as a cubic.
struct Bezier: Hashable {
  typealias Point = SIMD2<Double>

  /// The degree of the path element that the segment came from and converts back to.
  enum Degree: Hashable {
    case line
    case quadratic
    case cubic
  }

  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  var degree: Degree

  init(line start: Point, _ end: Point) {
    self.init(
      cubic: start, start + (end - start) / 3, end - (end - start) / 3, end, degree: .line)
  }

  init(quadratic start: Point, _ control: Point, _ end: Point) {
    self.init(
      cubic: start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end,
      degree: .quadratic)
  }

  init(
    cubic start: Point, _ control1: Point, _ control2: Point, _ end: Point, degree: Degree = .cubic
  ) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    self.degree = degree
  }

  /// The path element for this segment, given that the current point is its start.
  var element: PathElement {
    switch degree {
    case .line: .line(CGPoint(end))
    case .quadratic:
      .quad(control: CGPoint((control1 * 3 - start + control2 * 3 - end) / 4), end: CGPoint(end))
    case .cubic:
      .curve(control1: CGPoint(control1), control2: CGPoint(control2), end: CGPoint(end))
    }
  }

  var reversed: Bezier {
    Bezier(cubic: end, control2, control1, start, degree: degree)
  }

  /// The bounding box of all points, including control points.
  var hull: (low: Point, high: Point) {
    (
      pointwiseMin(pointwiseMin(start, end), pointwiseMin(control1, control2)),
      pointwiseMax(pointwiseMax(start, end), pointwiseMax(control1, control2))
    )
  }

  func point(at t: Double) -> Point {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return start * a + control1 * b + control2 * c + end * d
  }

  func derivative(at t: Double) -> Point {
    let u = 1 - t
    let (a, b, c) = (3 * u * u, 6 * u * t, 3 * t * t)
    return (control1 - start) * a + (control2 - control1) * b + (end - control2) * c
  }

  func secondDerivative(at t: Double) -> Point {
    let (first, second) = bends
    return (first * (1 - t) + second * t) * 6
  }

  /// The second differences of its points; zero for a line with constant speed.
  private var bends: (first: Point, second: Point) {
    (start - control1 * 2 + control2, control1 - control2 * 2 + end)
  }

  /// An upper bound of the distance between the curve and its chord.
  var flatness: Double {
    let (first, second) = bends
    return degree == .line ? 0 : max(first.length, second.length) * 0.75
  }

  func split(at t: Double) -> (Bezier, Bezier) {
    func between(_ a: Point, _ b: Point) -> Point { a * (1 - t) + b * t }
    let (a, b, c) = (
      between(start, control1), between(control1, control2), between(control2, end)
    )
    let (ab, bc) = (between(a, b), between(b, c))
    let middle = between(ab, bc)
    return (
      Bezier(cubic: start, a, ab, middle, degree: degree),
      Bezier(cubic: middle, bc, c, end, degree: degree)
    )
  }

  /// The part between two parameters; reversed if `to` is the smaller.
  func part(from: Double, to: Double) -> Bezier {
    if from > to { return part(from: to, to: from).reversed }
    let rest = from > 0 ? split(at: from).1 : self
    return to < 1 ? rest.split(at: (to - from) / (1 - from)).0 : rest
  }

  /// The end parameters, up to 1, of chords that deviate from the curve by at most `tolerance`; at
  /// most 4096.
  func chordEnds(within tolerance: Double) -> some Sequence<Double> {
    // The deviation of chords over equal parameter steps is proportional to the square of the step.
    let needed = (flatness / tolerance).squareRoot().rounded(.up)
    let count = needed >= 1 && flatness.isFinite ? Int(min(needed, 4096)) : 1
    return (1...count).lazy.map { Double($0) / Double(count) }
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  var length: Double { hypot(x, y) }

  /// Twice the signed area of the triangle between the vectors; positive if `other` is rotated
  /// towards y.
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// The vector scaled to length 1; zero for a zero vector.
  var unit: Self {
    let size = length
    return size > 0 && size.isFinite ? self / size : .zero
  }

  /// The vector rotated by 90° from x towards y.
  var perpendicular: Self { Self(-y, x) }
}

extension CGPoint {
  init(_ point: SIMD2<Double>) {
    self.init(x: point.x, y: point.y)
  }
}
