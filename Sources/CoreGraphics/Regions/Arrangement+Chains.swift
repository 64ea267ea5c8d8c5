extension Arrangement {
  /// A traversal of an edge, in its direction or against it.
  struct Step {
    var edge: Int
    var isForward: Bool

    var reversed: Step { Step(edge: edge, isForward: !isForward) }
  }

  /// Consecutive edges between two nodes (vertices where more than two edges meet), or a closed
  /// loop.
  struct Chain {
    var steps: [Step]
    /// The winding numbers of the two paths on each side.
    var left = SIMD2<Int>.zero
    var right = SIMD2<Int>.zero

    var reversed: Chain {
      Chain(steps: steps.reversed().map(\.reversed), left: right, right: left)
    }
  }

  func start(of step: Step) -> Int {
    step.isForward ? edges[step.edge].from : edges[step.edge].to
  }

  func end(of step: Step) -> Int {
    step.isForward ? edges[step.edge].to : edges[step.edge].from
  }

  /// The vector from the start of the step to its end.
  func direction(of step: Step) -> GridPoint {
    vertices[end(of: step)].gridPoint - vertices[start(of: step)].gridPoint
  }

  /// All edges, grouped into chains, with the winding numbers on both sides.
  func chains() -> [Chain] {
    let around = Buckets(count: vertices.count) { insert in
      for (index, edge) in edges.enumerated() {
        insert(edge.from, index)
        insert(edge.to, index)
      }
    }
    var isUsed = [Bool](repeating: false, count: edges.count)
    let fromNodes = vertices.indices.filter { around[$0].count > 2 }
      .flatMap { node in
        around[node].map { Step(edge: $0, isForward: edges[$0].from == node) }
      }
    // The edges that remain after those between nodes form loops without a node.
    let starts = fromNodes + edges.indices.map { Step(edge: $0, isForward: true) }
    let (horizontalRays, verticalRays) = (
      EdgeRows(self, isRotated: false), EdgeRows(self, isRotated: true)
    )
    return starts.compactMap { step in
      guard !isUsed[step.edge] else { return nil }
      return withWindings(
        follow(step, around: around, isUsed: &isUsed), horizontalRays: horizontalRays,
        verticalRays: verticalRays)
    }
  }

  /// The steps from `first` on, up to the next node or back to the start.
  private func follow(_ first: Step, around: Buckets, isUsed: inout [Bool]) -> Chain {
    var steps = [first]
    isUsed[first.edge] = true
    var vertex = end(of: first)
    while around[vertex].count == 2, let next = around[vertex].first(where: { !isUsed[$0] }) {
      isUsed[next] = true
      steps.append(Step(edge: next, isForward: edges[next].from == vertex))
      vertex = end(of: steps[steps.count - 1])
    }
    return Chain(steps: steps)
  }

  private func withWindings(
    _ chain: Chain, horizontalRays: EdgeRows, verticalRays: EdgeRows
  ) -> Chain {
    var chain = chain
    // Rounding changes the direction of the longest edge least.
    let longest = chain.steps.max { direction(of: $0).largestSide < direction(of: $1).largestSide }
    guard let step = longest else { return chain }
    let vector = direction(of: step)
    let edgeWindings =
      step.isForward ? edges[step.edge].windings : SIMD2.zero &- edges[step.edge].windings
    // Uses the ray direction that is closer to perpendicular to the edge.
    (chain.left, chain.right) = (abs(vector.x) > abs(vector.y) ? verticalRays : horizontalRays)
      .windings(
        beside: step.edge, from: vertices[start(of: step)].gridPoint,
        to: vertices[end(of: step)].gridPoint, windings: edgeWindings)
    return chain
  }
}
