import Compositor
import CoreGraphics
import LayerTree
import TestSupport
import Testing

@Suite("Opaque quads that overlap")
struct OpaqueRunTests {
  /// Opaque layers from 1, `distance` apart; `change` may change some.
  private func list(
    _ count: UInt32, distance: CGFloat = 2,
    allowsEdgeAntialiasing: Bool = true,
    _ change: (UInt32, inout LayerProperties) -> Void = { _, _ in }
  ) -> DisplayList {
    var commit = Commit.window(200, 200)
    commit.order(0, (1...count).map { LayerID(rawValue: $0) })
    for number in 1...count {
      let origin = CGFloat(number) * distance
      commit.paint(
        LayerID(rawValue: number), CGRect(x: origin, y: origin, width: 20, height: 20)
      ) {
        $0.allowsEdgeAntialiasing = allowsEdgeAntialiasing
        change(number, &$0)
      }
    }
    var tree = RenderTree()
    tree.apply(commit)
    return tree.list()
  }

  private func plan(_ list: DisplayList, usesDepth: Bool = true) -> FramePlan {
    var plan = FramePlan(size: list.size)
    var planner = Planner(usesDepth: usesDepth)
    _ = planner.plan(list, region: Region(PixelRect(list.size)), commands: [], reusing: &plan)
    return plan
  }

  @Test("they are drawn from front to back with depth, the nearest first")
  func frontToBack() {
    let plan = plan(list(20))
    #expect(plan.passes.map(\.usesDepth) == [true])
    #expect(
      plan.batches.map(\.usesDepth) == [true]
        && plan.batches[0].program == ProgramID(.solid, .opaque))
    #expect(plan.instances.map(\.layer) == (1...20).reversed())
    let depths = plan.instances.map(\.opacity)
    #expect(zip(depths, depths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(depths.allSatisfy { $0 > 0 && $0 < 1 })
  }

  @Test("few quads, and those that hardly overlap, are drawn without depth")
  func notWorthIt() {
    for list in [list(7), list(9, distance: 19)] {
      let plan = plan(list)
      #expect(!plan.passes[0].usesDepth && plan.batches.allSatisfy { !$0.usesDepth })
      #expect(plan.instances.first?.layer == 1)
      #expect(plan.instances.allSatisfy { $0.opacity == 1 })
    }
    #expect(!plan(list(20), usesDepth: false).passes[0].usesDepth)
  }

  @Test("100 quads with as many pixels as their box are drawn with depth where they overlap")
  func clusters() {
    // A rotated layer hides no other one entirely, so that all are drawn.
    let clusters = list(100, allowsEdgeAntialiasing: false) { number, properties in
      let offset = CGFloat(number / 2 % 20)
      properties.transform = CATransform3DMakeRotation(CGFloat(number), 0, 0, 1)
      properties.position = CGPoint(
        x: number % 2 == 0 ? 10 + offset : 190 - offset, y: number % 2 == 0 ? 10 : 190)
    }
    #expect(plan(clusters).passes.map(\.usesDepth) == [true])
    let rows = list(100) { number, properties in
      let (row, column) = ((number - 1) / 10, (number - 1) % 10)
      properties.position = CGPoint(x: 10 + 20 * CGFloat(column), y: 10 + 20 * CGFloat(row))
    }
    #expect(plan(rows).passes.map(\.usesDepth) == [false])
  }

  @Test("a translucent layer lies between those before it and those after it")
  func interrupted() {
    let plan = plan(
      list(41) { number, properties in
        if number == 21 { properties.backgroundColor = SIMD4(1, 1, 1, 0.5) }
      })
    #expect(plan.batches.map(\.usesDepth) == [true, false, true])
    #expect(plan.batches.map(\.instances) == [0..<20, 20..<21, 21..<41])
    let (back, front) = (plan.instances[0..<20], plan.instances[21..<41])
    #expect(back.map(\.layer) == (1...20).reversed() && front.map(\.layer) == (22...41).reversed())
    // Those in front pass the test against the depth of those behind.
    #expect((front.map(\.opacity).max() ?? 1) < (back.map(\.opacity).min() ?? 0))
  }

  @Test("layers in a group, which has no depth, keep their order")
  func group() {
    var commit = Commit.window(200, 200, sublayers: [1])
    commit.set(
      1, CGRect(x: 0, y: 0, width: 200, height: 200),
      sublayers: (2...30).map { LayerID(rawValue: $0) }
    ) {
      $0.opacity = 0.5
    }
    for number in 2...30 as ClosedRange<UInt32> {
      commit.paint(LayerID(rawValue: number), CGRect(x: Int(number), y: 0, width: 50, height: 50))
    }
    var tree = RenderTree()
    tree.apply(commit)
    let plan = plan(tree.list())
    #expect(plan.passes.count == 2 && plan.passes.allSatisfy { !$0.usesDepth })
    #expect(plan.instances.prefix(29).map(\.layer) == Array(2...30))
  }

  @Test("with depth, random layers have the same pixels", arguments: 1...20 as ClosedRange<UInt64>)
  func samePixels(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    // With antialiased edges, they would not be opaque quads.
    let list = list(30, allowsEdgeAntialiasing: false) { number, properties in
      properties.transform = CATransform3DMakeRotation(
        .random(in: 0...3, using: &generator), 0, 0, 1)
      if number % 13 == 0 { properties.backgroundColor.w = 0.5 }
    }
    func pixels(usesDepth: Bool) throws -> [SIMD4<Float>]? {
      var backend = RecordingBackend()
      backend.target = RecordingBackend.Grid(list.size)
      try backend.execute(plan(list, usesDepth: usesDepth))
      return backend.target?.pixels
    }
    #expect(plan(list).passes[0].usesDepth)
    #expect(try pixels(usesDepth: true) == pixels(usesDepth: false))
  }
}
