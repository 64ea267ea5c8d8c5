import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Kept groups")
struct GroupCacheTests {
  /// Translucent layers with a sublayer each, which are groups, and a layer in front of them.
  private struct Display {
    var pipeline = FramePipeline()
    let layers: Int

    /// - Parameter side: the side of each group in pixels; large ones share no target.
    init(layers: Int = 1, side: CGFloat = 300, _ style: (inout LayerStyle) -> Void = { _ in }) {
      self.layers = layers
      let groups = (1...layers).map { LayerID(rawValue: UInt32(2 * $0)) }
      var commit = Commit.window(400, 400, sublayers: groups + [1])
      for group in groups {
        let frame = CGRect(x: 0, y: 0, width: side, height: side)
        commit.paint(group, frame, sublayers: [LayerID(rawValue: group.rawValue + 1)]) {
          $0.opacity = 0.5
        }
        commit.style(group, style)
        commit.paint(LayerID(rawValue: group.rawValue + 1), CGRect(x: 1, y: 1, width: 9, height: 9))
      }
      commit.paint(1, CGRect(x: 0, y: 0, width: 20, height: 20))
      pipeline.apply(commit)
      frame()
    }

    mutating func frame() {
      _ = pipeline.animate(to: 0)
      _ = pipeline.plan(bufferAge: 1)
    }

    mutating func move(_ layer: LayerID, to x: CGFloat, opacity: Float = 1) {
      var commit = Commit()
      commit.paint(layer, CGRect(x: x, y: 0, width: 20, height: 20)) { $0.opacity = opacity }
      pipeline.apply(commit)
      frame()
    }

    /// The passes of groups in the last frame.
    var groupPasses: [Pass] { pipeline.plan.passes.filter { $0.target != .frame } }

    var createdTextures: Int {
      pipeline.plan.textureCommands.count {
        if case .createTarget = $0 { true } else { false }
      }
    }

    var deletedTextures: Int {
      pipeline.plan.textureCommands.count { if case .delete = $0 { true } else { false } }
    }
  }

  @Test("a group that does not change is drawn as a whole the second time, then never again")
  func reuse() {
    var display = Display()
    #expect(display.groupPasses.map(\.clip) == [PixelRect(0, 0, 300, 300)])
    display.move(1, to: 40)
    #expect(display.groupPasses.map(\.clip) == [PixelRect(0, 0, 300, 300)])
    for x in 41..<60 {
      display.move(1, to: CGFloat(x))
      #expect(display.groupPasses.isEmpty)
      #expect(display.pipeline.plan.batches.contains { $0.texture != nil })
    }
  }

  @Test("a group with filters is kept as its filters left it")
  func filters() {
    var display = Display { $0.filters = [.gaussianBlur(radius: 20)] }
    let count = display.groupPasses.count
    #expect(count > 3)
    display.move(1, to: 40)
    #expect(display.groupPasses.count == count)
    display.move(1, to: 41)
    #expect(display.groupPasses.isEmpty)
  }

  @Test("a group whose items change is drawn in each frame, and only its visible part")
  func change() {
    var display = Display()
    for x in 30..<40 {
      display.move(3, to: CGFloat(x))
      #expect(
        display.groupPasses.map(\.clip) == [
          PixelRect(Int32(max(30, x - 1)), 0, x > 30 ? 21 : 20, 20)
        ]
          || x == 30)
    }
  }

  @Test("a change of a group's opacity draws nothing inside")
  func opacity() {
    var display = Display()
    for step in 0..<5 {
      var commit = Commit()
      commit.paint(2, CGRect(x: 0, y: 0, width: 300, height: 300)) {
        $0.opacity = 0.4 - Float(step) / 20
      }
      display.pipeline.apply(commit)
      display.frame()
      #expect(display.groupPasses.count == (step == 0 ? 1 : 0))
    }
  }

  @Test("changed filters draw the group again")
  func changedFilters() {
    var display = Display { $0.filters = [.gaussianBlur(radius: 2)] }
    display.move(1, to: 40)
    display.move(1, to: 41)
    #expect(display.groupPasses.isEmpty)
    var commit = Commit()
    commit.style(2) { $0.filters = [.gaussianBlur(radius: 3)] }
    display.pipeline.apply(commit)
    display.frame()
    #expect(!display.groupPasses.isEmpty)
  }

  @Test("an unused result is freed after a second, and a lost target forgets all")
  func eviction() {
    var display = Display()
    display.move(1, to: 40)
    #expect(display.pipeline.planner.cache.area == 300 * 300)
    for x in 0..<130 { display.move(1, to: CGFloat(350 + x % 2)) }
    #expect(display.pipeline.planner.cache.area == 0)
    for x in 10...12 { display.move(1, to: CGFloat(x)) }
    #expect(display.pipeline.planner.cache.area > 0)
    display.pipeline.redrawWhole()
    display.frame()
    #expect(display.pipeline.planner.cache.area == 0 && display.groupPasses.count == 1)
  }

  @Test("groups of layers that come and go use the same textures")
  func removal() {
    var display = Display()
    var created: [Int] = []
    for round in 0..<8 {
      display.move(1, to: 40)
      display.move(1, to: 41)
      #expect(display.pipeline.planner.cache.area == 300 * 300)
      let (old, new) = (UInt32(2 + 2 * round), UInt32(4 + 2 * round))
      var commit = Commit()
      commit.removedLayers = [LayerID(rawValue: old), LayerID(rawValue: old + 1)]
      commit.order(0, [LayerID(rawValue: new), 1])
      commit.paint(
        LayerID(rawValue: new), CGRect(x: 0, y: 0, width: 300, height: 300),
        sublayers: [LayerID(rawValue: new + 1)]
      ) { $0.opacity = 0.5 }
      commit.paint(LayerID(rawValue: new + 1), CGRect(x: 1, y: 1, width: 9, height: 9))
      display.pipeline.apply(commit)
      #expect(display.pipeline.planner.cache.area == 0)
      display.frame()
      created.append(display.createdTextures)
      display.move(1, to: 40)
      created.append(display.createdTextures)
    }
    #expect(created.allSatisfy { $0 == 0 }, "\(created)")
  }

  /// The number of group passes in each of some frames that draw everything.
  private func passes(_ list: DisplayList, planner: inout Planner, frames: Int) -> [Int] {
    var plan = FramePlan(size: list.size)
    return (0..<frames).map { _ in
      _ = planner.plan(list, region: Region(PixelRect(list.size)), commands: [], reusing: &plan)
      return plan.passes.count - 1
    }
  }

  @Test("results beyond the budget are not kept while others are in use")
  func budget() {
    var display = Display(layers: 3)
    let list = display.pipeline.flattenTree()
    var planner = Planner(keptArea: 2 * 300 * 300)
    #expect(passes(list, planner: &planner, frames: 4) == [3, 3, 1, 1])
    #expect(planner.cache.area == 2 * 300 * 300)
  }

  @Test("groups of snapshots and bitmaps are not kept")
  func otherTargets() {
    var display = Display()
    let list = display.pipeline.flattenTree()
    var (planner, plan) = (Planner(), FramePlan(size: list.size))
    let target = PassTarget.texture(
      TextureID(rawValue: 1), list.size, originX: 0, originY: 0)
    for _ in 0..<3 {
      _ = planner.plan(
        list, region: Region(PixelRect(list.size)), commands: [], into: target, reusing: &plan)
      #expect(plan.passes.count == 2 && planner.cache.area == 0)
    }
  }
}
