import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Layers that vertex shaders animate")
struct VertexAnimationsTests {
  /// Four leaves, of which the first two move, one of them with a bitmap, below a layer.
  private func window(_ change: (inout Commit) -> Void = { _ in }) -> Commit {
    let image = CGImage.chart(6, 6)
    var commit = Commit.window(200, 100, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, CGRect(x: 0, y: 0, width: 200, height: 100), sublayers: [2, 3, 4, 5])
    for layer in 2...5 as ClosedRange<UInt32> {
      commit.set(
        LayerID(rawValue: layer), CGRect(x: 10 * Double(layer), y: 20, width: 9, height: 9)
      ) {
        $0.backgroundColor = SIMD4(0.5, 0.5, 0.5, 0.5)
        if layer == 3 { $0.contents = LayerContents(1, image) }
      }
    }
    commit.animate(2, .moveX(from: 20, to: 60, duration: 3))
    commit.animate(3, .moveX(from: 20, to: 60, duration: 4))
    change(&commit)
    return commit
  }

  private func pipeline(
    _ sampling: AnimationSampling = .shader, _ change: (inout Commit) -> Void = { _ in }
  ) -> FramePipeline {
    var pipeline = FramePipeline(sampling: sampling)
    pipeline.apply(window(change))
    return pipeline
  }

  /// The layers that the shader animates at a time.
  private func animated(
    at time: Double = 0, _ change: (inout Commit) -> Void = { _ in }
  ) -> [UInt32] {
    var pipeline = pipeline(.shader, change)
    _ = pipeline.animate(to: time)
    _ = pipeline.plan(bufferAge: 1)
    let tree = pipeline.tree
    return tree.vertexAnimations.animations.compactMap { tree.layers.ids[$0.slot]?.rawValue }
  }

  @Test("in a steady frame nothing but the clock changes")
  func steady() {
    var pipeline = pipeline()
    var versions: Set<UInt64?> = []
    for frame in 0..<60 {
      let time = Double(frame) / 60
      #expect(pipeline.animate(to: time) == .animating)
      let damage = pipeline.plan(bufferAge: 1)
      #expect(!damage.frame.isEmpty && pipeline.plan.clock == Float(time))
      if frame > 1 { versions.insert(pipeline.plan.instancesVersion) }
    }
    #expect(versions.count == 1)
    #expect(pipeline.plan.batches.count { $0.program.modifiers.contains(.animated) } == 2)
  }

  @Test("a steady frame whose damage has several parts is one too")
  func steadyInParts() {
    var pipeline = pipeline(.shader) {
      $0.set(2, CGRect(x: 2, y: 2, width: 3, height: 3)) { $0.backgroundColor.w = 1 }
      $0.set(3, CGRect(x: 2, y: 90, width: 3, height: 3)) { $0.backgroundColor.w = 1 }
    }
    var versions: Set<UInt64?> = []
    for frame in 0..<10 {
      _ = pipeline.animate(to: Double(frame) / 60)
      let damage = pipeline.plan(bufferAge: 1)
      #expect(frame == 0 || damage.frame.rects.count == 2)
      if frame > 1 { versions.insert(pipeline.plan.instancesVersion) }
    }
    #expect(versions.count == 1)
  }

  @Test("on the render thread, each frame has instances of its own")
  func sampled() {
    var pipeline = pipeline(.cpu)
    var versions: Set<UInt64?> = []
    for frame in 0..<5 {
      _ = pipeline.animate(to: Double(frame) / 60)
      _ = pipeline.plan(bufferAge: 1)
      versions.insert(pipeline.plan.instancesVersion)
      #expect(!pipeline.plan.batches.contains { $0.program.modifiers.contains(.animated) })
    }
    #expect(versions.count == 5 && pipeline.tree.vertexAnimations.isEmpty)
  }

  @Test("a leaf is animated if it is a quad and what is above it does not move")
  func qualified() {
    #expect(animated() == [2, 3])
    #expect(animated { $0.style(2) { $0.cornerRadius = 2 } } == [3])
    #expect(animated { $0.style(1) { $0.masksToBounds = true } }.isEmpty)
    #expect(animated { $0.animate(1, .moveX(from: 0, to: 9)) }.isEmpty)
    #expect(animated { $0.set(1, .zero) { $0.opacity = 0.5 } }.isEmpty)
    #expect(
      animated {
        $0.order(2, [6])
        $0.set(6, .zero)
      } == [3])
    #expect(animated { $0.set(2, .zero) { $0.isHidden = true } } == [3])
    let atFraction = animated {
      $0.surface = SurfaceState(size: CGSize(width: 200, height: 100), scale: 1.5)
    }
    #expect(atFraction.isEmpty)
    #expect(
      animated { $0.set(4, .zero) { $0.transform = CATransform3DMakeRotation(1, 1, 0, 0) } }
        .isEmpty)
    #expect(
      animated {
        $0.animate(
          4,
          Animation(property: .rotationX, timing: MediaTiming(), track: .scalar(from: 0, to: 1)))
      }.isEmpty)
  }

  @Test("an animation that begins later is found when it begins")
  func later() {
    func change(_ commit: inout Commit) { commit.animate(4, .moveX(from: 0, to: 9, begin: 1)) }
    #expect(animated(at: 0, change) == [2, 3])
    #expect(animated(at: 1, change) == [2, 3, 4])
  }

  @Test("animations that end leave the last value, and the others go on")
  func ended() {
    var pipeline = pipeline(.shader) {
      $0.animate(4, .moveX(from: 0, to: 9, duration: 1) { $0.fillMode = .forwards })
    }
    var reference = self.pipeline(.cpu) {
      $0.animate(4, .moveX(from: 0, to: 9, duration: 1) { $0.fillMode = .forwards })
    }
    for time in [0, 0.5, 1, 1.5, 3, 3.5, 4, 4.5] {
      #expect(pipeline.animate(to: time) == reference.animate(to: time))
      _ = (pipeline.plan(bufferAge: 1), reference.plan(bufferAge: 1))
    }
    #expect(pipeline.tree.vertexAnimations.isEmpty)
    pipeline.redrawWhole()
    reference.redrawWhole()
    _ = (pipeline.plan(bufferAge: 0), reference.plan(bufferAge: 0))
    #expect(
      pipeline.plan.drawn(pipeline.plan.passes[0])
        == reference.plan.drawn(reference.plan.passes[0]))
  }

  @Test("a commit for another leaf keeps the animations; one for a superlayer makes them anew")
  func commits() {
    func version(_ change: (inout Commit) -> Void) -> Bool {
      var pipeline = pipeline()
      for time in [0, 0.1, 0.2] {
        _ = pipeline.animate(to: time)
        _ = pipeline.plan(bufferAge: 1)
      }
      let clock = pipeline.plan.clock
      var commit = Commit()
      change(&commit)
      pipeline.apply(commit)
      _ = pipeline.animate(to: 0.3)
      _ = pipeline.plan(bufferAge: 1)
      return pipeline.plan.clock > clock
    }
    #expect(version { $0.set(5, CGRect(x: 90, y: 20, width: 9, height: 9)) })
    #expect(!version { $0.set(2, CGRect(x: 90, y: 20, width: 9, height: 9)) })
    #expect(!version { $0.set(1, CGRect(x: 10, y: 0, width: 200, height: 100)) })
    #expect(!version { $0.animate(5, .moveX(from: 0, to: 1)) })
  }

  @Test("the damage is all that the layers reach, and where they were before")
  func damage() {
    var pipeline = pipeline()
    _ = pipeline.animate(to: 0)
    _ = pipeline.plan(bufferAge: 1)
    _ = pipeline.animate(to: 0.1)
    let damage = pipeline.plan(bufferAge: 1)
    #expect(damage.frame.box.contains(PixelRect(16, 20, 48, 9)))
    #expect(!damage.frame.box.contains(PixelRect(0, 0, 200, 100)))
    var commit = Commit()
    commit.removedLayers = [2, 3]
    commit.order(1, [4, 5])
    pipeline.apply(commit)
    _ = pipeline.animate(to: 0.2)
    #expect(pipeline.plan(bufferAge: 1).frame.box.contains(PixelRect(16, 20, 48, 9)))
  }

  @Test("the snapshot of a transition shows the animated layers where they are")
  func snapshot() throws {
    var pipeline = pipeline()
    for time in [0, 1.5] {
      _ = pipeline.animate(to: time)
      _ = pipeline.plan(bufferAge: 1)
    }
    var timing = MediaTiming()
    timing.beginTime = 1.5
    var commit = Commit()
    commit.animate(
      1,
      Animation(
        property: .contents, timing: timing,
        track: .composited(.transition(TransitionTrack(.fade)))))
    pipeline.apply(commit)
    let captures = pipeline.takeCaptures()
    let capture = try #require(captures.first)
    let places = capture.drawn(capture.passes[0]).map(\.origin.x)
    #expect(places.contains(35.5))
    _ = pipeline.animate(to: 1.6)
    #expect(pipeline.tree.vertexAnimations.isEmpty)
  }
}
