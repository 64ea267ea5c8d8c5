import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Animated contents")
struct ContentsAnimationTests {
  private let images = [
    CGImage.plain(4, 4, SIMD4(255, 0, 0, 255)), CGImage.plain(4, 4, SIMD4(0, 255, 0, 255)),
    CGImage.plain(2, 2, SIMD4(0, 0, 64, 64)),
  ]

  private func contents(_ index: Int) -> LayerContents {
    LayerContents(UInt64(index + 1), images[index])
  }

  /// A tree whose layer 1 shows the first image; all images are uploaded.
  private func tree(
    opacity: Float = 1, _ animation: Animation, _ style: ((inout LayerStyle) -> Void)? = nil
  ) -> RenderTree {
    var commit = Commit.window(20, 20, sublayers: [1])
    for index in images.indices { commit.upload(contents(index), images[index]) }
    commit.set(1, CGRect(x: 4, y: 4, width: 8, height: 8)) {
      $0.contents = contents(0)
      $0.opacity = opacity
    }
    if let style { commit.style(1, style) }
    commit.animate(1, animation)
    var tree = RenderTree()
    tree.apply(commit)
    return tree
  }

  private func animation(
    _ values: [ContentsTrack.Value], discrete: Bool = false,
    _ body: (inout MediaTiming) -> Void = { _ in }
  ) -> Animation {
    var timing = MediaTiming()
    timing.duration = 1
    body(&timing)
    return Animation(
      property: .contents, timing: timing,
      track: .composited(
        .contents(
          ContentsTrack(
            values: values,
            segments: KeyframeSegments(
              count: values.count, keyTimes: nil, timingFunctions: [], isDiscrete: discrete)))))
  }

  private func placement(_ tree: RenderTree, _ index: Int) -> Index<TextureTable.Placement>? {
    tree.textures.placementIndex(of: contents(index).id)
  }

  @Test("discrete keyframes show one image after the other, each as one quad")
  func flipBook() {
    var tree = tree(
      animation(
        [.contents(contents(1)), .contents(contents(2)), .nothing, .below], discrete: true))
    let expected = [1, 2, nil, 0] as [Int?]
    for (index, imageIndex) in expected.enumerated() {
      let list = tree.list(at: Double(index) / 4 + 0.1)
      #expect(list.items.map(\.placement) == imageIndex.map { [placement(tree, $0)!] } ?? [])
      #expect(list.items.allSatisfy { $0.part == .body })
    }
    #expect(tree.animate(to: 0.9) == .pending(until: 1) && tree.animate(to: 1) == .still)
    #expect(tree.animationCount == 0)
    #expect(tree.list(at: 1).items.map(\.placement) == [placement(tree, 0)])
  }

  @Test("between two images both are visible, with opacities that add up to 1")
  func mix() throws {
    var tree = tree(animation([.contents(contents(1)), .below]))
    let list = tree.list(at: 0.25)
    #expect(list.items.map(\.part) == [.outgoingContents, .contents, .contentsCrossFade])
    #expect(list.items.map(\.quad.opacity) == [0.75, 0.25, 1])
    #expect(list.items.map(\.compositing) == [.over, .added, .over])
    #expect(list.items.map(\.placement) == [placement(tree, 1), placement(tree, 0), nil])
    #expect(list.items[2].firstChild == 0 && list.items[2].box == PixelRect(4, 4, 8, 8))
    #expect(tree.list(at: 0).items.map(\.placement) == [placement(tree, 1)])
    #expect(tree.list(at: 1).items.map(\.placement) == [placement(tree, 0)])
    #expect(tree.contentsCrossFades.isEmpty)
  }

  @Test("from or to nil, the one image fades")
  func fromNothing() {
    var tree = tree(opacity: 0.5, animation([.nothing, .below])) {
      $0.allowsGroupOpacity = false
    }
    let list = tree.list(at: 0.25)
    #expect(list.items.map(\.part) == [.contents])
    #expect(list.items.map(\.quad.opacity) == [0.125])
    #expect(list.items.map(\.compositing) == [.over])
  }

  @Test("images of different sizes have the same positions as without the animation")
  func gravity() {
    var tree = tree(animation([.below, .contents(contents(2))])) { $0.contentsGravity = .center }
    let list = tree.list(at: 0.5)
    #expect(
      list.items.map(\.box) == [
        PixelRect(6, 6, 4, 4), PixelRect(7, 7, 2, 2), PixelRect(6, 6, 4, 4),
      ])
  }

  @Test("a removed animation restores the layer's own contents")
  func removed() {
    let animation = animation([.contents(contents(1)), .contents(contents(2))])
    var tree = tree(animation)
    _ = tree.list(at: 0.5)
    var commit = Commit()
    var change = LayerChange(layer: 1)
    change.animations = [.remove(animation.id)]
    commit.layers = [change]
    tree.apply(commit)
    let list = tree.list(at: 0.5)
    #expect(list.items.map(\.placement) == [placement(tree, 0)] && list.items[0].isOpaque)
    #expect(tree.animationCount == 0 && tree.contentsCrossFades.isEmpty)
  }

  @Test("new contents are shown after the animation, whenever they were set")
  func newContents() {
    var tree = tree(animation([.contents(contents(1)), .contents(contents(2))], discrete: true))
    _ = tree.animate(to: 0.1)
    var commit = Commit()
    commit.set(1, CGRect(x: 4, y: 4, width: 8, height: 8)) { $0.contents = contents(2) }
    tree.apply(commit)
    #expect(tree.list(at: 0.2).items.map(\.placement) == [placement(tree, 1)])
    #expect(tree.list(at: 2).items.map(\.placement) == [placement(tree, 2)])
  }

  @Test("a cross-fade is exact over any backdrop")
  func numbers() throws {
    var (pipeline, backend) = (FramePipeline(), RecordingBackend())
    var commit = Commit.window(8, 8, sublayers: [1])
    for index in images.indices { commit.upload(contents(index), images[index]) }
    commit.set(0, CGRect(x: 0, y: 0, width: 8, height: 8), sublayers: [1]) {
      $0.backgroundColor = SIMD4(0.2, 0.4, 0.6, 1)
    }
    commit.set(1, CGRect(x: 2, y: 2, width: 4, height: 4)) {
      $0.contents = contents(0)
      $0.opacity = 0.5
    }
    commit.animate(1, animation([.contents(contents(2)), .below]))
    pipeline.apply(commit)
    backend.target = RecordingBackend.Grid(PixelSize(width: 8, height: 8))
    for step in 1..<8 {
      let part = Double(step) / 8
      _ = pipeline.animate(to: part)
      _ = pipeline.plan(bufferAge: step == 1 ? 0 : 1)
      try backend.execute(pipeline.plan)
      let color = try #require(backend.target)[3, 3]
      let mix =
        (SIMD4<Double>(0, 0, 64, 64) / 255 * (1 - part) + SIMD4(1, 0, 0, 1) * part) * 0.5
      let expected = mix + SIMD4(0.2, 0.4, 0.6, 1) * (1 - mix.w)
      let difference = SIMD4<Double>(color) - expected
      #expect(max(difference.max(), (-difference).max()) < 1.0 / 255)
    }
  }
}
