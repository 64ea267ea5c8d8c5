import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Rasterized layers")
struct RasterTests {
  /// A pipeline, and the plans that its last frame drew into bitmaps.
  private struct Display {
    var pipeline = FramePipeline()
    private(set) var captures: [FramePlan] = []
    private(set) var damage = Region()

    init(_ commit: Commit) {
      apply(commit)
    }

    mutating func apply(_ commit: Commit, at time: Double = 0) {
      pipeline.apply(commit)
      frame(at: time)
    }

    mutating func frame(at time: Double = 0) {
      _ = pipeline.animate(to: time)
      damage = pipeline.plan(bufferAge: 1).frame
      captures = pipeline.takeCaptures()
    }

    /// The rectangles drawn into bitmaps, in the order in which they are drawn.
    var clips: [PixelRect] { captures.flatMap(\.passes).map(\.clip) }

    var deletedTextures: Int {
      (captures + [pipeline.plan]).flatMap(\.textureCommands).count {
        if case .delete = $0 { true } else { false }
      }
    }

    /// The sizes of the bitmaps.
    var sizes: [PixelSize] {
      pipeline.tree.rasters.values.filter { $0.placement != nil }.map(\.box.size)
    }

    /// Makes frames in which another layer changes.
    mutating func run(frames: Int) {
      for frame in 0..<frames {
        var commit = Commit()
        commit.paint(9, CGRect(x: frame % 2, y: 90, width: 4, height: 4))
        apply(commit)
      }
    }
  }

  private static let frame = CGRect(x: 10, y: 20, width: 40, height: 30)

  /// Layer 1 is rasterized and has the sublayers 2 and 3; layer 9 is beside it.
  private func scene(
    _ frame: CGRect = frame, style: (inout LayerStyle) -> Void = { _ in },
    _ body: (inout LayerProperties) -> Void = { _ in }
  ) -> Commit {
    var commit = Commit.window(100, 100, sublayers: [1, 9])
    commit.paint(1, frame, sublayers: [2, 3], body)
    commit.style(1) {
      $0.shouldRasterize = true
      style(&$0)
    }
    commit.paint(2, CGRect(x: 2, y: 3, width: 10, height: 10))
    commit.paint(3, CGRect(x: 20, y: 3, width: 10, height: 10))
    commit.paint(9, CGRect(x: 0, y: 90, width: 4, height: 4))
    return commit
  }

  private func moved(_ layer: LayerID, to frame: CGRect, opacity: Float = 1) -> Commit {
    var commit = Commit()
    commit.paint(layer, frame) { $0.opacity = opacity }
    return commit
  }

  private func changed(_ body: (inout LayerProperties) -> Void) -> Commit {
    var commit = Commit()
    commit.paint(1, Self.frame, body)
    return commit
  }

  @Test("a rasterized layer and its sublayers are drawn into a bitmap, which is one item")
  func bitmap() {
    let display = Display(scene())
    #expect(display.clips == [PixelRect(0, 0, 40, 30)])
    #expect(display.captures[0].passes[0].reasons == .rasterization)
    #expect(display.captures[0].drawn(display.captures[0].passes[0]).map(\.layer) == [2, 3])
    let shown = display.pipeline.plan.batches.filter { $0.texture != nil }
    #expect(shown.map(\.instances.count) == [1] && shown[0].filter == .nearest)
    let quad = display.pipeline.plan.instances[shown[0].instances.lowerBound]
    #expect(quad.origin == SIMD2(10, 20) && quad.xAxis.x == 40 && quad.yAxis.y == 30)
  }

  @Test(
    "nothing inside is drawn again while the layer moves, turns, grows, fades or is covered",
    arguments: 0..<6)
  func reuse(change: Int) {
    var display = Display(scene())
    let commits = [
      moved(1, to: CGRect(x: 11.5, y: 60, width: 40, height: 30)),
      changed { $0.transform = CATransform3DMakeRotation(1, 0, 0, 1) },
      changed { $0.transform = CATransform3DMakeScale(3, 0.2, 1) },
      changed { $0.opacity = 0.3 },
      changed { $0.transform = CATransform3DMakeRotation(1, 0, 1, 0) },
      moved(9, to: CGRect(x: 20, y: 20, width: 30, height: 30), opacity: 0.5),
    ]
    display.apply(commits[change])
    #expect(!display.damage.isEmpty && display.captures.isEmpty)
    #expect(display.pipeline.plan.batches.contains { $0.texture != nil })
  }

  @Test("a change inside draws its part of the bitmap, and damages that part of the frame")
  func change() {
    var display = Display(scene())
    display.apply(moved(2, to: CGRect(x: 5, y: 3, width: 10, height: 10)))
    #expect(display.clips == [PixelRect(2, 3, 13, 10)])
    #expect(display.damage == Region(PixelRect(12, 23, 13, 10)))
    display.frame()
    #expect(display.captures.isEmpty && display.damage.isEmpty)
  }

  @Test("added, removed and reordered sublayers are drawn into the bitmap")
  func structure() {
    var display = Display(scene())
    var commit = Commit()
    commit.paint(4, CGRect(x: 30, y: 20, width: 5, height: 5))
    commit.order(1, [2, 4, 3])
    display.apply(commit)
    #expect(display.clips == [PixelRect(30, 20, 5, 5)])
    commit = Commit()
    commit.order(1, [3, 2, 4])
    display.apply(commit)
    #expect(display.clips.reduce(.empty) { $0.union($1) } == PixelRect(2, 3, 33, 22))
    commit = Commit()
    commit.order(1, [3, 2])
    commit.removedLayers = [4]
    display.apply(commit)
    #expect(display.clips == [PixelRect(30, 20, 5, 5)])
  }

  @Test("an animation inside draws its part of the bitmap in each frame")
  func animation() {
    var commit = scene()
    commit.animate(2, .moveX(from: 10, to: 30))
    var display = Display(commit)
    for time in [0.25, 0.5, 0.75] {
      display.frame(at: time)
      #expect(display.clips.count == 1 && !display.damage.isEmpty)
      #expect(display.clips.allSatisfy { $0.height == 10 && $0.width < 30 })
    }
  }

  @Test("of nested rasterized layers, a change draws those around it, the innermost first")
  func nested() {
    var commit = scene()
    commit.style(2) { $0.shouldRasterize = true }
    commit.order(2, [4])
    commit.paint(4, CGRect(x: 1, y: 1, width: 2, height: 2))
    var display = Display(commit)
    #expect(display.clips == [PixelRect(0, 0, 10, 10), PixelRect(0, 0, 40, 30)])
    display.apply(moved(4, to: CGRect(x: 3, y: 1, width: 2, height: 2)))
    #expect(
      display.clips == [PixelRect(1, 1, 2, 2), PixelRect(3, 1, 2, 2), PixelRect(3, 4, 4, 2)])
    display.apply(moved(2, to: CGRect(x: 3, y: 3, width: 10, height: 10)))
    #expect(display.clips == [PixelRect(2, 3, 11, 10)])
    display.apply(moved(1, to: CGRect(x: 0, y: 0, width: 40, height: 30)))
    #expect(display.clips.isEmpty && !display.damage.isEmpty)
  }

  @Test("the bitmap has rasterizationScale pixels per point", arguments: [0.5, 1, 1.25, 2, 3])
  func scale(scale: Double) {
    let display = Display(scene(style: { $0.rasterizationScale = scale }))
    let size = PixelSize(
      width: Int32((40 * scale).rounded(.up)), height: Int32((30 * scale).rounded(.up)))
    #expect(display.sizes == [size])
  }

  @Test("scales that are not positive stand for 1", arguments: [0, -2])
  func scaleOutOfRange(scale: CGFloat) {
    let display = Display(scene(style: { $0.rasterizationScale = scale }))
    #expect(display.sizes == [PixelSize(width: 40, height: 30)])
  }

  @Test("another scale of the screen changes no bitmap")
  func surfaceScale() {
    var display = Display(scene())
    var commit = Commit()
    commit.surface = SurfaceState(size: CGSize(width: 100, height: 100), scale: 2)
    display.apply(commit)
    #expect(display.damage == Region(PixelRect(0, 0, 200, 200)) && display.captures.isEmpty)
  }

  @Test("what lies outside of the bounds belongs to the bitmap")
  func outside() {
    var commit = scene()
    commit.paint(2, CGRect(x: -5, y: 25, width: 10, height: 10))
    let display = Display(commit)
    let raster = display.pipeline.tree.rasters.values.first
    #expect(raster?.box.contains(PixelRect(-5, 0, 45, 35)) == true)
    #expect(display.captures[0].passes[0].clip == raster?.box)
  }

  @Test("a layer whose bitmap would be too large is drawn directly", arguments: 0..<3)
  func tooLarge(kind: Int) {
    let frame = kind == 0 ? CGRect(x: 0, y: 0, width: 9000, height: 10) : Self.frame
    var commit = scene(frame, style: { $0.rasterizationScale = kind == 1 ? 500 : 1 })
    if kind == 2 { commit.paint(2, CGRect(x: -9000, y: 0, width: 9020, height: 10)) }
    let display = Display(commit)
    #expect(display.captures.isEmpty && display.sizes.isEmpty)
    #expect(display.pipeline.plan.batches.allSatisfy { $0.texture == nil })
  }

  @Test("the bitmap of a layer is freed when the layer is not rasterized anymore, or removed")
  func off() {
    var display = Display(scene())
    var commit = Commit()
    commit.style(1) { _ in }
    display.apply(commit)
    #expect(display.sizes.isEmpty && display.deletedTextures == 1 && display.captures.isEmpty)
    display = Display(scene())
    commit = Commit()
    commit.order(0, [9])
    commit.removedLayers = [1, 2, 3]
    display.apply(commit)
    #expect(display.sizes.isEmpty && display.deletedTextures == 1)
  }

  @Test("the bitmap of a hidden layer is kept for a second, and made again when it is shown")
  func hidden() {
    var display = Display(scene())
    display.apply(changed { $0.isHidden = true })
    display.run(frames: 30)
    display.apply(changed { _ in })
    #expect(display.captures.isEmpty && display.sizes.count == 1)
    display.apply(changed { $0.isHidden = true })
    display.run(frames: 70)
    #expect(display.sizes.isEmpty)
    display.apply(changed { _ in })
    #expect(display.clips == [PixelRect(0, 0, 40, 30)])
  }

  @Test("changes inside of a hidden layer are drawn when it is shown")
  func changeWhileHidden() {
    var display = Display(scene())
    display.apply(changed { $0.isHidden = true })
    display.apply(moved(2, to: CGRect(x: 5, y: 3, width: 10, height: 10)))
    #expect(display.captures.isEmpty)
    display.apply(changed { _ in })
    #expect(display.clips == [PixelRect(2, 3, 13, 10)])
  }

  @Test("a layer outside of the screen has no bitmap until it enters the screen")
  func offScreen() {
    var display = Display(scene(CGRect(x: 200, y: 0, width: 40, height: 30)))
    #expect(display.captures.isEmpty && display.sizes.isEmpty)
    display.apply(moved(1, to: CGRect(x: 99, y: 0, width: 40, height: 30)))
    #expect(display.clips == [PixelRect(0, 0, 40, 30)])
  }

  @Test("shouldRasterize and rasterizationScale are animated")
  func animated() {
    var commit = scene(style: { $0.shouldRasterize = false })
    var timing = MediaTiming()
    timing.duration = 2
    commit.animate(
      1,
      Animation(
        property: AnimatedProperty(keyPath: "shouldRasterize")!, timing: timing,
        track: .basic(BasicTrack(from: .zero, to: SIMD4(2, 0, 0, 0)))),
      Animation(
        property: .rasterizationScale, timing: timing,
        track: .basic(BasicTrack(from: SIMD4(1, 0, 0, 0), to: SIMD4(3, 0, 0, 0)))))
    var display = Display(commit)
    #expect(display.sizes.isEmpty)
    display.frame(at: 1)
    #expect(display.sizes == [PixelSize(width: 80, height: 60)])
    display.frame(at: 3)
    #expect(display.sizes.isEmpty)
  }

  @Test("transform layers, which have no plane, are not rasterized")
  func transformLayer() {
    var commit = scene()
    commit.layers[1].space = LayerSpace()
    commit.layers[1].space?.isTransformLayer = true
    #expect(Display(commit).sizes.isEmpty)
  }

  @Test("steady frames with rasterized layers create no textures")
  func steady() {
    var commit = scene()
    commit.animate(2, .moveX(from: 10, to: 30))
    var display = Display(commit)
    for frame in 1..<20 {
      display.frame(at: Double(frame) / 20)
      let commands = (display.captures + [display.pipeline.plan]).flatMap(\.textureCommands)
      #expect(commands.isEmpty)
    }
  }
}
