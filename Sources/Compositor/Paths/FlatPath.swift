import CoreGraphics

/// A path as lines, in the path's own coordinates. Its arrays are reused from path to path.
struct FlatPath: Sendable {
  struct Vertex: Sendable {
    var point: SIMD2<Double>
    /// The length of the curves from the start of the subpath, which is a little more than that of
    /// the lines.
    var length: Double
    /// The directions of the curves that arrive and leave here; zero for lines.
    var arriving = SIMD2<Double>.zero
    var leaving = SIMD2<Double>.zero
    /// Whether it divides a curve.
    var isSmooth = false
  }

  struct Subpath: Sendable {
    /// Indices of vertices. In a closed subpath the last vertex is the first one again.
    var vertices: Range<Int>
    var isClosed: Bool
  }

  /// How precisely curves are divided.
  struct Precision: Equatable, Sendable {
    /// The largest distance between a curve and its chords.
    var tolerance: Double
    /// Half the width of the stroke along the curve, which keeps the same distance; 0 for a fill.
    var halfWidth = 0.0
  }

  /// A path is drawn up to this number of elements.
  static let maximumElements = 1 << 20
  /// When a path has more vertices than this, further curves become single lines.
  static let maximumVertices = 1 << 18
  /// The largest number of lines for a curve.
  static let maximumChords = 4096.0

  private(set) var vertices: [Vertex] = []
  private(set) var subpaths: [Subpath] = []
  private var firstVertex = 0

  /// The length of all subpaths together.
  var length: Double { subpaths.reduce(0) { $0 + length(of: $1) } }

  func length(of subpath: Subpath) -> Double { vertices[subpath.vertices.upperBound - 1].length }

  /// Replaces the lines by those of a path.
  mutating func flatten(_ elements: [PathElement], _ precision: Precision) {
    vertices.removeAll(keepingCapacity: true)
    subpaths.removeAll(keepingCapacity: true)
    for element in elements.prefix(Self.maximumElements) {
      switch element {
      case .move(let point):
        endSubpath(isClosed: false)
        firstVertex = vertices.count
        vertices.append(Vertex(point: SIMD2(point), length: 0))
      case .line(let end): addLine(to: SIMD2(end))
      case .quad(let control, let end):
        let (start, control, end) = (current, SIMD2(control), SIMD2(end))
        add(
          CubicCurve(
            start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end),
          precision)
      case .curve(let control1, let control2, let end):
        add(CubicCurve(current, SIMD2(control1), SIMD2(control2), SIMD2(end)), precision)
      case .close:
        addLine(to: vertices[firstVertex].point)
        endSubpath(isClosed: true)
      }
    }
    endSubpath(isClosed: false)
  }

  private var current: SIMD2<Double> { vertices[vertices.count - 1].point }

  /// Ends the current subpath. A move alone draws nothing.
  private mutating func endSubpath(isClosed: Bool) {
    guard vertices.count > firstVertex else { return }
    if vertices.count - firstVertex > 1 {
      subpaths.append(Subpath(vertices: firstVertex..<vertices.count, isClosed: isClosed))
      firstVertex = vertices.count
    } else {
      vertices.removeLast()
    }
  }

  private mutating func addLine(to end: SIMD2<Double>) {
    append(Vertex(point: end, length: (end - current).magnitude))
  }

  /// Appends a vertex, whose length is that from the one before.
  private mutating func append(_ vertex: Vertex) {
    var vertex = vertex
    vertex.length += vertices[vertices.count - 1].length
    vertices.append(vertex)
  }

  /// Adds the chords of a curve. Those between are moved outwards by half their largest distance
  /// from the curve, so that they lie on both sides of it.
  private mutating func add(_ curve: CubicCurve, _ precision: Precision) {
    let needed = vertices.count < Self.maximumVertices ? curve.chords(precision) : 1
    let count = max(1, min(needed, Self.maximumChords).rounded(.up))
    let (step, ends) = (1 / count, curve.directions)
    vertices[vertices.count - 1].leaving = ends.start
    var from = 0.0
    for index in stride(from: 1, to: count, by: 1) {
      let to = index * step
      var vertex = Vertex(
        point: curve.point(at: to) - curve.secondDerivative(at: to) * (step * step / 16),
        length: curve.length(from, to), isSmooth: true)
      vertex.arriving = curve.derivative(at: to).unit
      vertex.leaving = vertex.arriving
      append(vertex)
      from = to
    }
    append(Vertex(point: curve.end, length: curve.length(from, 1), arriving: ends.end))
  }
}

/// A cubic Bézier curve.
struct CubicCurve {
  var start: SIMD2<Double>
  var control1: SIMD2<Double>
  var control2: SIMD2<Double>
  var end: SIMD2<Double>

  init(
    _ start: SIMD2<Double>, _ control1: SIMD2<Double>, _ control2: SIMD2<Double>,
    _ end: SIMD2<Double>
  ) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
  }

  /// The number of chords over equal steps that are precise enough. The distance of a chord is
  /// bounded by the second derivative; that of a stroke's edge also by the angle between chords.
  func chords(_ precision: FlatPath.Precision) -> Double {
    let bend = max(secondDerivative(at: 0).magnitude, secondDerivative(at: 1).magnitude) / 8
    let count = (bend / precision.tolerance).squareRoot()
    guard precision.halfWidth > 0, bend > 0 else { return count.isFinite ? count : 1 }
    let legs = (control1 - start, control2 - control1, end - control2)
    let turn = legs.0.angle(to: legs.1) + legs.1.angle(to: legs.2)
    let edge = turn * (precision.halfWidth / (8 * precision.tolerance)).squareRoot()
    let result = (count * count + edge * edge).squareRoot()
    return result.isFinite ? result : 1
  }

  func point(at t: Double) -> SIMD2<Double> {
    let u = 1 - t
    return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t)
      + end * (t * t * t)
  }

  func secondDerivative(at t: Double) -> SIMD2<Double> {
    let first = start - control1 * 2 + control2
    let second = control1 - control2 * 2 + end
    return (first * (1 - t) + second * t) * 6
  }

  func derivative(at t: Double) -> SIMD2<Double> {
    let u = 1 - t
    let first = (control1 - start) * (u * u)
    let rest = (control2 - control1) * (2 * u * t) + (end - control2) * (t * t)
    return (first + rest) * 3
  }

  /// The unit tangents at the start and at the end; zero for a curve without length.
  var directions: (start: SIMD2<Double>, end: SIMD2<Double>) {
    func first(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> SIMD2<Double> {
      (a != .zero ? a : b != .zero ? b : c).unit
    }
    return (
      first(control1 - start, control2 - start, end - start),
      first(end - control2, end - control1, end - start)
    )
  }

  /// The length between two parameters, by Gauss–Legendre quadrature with three points.
  func length(_ from: Double, _ to: Double) -> Double {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    let offset = half * 0.774596669241483377
    return half / 9
      * (5 * derivative(at: middle - offset).magnitude + 8 * derivative(at: middle).magnitude
        + 5 * derivative(at: middle + offset).magnitude)
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  @inline(__always)
  var magnitude: Double { (self * self).sum().squareRoot() }

  @inline(__always)
  func dot(_ other: Self) -> Double { (self * other).sum() }

  /// Positive if `other` is rotated from x towards y.
  @inline(__always)
  func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  /// The vector rotated by 90° from x towards y.
  @inline(__always)
  var perpendicular: Self { Self(-y, x) }

  /// The vector scaled to length 1; zero for a zero vector.
  var unit: Self {
    let size = magnitude
    return size > 0 && size.isFinite ? self / size : .zero
  }

  /// The unsigned angle between two vectors, in radians.
  fileprivate func angle(to other: Self) -> Double {
    atan2(abs(cross(other)), dot(other))
  }
}
