import Compositor
import CoreGraphics
import LayerTree
import Testing

@Suite("Groups")
struct GroupTests {
  private let frame = CGRect(x: 10, y: 10, width: 30, height: 30)

  /// A commit with a translucent layer 1 and its sublayer 2.
  private func commit(
    _ inner: CGRect, opacity: Float = 0.5, color: SIMD4<Float> = SIMD4(0, 1, 0, 1)
  ) -> Commit {
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.set(0, CGRect(x: 0, y: 0, width: 100, height: 100), sublayers: [1]) {
      $0.backgroundColor = SIMD4(1, 0, 0, 1)
    }
    commit.set(1, frame, sublayers: [2]) {
      $0.backgroundColor = color
      $0.opacity = opacity
    }
    commit.set(2, inner, sublayers: []) { $0.backgroundColor = SIMD4(0, 0, 1, 1) }
    return commit
  }

  private func list(_ commit: Commit) -> DisplayList {
    var tree = RenderTree()
    tree.apply(commit)
    return tree.list()
  }

  private let overlap = CGRect(x: 10, y: 10, width: 30, height: 30)
  private let disjoint = CGRect(x: 40, y: 0, width: 10, height: 10)

  @Test("a translucent layer and its sublayers are composited as a group if they overlap")
  func group() {
    let list = list(commit(overlap))
    #expect(list.items.map(\.part) == [.body, .body, .body, .group])
    #expect(list.items.map(\.quad.opacity) == [1, 1, 1, 0.5])
    #expect(list.items[3].firstChild == 1 && list.items[3].box == PixelRect(10, 10, 40, 40))
    #expect(list.items[3].slot == list.items[1].slot)
  }

  @Test("without overlaps, the opacity applies to each item separately")
  func noGroup() {
    let each = list(commit(disjoint))
    #expect(each.items.map(\.part) == [.body, .body, .body])
    #expect(each.items.map(\.quad.opacity) == [1, 0.5, 0.5])
    #expect(each.items.map(\.isOpaque) == [true, false, false])
    let one = list(commit(overlap, color: .zero))
    #expect(one.items.map(\.quad.opacity) == [1, 0.5])
  }

  @Test("without allowsGroupOpacity, opacities are multiplied down the tree")
  func notAllowed() {
    var commit = commit(overlap)
    commit.style(1) { $0.allowsGroupOpacity = false }
    commit.set(2, overlap) {
      $0.backgroundColor = .one
      $0.opacity = 0.5
    }
    let list = list(commit)
    #expect(list.items.map(\.part) == [.body, .body, .body])
    #expect(list.items.map(\.quad.opacity) == [1, 0.5, 0.25])
  }

  @Test("without allowsGroupOpacity, the opacity applies to each part of a layer")
  func ownPartsApart() {
    let image = CGImage.chart(8, 8)
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, frame) {
      $0.backgroundColor = .one
      $0.contents = LayerContents(1, image)
      $0.opacity = 0.5
    }
    for (gravity, border) in [(ContentsGravity.resize, 2.0), (.resize, 0), (.center, 2)] {
      commit.style(1) {
        $0.allowsGroupOpacity = false
        $0.contentsGravity = gravity
        $0.borderWidth = border
      }
      let list = list(commit)
      #expect(list.items.map(\.part) == [.body, .contents] + (border > 0 ? [.border] : []))
      #expect(list.items.allSatisfy { $0.quad.opacity == 0.5 })
    }
  }

  @Test("without allowsGroupOpacity, the opacity applies to each part of sublayers too")
  func partsOfSublayersApart() {
    let image = CGImage.chart(8, 8)
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.upload(LayerContents(2, image), image)
    commit.set(1, frame) { $0.opacity = 0.5 }
    commit.style(1) { $0.allowsGroupOpacity = false }
    commit.order(1, [2])
    commit.set(2, frame) {
      $0.backgroundColor = .one
      $0.contents = LayerContents(2, image)
    }
    let list = list(commit)
    #expect(list.items.map(\.part) == [.body, .contents])
    #expect(list.items.allSatisfy { $0.quad.opacity == 0.5 })
  }

  @Test("a layer's own parts are composited as a group, shapes like quads")
  func ownParts() {
    let image = CGImage.chart(8, 8)
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, frame) {
      $0.backgroundColor = .one
      $0.contents = LayerContents(1, image)
      $0.opacity = 0.5
    }
    commit.style(1) { $0.contentsGravity = .center }
    #expect(list(commit).items.map(\.part) == [.body, .contents, .group])
    commit.style(1) {
      $0.cornerRadius = 4
      $0.masksToBounds = true
    }
    let list = list(commit)
    #expect(list.items.map(\.part) == [.body] && list.shapes[0].instance.opacity == 0.5)
    #expect(list.opaqueBox(list.items[0]).isEmpty)
  }

  @Test("a group is drawn into a texture, then into the frame at scale 1")
  func passes() throws {
    var pipeline = FramePipeline()
    pipeline.apply(commit(overlap))
    _ = pipeline.plan(bufferAge: 0)
    let plan = pipeline.plan
    #expect(plan.passes.count == 2)
    guard case .texture(let texture, let size, 10, 10) = plan.passes[0].target else {
      Issue.record("\(plan)")
      return
    }
    #expect(size == PixelSize(width: 80, height: 80))
    #expect(plan.passes[0].clip == PixelRect(10, 10, 40, 40))
    #expect(plan.passes[0].clearColor == .zero && plan.passes[1].target == .frame)
    let batch = plan.batches[plan.passes[1].batches][plan.passes[1].batches.lowerBound]
    #expect(batch.program == .bitmap && batch.filter == .nearest && batch.blending == .over)
    #expect(batch.texture == texture)
    let quad = plan.instances[batch.instances.lowerBound]
    #expect(quad.origin == SIMD2(10, 10) && quad.xAxis == SIMD2(40, 0) && quad.opacity == 0.5)
    #expect(quad.textureOrigin == .zero && quad.textureExtent == SIMD2(0.5, 0.5))
  }

  @Test("parts that are hidden inside of a group do not show through it")
  func hiddenParts() throws {
    var (pipeline, backend) = (FramePipeline(), RecordingBackend())
    pipeline.apply(commit(overlap))
    _ = pipeline.plan(bufferAge: 0)
    backend.target = RecordingBackend.Grid(pipeline.plan.size)
    try backend.execute(pipeline.plan)
    #expect(backend.target?[15, 15] == SIMD4(0.5, 0.5, 0, 1))
    #expect(backend.target?[30, 30] == SIMD4(0.5, 0, 0.5, 1))
    #expect(backend.target?[45, 45] == SIMD4(0.5, 0, 0.5, 1))
    #expect(backend.target?[5, 5] == SIMD4(1, 0, 0, 1))
  }

  @Test("nested groups are drawn first, into separate textures")
  func nested() throws {
    var commit = commit(overlap)
    commit.set(2, overlap, sublayers: [3]) {
      $0.backgroundColor = SIMD4(0, 0, 1, 1)
      $0.opacity = 0.5
    }
    commit.set(3, CGRect(x: 0, y: 0, width: 10, height: 10)) { $0.backgroundColor = .one }
    var (pipeline, backend) = (FramePipeline(), RecordingBackend())
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    backend.target = RecordingBackend.Grid(pipeline.plan.size)
    try backend.execute(pipeline.plan)
    #expect(pipeline.plan.passes.count == 3 && Set(backend.targets).count == 2)
    #expect(pipeline.plan.passes[0].clip == PixelRect(20, 20, 30, 30))
    // Half white over green, and half of that over red.
    #expect(backend.target?[25, 25] == SIMD4(0.75, 0.5, 0.25, 1))
  }

  @Test("only the damaged part of a group is drawn")
  func damagedPart() {
    var pipeline = FramePipeline()
    pipeline.apply(commit(overlap))
    _ = pipeline.plan(bufferAge: 0)
    var later = Commit()
    later.set(2, overlap) { $0.backgroundColor = SIMD4(0, 1, 1, 1) }
    pipeline.apply(later)
    #expect(Array(pipeline.plan(bufferAge: 1).frame.rects) == [PixelRect(20, 20, 30, 30)])
    #expect(
      pipeline.plan.passes.map(\.clip) == [PixelRect(20, 20, 30, 30), PixelRect(20, 20, 30, 30)])
    later.set(1, frame) {
      $0.backgroundColor = SIMD4(0, 1, 0, 1)
      $0.opacity = 0.25
    }
    pipeline.apply(later)
    #expect(Array(pipeline.plan(bufferAge: 1).frame.rects) == [PixelRect(10, 10, 40, 40)])
  }

  @Test("a layer that is added to a group, or removed, is damaged")
  func membership() {
    var commit = Commit.window(100, 100, sublayers: [3, 1])
    commit.paint(3, frame, sublayers: [])
    commit.paint(1, frame, sublayers: [2]) { $0.opacity = 0.5 }
    commit.paint(2, CGRect(x: 5, y: 5, width: 40, height: 30))
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    var later = Commit()
    later.order(0, [1])
    later.order(1, [3, 2])
    later.paint(1, frame.offsetBy(dx: 10, dy: 0), sublayers: nil) { $0.opacity = 0.5 }
    later.paint(3, frame.offsetBy(dx: -20, dy: -10))
    pipeline.apply(later)
    #expect(
      pipeline.plan(bufferAge: 1).frame.rects.contains { $0.contains(PixelRect(10, 10, 30, 30)) })
  }

  @Test("targets are reused between frames, and small ones are kept when they are unused for long")
  func pool() throws {
    var (pipeline, backend) = (FramePipeline(), RecordingBackend())
    var created = 0
    for step in 0..<700 {
      var commit = step == 0 ? commit(overlap) : Commit()
      commit.set(1, frame.offsetBy(dx: CGFloat(step % 10), dy: 0), sublayers: nil) {
        $0.backgroundColor = SIMD4(0, 1, 0, 1)
        $0.opacity = step < 50 ? 0.5 : 1
      }
      pipeline.apply(commit)
      _ = pipeline.plan(bufferAge: 1)
      try backend.execute(pipeline.plan)
      for case .createTarget in pipeline.plan.textureCommands { created += 1 }
      if step == 100 { #expect(backend.targets.count == 1) }
    }
    #expect(created == 1 && backend.targets.count == 1)
  }

  @Test("sibling groups have a target each until the frame shows them")
  func sideBySide() throws {
    var commit = Commit.window(100, 100, sublayers: [1, 3])
    for first in [1, 3] as [UInt32] {
      commit.paint(
        LayerID(rawValue: first), CGRect(x: Int(first) * 20, y: 5, width: 20, height: 20),
        sublayers: [LayerID(rawValue: first + 1)]
      ) { $0.opacity = 0.5 }
      commit.paint(LayerID(rawValue: first + 1), CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    var (pipeline, backend) = (FramePipeline(), RecordingBackend())
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    try backend.execute(pipeline.plan)
    #expect(pipeline.plan.passes.count == 3 && backend.targets.count == 2)
  }

  @Test("groups nested 10,000 deep need two targets and no recursion")
  func deepGroups() throws {
    let depth: UInt32 = 10_000
    var commit = Commit.window(100, 100, sublayers: [1])
    for number in 1...depth {
      var change = LayerChange(layer: LayerID(rawValue: number))
      change.properties = LayerProperties()
      change.properties?.backgroundColor = LayerID(rawValue: number).color
      change.properties?.bounds.size = CGSize(width: 20, height: 20)
      change.properties?.anchorPoint = .zero
      change.properties?.opacity = 0.999
      change.sublayers = number < depth ? [LayerID(rawValue: number + 1)] : []
      commit.layers.append(change)
    }
    var (pipeline, backend) = (FramePipeline(), RecordingBackend())
    pipeline.apply(commit)
    _ = pipeline.plan(bufferAge: 0)
    try backend.execute(pipeline.plan)
    #expect(pipeline.plan.passes.count == Int(depth))
    #expect(backend.targets.count == 2)
  }
}
