/// The edges by the rows of the grid that they pass, so that a ray meets few of them.
struct EdgeRows {
  typealias Place = Arrangement.Place

  private struct Line {
    var edge: Int
    var start: Place
    var end: Place
    var windings: SIMD2<Int>
  }

  private let isTurned: Bool
  private var rows: [[Line]] = []
  private var top: Int64 = 0
  private var height: Int64 = 1

  /// For rays towards greater x or, turned, towards greater y.
  init(_ arrangement: Arrangement, isTurned: Bool) {
    self.isTurned = isTurned
    let lines = arrangement.edges.indices.map { index in
      let edge = arrangement.edges[index]
      return Line(
        edge: index, start: placed(arrangement.vertices[edge.from].place),
        end: placed(arrangement.vertices[edge.to].place), windings: edge.windings)
    }
    let ends = lines.flatMap { [$0.start.y, $0.end.y] }
    guard let low = ends.min(), let high = ends.max() else { return }
    let count = Int64(min(max(lines.count / 8, 1), 2048))
    // Long edges pass many rows: higher ones keep them few.
    let rise = lines.reduce(0) { $0 + abs($1.end.y - $1.start.y) }
    (top, height) = (low, max((high - low) / count, rise / Int64(4 * lines.count)) + 1)
    rows = Array(repeating: [], count: Int(row(of: high)) + 1)
    for line in lines {
      let (first, last) = (
        row(of: min(line.start.y, line.end.y)), row(of: max(line.start.y, line.end.y))
      )
      for row in first...last { rows[row].append(line) }
    }
  }

  private func row(of y: Int64) -> Int { Int((y - top) / height) }

  /// Turned so that the ray goes towards greater x.
  private func placed(_ place: Place) -> Place {
    isTurned ? Place(x: place.y, y: -place.x) : place
  }

  /// The winding numbers on both sides of the edge from `from` to `to`, from a ray that sets out at its
  /// middle.
  func windings(
    beside edge: Int, from: Place, to: Place, windings own: SIMD2<Int>
  ) -> (left: SIMD2<Int>, right: SIMD2<Int>) {
    let (start, end) = (placed(from), placed(to))
    // Twice the middle, to stay with whole numbers.
    let middle = Place(x: start.x + end.x, y: start.y + end.y)
    var beyond = SIMD2<Int>.zero
    for line in rows[row(of: middle.y >> 1)] where line.edge != edge {
      let (a, b) = (line.start, line.end)
      guard (2 * a.y <= middle.y) != (2 * b.y <= middle.y) else { continue }
      let side = (b - a).cross(Place(x: middle.x - 2 * a.x, y: middle.y - 2 * a.y))
      if b.y > a.y, side > 0 { beyond &+= line.windings }
      if b.y < a.y, side < 0 { beyond &-= line.windings }
    }
    return end.y > start.y ? (beyond &+ own, beyond) : (beyond, beyond &- own)
  }
}
