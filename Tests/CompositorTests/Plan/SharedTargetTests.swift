import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Groups that share a target")
struct SharedTargetTests {
  /// A commit with translucent layers of one size in a grid, each with `depth` nested sublayers.
  private func commit(_ count: Int, side: CGFloat = 40, depth: Int = 1) -> Commit {
    let columns = Int(400 / side)
    var (next, groups, commit) = (UInt32(1), [LayerID](), Commit.window(400, 400))
    for index in 0..<count {
      let origin = CGPoint(
        x: CGFloat(index % columns) * side, y: CGFloat(index / columns) * side)
      groups.append(LayerID(rawValue: next))
      for level in 0...depth {
        commit.paint(
          LayerID(rawValue: next),
          CGRect(
            origin: level == 0 ? origin : .zero,
            size: CGSize(width: side - CGFloat(level), height: side - CGFloat(level))),
          sublayers: level < depth ? [LayerID(rawValue: next + 1)] : []
        ) { $0.opacity = level < depth ? 0.5 : 1 }
        next += 1
      }
    }
    commit.order(0, groups)
    return commit
  }

  private func plan(_ commit: Commit, _ debug: DebugModes = []) -> FramePlan {
    var pipeline = FramePipeline(debug: debug)
    pipeline.apply(commit)
    _ = pipeline.animate(to: 0)
    _ = pipeline.plan(bufferAge: 0)
    return pipeline.plan
  }

  private func targets(_ plan: FramePlan) -> Set<TextureID> {
    Set(
      plan.passes.compactMap {
        if case .texture(let texture, _, _, _) = $0.target { texture } else { nil }
      })
  }

  @Test("100 small groups are drawn by one pass with two draw calls, and shown by one")
  func small() {
    let plan = plan(commit(100))
    #expect(plan.passes.count == 2 && targets(plan).count == 1)
    #expect(plan.passes[0].reasons == .groupOpacity && plan.passes[0].clearColor == nil)
    #expect(plan.passes[0].batches.count <= 2)
    #expect(plan.passes[1].batches.count == 1)
    #expect(plan.batches[plan.passes[1].batches.lowerBound].instances.count == 100)
  }

  @Test("the places of groups do not overlap, and each is shown from its place")
  func places() {
    let plan = plan(commit(30))
    let shown = plan.instances[plan.batches[plan.passes[1].batches.lowerBound].instances]
    let places = shown.map { quad -> PixelRect in
      guard case .texture(_, let size, _, _) = plan.passes[0].target else { return .empty }
      let origin = quad.textureOrigin * Float(size.width)
      return PixelRect(Int32(origin.x), Int32(origin.y), 40, 40)
    }
    for (index, place) in places.enumerated() {
      #expect(!places[..<index].contains { $0.intersects(place) })
      #expect(plan.passes[0].clip.contains(place))
    }
    // Each group's ground and sublayer are moved to its place.
    let drawn = plan.drawn(plan.passes[0])
    for place in places {
      let origin = SIMD2(Float(place.minX), Float(place.minY))
      #expect(drawn.count { $0.origin == origin } == 2)
    }
  }

  @Test("groups inside of groups are drawn on pages of lower levels")
  func nested() {
    let plan = plan(commit(10, depth: 3))
    #expect(plan.passes.count == 4 && targets(plan).count == 3)
    #expect(plan.violation == nil)
  }

  @Test("a changed group around a kept one is drawn on another page")
  func aroundKept() {
    var pipeline = FramePipeline()
    pipeline.apply(commit(10, depth: 2))
    for frame in 0..<5 {
      var change = Commit()
      for layer in stride(from: 1, to: 31, by: 3) as StrideTo<UInt32> {
        change.paint(
          LayerID(rawValue: layer),
          CGRect(x: CGFloat(layer / 3) * 40, y: 0, width: 40, height: CGFloat(40 - frame))
        ) { $0.opacity = 0.5 }
      }
      pipeline.apply(change)
      _ = pipeline.animate(to: 0)
      _ = pipeline.plan(bufferAge: 0)
      // The inner groups are drawn twice, the outer ones in each frame.
      #expect(targets(pipeline.plan).count == (frame < 2 ? 2 : 1))
      #expect(pipeline.plan.violation == nil)
    }
  }

  @Test("few groups, large ones, and those that are cut have targets of their own")
  func others() {
    #expect(targets(plan(commit(3))).count == 3)
    var large = commit(4, side: 200)
    for layer in [0, 2, 4, 6] as [UInt32] {
      large.style(LayerID(rawValue: layer + 1)) { $0.filters = [.gaussianBlur(radius: 2)] }
    }
    #expect(targets(plan(large)).count > 4)
    var cut = commit(8)
    // The groups are cut by the edge of the screen.
    for layer in stride(from: 1, to: 16, by: 2) as StrideTo<UInt32> {
      cut.paint(
        LayerID(rawValue: layer), CGRect(x: 380, y: 20 * CGFloat(layer), width: 40, height: 40)
      ) { $0.opacity = 0.5 }
    }
    #expect(targets(plan(cut)).count == 8)
  }

  @Test("debug modes that draw in the frame's coordinates share no targets")
  func debug() {
    #expect(targets(plan(commit(9), .wireframe)).count == 9)
  }

  @Test("small groups that do not change keep their places, and pages are kept for the next ones")
  func kept() {
    var pipeline = FramePipeline()
    pipeline.apply(commit(100))
    let list = pipeline.flattenTree()
    var (planner, plan) = (Planner(), FramePlan(size: list.size))
    for frame in 0..<4 {
      _ = planner.plan(list, region: Region(PixelRect(list.size)), commands: [], reusing: &plan)
      #expect(plan.passes.count == (frame < 2 ? 2 : 1))
      #expect(plan.textureCommands.isEmpty == (frame > 0))
    }
    let empty = DisplayList(size: list.size)
    var commands = 0
    for _ in 0..<700 {
      _ = planner.plan(empty, region: Region(PixelRect(list.size)), commands: [], reusing: &plan)
      commands += plan.textureCommands.count
    }
    _ = planner.plan(list, region: Region(PixelRect(list.size)), commands: [], reusing: &plan)
    #expect(commands + plan.textureCommands.count == 0)
  }
}
