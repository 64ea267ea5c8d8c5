import CoreGraphics
import LayerTree

/// What a shape covers, worked out in double precision: as polygons of which each row of pixels is
/// crossed by many lines. It shares no code with the compositor.
struct ShapeReference {
  typealias Point = SIMD2<Double>

  /// Lines per row of pixels.
  private static let rows = 128
  /// Lines per curve.
  fileprivate static let steps = 400

  /// The polygons whose winding numbers are added up before the rule applies to them.
  private var groups: [[[Point]]] = []
  private var isEvenOdd = false

  /// The fill of a path.
  init(filling path: CGPath, evenOdd: Bool) {
    isEvenOdd = evenOdd
    groups = [Self.lines(of: path).map { $0.points.map(\.at) }]
  }

  /// The stroke of a shape: rectangles along lines so short that curves need no joins, and the
  /// triangles and sectors of joins and caps.
  init(stroking shape: LayerShape) {
    guard var path = shape.path else { return }
    path = path.trimmed(from: Double(shape.strokeStart), to: Double(shape.strokeEnd))
    if !shape.lineDashPattern.isEmpty {
      path = path.copy(
        dashingWithPhase: CGFloat(shape.lineDashPhase),
        lengths: shape.lineDashPattern.map { CGFloat($0) })
    }
    let pen = Pen(shape)
    for line in Self.lines(of: path) { groups += pen.stroke(line).map { [$0] } }
  }

  // MARK: Lines

  struct Line {
    /// The points, and whether the line has a corner there.
    var points: [(at: Point, isCorner: Bool)]
    var isClosed = false
  }

  private static func lines(of path: CGPath) -> [Line] {
    var lines: [Line] = []
    var numbers = path.numbers[...]
    func points(_ count: Int) -> [Point] {
      (0..<count).map { _ in Point(numbers.removeFirst(), numbers.removeFirst()) }
    }
    while let code = numbers.popFirst() {
      let start = lines.last?.points.last?.at ?? .zero
      switch code {
      case 0: lines.append(Line(points: [(points(1)[0], true)]))
      case 1: lines[lines.count - 1].points.append((points(1)[0], true))
      case 2:
        let p = points(2)
        lines[lines.count - 1].add {
          start * (1 - $0) * (1 - $0) + p[0] * (2 * $0 * (1 - $0))
            + p[1] * $0 * $0
        }
      case 3:
        let p = points(3)
        lines[lines.count - 1].add { t in
          let u = 1 - t
          return start * (u * u * u) + p[0] * (3 * u * u * t) + p[1] * (3 * u * t * t)
            + p[2] * (t * t * t)
        }
      default:
        let first = lines[lines.count - 1].points[0]
        if start != first.at { lines[lines.count - 1].points.append(first) }
        lines[lines.count - 1].isClosed = true
      }
    }
    return lines
  }

  // MARK: Coverage

  /// The coverage of each pixel, with the polygons mapped to pixels.
  func coverage(_ width: Int, _ height: Int, _ map: (Point) -> Point) -> [Double] {
    var result = Array(repeating: 0.0, count: width * height)
    let edges = edgesByRow(height, map)
    for row in 0..<height {
      for line in 0..<Self.rows {
        let y = Double(row) + (Double(line) + 0.5) / Double(Self.rows)
        var spans: [(Double, Double)] = []
        for group in edges[row] { addSpans(of: group, at: y, to: &spans) }
        spans.sort { $0.0 < $1.0 }
        var reached = 0.0
        for (low, high) in spans {
          let (from, to) = (max(low, reached), min(high, Double(width)))
          guard from < to else { continue }
          reached = to
          for x in Int(from)...min(Int(to), width - 1) {
            let part = min(to, Double(x + 1)) - max(from, Double(x))
            if part > 0 { result[row * width + x] += part / Double(Self.rows) }
          }
        }
      }
    }
    return result
  }

  /// For each row of pixels, the edges that reach into it, by groups of polygons.
  private func edgesByRow(_ height: Int, _ map: (Point) -> Point) -> [[[Edge]]] {
    var rows = Array(repeating: [[Edge]](), count: height)
    for group in groups {
      let edges = group.flatMap { Self.edges(of: $0.map(map)) }
      guard let top = edges.map(\.top).min(), let bottom = edges.map(\.bottom).max() else {
        continue
      }
      let first = max(0, Int(top))
      for row in first..<max(first, min(height, Int(bottom) + 1)) {
        let near = edges.filter { $0.top < Double(row + 1) && $0.bottom > Double(row) }
        if !near.isEmpty { rows[row].append(near) }
      }
    }
    return rows
  }

  private struct Edge {
    var from: Point
    var to: Point
    var top: Double
    var bottom: Double
  }

  private static func edges(of polygon: [Point]) -> [Edge] {
    zip([polygon[polygon.count - 1]] + polygon, polygon).map { from, to in
      Edge(from: from, to: to, top: min(from.y, to.y), bottom: max(from.y, to.y))
    }
  }

  private func addSpans(of edges: [Edge], at y: Double, to spans: inout [(Double, Double)]) {
    var crossings: [(x: Double, sign: Int)] = []
    // In a debug build, a loop over indices is several times faster than one over elements.
    var index = 0
    while index < edges.count {
      let edge = edges[index]
      index += 1
      guard edge.top <= y, y < edge.bottom else { continue }
      let (from, to) = (edge.from, edge.to)
      let x = from.x + (to.x - from.x) * ((y - from.y) / (to.y - from.y))
      crossings.append((x, to.y > from.y ? 1 : -1))
    }
    crossings.sort { $0.x < $1.x }
    var (winding, start) = (0, 0.0)
    for (x, sign) in crossings {
      let wasInside = isEvenOdd ? winding % 2 != 0 : winding != 0
      winding += sign
      let isInside = isEvenOdd ? winding % 2 != 0 : winding != 0
      if isInside && !wasInside { start = x }
      if wasInside && !isInside { spans.append((start, x)) }
    }
  }
}

extension ShapeReference.Line {
  fileprivate mutating func add(_ curve: (Double) -> ShapeReference.Point) {
    let steps = ShapeReference.steps
    for step in 1...steps { points.append((curve(Double(step) / Double(steps)), step == steps)) }
  }
}

/// The pen of a stroke.
private struct Pen {
  typealias Point = ShapeReference.Point

  let radius: Double
  let shape: LayerShape

  init(_ shape: LayerShape) {
    (self.shape, radius) = (shape, Double(shape.lineWidth) / 2)
  }

  /// The convex polygons that the pen covers along a line.
  func stroke(_ line: ShapeReference.Line) -> [[Point]] {
    var points = [line.points[0]]
    for point in line.points.dropFirst() where point.at != points[points.count - 1].at {
      points.append(point)
    }
    guard points.count > 1 else {
      return line.points.count > 1 || line.isClosed ? dot(points[0].at) : []
    }
    var result: [[Point]] = []
    let directions = zip(points, points.dropFirst()).map { direction($0.at, $1.at) }
    for (index, direction) in directions.enumerated() {
      let side = normal(direction) * radius
      let (from, to) = (points[index].at, points[index + 1].at)
      result.append([from + side, to + side, to - side, from - side])
      let isLast = index + 1 == directions.count
      guard !isLast || line.isClosed else { continue }
      let isCorner = points[index + 1].isCorner
      result += join(at: to, direction, directions[isLast ? 0 : index + 1], isCorner: isCorner)
    }
    if !line.isClosed {
      result += cap(at: points[0].at, -directions[0])
      result += cap(at: points[points.count - 1].at, directions[directions.count - 1])
    }
    return result
  }

  private func direction(_ from: Point, _ to: Point) -> Point {
    (to - from) / ((to - from) * (to - from)).sum().squareRoot()
  }

  private func normal(_ direction: Point) -> Point { Point(-direction.y, direction.x) }

  private func dot(_ point: Point) -> [[Point]] {
    cap(at: point, Point(1, 0)) + cap(at: point, Point(-1, 0))
  }

  private func cap(at point: Point, _ direction: Point) -> [[Point]] {
    let (side, along) = (normal(direction) * radius, direction * radius)
    switch shape.lineCap {
    case .butt: return []
    case .square: return [[point + side, point + side + along, point - side + along, point - side]]
    case .round: return [sector(at: point, from: side, by: -.pi)]
    }
  }

  private func sector(at point: Point, from: Point, by angle: Double) -> [Point] {
    [point]
      + (0...200).map { step in
        let part = angle * Double(step) / 200
        return point
          + Point(
            from.x * cos(part) - from.y * sin(part), from.x * sin(part) + from.y * cos(part))
      }
  }

  private func join(at point: Point, _ from: Point, _ to: Point, isCorner: Bool) -> [[Point]] {
    let turn = from.x * to.y - from.y * to.x
    let along = (from * to).sum()
    let side: Double = turn > 0 ? -1 : 1
    let (first, second) = (normal(from) * radius * side, normal(to) * radius * side)
    let bevel = [point, point + first, point + second]
    guard isCorner else { return [bevel] }
    let angle = atan2(turn, along)
    switch shape.lineJoin {
    case .bevel: return [bevel]
    case .round: return [sector(at: point, from: first, by: angle)]
    case .miter:
      guard cos(angle / 2) * Double(shape.miterLimit) >= 1, along > -1 else { return [bevel] }
      return [[point, point + first, point + (first + second) / (1 + along), point + second]]
    }
  }
}
