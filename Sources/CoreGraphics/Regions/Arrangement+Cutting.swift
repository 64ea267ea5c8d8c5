extension Arrangement {
  /// Cuts the edges where they cross, touch or lie on each other.
  ///
  /// Cuts that are rounded to the grid bend edges, which may cross anew: so it goes over them until
  /// nothing is left to cut. Twins that are not merged each time become many where edges lie on each
  /// other.
  mutating func cut(mergingTwins: Bool) {
    for _ in 0..<16 {
      if mergingTwins { mergeTwins() }
      let cuts = findCuts()
      guard cuts.contains(where: { !$0.isEmpty }) else { break }
      apply(cuts)
    }
    if mergingTwins { mergeTwins() }
  }

  /// Makes one of the edges that have the same ends: the first of them, with the windings of all.
  /// Those that divide nothing go.
  private mutating func mergeTwins() {
    let leaving = Buckets(count: vertices.count) { add in
      for (index, edge) in edges.enumerated() { add(edge.from, index) }
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

  /// Where an edge lies.
  private struct Span {
    var edge: Int
    var left: Int64
    var right: Int64
    var top: Int64
    var bottom: Int64
  }

  private func span(of edge: Int) -> Span {
    let (a, b) = (vertices[edges[edge].from].place, vertices[edges[edge].to].place)
    return Span(
      edge: edge, left: min(a.x, b.x), right: max(a.x, b.x), top: min(a.y, b.y),
      bottom: max(a.y, b.y))
  }

  /// The vertices at which edges are to be cut, by edge; only meetings of which a fresh edge is part.
  private mutating func findCuts() -> [[Int]] {
    var spans = edges.indices.map { span(of: $0) }
    spans.sort { ($0.left, $0.edge) < ($1.left, $1.edge) }
    let fresh = spans.filter { edges[$0.edge].isFresh }
    var cuts = [[Int]](repeating: [], count: edges.count)
    var nextFresh = 0
    for (position, first) in spans.enumerated() {
      if edges[first.edge].isFresh {
        nextFresh += 1
        findCuts(first, spans[(position + 1)...], &cuts)
      } else {
        findCuts(first, fresh[nextFresh...], &cuts)
      }
    }
    return cuts
  }

  /// Between an edge and those of `others` that it may meet, which begin no farther to the left.
  private mutating func findCuts(
    _ first: Span, _ others: ArraySlice<Span>, _ cuts: inout [[Int]]
  ) {
    for second in others {
      guard second.left <= first.right else { break }
      guard second.top <= first.bottom, second.bottom >= first.top else { continue }
      findCuts(first.edge, second.edge, &cuts)
    }
  }

  private mutating func findCuts(_ first: Int, _ second: Int, _ cuts: inout [[Int]]) {
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

  /// Whether the edge comes so near to the vertex, between its ends, that on the grid it meets it.
  private func passes(_ edge: Edge, by vertex: Int) -> Bool {
    guard vertex != edge.from, vertex != edge.to else { return false }
    let start = vertices[edge.from].place
    let along = vertices[edge.to].place - start
    let way = vertices[vertex].place - start
    let reached = along.dot(way)
    return reached > 0 && reached < along.dot(along)
      && 2 * abs(along.cross(way)) <= along.largestSide
  }

  /// The grid point nearest to where two edges cross; nil where they do not, or share an end.
  private func crossing(_ first: Edge, _ second: Edge) -> Place? {
    let (a, b) = (vertices[first.from].place, vertices[first.to].place)
    let (c, d) = (vertices[second.from].place, vertices[second.to].place)
    let (sideOfC, sideOfD) = ((b - a).cross(c - a), (b - a).cross(d - a))
    let (sideOfA, sideOfB) = ((d - c).cross(a - c), (d - c).cross(b - c))
    guard sideOfC.signum() * sideOfD.signum() < 0, sideOfA.signum() * sideOfB.signum() < 0 else {
      return nil
    }
    let ratio = Double(sideOfA) / (Double(sideOfA) - Double(sideOfB))
    func between(_ start: Int64, _ end: Int64) -> Int64 {
      start + Int64((ratio * Double(end - start)).rounded())
    }
    return Place(x: between(a.x, b.x), y: between(a.y, b.y))
  }

  /// Makes the cuts; the parts are fresh.
  private mutating func apply(_ cuts: [[Int]]) {
    let whole = edges
    edges = zip(whole, cuts).lazy.filter { $1.isEmpty }.map { edge, _ in edge }
    for index in edges.indices { edges[index].isFresh = false }
    for (edge, cuts) in zip(whole, cuts) where !cuts.isEmpty {
      let start = vertices[edge.from].place
      let along = vertices[edge.to].place - start
      let length = Double(along.dot(along))
      let places = Set(cuts).map { (along.dot(vertices[$0].place - start), $0) }
        .sorted { $0 < $1 }
      var (pen, parameter) = (edge.from, edge.span.from)
      for (reached, vertex) in places + [(along.dot(along), edge.to)] {
        let t = edge.span.from + (edge.span.to - edge.span.from) * (Double(reached) / length)
        addEdge(pen, vertex, edge.windings, edge.source, (parameter, t))
        (pen, parameter) = (vertex, t)
      }
    }
  }
}
