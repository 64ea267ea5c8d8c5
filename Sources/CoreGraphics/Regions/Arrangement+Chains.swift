extension Arrangement {
  /// An edge, along it or against it.
  struct Step {
    var edge: Int
    var isForward: Bool

    var reversed: Step { Step(edge: edge, isForward: !isForward) }
  }

  /// Edges one after another between two vertices where more than two edges meet, or all around.
  struct Chain {
    var steps: [Step]
    /// The winding numbers of the two paths beside it.
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

  /// From the start of the step to its end.
  func direction(of step: Step) -> Place {
    vertices[end(of: step)].place - vertices[start(of: step)].place
  }

  /// All edges, in chains, with the winding numbers beside each.
  func chains() -> [Chain] {
    let around = Buckets(count: vertices.count) { add in
      for (index, edge) in edges.enumerated() {
        add(edge.from, index)
        add(edge.to, index)
      }
    }
    var isUsed = [Bool](repeating: false, count: edges.count)
    let fromNodes = vertices.indices.filter { around[$0].count > 2 }
      .flatMap { node in
        around[node].map { Step(edge: $0, isForward: edges[$0].from == node) }
      }
    // After those between nodes, what is left goes around without one.
    let starts = fromNodes + edges.indices.map { Step(edge: $0, isForward: true) }
    let (level, upright) = (EdgeRows(self, isTurned: false), EdgeRows(self, isTurned: true))
    return starts.compactMap { step in
      guard !isUsed[step.edge] else { return nil }
      return withWindings(follow(step, around, &isUsed), level, upright)
    }
  }

  /// The steps from `first` on, to the next node or back to the start.
  private func follow(_ first: Step, _ around: Buckets, _ isUsed: inout [Bool]) -> Chain {
    var steps = [first]
    isUsed[first.edge] = true
    var pen = end(of: first)
    while around[pen].count == 2, let next = around[pen].first(where: { !isUsed[$0] }) {
      isUsed[next] = true
      steps.append(Step(edge: next, isForward: edges[next].from == pen))
      pen = end(of: steps[steps.count - 1])
    }
    return Chain(steps: steps)
  }

  private func withWindings(_ chain: Chain, _ level: EdgeRows, _ upright: EdgeRows) -> Chain {
    var chain = chain
    // The longest edge is the least bent by rounding.
    let longest = chain.steps.max { direction(of: $0).largestSide < direction(of: $1).largestSide }
    guard let step = longest else { return chain }
    let way = direction(of: step)
    let own = step.isForward ? edges[step.edge].windings : SIMD2.zero &- edges[step.edge].windings
    // The ray that leaves the edge behind it at once.
    (chain.left, chain.right) = (abs(way.x) > abs(way.y) ? upright : level).windings(
      beside: step.edge, from: vertices[start(of: step)].place,
      to: vertices[end(of: step)].place, windings: own)
    return chain
  }
}
