/// The edges by the rows of the grid that they pass, so that a ray meets few of them.
struct EdgeRows {
  typealias Place = Arrangement.Place

  private struct Line {
    var start: Place
    var end: Place
    var windings: SIMD2<Int>
  }

  private let isTurned: Bool
  private let lines: [Line]
  private let rows: Buckets
  private let top: Int64
  private let height: Int64

  /// For rays towards greater x or, turned, towards greater y.
  init(_ arrangement: Arrangement, isTurned: Bool) {
    self.isTurned = isTurned
    func placed(_ vertex: Int) -> Place {
      let place = arrangement.vertices[vertex].place
      return isTurned ? place.turned : place
    }
    let lines = arrangement.edges.map {
      Line(start: placed($0.from), end: placed($0.to), windings: $0.windings)
    }
    let low = lines.reduce(Int64.max) { min($0, $1.start.y, $1.end.y) }
    let high = lines.reduce(low) { max($0, $1.start.y, $1.end.y) }
    let count = Int64(min(max(lines.count / 8, 1), 2048))
    // Long edges pass many rows: higher ones keep them few.
    let rise = lines.reduce(0) { $0 + abs($1.end.y - $1.start.y) }
    let height = max((high - low) / count, rise / Int64(4 * max(lines.count, 1))) + 1
    rows = Buckets(count: Int((high - low) / height) + 1) { add in
      for (index, line) in lines.enumerated() {
        let (a, b) = (Int((line.start.y - low) / height), Int((line.end.y - low) / height))
        for row in min(a, b)...max(a, b) { add(row, index) }
      }
    }
    (self.lines, top, self.height) = (lines, low, height)
  }

  /// The winding numbers on both sides of the edge from `from` to `to`, from a ray that sets out at its
  /// middle.
  func windings(
    beside edge: Int, from: Place, to: Place, windings own: SIMD2<Int>
  ) -> (left: SIMD2<Int>, right: SIMD2<Int>) {
    let (start, end) = isTurned ? (from.turned, to.turned) : (from, to)
    // Twice the middle, to stay with whole numbers.
    let middle = Place(x: start.x + end.x, y: start.y + end.y)
    var beyond = SIMD2<Int>.zero
    for index in rows[Int((middle.y >> 1 - top) / height)] where index != edge {
      let line = lines[index]
      let (a, b) = (line.start, line.end)
      guard (2 * a.y <= middle.y) != (2 * b.y <= middle.y) else { continue }
      let side = (b - a).cross(Place(x: middle.x - 2 * a.x, y: middle.y - 2 * a.y))
      if b.y > a.y, side > 0 { beyond &+= line.windings }
      if b.y < a.y, side < 0 { beyond &-= line.windings }
    }
    return end.y > start.y ? (beyond &+ own, beyond) : (beyond, beyond &- own)
  }
}

extension Arrangement.Place {
  /// Turned so that what went towards greater y goes towards greater x.
  fileprivate var turned: Self { Self(x: y, y: -x) }
}
