extension Arrangement {
  /// Cuts the edges where they cross, touch or overlap.
  ///
  /// Rounding cuts to the grid bends edges, which may then cross again, so this repeats until there
  /// is nothing left to cut. Without merging duplicates in each round, overlapping edges multiply.
  mutating func cut(mergingDuplicates: Bool) {
    for _ in 0..<16 {
      if mergingDuplicates { mergeDuplicates() }
      let cuts = findCuts()
      guard cuts.contains(where: { !$0.isEmpty }) else { break }
      apply(cuts)
    }
    if mergingDuplicates { mergeDuplicates() }
  }

  /// Merges edges with the same ends into the first of them, adding up their windings. Removes
  /// edges that separate equal winding numbers.
  private mutating func mergeDuplicates() {
    let leaving = Buckets(count: vertices.count) { insert in
      for (index, edge) in edges.enumerated() { insert(edge.from, index) }
    }
    for vertex in vertices.indices where leaving[vertex].count > 1 {
      let order = leaving[vertex].sorted { (edges[$0].to, $0) < (edges[$1].to, $1) }
      for (edge, next) in zip(order, order.dropFirst()).reversed()
      where edges[edge].to == edges[next].to {
        edges[edge].windings &+= edges[next].windings
        edges[next].windings = .zero
      }
    }
    edges.removeAll { $0.windings == .zero }
  }

  /// The bounding box of an edge.
  private struct Span {
    var edge: Int
    var left: Int64
    var right: Int64
    var top: Int64
    var bottom: Int64
  }

  private func span(of edge: Int) -> Span {
    let (a, b) = (vertices[edges[edge].from].gridPoint, vertices[edges[edge].to].gridPoint)
    return Span(
      edge: edge, left: min(a.x, b.x), right: max(a.x, b.x), top: min(a.y, b.y),
      bottom: max(a.y, b.y))
  }

  /// The vertices at which to cut each edge. Only considers pairs with at least one fresh edge.
  private mutating func findCuts() -> [[Int]] {
    var spans = edges.indices.map { span(of: $0) }
    spans.sort { ($0.left, $0.edge) < ($1.left, $1.edge) }
    let fresh = spans.filter { edges[$0.edge].isFresh }
    var cuts = [[Int]](repeating: [], count: edges.count)
    var nextFresh = 0
    for (position, first) in spans.enumerated() {
      if edges[first.edge].isFresh {
        nextFresh += 1
        findCuts(between: first, and: spans[(position + 1)...], into: &cuts)
      } else {
        findCuts(between: first, and: fresh[nextFresh...], into: &cuts)
      }
    }
    return cuts
  }

  /// Finds cuts between an edge and `others`, which are sorted by their left and begin no farther
  /// to the left.
  private mutating func findCuts(
    between first: Span, and others: ArraySlice<Span>, into cuts: inout [[Int]]
  ) {
    for second in others {
      guard second.left <= first.right else { break }
      guard second.top <= first.bottom, second.bottom >= first.top else { continue }
      findCuts(between: first.edge, and: second.edge, into: &cuts)
    }
  }

  private mutating func findCuts(between first: Int, and second: Int, into cuts: inout [[Int]]) {
    let (a, b) = (edges[first], edges[second])
    var touches = false
    func note(_ vertex: Int, on edge: Int, _ ends: Edge) {
      touches = true
      if vertex != ends.from, vertex != ends.to { cuts[edge].append(vertex) }
    }
    for vertex in [b.from, b.to] where passes(a, by: vertex) { note(vertex, on: first, a) }
    for vertex in [a.from, a.to] where passes(b, by: vertex) { note(vertex, on: second, b) }
    guard !touches, let crossing = crossing(a, b) else { return }
    let vertex = vertex(on: crossing)
    note(vertex, on: first, a)
    note(vertex, on: second, b)
  }

  /// Whether the vertex is so close to the edge, between its ends, that they meet on the grid.
  private func passes(_ edge: Edge, by vertex: Int) -> Bool {
    guard vertex != edge.from, vertex != edge.to else { return false }
    let start = vertices[edge.from].gridPoint
    let along = vertices[edge.to].gridPoint - start
    let offset = vertices[vertex].gridPoint - start
    let reached = along.dot(offset)
    return reached > 0 && reached < along.dot(along)
      && 2 * abs(along.cross(offset)) <= along.largestSide
  }

  /// The grid point nearest to the crossing of two edges; nil if they do not cross or share an end.
  private func crossing(_ first: Edge, _ second: Edge) -> GridPoint? {
    let (a, b) = (vertices[first.from].gridPoint, vertices[first.to].gridPoint)
    let (c, d) = (vertices[second.from].gridPoint, vertices[second.to].gridPoint)
    let (sideOfC, sideOfD) = ((b - a).cross(c - a), (b - a).cross(d - a))
    let (sideOfA, sideOfB) = ((d - c).cross(a - c), (d - c).cross(b - c))
    guard sideOfC.signum() * sideOfD.signum() < 0, sideOfA.signum() * sideOfB.signum() < 0 else {
      return nil
    }
    let ratio = Double(sideOfA) / (Double(sideOfA) - Double(sideOfB))
    func between(_ start: Int64, _ end: Int64) -> Int64 {
      start + Int64((ratio * Double(end - start)).rounded())
    }
    return GridPoint(x: between(a.x, b.x), y: between(a.y, b.y))
  }

  /// Applies the cuts; the resulting edges are fresh.
  private mutating func apply(_ cuts: [[Int]]) {
    let whole = edges
    edges = zip(whole, cuts).lazy.filter { $1.isEmpty }.map { edge, _ in edge }
    for index in edges.indices { edges[index].isFresh = false }
    for (edge, cuts) in zip(whole, cuts) where !cuts.isEmpty {
      let start = vertices[edge.from].gridPoint
      let along = vertices[edge.to].gridPoint - start
      let length = Double(along.dot(along))
      let cutPoints = Set(cuts).map { (along.dot(vertices[$0].gridPoint - start), $0) }
        .sorted { $0 < $1 }
      var (previous, parameter) = (edge.from, edge.span.from)
      for (reached, vertex) in cutPoints + [(along.dot(along), edge.to)] {
        let t = edge.span.from + (edge.span.to - edge.span.from) * (Double(reached) / length)
        appendEdge(
          from: previous, to: vertex, windings: edge.windings, source: edge.source,
          span: (parameter, t))
        (previous, parameter) = (vertex, t)
      }
    }
  }
}
