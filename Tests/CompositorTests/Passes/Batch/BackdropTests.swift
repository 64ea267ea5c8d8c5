import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Blend modes and backdrops")
struct BackdropTests {
  private static let blur = LayerFilter.gaussianBlur(radius: 4)

  /// Layer 1 lies below layer 2, and layer 3 is far away. The corners of layer 2 are rounded, so that
  /// its opaque inside hides only a part of its backdrop.
  private func commit(_ style: (inout LayerStyle) -> Void) -> Commit {
    var commit = Commit.window(400, 300, sublayers: [1, 2, 3])
    commit.paint(1, CGRect(x: 20, y: 20, width: 100, height: 100))
    commit.paint(2, CGRect(x: 60, y: 60, width: 40, height: 40))
    commit.paint(3, CGRect(x: 300, y: 200, width: 20, height: 20))
    commit.style(2) {
      $0.cornerRadius = 8
      style(&$0)
    }
    return commit
  }

  private func plan(_ commit: Commit) -> FramePlan {
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    _ = pipeline.animate(to: 0)
    _ = pipeline.plan(bufferAge: 0)
    return pipeline.plan
  }

  private func copies(_ plan: FramePlan) -> [PixelRect] {
    plan.passes.compactMap { pass in
      if case .copy(_, let rect) = pass.kind { rect } else { nil }
    }
  }

  @Test("a blur of the backdrop splits the pass: items below, copy, filters, items above")
  func split() {
    let plan = plan(commit { $0.backgroundFilters = [Self.blur] })
    let kinds = plan.passes.map { pass in
      switch pass.kind {
      case .draw: pass.target == .frame ? "frame" : "group"
      case .copy: "copy"
      case .filter: "filter"
      }
    }
    #expect(kinds == ["frame", "copy", "filter", "filter", "frame"])
    #expect(plan.passes.map(\.continues) == [false, false, false, false, true])
    #expect(plan.passes[0].clearColor != nil && plan.passes[4].clearColor == nil)
    #expect(plan.drawn(plan.passes[0]).map(\.layer) == [1])
    #expect(plan.drawn(plan.passes[4]).map(\.layer) == [0, 2, 3])
    // The reach of the blur around the layer.
    let reach = EffectChain(filters: [Self.blur], scale: 1).reach
    #expect(copies(plan) == [PixelRect(60, 60, 40, 40).expanded(by: reach)])
  }

  @Test("a backdrop that filters reduce is copied without the pixels that they repeat at its edges")
  func edges() {
    let blur = LayerFilter.gaussianBlur(radius: 20)
    let plan = plan(commit { $0.backgroundFilters = [blur] })
    let reduction = EffectChain(filters: [blur], scale: 1).reduction
    #expect(reduction > 1)
    let source = copies(plan)[0]
    #expect(plan.passes[1].clip == source && source.minX == 0)
    // Two blocks more than the source has lie on each side of the reduced picture.
    let columns = (source.width + reduction - 1) / reduction + 4
    let (narrow, small) = (plan.passes[2], plan.passes[3])
    #expect(narrow.clip.width <= columns && narrow.clip.height <= source.height)
    #expect(small.clip.width == narrow.clip.width && small.clip.minX >= 0)
  }

  @Test("modes that OpenGL has need no copy in the frame, and no group for a plain layer")
  func hardware() {
    let modes: [(BlendMode, Blending)] = [
      (.multiply, .multiply), (.screen, .screen), (.plusL, .plus),
    ]
    for (mode, blending) in modes {
      let plan = plan(commit { $0.blendMode = mode })
      #expect(plan.passes.count == 1 && plan.batches.map(\.blending).contains(blending))
    }
  }

  @Test("other modes copy the pixels of the layer alone and replace them")
  func shader() {
    let plan = plan(commit { $0.blendMode = .overlay })
    #expect(copies(plan) == [PixelRect(60, 60, 40, 40)])
    let batch = plan.batches.first { $0.program.primitive == .blend }
    #expect(batch?.backdrop != nil && batch?.texture != nil && batch?.blending == Blending.none)
  }

  @Test("in a group, multiply is not exact by OpenGL's blending, and the group keeps its pixels")
  func multiplyInGroup() {
    var commit = Commit.window(400, 300, sublayers: [1])
    commit.set(1, CGRect(x: 20, y: 20, width: 100, height: 100), sublayers: [2]) {
      $0.opacity = 0.5
    }
    commit.paint(2, CGRect(x: 60, y: 60, width: 20, height: 20))
    #expect(plan(commit).passes.count == 1)
    commit.style(2) { $0.blendMode = .multiply }
    let plan = plan(commit)
    #expect(copies(plan).count == 1 && plan.passes.last?.target == .frame)
    guard case .copy(let source, _) = plan.passes.first(where: { $0.kind != .draw })?.kind else {
      return
    }
    #expect(source != .frame)
  }

  @Test("a normal mode and filters that change nothing cost nothing")
  func plain() {
    let plain = plan(commit { _ in })
    let other = plan(
      commit {
        $0.blendMode = .normal
        $0.backgroundFilters = [.gaussianBlur(radius: 0)]
      })
    #expect(other.description == plain.description)
  }

  @Test("the opacity of a layer applies to its backdrop, which it reads from below its group")
  func ownGroup() {
    var commit = commit { $0.backgroundFilters = [Self.blur] }
    commit.paint(2, CGRect(x: 60, y: 60, width: 40, height: 40), sublayers: [4]) {
      $0.opacity = 0.5
    }
    commit.paint(4, CGRect(x: 10, y: 10, width: 20, height: 20))
    let plan = plan(commit)
    let targets = plan.passes.map { $0.kind == .draw && $0.target == .frame }
    #expect(targets == [true, false, false, false, false, true])
    guard case .copy(let source, _) = plan.passes[1].kind else {
      Issue.record("no copy before the group")
      return
    }
    #expect(source == .frame)
    #expect(plan.drawn(plan.passes[4]).map(\.layer) == [0, 2, 4])
  }

  // MARK: Damage

  private struct Frames {
    var pipeline = FramePipeline()

    init(_ commit: Commit) {
      pipeline.apply(commit)
      _ = pipeline.animate(to: 0)
      _ = pipeline.plan(bufferAge: 0)
    }

    mutating func damage(_ body: (inout Commit) -> Void) -> FrameDamage {
      var commit = Commit()
      body(&commit)
      pipeline.apply(commit)
      _ = pipeline.animate(to: 0)
      return pipeline.plan(bufferAge: 1)
    }
  }

  @Test("a small layer that moves elsewhere redraws its own pixels alone")
  func elsewhere() {
    var frames = Frames(commit { $0.backgroundFilters = [Self.blur] })
    let damage = frames.damage { $0.paint(3, CGRect(x: 304, y: 200, width: 20, height: 20)) }
    #expect(damage.buffer.box == PixelRect(300, 200, 24, 20))
    #expect(copies(frames.pipeline.plan).isEmpty)
  }

  @Test("a change of the blend mode alone, or of a filter's input, damages the layer alone")
  func inputs() {
    let changes: [((inout LayerStyle) -> Void, (inout LayerStyle) -> Void)] = [
      ({ $0.blendMode = .overlay }, { $0.blendMode = .darken }),
      (
        { $0.backgroundFilters = [.gaussianBlur(radius: 4)] },
        { $0.backgroundFilters = [.gaussianBlur(radius: 4.01)] }
      ),
    ]
    for (before, after) in changes {
      var frames = Frames(commit(before))
      let damage = frames.damage {
        $0.style(2) {
          $0.cornerRadius = 8
          after(&$0)
        }
      }
      #expect(damage.frame.box == PixelRect(60, 60, 40, 40))
    }
  }

  @Test("a change within reach damages the layer, and all that it reads is drawn in one rectangle")
  func below() {
    let reach = EffectChain(filters: [Self.blur], scale: 1).reach
    let box = PixelRect(60, 60, 40, 40)
    var frames = Frames(commit { $0.backgroundFilters = [Self.blur] })
    let damage = frames.damage { $0.paint(1, CGRect(x: 20, y: 20, width: 100, height: 90)) }
    #expect(damage.frame.rects.contains { $0.contains(PixelRect(20, 20, 100, 100)) })
    #expect(damage.buffer.rects.contains { $0.contains(box.expanded(by: reach)) })
    for copy in copies(frames.pipeline.plan) { #expect(copy == box.expanded(by: reach)) }
  }

  @Test("a change of what lies in front of a blur draws all that the blur reads")
  func above() {
    var commit = commit { $0.backgroundFilters = [Self.blur] }
    commit.paint(3, CGRect(x: 70, y: 70, width: 4, height: 4))
    var frames = Frames(commit)
    let damage = frames.damage { $0.paint(3, CGRect(x: 74, y: 70, width: 4, height: 4)) }
    let reach = EffectChain(filters: [Self.blur], scale: 1).reach
    #expect(damage.buffer.box == PixelRect(60, 60, 40, 40).expanded(by: reach))
  }

  @Test("readers that read each other are drawn together, however many they are")
  func chainOfReaders() {
    var commit = Commit.window(1000, 100, sublayers: (1...40).map { LayerID(rawValue: $0) })
    for index in 1...40 as ClosedRange<UInt32> {
      let layer = LayerID(rawValue: index)
      commit.paint(layer, CGRect(x: Double(index * 20), y: 40, width: 10, height: 10))
      commit.style(layer) { ($0.backgroundFilters, $0.cornerRadius) = ([Self.blur], 4) }
    }
    var frames = Frames(commit)
    let damage = frames.damage { $0.paint(1, CGRect(x: 20, y: 40, width: 10, height: 9)) }
    #expect(damage.buffer.box.contains(PixelRect(20, 40, 790, 10)))
    #expect(copies(frames.pipeline.plan).count == 40)
  }

  @Test("an opaque layer in front does not remove what a blur beside it reads")
  func culling() {
    var commit = commit { $0.backgroundFilters = [Self.blur] }
    commit.paint(1, CGRect(x: 55, y: 60, width: 5, height: 40))
    commit.paint(3, CGRect(x: 50, y: 50, width: 10, height: 60))
    #expect(plan(commit).drawn(plan(commit).passes[0]).map(\.layer) == [1])
  }

  // MARK: Resources

  @Test("steady frames create no targets, and stacked readers share them")
  func steady() {
    var commit = Commit.window(400, 300, sublayers: (1...20).map { LayerID(rawValue: $0) })
    for index in 1...20 as ClosedRange<UInt32> {
      let layer = LayerID(rawValue: index)
      commit.paint(layer, CGRect(x: 20, y: 20, width: 200, height: 200)) { $0.opacity = 0.5 }
      commit.style(layer) {
        $0.backgroundFilters = [Self.blur]
        $0.blendMode = index % 2 == 0 ? .overlay : .normal
      }
    }
    var frames = Frames(commit)
    let created = frames.pipeline.plan.textureCommands.count
    #expect(created < 8)
    for step in 0..<5 {
      let frame = CGRect(x: 20, y: 20, width: 200, height: 200 - step)
      _ = frames.damage { $0.paint(1, frame) { $0.opacity = 0.5 } }
      #expect(frames.pipeline.plan.textureCommands.isEmpty)
    }
  }

  @Test("readers that are not visible in their own group keep no target")
  func invisibleReader() {
    var commit = commit { $0.backgroundFilters = [Self.blur] }
    commit.paint(2, CGRect(x: 60, y: 60, width: 40, height: 40), sublayers: [4]) {
      $0.opacity = 0.5
    }
    commit.paint(4, CGRect(x: 200, y: 100, width: 40, height: 40))
    var frames = Frames(commit)
    for step in 1...10 {
      let frame = CGRect(x: 200 + step, y: 100, width: 40, height: 40)
      _ = frames.damage { $0.paint(4, frame) }
    }
    #expect(frames.pipeline.plan.textureCommands.isEmpty)
  }

  @Test("deeply nested readers in groups, and huge ones, draw without a trap")
  func depth() {
    var commit = Commit.window(64, 64, sublayers: [1])
    let depth: UInt32 = 3000
    for index in 1...depth {
      let layer = LayerID(rawValue: index)
      let sublayers = index < depth ? [LayerID(rawValue: index + 1)] : []
      commit.paint(layer, CGRect(x: 0, y: 0, width: 100, height: 1e7), sublayers: sublayers) {
        $0.opacity = 0.9
      }
      commit.style(layer) {
        ($0.backgroundFilters, $0.cornerRadius) = ([.gaussianBlur(radius: 1e9)], 40)
        $0.blendMode = index % 3 == 0 ? .hue : .normal
      }
    }
    #expect(copies(plan(commit)).count >= Int(depth))
  }

  @Test("a part of a group is drawn with what a layer inside reads for that part, and no more")
  func partOfGroup() {
    var commit = Commit.window(400, 300, sublayers: [1])
    commit.paint(1, CGRect(x: 0, y: 0, width: 400, height: 300), sublayers: [2]) {
      $0.opacity = 0.5
    }
    commit.paint(2, CGRect(x: 10, y: 10, width: 380, height: 280))
    commit.style(2) { ($0.backgroundFilters, $0.cornerRadius) = ([Self.blur], 8) }
    var tree = RenderTree()
    tree.apply(commit)
    let (list, part) = (tree.list(), PixelRect(100, 90, 20, 10))
    var (planner, plan) = (Planner(), FramePlan(size: list.size))
    _ = planner.plan(list, region: Region(part), commands: [], reusing: &plan)
    let reach = EffectChain(filters: [Self.blur], scale: 1).reach
    let group = plan.passes[0]
    #expect(group.target != .frame && group.clip.contains(part.expanded(by: reach)))
    #expect(part.expanded(by: reach + 64).contains(group.clip))
    #expect(copies(plan).allSatisfy { group.clip.contains($0) })
  }

  @Test("copies stay within the limit of textures")
  func limit() {
    var pipeline = FramePipeline(maximumTextureSide: 256)
    pipeline.apply(commit { $0.backgroundFilters = [.gaussianBlur(radius: 200)] })
    _ = pipeline.animate(to: 0)
    _ = pipeline.plan(bufferAge: 0)
    for case .createTarget(_, let size, _) in pipeline.plan.textureCommands {
      #expect(max(size.width, size.height) <= 256)
    }
  }
}
