/// The outlines of two paths on a grid of whole numbers, cut so that edges meet at their ends only.
///
/// Chords stand for the curves, and each edge knows of which line or curve it is a part, so that the
/// edges that are chosen become curves again. Whole numbers decide exactly: rounding moves an edge by
/// less than a grid unit, and never makes two outlines contradict each other.
struct Arrangement {
  typealias Point = SIMD2<Double>

  /// A grid point.
  struct Place: Equatable {
    var x: Int64
    var y: Int64
  }

  struct Vertex {
    var place: Place
    /// In the paths' coordinates.
    var point: Point
    /// Whether `point` is the end of a line or curve as it was given, or a meeting computed since.
    var isExact: Bool
  }

  /// A straight line between two vertices, from the one with the smaller index.
  struct Edge {
    var from: Int
    var to: Int
    /// What the winding numbers of the two paths are greater by on the left of it than on the right.
    var windings: SIMD2<Int>
    var source: Int
    /// The parameters of `source` at its ends.
    var span: (from: Double, to: Double)
    /// Whether it has not been compared with the others yet.
    var isFresh = true
  }

  /// Half the grid's width: products of three differences stay within 64 bits.
  private static let reach = 134_217_728.0

  private(set) var vertices: [Vertex] = []
  var edges: [Edge] = []
  private(set) var sources: [Bezier] = []
  private var indices = PointTable()
  private let center: Point
  /// The size of a grid unit.
  let unit: Double
  /// How far chords stray from their curves.
  let tolerance: Double

  /// An empty one, for outlines within `box`; nil where that has no size or no end.
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

  /// Adds lines and curves that each begin where the one before ends, as a closed outline or not.
  /// The indices of their sources come back.
  @discardableResult
  mutating func add(_ beziers: [Bezier], isClosed: Bool, windings: SIMD2<Int>) -> [Int] {
    var (pen, added): (Int?, [Int]) = (nil, [])
    for bezier in beziers {
      // Rounding may have set apart two ends that are one.
      if let pen { link(pen, to: vertex(at: bezier.start), windings) }
      added.append(sources.count)
      pen = add(bezier, windings)
    }
    if isClosed, let pen, let start = beziers.first?.start {
      link(pen, to: vertex(at: start), windings)
    }
    return added
  }

  private mutating func link(_ from: Int, to: Int, _ windings: SIMD2<Int>) {
    guard from != to else { return }
    sources.append(Bezier(line: vertices[from].point, vertices[to].point))
    addEdge(from, to, windings, sources.count - 1, (0, 1))
  }

  /// The vertex where the curve ends.
  private mutating func add(_ bezier: Bezier, _ windings: SIMD2<Int>) -> Int {
    let source = sources.count
    sources.append(bezier)
    var (pen, start) = (vertex(at: bezier.start), 0.0)
    for t in bezier.chordEnds(within: tolerance) {
      let next =
        t == 1 ? vertex(at: bezier.end) : vertex(on: place(of: bezier.point(at: t)))
      addEdge(pen, next, windings, source, (start, t))
      (pen, start) = (next, t)
    }
    return pen
  }

  /// Nothing where both ends are one.
  mutating func addEdge(
    _ from: Int, _ to: Int, _ windings: SIMD2<Int>, _ source: Int,
    _ span: (from: Double, to: Double)
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
  func place(of point: Point) -> Place {
    let grid = ((point - center) / unit).rounded(.toNearestOrAwayFromZero)
      .clamped(lowerBound: Point(repeating: -Self.reach), upperBound: Point(repeating: Self.reach))
    return Place(x: Int64(grid.x), y: Int64(grid.y))
  }

  /// The vertex on a grid point.
  mutating func vertex(on place: Place) -> Int {
    if let index = indices[place] { return index }
    let point = center + Point(Double(place.x), Double(place.y)) * unit
    vertices.append(Vertex(place: place, point: point, isExact: false))
    indices.insert(vertices.count - 1, on: place)
    return vertices.count - 1
  }

  /// The vertex for an end as it was given: one within a grid unit where there is one.
  private mutating func vertex(at point: Point) -> Int {
    let place = place(of: point)
    for (dx, dy) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
      if let index = indices[Place(x: place.x + Int64(dx), y: place.y + Int64(dy))],
        vertices[index].isExact
      {
        return index
      }
    }
    let index = vertex(on: place)
    setPoint(point, of: index)
    return index
  }

  mutating func setPoint(_ point: Point, of vertex: Int) {
    vertices[vertex].point = point
    vertices[vertex].isExact = true
  }
}

extension Arrangement.Place {
  static func - (a: Self, b: Self) -> Self { Self(x: a.x - b.x, y: a.y - b.y) }

  func cross(_ other: Self) -> Int64 { x * other.y - y * other.x }

  func dot(_ other: Self) -> Int64 { x * other.x + y * other.y }

  var largestSide: Int64 { max(abs(x), abs(y)) }
}
