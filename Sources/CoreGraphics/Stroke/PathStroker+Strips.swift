extension PathStroker {
  /// What is covered along pieces that follow one another: the curves on both sides.
  struct Strip {
    var left: [Bezier] = []
    var right: [Bezier] = []

    /// Whether the curves begin where the strip ends.
    func goesOn(to left: Bezier, _ right: Bezier, within tolerance: Double) -> Bool {
      zip([self.left, self.right], [left, right]).allSatisfy { side, next in
        side.last.map { ($0.end - next.start).length <= tolerance } ?? false
      }
    }

    /// Around it; nothing where it is empty.
    var outline: [Bezier] {
      let back = right.reversed().map(\.reversed)
      guard let start = left.first?.start, let end = left.last?.end,
        let backStart = back.first?.start, let backEnd = back.last?.end
      else { return [] }
      return left + [Bezier(line: end, backStart)] + back + [Bezier(line: backEnd, start)]
    }
  }

  /// How far an offset curve may stray, as a part of half the width.
  private static let precision = 1e-3

  /// Adds the strips on both sides of a line or curve, cut until simple curves bound them.
  mutating func add(_ piece: Bezier, depth: Int) {
    let sides = [half, -half].map { piece.offset(by: $0) }
    let isSimple =
      piece.degree == .line
      || [half, -half].indices.allSatisfy { index in
        piece.isFollowed(by: sides[index], at: index == 0 ? half : -half, half * Self.precision)
      }
    guard isSimple || depth == 0 || isPoint(piece) else {
      let (left, right) = piece.split(at: 0.5)
      for part in [left, right] where part.hull.low != part.hull.high {
        add(part, depth: depth - 1)
      }
      let (from, to) = (left.directions.end, right.directions.start)
      if from.dot(to) < 0 { addJoin(at: right.start, from: from, to: to, .round) }
      return
    }
    if isSimple {
      addStrip(along: piece, left: sides[0], right: sides[1])
    } else {
      // A cusp, most often.
      let (from, to) = piece.directions
      for side in sides { addPolygon([piece.start, side.start, side.end, piece.end]) }
      addJoin(at: piece.start, from: from, to: to, .round)
    }
  }

  /// Whether a piece is too small to be cut: beside the stroke's width, or for its numbers' digits.
  private func isPoint(_ piece: Bezier) -> Bool {
    let (low, high) = piece.hull
    let reach = max(abs(low.x), abs(low.y), abs(high.x), abs(high.y))
    return (high - low).length <= max(half * Self.precision, reach * 1e-13)
  }

  /// Between the curves that run on both sides of a piece.
  private mutating func addStrip(along piece: Bezier, left: Bezier, right: Bezier) {
    guard [left, right].allSatisfy({ center(of: piece, $0) == nil }) else {
      for side in [left, right] { addHalf(of: piece, side) }
      return
    }
    if !strip.goesOn(to: left, right, within: half * 1e-9) { endStrip() }
    strip.left.append(left)
    strip.right.append(right)
  }

  mutating func endStrip() {
    addShape(strip.outline)
    strip = Strip()
  }

  /// Between a piece and the curve that runs beside it.
  private mutating func addHalf(of piece: Bezier, _ side: Bezier) {
    guard let center = center(of: piece, side) else {
      addShape([
        piece, Bezier(line: piece.end, side.end), side.reversed,
        Bezier(line: side.start, piece.start),
      ])
      return
    }
    // Tighter than half the width: what lies beyond the centre turns the other way.
    addShape([piece, Bezier(line: piece.end, center), Bezier(line: center, piece.start)])
    addShape([side, Bezier(line: side.end, center), Bezier(line: center, side.start)])
  }

  /// Where a piece turns around, when that is nearer than the curve that runs beside it.
  private func center(of piece: Bezier, _ side: Bezier) -> Point? {
    crossing(piece.start, side.start, piece.end, side.end)
  }

  /// Where the line from `a` to `b` crosses the line from `c` to `d`; nil where it does not.
  private func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let (u, v) = (b - a, d - c)
    let area = u.cross(v)
    guard abs(area) > 1e-12 * u.length * v.length else { return nil }
    let (t, s) = ((c - a).cross(v) / area, (c - a).cross(u) / area)
    return (0...1).contains(t) && (0...1).contains(s) ? a + u * t : nil
  }
}

extension Bezier {
  /// Where it sets out to and where it arrives from, with length 1.
  var directions: (start: Point, end: Point) {
    func first(_ ways: [Point]) -> Point { ways.first { $0 != .zero }?.unit ?? .zero }
    return (
      first([control1 - start, control2 - start, end - start]),
      first([end - control2, end - control1, end - start])
    )
  }

  /// A curve at the distance `distance`, towards y where it runs along x.
  func offset(by distance: Double) -> Bezier {
    let (from, to) = directions
    let (first, last) = (from.turned * distance, to.turned * distance)
    guard degree != .line else { return Bezier(line: start + first, end + last) }
    // The offset curve runs as fast as the curve, but for what the curvature adds or takes.
    func stretch(_ t: Double) -> Double {
      let speed = derivative(at: t)
      let size = speed.length
      return size > 0
        ? 1 - distance * speed.cross(secondDerivative(at: t)) / (size * size * size) : 1
    }
    return Bezier(
      cubic: start + first, start + first + (control1 - start) * stretch(0),
      end + last - (end - control2) * stretch(1), end + last)
  }

  /// Whether `side` runs at `distance` from it within `tolerance`, and turns little.
  func isFollowed(by side: Bezier, at distance: Double, _ tolerance: Double) -> Bool {
    let (from, to) = directions
    guard from.dot(to) > 0.5 else { return false }
    return [0.25, 0.5, 0.75].allSatisfy { t in
      let beside = point(at: t) + derivative(at: t).unit.turned * distance
      return (side.point(at: t) - beside).length <= tolerance
    }
  }
}
