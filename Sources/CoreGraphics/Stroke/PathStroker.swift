/// Builds the area that a stroke covers from shapes of equal orientation: a strip along each part
/// without corners, a wedge at each corner and a cap at each end.
///
/// The outline is their union. Tracing one outline around the stroke instead, as is common, leaves
/// holes where a curve's radius is less than half the width.
struct PathStroker {
  typealias Point = Bezier.Point

  let style: GraphicsState.Stroke
  let halfWidth: Double
  /// Closed shapes, each with a positive area.
  var shapes = PathStorage()
  /// The current strip, not yet appended to the shapes because it may continue.
  var strip = Strip()

  private init(_ style: GraphicsState.Stroke, halfWidth: Double) {
    (self.style, self.halfWidth) = (style, halfWidth)
  }

  /// The outline of the stroke of `path`, without dashes; empty if the width is not positive and
  /// finite.
  static func outline(of path: PathStorage, _ style: GraphicsState.Stroke) -> PathStorage {
    let halfWidth = Double(style.width / 2)
    guard halfWidth > 0, halfWidth.isFinite else { return PathStorage() }
    return PathStorage.nearOrigin([path]) { paths in
      var stroker = PathStroker(style, halfWidth: halfWidth)
      for subpath in paths[0].subpaths { stroker.stroke(subpath) }
      var region = Region(ofShapes: stroker.shapes)
      return [region.outlines(.winding) { inside, _ in inside }.path]
    }[0]
  }

  private mutating func stroke(_ subpath: PathStorage.Subpath) {
    let pieces = subpath.beziers.filter { $0.hull.low != $0.hull.high }
    guard let first = pieces.first, let last = pieces.last else {
      if subpath.isClosed || !subpath.beziers.isEmpty { appendDot(at: subpath.start) }
      return
    }
    for piece in pieces { stroke(piece, depth: 9) }
    endStrip()
    for (before, after) in zip(pieces, pieces.dropFirst()) {
      appendJoin(between: before, and: after)
    }
    if subpath.isClosed {
      appendJoin(between: last, and: first)
    } else {
      appendCap(at: last.end, towards: last.directions.end)
      appendCap(at: first.start, towards: -first.directions.start)
    }
  }

  /// Appends a closed shape, oriented to have a positive area.
  mutating func appendShape(_ outline: [Bezier]) {
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

  mutating func appendPolygon(_ corners: [Point]) {
    appendShape(zip(corners, corners.dropFirst() + corners.prefix(1)).map { Bezier(line: $0, $1) })
  }
}

// Joins and caps
extension PathStroker {
  private mutating func appendJoin(between before: Bezier, and after: Bezier) {
    appendJoin(
      at: after.start, from: before.directions.end, to: after.directions.start, join: style.join)
  }

  /// Fills the wedge between the strips of two pieces, on the outer side of their corner.
  mutating func appendJoin(at corner: Point, from: Point, to: Point, join: CGLineJoin) {
    let (turn, along) = (from.cross(to), from.dot(to))
    guard abs(turn) > 1e-9 || along < 0 else { return }
    let side: Double = turn > 0 ? -1 : 1
    let (first, second) = (
      from.perpendicular * halfWidth * side, to.perpendicular * halfWidth * side
    )
    // The cosine of half the angle between the directions.
    let cosine = max((1 + along) / 2, 0).squareRoot()
    switch join {
    case .round:
      // For a reversal of direction, the sum of the radii would be only rounding error.
      let middle = along < 0 ? (from - to).unit : (first + second).unit
      appendSector(at: corner, from: first, to: second, through: middle * halfWidth)
    case .miter where cosine * style.miterLimit >= 1:
      let tip = (first + second).unit * halfWidth / cosine
      appendPolygon([corner, corner + first, corner + tip, corner + second])
    case .miter, .bevel: appendPolygon([corner, corner + first, corner + second])
    }
  }

  /// Appends the cap at an end of an open subpath; `direction` points out of the end.
  private mutating func appendCap(at end: Point, towards direction: Point) {
    let side = direction.perpendicular * halfWidth
    switch style.cap {
    case .butt: break
    case .round: appendSector(at: end, from: side, to: -side, through: direction * halfWidth)
    case .square:
      appendPolygon([
        end + side, end - side, end - side + direction * halfWidth,
        end + side + direction * halfWidth,
      ])
    }
  }

  /// Appends the caps of a subpath without length.
  private mutating func appendDot(at point: Point) {
    let direction = Point(1, 0)
    appendCap(at: point, towards: direction)
    appendCap(at: point, towards: -direction)
  }

  /// Appends the sector of a circle around `center` between two radii at most 180° apart; the radius
  /// `middle` lies between them.
  private mutating func appendSector(
    at center: Point, from first: Point, to last: Point, through middle: Point
  ) {
    let arcs = [(first, middle), (middle, last)].map { from, to in
      // The handle length that best approximates an arc with a cubic: 4/3·tan(angle/4).
      let angle = atan2(from.cross(to), from.dot(to))
      let handle = 4 / 3 * tan(angle / 4)
      return Bezier(
        cubic: center + from, center + from + from.perpendicular * handle,
        center + to - to.perpendicular * handle, center + to)
    }
    appendShape(
      [Bezier(line: center, center + first)] + arcs + [Bezier(line: center + last, center)])
  }
}
