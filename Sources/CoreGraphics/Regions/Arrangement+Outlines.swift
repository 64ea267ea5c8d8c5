import Foundation

/// A closed outline of a region, which lies to its left (with y up).
struct Outline {
  var path: PathStorage
  /// Positive around a region, negative around a hole.
  var area: Double
  /// A point inside the region, next to the outline.
  var inside: CGPoint
}

extension Arrangement {
  /// A part of a line or curve between two vertices.
  private struct Piece {
    var source: Int
    var span: (from: Double, to: Double)
    var from: Int
    var to: Int
  }

  /// The outlines of the region whose winding numbers `isInside` accepts, one for each of the two
  /// paths.
  mutating func outlines(where isInside: (SIMD2<Int>) -> Bool) -> [Outline] {
    let border = chains().compactMap { chain -> Chain? in
      let (left, right) = (isInside(chain.left), isInside(chain.right))
      return left == right ? nil : left ? chain : chain.reversed
    }
    let loops = loops(of: border).filter { !isSliver($0) }
    for loop in loops { refineVertices(of: loop) }
    return loops.compactMap { outline(of: $0) }
  }

  /// Joins directed chains into closed loops; where several meet, each loop stays with its own
  /// region.
  private func loops(of border: [Chain]) -> [[Step]] {
    var leaving: [Int: [Int]] = [:]
    for (index, chain) in border.enumerated() {
      leaving[start(of: chain.steps[0]), default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: border.count)
    return border.indices.compactMap { first in
      guard !isUsed[first] else { return nil }
      var steps: [Step] = []
      var next: Int? = first
      while let index = next, !isUsed[index] {
        isUsed[index] = true
        steps += border[index].steps
        let arrival = steps[steps.count - 1]
        let candidates = (leaving[end(of: arrival)] ?? []).filter { !isUsed[$0] || $0 == first }
        next = candidates.min {
          turn(from: arrival, to: border[$0].steps[0])
            < turn(from: arrival, to: border[$1].steps[0])
        }
      }
      return steps
    }
  }

  /// The clockwise angle, with y up, from the reverse of `arrival` to `departure`: 0 < a ≤ 2π.
  private func turn(from arrival: Step, to departure: Step) -> Double {
    func angle(_ gridPoint: GridPoint) -> Double { atan2(Double(gridPoint.y), Double(gridPoint.x)) }
    let turn = angle(direction(of: arrival.reversed)) - angle(direction(of: departure))
    return turn > 0 ? turn : turn + 2 * .pi
  }

  /// Twice the loop's signed area, in grid units.
  private func doubleArea(_ loop: [Step]) -> Double {
    loop.reduce(0) { sum, step in
      let (a, b) = (vertices[start(of: step)].gridPoint, vertices[end(of: step)].gridPoint)
      return sum + Double(a.x) * Double(b.y) - Double(b.x) * Double(a.y)
    }
  }

  /// Whether the loop is small enough to be caused by rounding alone.
  private func isSliver(_ loop: [Step]) -> Bool {
    let perimeter = loop.reduce(0.0) { $0 + Double(direction(of: $1).largestSide) }
    return abs(doubleArea(loop)) <= perimeter * 4
  }

  private func outline(of loop: [Step]) -> Outline? {
    let pieces = pieces(of: loop)
    guard let first = pieces.first,
      let longest = loop.max(by: { direction(of: $0).largestSide < direction(of: $1).largestSide })
    else { return nil }
    var subpath = PathStorage.Subpath(start: vertices[first.from].point, isClosed: true)
    subpath.beziers = pieces.map { bezier(of: $0) }
    var path = PathStorage()
    path.append(subpath)
    let vector = Point(
      Double(direction(of: longest).x), Double(direction(of: longest).y))
    let (a, b) = (vertices[start(of: longest)].point, vertices[end(of: longest)].point)
    return Outline(
      path: path, area: doubleArea(loop),
      inside: CGPoint((a + b) / 2 + vector.perpendicular.unit * unit * 64))
  }
}

// Conversion from edges to lines and curves
extension Arrangement {
  private func pieces(of loop: [Step]) -> [Piece] {
    var pieces: [Piece] = []
    for step in loop {
      let span = edges[step.edge].span
      let piece = Piece(
        source: edges[step.edge].source, span: step.isForward ? span : (span.to, span.from),
        from: start(of: step), to: end(of: step))
      if let last = pieces.last, let joined = join(last, piece) {
        pieces[pieces.count - 1] = joined
      } else {
        pieces.append(piece)
      }
    }
    if pieces.count > 1, let joined = join(pieces[pieces.count - 1], pieces[0]) {
      pieces[0] = joined
      pieces.removeLast()
    }
    return pieces
  }

  /// The two pieces joined, if the second continues the first's line or curve.
  private func join(_ first: Piece, _ second: Piece) -> Piece? {
    let isOneWay = (first.span.from < first.span.to) == (second.span.from < second.span.to)
    let isContinuation =
      first.source == second.source && isOneWay && abs(second.span.from - first.span.to) < 1e-3
    guard isContinuation || isCollinear(first, second) else { return nil }
    return Piece(
      source: first.source, span: (first.span.from, second.span.to), from: first.from,
      to: second.to)
  }

  private func isCollinear(_ first: Piece, _ second: Piece) -> Bool {
    guard sources[first.source].degree == .line, sources[second.source].degree == .line else {
      return false
    }
    let corner = vertices[first.to].gridPoint
    let (before, after) = (
      corner - vertices[first.from].gridPoint, vertices[second.to].gridPoint - corner
    )
    return before.dot(after) > 0
      && abs(before.cross(after)) <= 2 * min(before.largestSide, after.largestSide)
  }

  private func bezier(of piece: Piece) -> Bezier {
    let source = sources[piece.source]
    let (start, end) = (vertices[piece.from].point, vertices[piece.to].point)
    guard source.degree != .line else { return Bezier(line: start, end) }
    func parameter(_ t: Double, at point: Point) -> Double {
      t == 0 || t == 1 ? t : source.nearestParameter(to: point, near: t)
    }
    var part = source.part(
      from: parameter(piece.span.from, at: start), to: parameter(piece.span.to, at: end))
    part.control1 += start - part.start
    part.control2 += end - part.end
    (part.start, part.end) = (start, end)
    return part
  }

  /// Moves vertices where lines and curves meet to their exact intersections.
  private mutating func refineVertices(of loop: [Step]) {
    for (step, next) in zip(loop, loop.dropFirst() + loop.prefix(1)) {
      let vertex = end(of: step)
      guard !vertices[vertex].isExact else { continue }
      refine(vertex, between: step, and: next)
    }
  }

  private mutating func refine(_ vertex: Int, between step: Step, and next: Step) {
    let (this, other) = (edges[step.edge], edges[next.edge])
    let (t, s) = (
      step.isForward ? this.span.to : this.span.from,
      next.isForward ? other.span.from : other.span.to
    )
    guard this.source != other.source || abs(t - s) > 1e-3,
      let intersection = sources[this.source].intersection(sources[other.source], near: (t, s))
    else { return }
    let point = sources[this.source].point(at: intersection.this)
    guard (point - vertices[vertex].point).length <= 8 * tolerance else { return }
    setPoint(point, of: vertex)
  }
}
