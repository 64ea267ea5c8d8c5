import CoreGraphics
import LayerTree

/// The outlines of a stroke: for each line of a path, or of its dashes, one or two contours around
/// what the pen covers. With the non-zero rule their inside is the stroke; where it overlaps itself,
/// the winding numbers are higher, and they are never of both signs.
struct StrokeOutline: Sendable {
  /// The properties of a stroke that its outline depends on.
  struct Style: Equatable, Sendable {
    var halfWidth: Double
    var cap: LayerShape.Cap
    var join: LayerShape.Join
    var miterLimit: Double
    /// The largest distance between an arc and its chords.
    var tolerance: Double
  }

  typealias Point = SIMD2<Double>

  /// A line between two vertices, as it begins or ends there.
  private struct Leg {
    var direction: Point
    var length: Double

    var reversed: Leg { Leg(direction: -direction, length: length) }
  }

  private(set) var style = Style(
    halfWidth: 0, cap: .butt, join: .miter, miterLimit: 10, tolerance: 1)
  private(set) var contours = Contours()
  /// The line that is outlined next.
  private var line: [FlatPath.Vertex] = []
  /// By vertex: the line from there to the next one; in a closed line the last leads to the first.
  private var legs: [Leg] = []

  /// Begins the outlines of another path, which are added to `contours` until `end`.
  mutating func begin(_ style: Style, reusing contours: inout Contours) {
    self.style = style
    swap(&self.contours, &contours)
    self.contours.removeAll()
    line.removeAll(keepingCapacity: true)
  }

  mutating func end(_ contours: inout Contours) {
    swap(&self.contours, &contours)
  }

  /// Adds the next point of the line.
  mutating func append(_ vertex: FlatPath.Vertex) {
    guard let last = line.last, areSame(last, vertex) else { return line.append(vertex) }
    line[line.count - 1].isSmooth = last.isSmooth && vertex.isSmooth
    line[line.count - 1].leaving = vertex.leaving
  }

  /// Ends the line and adds its outline.
  mutating func endLine(isClosed: Bool) {
    defer { line.removeAll(keepingCapacity: true) }
    if isClosed, line.count > 1, let last = line.last, areSame(last, line[0]) {
      line[0].arriving = last.arriving
      line.removeLast()
    }
    guard let first = line.first else { return }
    guard line.count > 1 else { return addDot(at: first) }
    measure()
    if isClosed {
      addSide(isReversed: false, isClosed: true)
      contours.close()
      addSide(isReversed: true, isClosed: true)
    } else {
      addSide(isReversed: false, isClosed: false)
      addSide(isReversed: true, isClosed: false)
    }
    contours.close()
  }

  /// Whether two points are so near to each other that a line between them would have a direction of
  /// rounding errors only.
  private func areSame(_ first: FlatPath.Vertex, _ second: FlatPath.Vertex) -> Bool {
    (first.point - second.point).magnitude <= 0.01 * style.tolerance
  }

  private mutating func measure() {
    legs.removeAll(keepingCapacity: true)
    for index in line.indices {
      let next = index + 1 < line.count ? index + 1 : 0
      let offset = line[next].point - line[index].point
      legs.append(Leg(direction: offset.unit, length: offset.magnitude))
    }
  }

  /// The line that arrives at a vertex, as the chord of its curve.
  private func arrival(at index: Int, isReversed: Bool) -> Leg {
    isReversed ? legs[index].reversed : legs[index > 0 ? index - 1 : line.count - 1]
  }

  /// The line that leaves a vertex, as the chord of its curve.
  private func departure(at index: Int, isReversed: Bool) -> Leg {
    isReversed ? legs[index > 0 ? index - 1 : line.count - 1].reversed : legs[index]
  }

  /// The directions of the curves that arrive at a vertex and leave it; zero for lines.
  private func tangents(at index: Int, isReversed: Bool) -> (arriving: Point, leaving: Point) {
    let vertex = line[index]
    if vertex.isSmooth { return (.zero, .zero) }
    return isReversed ? (-vertex.leaving, -vertex.arriving) : (vertex.arriving, vertex.leaving)
  }

  /// Adds the edge on the left of the line, or of the reversed line, with the cap at its end.
  private mutating func addSide(isReversed: Bool, isClosed: Bool) {
    let last = line.count - 1
    for step in 0...last {
      let index = isReversed ? last - step : step
      let point = line[index].point
      let tangents = tangents(at: index, isReversed: isReversed)
      var from = arrival(at: index, isReversed: isReversed)
      var to = departure(at: index, isReversed: isReversed)
      let (arriving, leaving) = (from, to)
      if tangents.arriving != .zero { from.direction = tangents.arriving }
      if tangents.leaving != .zero { to.direction = tangents.leaving }
      if isClosed || step > 0 { addTurn(at: point, arriving, from, length: arriving.length) }
      if isClosed || step > 0 && step < last {
        addJoin(at: point, from: from, to: to, isSmooth: line[index].isSmooth)
      } else if step == last {
        addCap(at: point, direction: from.direction)
      }
      if isClosed || step < last { addTurn(at: point, to, leaving, length: leaving.length) }
    }
  }

  /// Turns from a chord to the direction of its curve at a vertex, or back. That is left out except
  /// where the chord is so short that its edge would run backwards.
  private mutating func addTurn(at point: Point, _ from: Leg, _ to: Leg, length: Double) {
    let turn = from.direction.cross(to.direction)
    let reach = style.halfWidth * abs(turn) / (1 + from.direction.dot(to.direction))
    guard reach > length / 4 else { return }
    contours.append(point + from.direction.perpendicular * style.halfWidth)
    if turn > 0 { contours.append(point) }
    contours.append(point + to.direction.perpendicular * style.halfWidth)
  }

  /// Adds the caps of a line without length.
  private mutating func addDot(at vertex: FlatPath.Vertex) {
    guard style.cap != .butt else { return }
    let direction = vertex.leaving != .zero ? vertex.leaving : Point(1, 0)
    addCap(at: vertex.point, direction: direction)
    addCap(at: vertex.point, direction: -direction)
    contours.close()
  }

  // MARK: Caps and joins

  /// Goes around the end of a line from its left to its right side.
  private mutating func addCap(at point: Point, direction: Point) {
    let along = direction * style.halfWidth
    let side = along.perpendicular
    if style.cap == .round { return addArc(around: point, from: side, angle: -.pi) }
    contours.append(point + side)
    if style.cap == .square {
      contours.append(point + side + along)
      contours.append(point - side + along)
    }
    contours.append(point - side)
  }

  /// Goes around a vertex on the left side.
  private mutating func addJoin(at point: Point, from: Leg, to: Leg, isSmooth: Bool) {
    let turn = from.direction.cross(to.direction)
    let along = from.direction.dot(to.direction)
    let (first, second) = (
      from.direction.perpendicular * style.halfWidth, to.direction.perpendicular * style.halfWidth
    )
    // Where the two edges would meet, and the distance to there along an edge.
    let meeting = point + (first + second) / (1 + along)
    let reach = style.halfWidth * abs(turn) / (1 + along)
    if abs(turn) < 1e-9, along > 0 {
      contours.append(point + second)
    } else if turn > 0 {
      // The inner side. Half of each line is left for the vertex at its other end; where that is
      // not enough, the outline goes through the vertex, which covers some area twice.
      if reach <= min(from.length, to.length) / 2 {
        contours.append(meeting)
      } else {
        contours.append(point + first)
        contours.append(point)
        contours.append(point + second)
      }
    } else if isSmooth, reach * reach <= style.halfWidth * style.tolerance {
      contours.append(meeting)
    } else {
      addCorner(
        at: point, from: first, to: second, meeting: meeting, angle: atan2(turn, along),
        join: isSmooth ? .round : style.join)
    }
  }

  private mutating func addCorner(
    at point: Point, from: Point, to: Point, meeting: Point, angle: Double, join: LayerShape.Join
  ) {
    switch join {
    case .round:
      // A line that turns back has an angle of either sign.
      return addArc(around: point, from: from, angle: -abs(angle))
    case .miter where cos(angle / 2) * style.miterLimit >= 1: contours.append(meeting)
    case .miter, .bevel:
      contours.append(point + from)
      contours.append(point + to)
    }
  }

  /// Adds an arc that begins at an offset from its center. Like the chords of curves, its chords
  /// lie on both sides of it.
  private mutating func addArc(around center: Point, from offset: Point, angle: Double) {
    let steepest = (8 * style.tolerance / style.halfWidth).squareRoot()
    let count = max(1, min(abs(angle) / steepest, 1024).rounded(.up))
    let step = angle / count
    let (cosine, sine) = (cos(step), sin(step))
    let outwards = 1 + step * step / 16
    var offset = offset
    contours.append(center + offset)
    for _ in stride(from: 1, to: count, by: 1) {
      offset = offset * cosine + offset.perpendicular * sine
      contours.append(center + offset * outwards)
    }
    contours.append(center + offset * cosine + offset.perpendicular * sine)
  }
}
