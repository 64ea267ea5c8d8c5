/// A planar arrangement: the outlines of two paths on an integer grid, cut so that edges meet only
/// at their ends.
///
/// Chords stand for curves, and each edge refers to the part of its source line or curve, so that
/// selected edges can be converted back to curves. Integer arithmetic makes decisions exact:
/// rounding moves an edge by less than a grid unit, and never makes two outlines inconsistent.
struct Arrangement {
  typealias Point = SIMD2<Double>

  /// A point of the integer grid.
  struct GridPoint: Equatable {
    var x: Int64
    var y: Int64
  }

  struct Vertex {
    var gridPoint: GridPoint
    /// The vertex in the paths' coordinates.
    var point: Point
    /// Whether `point` is an input endpoint or a computed intersection, rather than a grid point.
    var isExact: Bool
  }

  /// A straight line between two vertices, directed from the smaller index to the greater.
  struct Edge {
    var from: Int
    var to: Int
    /// The winding numbers of the two paths on its left minus those on its right.
    var windings: SIMD2<Int>
    var source: Int
    /// The parameters of `source` at its ends.
    var span: (from: Double, to: Double)
    /// Whether it has not been compared with the other edges yet.
    var isFresh = true
  }

  /// Half the grid's width, chosen so that products of three differences fit into 64 bits.
  private static let reach = 134_217_728.0

  private(set) var vertices: [Vertex] = []
  var edges: [Edge] = []
  private(set) var sources: [Bezier] = []
  /// The vertices, by the keys of their grid points.
  private var indices = HashTable<Int>()
  private let center: Point
  /// The size of a grid unit in the paths' coordinates.
  let unit: Double
  /// The distance by which chords may deviate from their curves.
  let tolerance: Double

  /// Creates an empty arrangement for outlines within `box`; nil if the box is empty or not finite.
  init?(covering box: CGRect) {
    let size = max(box.width, box.height)
    guard !box.isNull, size.isFinite, size > 0, box.isFinite, (Self.reach / size).isFinite else {
      return nil
    }
    center = Point(box.midX, box.midY)
    unit = size / 2 / Self.reach
    tolerance = size * 4e-6
    guard unit > 0 else { return nil }
  }

  /// Appends connected lines and curves, as a closed outline or not. Returns the indices of their
  /// sources.
  @discardableResult
  mutating func append(_ beziers: [Bezier], isClosed: Bool, windings: SIMD2<Int>) -> [Int] {
    var (previous, added): (Int?, [Int]) = (nil, [])
    for bezier in beziers {
      // Rounding may have separated two ends that should be equal.
      if let previous { link(previous, to: vertex(at: bezier.start), windings: windings) }
      added.append(sources.count)
      previous = append(bezier, windings: windings)
    }
    if isClosed, let previous, let start = beziers.first?.start {
      link(previous, to: vertex(at: start), windings: windings)
    }
    return added
  }

  private mutating func link(_ from: Int, to: Int, windings: SIMD2<Int>) {
    guard from != to else { return }
    sources.append(Bezier(line: vertices[from].point, vertices[to].point))
    appendEdge(from: from, to: to, windings: windings, source: sources.count - 1, span: (0, 1))
  }

  /// Appends a curve and returns the vertex at its end.
  private mutating func append(_ bezier: Bezier, windings: SIMD2<Int>) -> Int {
    let source = sources.count
    sources.append(bezier)
    var (previous, start) = (vertex(at: bezier.start), 0.0)
    for t in bezier.chordEnds(within: tolerance) {
      let next =
        t == 1 ? vertex(at: bezier.end) : vertex(on: gridPoint(of: bezier.point(at: t)))
      appendEdge(from: previous, to: next, windings: windings, source: source, span: (start, t))
      (previous, start) = (next, t)
    }
    return previous
  }

  /// Appends an edge; does nothing if both ends are the same vertex.
  mutating func appendEdge(
    from: Int, to: Int, windings: SIMD2<Int>, source: Int,
    span: (from: Double, to: Double)
  ) {
    guard from != to else { return }
    edges.append(
      from < to
        ? Edge(from: from, to: to, windings: windings, source: source, span: span)
        : Edge(
          from: to, to: from, windings: SIMD2.zero &- windings, source: source,
          span: (span.to, span.from)))
  }
}

// Vertices
extension Arrangement {
  func gridPoint(of point: Point) -> GridPoint {
    let grid = ((point - center) / unit).rounded(.toNearestOrAwayFromZero)
      .clamped(lowerBound: Point(repeating: -Self.reach), upperBound: Point(repeating: Self.reach))
    return GridPoint(x: Int64(grid.x), y: Int64(grid.y))
  }

  /// The vertex at a grid point.
  mutating func vertex(on gridPoint: GridPoint) -> Int {
    if let index = indices[gridPoint.key] { return index }
    let point = center + Point(Double(gridPoint.x), Double(gridPoint.y)) * unit
    vertices.append(Vertex(gridPoint: gridPoint, point: point, isExact: false))
    indices.insert(vertices.count - 1, for: gridPoint.key)
    return vertices.count - 1
  }

  /// The vertex for an input endpoint; reuses an exact one within a grid unit.
  private mutating func vertex(at point: Point) -> Int {
    let gridPoint = gridPoint(of: point)
    for (dx, dy) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
      let near = GridPoint(x: gridPoint.x + Int64(dx), y: gridPoint.y + Int64(dy))
      if let index = indices[near.key], vertices[index].isExact { return index }
    }
    let index = vertex(on: gridPoint)
    setPoint(point, of: index)
    return index
  }

  mutating func setPoint(_ point: Point, of vertex: Int) {
    vertices[vertex].point = point
    vertices[vertex].isExact = true
  }
}

extension Arrangement.GridPoint {
  /// A number that no other point has, since a row of the grid has fewer than 2³² points.
  var key: UInt64 { UInt64(bitPattern: x << 32 &+ y) }

  static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }

  func cross(_ other: Self) -> Int64 { x * other.y - y * other.x }

  func dot(_ other: Self) -> Int64 { x * other.x + y * other.y }

  var largestSide: Int64 { max(abs(x), abs(y)) }
}
