import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Kept shadows")
struct KeptShadowTests {
  /// A pipeline whose frames tell how many passes are not into the frame itself.
  private struct Display {
    var pipeline = FramePipeline()
    private(set) var captures: [FramePlan] = []

    init(_ commit: Commit, at time: Double = 0.1) {
      apply(commit, at: time)
    }

    mutating func apply(_ commit: Commit, at time: Double) {
      pipeline.apply(commit)
      frame(at: time)
    }

    mutating func frame(at time: Double) {
      _ = pipeline.animate(to: time)
      _ = pipeline.plan(bufferAge: 1)
      captures = pipeline.takeCaptures()
    }

    /// The passes that draw the results of other passes through a filter.
    var filterPasses: Int {
      (captures + [pipeline.plan]).flatMap(\.passes).count { $0.kind == .filter }
    }

    var rasters: [Raster] { pipeline.tree.rasters.values.filter { $0.placement != nil } }
  }

  /// A translucent layer with a shadow, whose sublayer lies partly outside of it.
  private func scene(
    radius: CGFloat = 6, _ style: (inout LayerStyle) -> Void = { _ in }
  ) -> Commit {
    var commit = Commit.window(300, 200, sublayers: [1])
    commit.paint(1, CGRect(x: 50, y: 50, width: 60, height: 40), sublayers: [2]) {
      $0.backgroundColor.w = 0.5
    }
    commit.style(1) {
      ($0.shadow.opacity, $0.shadow.radius) = (0.5, radius)
      style(&$0)
    }
    commit.paint(2, CGRect(x: 50, y: 30, width: 20, height: 20))
    return commit
  }

  private func moving(
    radius: CGFloat = 6, _ style: (inout LayerStyle) -> Void = { _ in }
  ) -> Commit {
    var commit = scene(radius: radius, style)
    commit.animate(1, .moveX(from: 100, to: 200))
    return commit
  }

  private func moving(_ transform: CATransform3D, radius: CGFloat = 6) -> Commit {
    var commit = moving(radius: radius)
    commit.paint(1, CGRect(x: 50, y: 50, width: 60, height: 40), sublayers: [2]) {
      $0.backgroundColor.w = 0.5
      $0.transform = transform
    }
    return commit
  }

  private func isKept(_ commit: Commit) -> Bool { !Display(commit).rasters.isEmpty }

  @Test("a shadow is blurred once while its layer moves, and its frames have one pass")
  func once() {
    var display = Display(moving())
    #expect(display.filterPasses > 0 && display.rasters.map(\.kind) == [.shadow])
    for time in [0.2, 0.3, 0.55] {
      display.frame(at: time)
      #expect(display.captures.isEmpty && display.pipeline.plan.passes.count == 1)
      #expect(display.pipeline.plan.textureCommands.isEmpty)
    }
  }

  @Test("the shadow lies below its layer, moved by the offset, with the opacity")
  func item() throws {
    let display = Display(moving { $0.shadow.offset = CGSize(width: 3, height: 8) }, at: 0.123)
    let plan = display.pipeline.plan
    let batch = try #require(plan.batches.first { $0.texture != nil })
    #expect(batch.program == .bitmap && batch.blending == .over && batch.filter == .linear)
    let quad = plan.instances[batch.instances.lowerBound]
    let (raster, middle) = (try #require(display.rasters.first), 112.3)
    #expect(quad.opacity == 0.5)
    #expect(abs(Double(quad.origin.x) - (middle - 30 + 3 + Double(raster.box.minX))) < 0.001)
    #expect(abs(Double(quad.origin.y) - (50 + 8 + Double(raster.box.minY))) < 0.001)
  }

  @Test(
    "a change of what casts the shadow, or of the radius, blurs it again, and nothing else does")
  func changes() {
    func filterPasses(_ body: (inout Commit) -> Void) -> Int {
      var display = Display(moving())
      var commit = Commit()
      body(&commit)
      display.apply(commit, at: 0.2)
      return display.filterPasses
    }
    func style(_ body: (inout LayerStyle) -> Void) -> Int {
      filterPasses { commit in
        commit.style(1) {
          ($0.shadow.opacity, $0.shadow.radius) = (0.5, 6)
          body(&$0)
        }
      }
    }
    #expect(style { $0.shadow.radius = 7 } > 0)
    #expect(style { $0.shadow.color.x = 1 } > 0)
    #expect(style { $0.shadow.offset.width = 9 } == 0)
    #expect(style { $0.shadow.opacity = 0.9 } == 0)
    #expect(filterPasses { $0.paint(2, CGRect(x: 40, y: 30, width: 20, height: 20)) } > 0)
    #expect(filterPasses { $0.paint(3, CGRect(x: 0, y: 0, width: 20, height: 20)) } == 0)
  }

  @Test("a wide shadow is kept at half the size")
  func scale() {
    let boxes = [7.9, 8.1].map { Display(moving(radius: $0)).rasters.first?.box ?? .empty }
    // Four and a half deviations and more on each side.
    #expect(boxes[0].width > 70 + 7 * 7 && boxes[0].width < 70 + 80)
    #expect(boxes[1].width > 35 + 7 * 4 && boxes[1].width < 35 + 45)
  }

  @Test("a layer at rest, and one whose shadow would look different, has an effect of its group")
  func direct() {
    #expect(isKept(moving()))
    #expect(!isKept(scene()))
    #expect(!isKept(moving(radius: 0)))
    #expect(!isKept(moving { $0.blendMode = .multiply }))
    #expect(!isKept(moving { $0.filters = [.gaussianBlur(radius: 2)] }))
    #expect(!isKept(moving { $0.backgroundFilters = [.gaussianBlur(radius: 2)] }))
    #expect(isKept(moving(CATransform3DMakeRotation(1, 0, 0, 1))))
    #expect(isKept(moving(CATransform3DMakeScale(-1.5, 1.5, 1))))
    #expect(isKept(moving(CATransform3DMakeScale(0.3, 0.3, 1))))
    #expect(!isKept(moving(CATransform3DMakeScale(0.1, 0.1, 1))))
    #expect(!isKept(moving(CATransform3DMakeScale(1.5, 1, 1))))
    #expect(!isKept(moving(CATransform3DMakeRotation(1, 1, 0, 0))))
  }

  @Test("a narrow shadow of an enlarged layer is not kept, since it would be blurred")
  func enlarged() {
    let double = CATransform3DMakeScale(2, 2, 1)
    #expect(!isKept(moving(double, radius: 3.9)))
    #expect(isKept(moving(double, radius: 4)))
  }

  @Test("layers inside of a moving layer keep their shadows too")
  func inside() {
    var commit = Commit.window(300, 200, sublayers: [3])
    commit.set(3, CGRect(x: 0, y: 0, width: 200, height: 200), sublayers: [1])
    commit.layers += scene().layers.filter { $0.layer == 1 || $0.layer == 2 }
    commit.animate(3, .moveX(from: 100, to: 200))
    #expect(isKept(commit))
  }

  @Test("a fading layer with a kept shadow is a group")
  func opacity() {
    var commit = moving()
    commit.paint(1, CGRect(x: 50, y: 50, width: 60, height: 40), sublayers: [2]) {
      $0.backgroundColor.w = 0.5
      $0.opacity = 0.5
    }
    var display = Display(commit)
    display.frame(at: 0.2)
    #expect(display.captures.isEmpty && display.filterPasses == 0)
    #expect(display.pipeline.plan.passes.map(\.reasons) == [.groupOpacity, []])
  }

  @Test("the bitmap is freed a second after the layer has stopped, and when the layer is removed")
  func freed() {
    var display = Display(moving())
    for frame in 0..<70 {
      var commit = Commit()
      commit.paint(3, CGRect(x: frame % 2, y: 0, width: 4, height: 4))
      commit.order(0, [1, 3])
      display.apply(commit, at: 2)
    }
    #expect(display.rasters.isEmpty)
    display = Display(moving())
    var commit = Commit()
    commit.order(0, [])
    commit.removedLayers = [1, 2]
    display.apply(commit, at: 0.2)
    #expect(display.rasters.isEmpty)
  }
}
