import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Programs that are compiled ahead")
struct ProgramDemandTests {
  /// Features of a layer, each of which needs programs of its own.
  static let features: [@Sendable (inout LayerStyle) -> Void] = [
    { $0.cornerRadius = 8 },
    { $0.borderWidth = 2 },
    { ($0.cornerRadius, $0.masksToBounds) = (8, true) },
    { $0.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5) },
    { $0.gradient.colors = [SIMD4(1, 0, 0, 1), SIMD4(0, 0, 1, 1)] },
    {
      $0.shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 30), transform: nil)
    },
    { $0.shadow.opacity = 1 },
    { $0.filters = [.gaussianBlur(radius: 9)] },
    { $0.blendMode = .colorDodge },
    { $0.backgroundFilters = [.gaussianBlur(radius: 9)] },
  ]

  private func pipeline(_ style: (inout LayerStyle) -> Void, isTilted: Bool) -> FramePipeline {
    let image = CGImage.chart(6, 6)
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, CGRect(x: 20, y: 20, width: 40, height: 40), sublayers: [2]) {
      $0.contents = LayerContents(1, image)
      if isTilted { $0.transform = .init(rotation: 0.4, perspective: -0.01) }
    }
    commit.set(2, CGRect(x: 20, y: 20, width: 40, height: 40)) {
      $0.backgroundColor = SIMD4(1, 0, 0, 0.5)
      $0.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    }
    commit.style(1, style)
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    _ = pipeline.animate(to: 0)
    _ = pipeline.plan(bufferAge: 0)
    return pipeline
  }

  @Test("a frame uses no others", arguments: features.indices, [false, true])
  func prediction(feature: Int, isTilted: Bool) {
    let pipeline = pipeline(Self.features[feature], isTilted: isTilted)
    let needed = Set(ProgramID.needed(for: pipeline.tree.programDemand))
    let missing = Set(pipeline.plan.batches.map(\.program)).subtracting(needed)
    #expect(missing.isEmpty)
    #expect(needed.count < ProgramID.all.count / 2)
  }

  @Test("plain layers need few, and all features need all")
  func extremes() {
    #expect(ProgramID.needed(for: []).count == 4)
    #expect(ProgramID.needed(for: .all).count == ProgramID.all.count)
  }

  @Test("an animation that begins in the plane, and leaves it, has its programs from the start")
  func animation() {
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.paint(1, CGRect(x: 20, y: 20, width: 40, height: 40))
    for (keyPath, demand) in [
      ("transform.rotation.y", ProgramDemand.perspective), ("cornerRadius", .roundedCorners),
      ("borderWidth", [.roundedCorners, .borders]), ("shadowOpacity", [.shadows, .effects]),
      ("transform.rotation", []), ("opacity", []),
    ] {
      guard let property = AnimatedProperty(keyPath: keyPath) else { fatalError(keyPath) }
      var pipeline = FramePipeline()
      pipeline.apply(commit)
      var animated = Commit()
      animated.animate(
        1, Animation(property: property, timing: MediaTiming(), track: .scalar(from: 0, to: 1)))
      pipeline.apply(animated)
      #expect(pipeline.tree.programDemand == demand.union(.edges), "\(keyPath)")
    }
  }
}

extension ProgramDemandTests {
  private func demand(
    _ frame: CGRect, _ change: (inout LayerProperties) -> Void
  ) -> ProgramDemand {
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.set(1, frame) {
      $0.allowsEdgeAntialiasing = false
      change(&$0)
    }
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    return pipeline.tree.programDemand
  }

  @Test("layers without antialiased edges need no programs of shapes, nor does one that covers all")
  func edges() {
    let (frame, whole) = (
      CGRect(x: 9.5, y: 9, width: 9, height: 9), CGRect(x: 0, y: 0, width: 100, height: 100)
    )
    #expect(demand(frame) { $0.backgroundColor.w = 1 } == [])
    #expect(demand(whole) { ($0.backgroundColor.w, $0.allowsEdgeAntialiasing) = (1, true) } == [])
    #expect(demand(frame) { $0.allowsEdgeAntialiasing = true } == [])
    #expect(
      demand(frame) { ($0.backgroundColor.w, $0.allowsEdgeAntialiasing) = (1, true) } == .edges)
    #expect(demand(frame) { $0.contents = LayerContents(1, .plain(2, 2, .zero)) } == [])
    #expect(
      demand(frame) {
        ($0.contents, $0.backgroundColor.w) = (LayerContents(1, .plain(2, 2, .zero)), 1)
      } == .coloredBitmaps)
  }
}

extension CATransform3D {
  fileprivate init(rotation: CGFloat, perspective: CGFloat) {
    var transform = CATransform3DIdentity
    transform.m34 = perspective
    self = CATransform3DRotate(transform, rotation, 0, 1, 0)
  }
}
