import CoreGraphics
import LayerTree
import TestSupport
import Testing

@testable import Compositor

@Suite("Frames in which few layers change")
struct UpdatesTests {
  private static let size = PixelSize(width: 60, height: 40)

  /// A window with groups of plain layers: some opaque, some translucent, some with a bitmap.
  private func window(_ generator: inout SeededGenerator, layers: UInt32) -> Commit {
    let image = CGImage.chart(6, 6)
    var commit = Commit.window(60, 40, sublayers: [1, 2])
    commit.upload(LayerContents(1, image), image)
    for parent in 1...2 as ClosedRange<UInt32> {
      commit.set(
        LayerID(rawValue: parent), CGRect(x: 5, y: 5, width: 50, height: 30),
        sublayers: (0..<layers).map { LayerID(rawValue: 10 * parent + $0) })
      for layer in 0..<layers {
        set(LayerID(rawValue: 10 * parent + layer), &generator, in: &commit)
      }
    }
    return commit
  }

  private func set(
    _ layer: LayerID, _ generator: inout SeededGenerator, in commit: inout Commit
  ) {
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let image = CGImage.chart(6, 6)
    let frame = CGRect(
      x: random(-10...50), y: random(-10...30), width: random(1...20), height: random(1...20))
    commit.set(layer, frame) {
      $0.backgroundColor = SIMD4(0.2, 0.5, 0.9, [0.5, 0.5, 0.5, 1][layer.kind])
      if layer.kind == 2 { $0.contents = LayerContents(1, image) }
      $0.opacity = [1, 1, 1, 0.5, 0][random(0...4)]
      let isRotated = random(0...3) == 0
      if isRotated { $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1) }
    }
  }

  @Test("they show what a complete redraw shows", arguments: 1...20 as ClosedRange<UInt64>)
  func updatedEqualsWhole(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var (partial, whole) = (FramePipeline(), FramePipeline())
    var (partialBackend, wholeBackend) = (RecordingBackend(), RecordingBackend())
    partialBackend.target = RecordingBackend.Grid(Self.size)
    var commit = window(&generator, layers: 9)
    var updated = 0
    for frame in 0..<60 {
      partial.apply(commit)
      whole.apply(commit)
      _ = (partial.animate(to: Double(frame) / 10), whole.animate(to: Double(frame) / 10))
      let damage = partial.plan(bufferAge: 1)
      if !damage.frame.isEmpty { try partialBackend.execute(partial.plan) }
      updated += partial.flattener.updates.isEmpty ? 0 : 1
      whole.redrawWhole()
      _ = whole.plan(bufferAge: 0)
      wholeBackend.target = RecordingBackend.Grid(Self.size)
      try wholeBackend.execute(whole.plan)
      #expect(partialBackend.target?.pixels == wholeBackend.target?.pixels, "frame \(frame)")
      commit = Commit()
      let layer = LayerID(
        rawValue: UInt32(Int.random(in: 1...2, using: &generator) * 10 + frame % 9))
      if frame % 4 != 3 { set(layer, &generator, in: &commit) }
      if frame == 20 {
        commit.animate(layer, .moveX(from: 0, to: 50, begin: 2, duration: 2))
      }
    }
    #expect(updated > 10)
  }

  /// Two hundred layers, of which one may move.
  private func pipeline(
    isMoving: Bool = true, _ change: (inout Commit) -> Void = { _ in }
  ) -> FramePipeline {
    let layers = (1...200 as ClosedRange<UInt32>).map { LayerID(rawValue: $0) }
    var commit = Commit.window(400, 100, sublayers: layers)
    for layer in layers {
      commit.set(layer, CGRect(x: Double(layer.rawValue), y: 20, width: 30, height: 30)) {
        $0.backgroundColor = SIMD4(1, 0, 0, 0.5)
      }
    }
    if isMoving { commit.animate(100, .moveX(from: 50, to: 350, duration: 10)) }
    change(&commit)
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    for time in [0, 0.1] {
      _ = pipeline.animate(to: time)
      _ = pipeline.plan(bufferAge: 1)
    }
    return pipeline
  }

  @Test("only the layer that moves gets a new item")
  func itemOfMovingLayer() {
    let pipeline = pipeline()
    #expect(pipeline.flattener.updates.map { $0.index } == [99])
    #expect(pipeline.plan.batches.map(\.instances.count).reduce(0, +) < 200)
  }

  @Test("a layer that leaves the window and returns needs no new list")
  func leavingTheWindow() {
    var pipeline = pipeline {
      $0.animate(7, .moveX(from: 100, to: -100, duration: 1) { $0.autoreverses = true })
    }
    var boxes: [Bool] = []
    for frame in 2..<20 {
      _ = pipeline.animate(to: Double(frame) / 10)
      _ = pipeline.plan(bufferAge: 1)
      #expect(pipeline.flattener.updates.map { $0.index } == [6, 99])
      boxes.append(pipeline.flattener.updates.first?.item.box.isEmpty ?? true)
    }
    #expect(boxes.first == false && boxes.last == false && boxes.contains(true))
  }

  @Test("items far from those that change are not looked at, and none near them is passed over")
  func blocks() {
    var generator = SeededGenerator(seed: 7)
    func random(_ limit: Int32) -> Int32 { Int32.random(in: 0..<limit, using: &generator) }
    var list = DisplayList(size: PixelSize(width: 1000, height: 1000))
    for index in 0..<500 {
      // Items of a block lie close together.
      let box = PixelRect(Int32(index) / 64 * 100 + random(50), random(1000), 1 + random(9), 9)
      let quad = QuadInstance(Quad(box), opacity: 1)
      list.items.append(DisplayItem(slot: Slot(index), quad: quad, box: box))
    }
    list.items[300].firstChild = 200
    var updated = list
    updated.blocks.make(of: updated.items)
    var (visible, expected) = ([Index<DisplayItem>](), [Index<DisplayItem>]())
    for _ in 0..<100 {
      let index = Index<DisplayItem>(Int(random(500)))
      let box = PixelRect(random(1000), random(1000), 9, 9)
      (list.items[index].box, updated.items[index].box) = (box, box)
      updated.blocks.note(box, of: index)
      let clip = PixelRect(random(900), random(900), 30 + random(200), 30 + random(200))
      updated.culled(to: clip, into: &visible)
      list.culled(to: clip, into: &expected)
      #expect(visible == expected)
    }
    #expect(updated.blocks.index(atOrBelow: 499, in: PixelRect(5000, 5000, 9, 9)) == 319)
  }

  @Test("a plan for the same pixels is kept, with new instances")
  func keptPlan() {
    // A layer that moves lies between pixels, and is a shape in a batch of its own.
    var pipeline = pipeline(isMoving: false) {
      // A layer as large as the window, whose color changes in each frame, damages all of it.
      $0.set(150, CGRect(x: 0, y: 0, width: 400, height: 100))
      $0.animate(150, .backgroundColor(from: SIMD4(1, 0, 0, 0.1), to: SIMD4(0, 1, 0, 0.3)))
    }
    let before = pipeline.plan.instances
    _ = pipeline.animate(to: 0.2)
    _ = pipeline.plan(bufferAge: 1)
    let after = pipeline.plan.instances
    #expect(pipeline.planner.updatable != nil && before.count == 200)
    #expect(zip(before, after).filter { $0 != $1 }.count == 1)
  }

  @Test("the plan for a place is kept while what moves there stays near")
  func keptPlace() {
    var pipeline = pipeline(isMoving: false) {
      $0.set(100, CGRect(x: 200, y: 60, width: 9, height: 9)) {
        $0.backgroundColor = SIMD4(1, 0, 0, 0.5)
      }
    }
    var (planned, plans) = (PixelRect.empty, 0)
    for step in 1...16 {
      var commit = Commit()
      commit.set(100, CGRect(x: 200 + step, y: 60, width: 9, height: 9)) {
        $0.backgroundColor = SIMD4(1, 0, 0, 0.5)
      }
      pipeline.apply(commit)
      _ = pipeline.animate(to: 0.1 + Double(step) / 60)
      let damage = pipeline.plan(bufferAge: 1)
      #expect(pipeline.plan.passes.map(\.clip) == [damage.buffer.box])
      guard let clip = pipeline.planner.updatable?.clip else {
        Issue.record("frame \(step) needs a plan of its own")
        return
      }
      #expect(clip.contains(damage.buffer.box))
      plans += clip == planned ? 0 : 1
      planned = clip
    }
    // The first is for exactly the damage, the others for what surrounds it too.
    #expect(plans <= 8)
  }

  @Test("a layer with a timing of its own does not prevent it, unless it begins or ends")
  func timing() {
    var timing = MediaTiming.layerDefault
    timing.speed = 0.5
    let slowed = pipeline { $0.layers[0].timing = timing }
    #expect(slowed.flattener.updates.map { $0.index } == [99])
    timing.beginTime = 0.05
    timing.fillMode = .removed
    let begun = pipeline { $0.layers[7].timing = timing }
    #expect(begun.flattener.updates.isEmpty && begun.plan.batches.count > 0)
  }

  @Test("the shadow of a layer follows sublayers that move out of it")
  func shadowOfMovedSublayer() throws {
    var pipeline = pipeline {
      $0.set(7, CGRect(x: 10, y: 10, width: 60, height: 60), sublayers: [300]) {
        $0.backgroundColor = SIMD4(1, 1, 1, 1)
      }
      $0.style(7) { $0.shadow.opacity = 1 }
      $0.set(300, CGRect(x: 5, y: 5, width: 20, height: 20)) {
        $0.backgroundColor = SIMD4(0, 0, 1, 1)
      }
    }
    #expect(pipeline.plan.passes.count == 1)
    var commit = Commit()
    commit.set(300, CGRect(x: 50, y: 5, width: 20, height: 20)) {
      $0.backgroundColor = SIMD4(0, 0, 1, 1)
    }
    pipeline.apply(commit)
    _ = pipeline.animate(to: 0.2)
    _ = pipeline.plan(bufferAge: 0)
    // The shadow of both layers is that of a group.
    #expect(pipeline.plan.passes.count > 1)
  }

  @Test("a style, another order or a hidden layer makes the list anew")
  func otherChanges() {
    let changes: [(inout Commit) -> Void] = [
      { $0.style(7) { $0.cornerRadius = 3 } },
      { $0.order(0, [3, 2, 1]) },
      { $0.set(7, .zero) { $0.isHidden = true } },
      { $0.animate(7, .moveX(from: 0, to: 1)) },
      { $0.removedLayers = [7] },
    ]
    for change in changes {
      var pipeline = pipeline()
      var commit = Commit()
      change(&commit)
      pipeline.apply(commit)
      _ = pipeline.animate(to: 0.2)
      let isUpdated = pipeline.flattener.update(pipeline.tree)
      #expect(!isUpdated)
    }
  }
}

extension LayerID {
  fileprivate var kind: Int { Int(rawValue) % 4 }
}

extension Animation {
  fileprivate static func backgroundColor(
    from: SIMD4<Double>, to: SIMD4<Double>
  ) -> Animation {
    var timing = MediaTiming()
    // In a tenth of a second, the color changes by several of 255.
    timing.duration = 1
    return Animation(
      property: .backgroundColor, timing: timing, track: .basic(BasicTrack(from: from, to: to)))
  }
}
