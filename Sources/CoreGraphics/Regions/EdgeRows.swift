/// The edges indexed by the grid rows that they cross, so that a ray is tested against few of them.
struct EdgeRows {
  typealias GridPoint = Arrangement.GridPoint

  private struct Line {
    var start: GridPoint
    var end: GridPoint
    var windings: SIMD2<Int>
  }

  private let isRotated: Bool
  private let lines: [Line]
  private let rows: Buckets
  private let top: Int64
  private let height: Int64

  /// Creates an index for rays towards greater x or, if rotated, towards greater y.
  init(_ arrangement: Arrangement, isRotated: Bool) {
    self.isRotated = isRotated
    func position(_ vertex: Int) -> GridPoint {
      let gridPoint = arrangement.vertices[vertex].gridPoint
      return isRotated ? gridPoint.rotated : gridPoint
    }
    let lines = arrangement.edges.map {
      Line(start: position($0.from), end: position($0.to), windings: $0.windings)
    }
    let low = lines.reduce(Int64.max) { min($0, $1.start.y, $1.end.y) }
    let high = lines.reduce(low) { max($0, $1.start.y, $1.end.y) }
    let count = Int64(min(max(lines.count / 8, 1), 2048))
    // Long edges cross many rows; greater row heights limit their number.
    let rise = lines.reduce(0) { $0 + abs($1.end.y - $1.start.y) }
    let height = max((high - low) / count, rise / Int64(4 * max(lines.count, 1))) + 1
    rows = Buckets(count: Int((high - low) / height) + 1) { insert in
      for (index, line) in lines.enumerated() {
        let (a, b) = (Int((line.start.y - low) / height), Int((line.end.y - low) / height))
        for row in min(a, b)...max(a, b) { insert(row, index) }
      }
    }
    (self.lines, top, self.height) = (lines, low, height)
  }

  /// The winding numbers on both sides of the edge from `from` to `to`, computed with a ray from
  /// its midpoint.
  func windings(
    beside edge: Int, from: GridPoint, to: GridPoint, windings edgeWindings: SIMD2<Int>
  ) -> (left: SIMD2<Int>, right: SIMD2<Int>) {
    let (start, end) = isRotated ? (from.rotated, to.rotated) : (from, to)
    // Doubled coordinates keep the midpoint integral.
    let middle = GridPoint(x: start.x + end.x, y: start.y + end.y)
    var beyond = SIMD2<Int>.zero
    for index in rows[Int((middle.y >> 1 - top) / height)] where index != edge {
      let line = lines[index]
      let (a, b) = (line.start, line.end)
      guard (2 * a.y <= middle.y) != (2 * b.y <= middle.y) else { continue }
      let side = (b - a).cross(GridPoint(x: middle.x - 2 * a.x, y: middle.y - 2 * a.y))
      if b.y > a.y, side > 0 { beyond &+= line.windings }
      if b.y < a.y, side < 0 { beyond &-= line.windings }
    }
    return end.y > start.y ? (beyond &+ edgeWindings, beyond) : (beyond, beyond &- edgeWindings)
  }
}

extension Arrangement.GridPoint {
  /// The point rotated so that the direction of greater y becomes that of greater x.
  fileprivate var rotated: Self { Self(x: y, y: -x) }
}
