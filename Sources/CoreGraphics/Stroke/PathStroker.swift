/// What a stroke covers, put together from shapes that all turn the same way: a strip along what
/// goes on without a corner, a wedge at each corner, a cap at each end.
///
/// Their union is the outline. A line drawn all around instead, as wide curves are often stroked,
/// leaves holes where a curve is tighter than half the width.
struct PathStroker {
  typealias Point = Bezier.Point

  let style: GraphicsState.Stroke
  let half: Double
  /// Closed shapes, each with a positive area.
  var shapes = PathStorage()
  /// The strip that is not among the shapes yet, as it may go on.
  var strip = Strip()

  private init(_ style: GraphicsState.Stroke, half: Double) {
    (self.style, self.half) = (style, half)
  }

  /// The outline of the stroke of `path`, without dashes; empty where the width is no width.
  static func outline(of path: PathStorage, _ style: GraphicsState.Stroke) -> PathStorage {
    let half = Double(style.width / 2)
    guard half > 0, half.isFinite else { return PathStorage() }
    return PathStorage.nearOrigin([path]) { paths in
      var stroker = PathStroker(style, half: half)
      for subpath in paths[0].subpaths { stroker.add(subpath) }
      var region = Region(ofShapes: stroker.shapes)
      return [region.outlines(.winding) { inside, _ in inside }.path]
    }[0]
  }

  private mutating func add(_ subpath: PathStorage.Subpath) {
    let pieces = subpath.beziers.filter { $0.hull.low != $0.hull.high }
    guard let first = pieces.first, let last = pieces.last else {
      if subpath.isClosed || !subpath.beziers.isEmpty { addDot(at: subpath.start) }
      return
    }
    for piece in pieces { add(piece, depth: 9) }
    endStrip()
    for (before, after) in zip(pieces, pieces.dropFirst()) { addJoin(before, after) }
    if subpath.isClosed {
      addJoin(last, first)
    } else {
      addCap(at: last.end, towards: last.directions.end)
      addCap(at: first.start, towards: -first.directions.start)
    }
  }

  /// A closed shape, turned to a positive area.
  mutating func addShape(_ outline: [Bezier]) {
    guard let first = outline.first, let last = outline.last else { return }
    let area = outline.reduce(0) { sum, side in
      let points = [side.start, side.control1, side.control2, side.end].map { $0 - first.start }
      return sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.cross($1.1) }
    }
    let isPositive = area >= 0
    shapes.append(
      PathStorage.Subpath(
        start: isPositive ? first.start : last.end,
        beziers: isPositive ? outline : outline.reversed().map(\.reversed), isClosed: true))
  }

  mutating func addPolygon(_ corners: [Point]) {
    addShape(zip(corners, corners.dropFirst() + corners.prefix(1)).map { Bezier(line: $0, $1) })
  }
}

// Joins and caps
extension PathStroker {
  private mutating func addJoin(_ before: Bezier, _ after: Bezier) {
    addJoin(at: after.start, from: before.directions.end, to: after.directions.start, style.join)
  }

  /// Fills the wedge between the strips of two pieces, on the outer side of their corner.
  mutating func addJoin(at corner: Point, from: Point, to: Point, _ join: CGLineJoin) {
    let (turn, along) = (from.cross(to), from.dot(to))
    guard abs(turn) > 1e-9 || along < 0 else { return }
    let side: Double = turn > 0 ? -1 : 1
    let (first, second) = (from.turned * half * side, to.turned * half * side)
    // Half of the angle between them.
    let cosine = max((1 + along) / 2, 0).squareRoot()
    switch join {
    case .round:
      // Where the way turns around, the sum is nothing but rounding.
      let middle = along < 0 ? (from - to).unit : (first + second).unit
      addPie(at: corner, first, second, through: middle * half)
    case .miter where cosine * style.miterLimit >= 1:
      let tip = (first + second).unit * half / cosine
      addPolygon([corner, corner + first, corner + tip, corner + second])
    case .miter, .bevel: addPolygon([corner, corner + first, corner + second])
    }
  }

  /// Beyond an end of an open subpath, whose line arrives there with the direction `way`.
  private mutating func addCap(at end: Point, towards way: Point) {
    let side = way.turned * half
    switch style.cap {
    case .butt: break
    case .round: addPie(at: end, side, -side, through: way * half)
    case .square:
      addPolygon([end + side, end - side, end - side + way * half, end + side + way * half])
    }
  }

  /// What is left of a subpath without length.
  private mutating func addDot(at point: Point) {
    let way = Point(1, 0)
    addCap(at: point, towards: way)
    addCap(at: point, towards: -way)
  }

  /// The sector of a circle around `center`, between two radii at most half a turn apart, with the
  /// radius `middle` between them.
  private mutating func addPie(
    at center: Point, _ first: Point, _ last: Point, through middle: Point
  ) {
    let arcs = [(first, middle), (middle, last)].map { from, to in
      // The handles of the cubic that follows an arc best: 4/3·tan(angle/4).
      let angle = atan2(from.cross(to), from.dot(to))
      let handle = 4 / 3 * tan(angle / 4)
      return Bezier(
        cubic: center + from, center + from + from.turned * handle,
        center + to - to.turned * handle, center + to)
    }
    addShape(
      [Bezier(line: center, center + first)] + arcs + [Bezier(line: center + last, center)])
  }
}
