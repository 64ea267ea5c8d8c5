extension PathStroker {
  /// The area covered along consecutive pieces, bounded by the offset curves on both sides.
  struct Strip {
    var left: [Bezier] = []
    var right: [Bezier] = []

    /// Whether the given curves begin where the strip ends.
    func continues(to left: Bezier, _ right: Bezier, within tolerance: Double) -> Bool {
      zip([self.left, self.right], [left, right]).allSatisfy { side, next in
        side.last.map { ($0.end - next.start).length <= tolerance } ?? false
      }
    }

    /// The closed outline; empty for an empty strip.
    var outline: [Bezier] {
      let back = right.reversed().map(\.reversed)
      guard let start = left.first?.start, let end = left.last?.end,
        let backStart = back.first?.start, let backEnd = back.last?.end
      else { return [] }
      return left + [Bezier(line: end, backStart)] + back + [Bezier(line: backEnd, start)]
    }
  }

  /// The tolerance of an offset curve, as a fraction of half the width.
  private static let precision = 1e-3

  /// Appends the strips of a line or curve, subdivided until simple offset curves bound them.
  mutating func stroke(_ piece: Bezier, depth: Int) {
    let sides = [halfWidth, -halfWidth].map { piece.offset(by: $0) }
    let isSimple =
      piece.degree == .line
      || [halfWidth, -halfWidth].indices.allSatisfy { index in
        piece.isFollowed(
          by: sides[index], at: index == 0 ? halfWidth : -halfWidth, halfWidth * Self.precision)
      }
    guard isSimple || depth == 0 || isTooSmallToCut(piece) else {
      let (left, right) = piece.split(at: 0.5)
      for part in [left, right] where part.hull.low != part.hull.high {
        stroke(part, depth: depth - 1)
      }
      let (from, to) = (left.directions.end, right.directions.start)
      if from.dot(to) < 0 { appendJoin(at: right.start, from: from, to: to, join: .round) }
      return
    }
    if isSimple {
      appendStrip(along: piece, left: sides[0], right: sides[1])
    } else {
      // This case is usually a cusp.
      let (from, to) = piece.directions
      for side in sides { appendPolygon([piece.start, side.start, side.end, piece.end]) }
      appendJoin(at: piece.start, from: from, to: to, join: .round)
    }
  }

  /// Whether a piece is too small to subdivide, relative to the stroke's width or to floating-point
  /// precision.
  private func isTooSmallToCut(_ piece: Bezier) -> Bool {
    let (low, high) = piece.hull
    let reach = max(abs(low.x), abs(low.y), abs(high.x), abs(high.y))
    return (high - low).length <= max(halfWidth * Self.precision, reach * 1e-13)
  }

  /// Appends the area between the offset curves of a piece.
  private mutating func appendStrip(along piece: Bezier, left: Bezier, right: Bezier) {
    guard [left, right].allSatisfy({ center(of: piece, $0) == nil }) else {
      for side in [left, right] { appendHalf(of: piece, side: side) }
      return
    }
    if !strip.continues(to: left, right, within: halfWidth * 1e-9) { endStrip() }
    strip.left.append(left)
    strip.right.append(right)
  }

  mutating func endStrip() {
    appendShape(strip.outline)
    strip = Strip()
  }

  /// Appends the area between a piece and one of its offset curves.
  private mutating func appendHalf(of piece: Bezier, side: Bezier) {
    guard let center = center(of: piece, side) else {
      appendShape([
        piece, Bezier(line: piece.end, side.end), side.reversed,
        Bezier(line: side.start, piece.start),
      ])
      return
    }
    // The curve's radius is less than half the width, so the area beyond the center has reversed
    // orientation.
    appendShape([piece, Bezier(line: piece.end, center), Bezier(line: center, piece.start)])
    appendShape([side, Bezier(line: side.end, center), Bezier(line: center, side.start)])
  }

  /// The point where the normals at both ends cross before they reach the offset curve; nil if they
  /// do not.
  private func center(of piece: Bezier, _ side: Bezier) -> Point? {
    crossing(from: piece.start, to: side.start, withSegmentFrom: piece.end, to: side.end)
  }

  /// The intersection of the segments from `a` to `b` and from `c` to `d`; nil if there is none.
  private func crossing(
    from a: Point, to b: Point, withSegmentFrom c: Point, to d: Point
  ) -> Point? {
    let (u, v) = (b - a, d - c)
    let area = u.cross(v)
    guard abs(area) > 1e-12 * u.length * v.length else { return nil }
    let (t, s) = ((c - a).cross(v) / area, (c - a).cross(u) / area)
    return (0...1).contains(t) && (0...1).contains(s) ? a + u * t : nil
  }
}

extension Bezier {
  /// The unit tangents at the start and at the end.
  var directions: (start: Point, end: Point) {
    func first(_ vectors: [Point]) -> Point { vectors.first { $0 != .zero }?.unit ?? .zero }
    return (
      first([control1 - start, control2 - start, end - start]),
      first([end - control2, end - control1, end - start])
    )
  }

  /// An approximate offset curve at `distance`; positive distances lie towards y for a curve along
  /// x.
  func offset(by distance: Double) -> Bezier {
    let (from, to) = directions
    let (first, last) = (from.perpendicular * distance, to.perpendicular * distance)
    guard degree != .line else { return Bezier(line: start + first, end + last) }
    // The speed of the offset curve relative to the curve's, which depends on the curvature.
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

  /// Whether `side` is at `distance` from the curve within `tolerance`, and the curve bends little.
  func isFollowed(by side: Bezier, at distance: Double, _ tolerance: Double) -> Bool {
    let (from, to) = directions
    guard from.dot(to) > 0.5 else { return false }
    return [0.25, 0.5, 0.75].allSatisfy { t in
      let beside = point(at: t) + derivative(at: t).unit.perpendicular * distance
      return (side.point(at: t) - beside).length <= tolerance
    }
  }
}
