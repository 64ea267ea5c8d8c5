import CoreGraphics
import LayerTree
import Testing

@testable import Compositor

@Suite("Flatten")
struct FlattenTests {
  /// The items that have pixels.
  private func items(_ commit: Commit) -> [DisplayItem] {
    var tree = RenderTree()
    tree.apply(commit)
    return tree.list().items.filter { !$0.box.isEmpty }
  }

  private func expectNear(
    _ a: SIMD2<Float>, _ x: Float, _ y: Float, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(a.x - x) < 1e-4 && abs(a.y - y) < 1e-4, "\(a) is not (\(x), \(y))",
      sourceLocation: sourceLocation)
  }

  @Test("a layer's frame in points becomes pixels")
  func scale() {
    var commit = Commit.window(100, 100, scale: 2, sublayers: [1])
    commit.paint(1, CGRect(x: 10, y: 20, width: 30, height: 40))
    let item = items(commit)[0]
    #expect(item.quad.origin == SIMD2(20, 40))
    #expect(item.quad.xAxis == SIMD2(60, 0) && item.quad.yAxis == SIMD2(0, 80))
    #expect(item.box == PixelRect(20, 40, 60, 80))
    #expect(Quad(item.quad).isAxisAligned && item.isOpaque && item.program == .solid)
    #expect(item.texture == nil)
  }

  @Test("the anchor point lies on the position, and transforms work about it")
  func anchorPoint() {
    for anchor in [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0.25), CGPoint(x: -1, y: 2)] {
      var commit = Commit.window(100, 100, sublayers: [1])
      commit.paint(1, CGRect(x: 0, y: 0, width: 20, height: 8)) {
        $0.anchorPoint = anchor
        $0.position = CGPoint(x: 50, y: 50)
        $0.transform = CATransform3DMakeScale(2, 3, 1)
      }
      let quad = items(commit)[0].quad
      let (x, y) = (Float(anchor.x), Float(anchor.y))
      let pinned = quad.origin + quad.xAxis * x + quad.yAxis * y
      expectNear(pinned, 50, 50)
      #expect(quad.xAxis == SIMD2(40, 0) && quad.yAxis == SIMD2(0, 24))
    }
  }

  @Test("the bounds' origin scrolls the sublayers and leaves the layer where it is")
  func boundsOrigin() {
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.paint(1, CGRect(x: 10, y: 10, width: 50, height: 50), sublayers: [2]) {
      $0.bounds.origin = CGPoint(x: 5, y: -7)
    }
    commit.paint(2, CGRect(x: 5, y: 0, width: 10, height: 10))
    let list = items(commit)
    #expect(list[0].quad.origin == SIMD2(10, 10))
    #expect(list[1].quad.origin == SIMD2(10, 17))
  }

  @Test("transforms of superlayers are concatenated")
  func nestedTransforms() {
    var commit = Commit.window(200, 200, sublayers: [1])
    commit.paint(1, CGRect(x: 50, y: 50, width: 100, height: 100), sublayers: [2]) {
      $0.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    }
    commit.paint(2, CGRect(x: 10, y: 20, width: 30, height: 40), sublayers: []) {
      $0.transform = CATransform3DMakeScale(2, 1, 1)
    }
    let list = items(commit)
    // A clockwise rotation by 90° about (100, 100): (x, y) of layer 1 is mapped to (150 − y, 50 +
    // x).
    expectNear(list[0].quad.origin, 150, 50)
    expectNear(list[0].quad.xAxis, 0, 100)
    // Layer 2 is twice as wide about its center (25, 40): from x = −5 to 55, from y = 20 to 60.
    expectNear(list[1].quad.origin, 130, 45)
    expectNear(list[1].quad.xAxis, 0, 60)
    expectNear(list[1].quad.yAxis, -40, 0)
  }

  @Test("the opacity of a layer without sublayers is its quad's, clamped to 0…1")
  func opacity() {
    var commit = Commit.window(100, 100, sublayers: [1, 2, 3])
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    commit.paint(1, frame) { $0.opacity = 0.5 }
    commit.paint(2, frame) { $0.opacity = -1 }
    commit.paint(3, frame) { $0.opacity = 7 }
    let list = items(commit)
    #expect(list.map(\.quad.opacity) == [0.5, 1])
    #expect(list.map(\.isOpaque) == [false, true])
  }

  @Test("hidden layers and those of opacity 0 are skipped with their descendants")
  func hidden() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var commit = Commit.window(100, 100, sublayers: [1, 3, 5])
    commit.paint(1, frame, sublayers: [2]) { $0.isHidden = true }
    commit.paint(2, frame)
    commit.paint(3, frame, sublayers: [4]) { $0.opacity = 0 }
    commit.paint(4, frame)
    commit.paint(5, frame, sublayers: [6])
    commit.paint(6, frame)
    #expect(items(commit).map(\.layer) == [5, 6])
    var hiddenRoot = commit
    hiddenRoot.set(0, CGRect(x: 0, y: 0, width: 100, height: 100)) { $0.isHidden = true }
    #expect(items(hiddenRoot).isEmpty)
  }

  @Test("layers without color and contents, without a size, or outside have no pixels")
  func leftOut() {
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    var commit = Commit.window(100, 100, sublayers: [1, 2, 3, 4, 5, 7])
    commit.set(1, frame)
    commit.paint(2, CGRect(x: 20, y: 20, width: 0, height: 10))
    commit.paint(3, CGRect(x: 100, y: 0, width: 10, height: 10))
    commit.paint(4, CGRect(x: 0, y: -10, width: 10, height: 10))
    // The layer is outside, with a sublayer inside.
    commit.paint(5, CGRect(x: 100, y: 0, width: 10, height: 10), sublayers: [6])
    commit.paint(6, CGRect(x: -20, y: 0, width: 10, height: 10))
    commit.paint(7, CGRect(x: 99.5, y: 0, width: 10, height: 10))
    #expect(items(commit).map(\.layer) == [6, 7])
  }

  @Test("a box is the whole pixels around the quad, within the target")
  func boxes() {
    var commit = Commit.window(100, 100, sublayers: [1, 2])
    commit.paint(1, CGRect(x: 10.25, y: -5, width: 10, height: 10.5))
    commit.paint(2, CGRect(x: 40, y: 40, width: 20, height: 20)) {
      $0.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    }
    let list = items(commit)
    #expect(list[0].box == PixelRect(minX: 10, minY: 0, maxX: 21, maxY: 6))
    // Antialiased corners reach into the next pixel.
    #expect(list[1].box == PixelRect(minX: 34, minY: 34, maxX: 66, maxY: 66))
    #expect(!Quad(list[1].quad).isAxisAligned)
  }

  @Test("layers of any finite size and position do no harm")
  func extremes() {
    var commit = Commit.window(100, 100, sublayers: [1, 2, 3, 4])
    commit.paint(1, CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
    commit.paint(2, CGRect(x: -1e300, y: -1e300, width: 2e300, height: 2e300))
    commit.paint(3, CGRect(x: 1e300, y: 0, width: 1, height: 1))
    commit.paint(4, CGRect(x: 10, y: 10, width: 10, height: 10)) {
      $0.transform = CATransform3DMakeScale(1e200, 1e200, 1)
      $0.position = CGPoint(x: Double.greatestFiniteMagnitude, y: 0)
    }
    var pipeline = FramePipeline()
    pipeline.apply(commit)
    #expect(pipeline.plan(bufferAge: 0).buffer.box == PixelRect(0, 0, 100, 100))
    #expect(pipeline.plannedPixels == 100 * 100)
    #expect(items(commit).map(\.layer) == [1])
  }

  @Test(
    "a bitmap is sampled by nearest texel only at scale 1 on the pixel grid",
    arguments: [
      (CGRect(x: 3, y: 4, width: 8, height: 6), 0.0, TextureFilter.nearest),
      (CGRect(x: 3.5, y: 4, width: 8, height: 6), 0, .linear),
      (CGRect(x: 3, y: 4, width: 16, height: 6), 0, .linear),
      (CGRect(x: 3, y: 4, width: 8, height: 6), 0.3, .linear),
      (CGRect(x: 3, y: 4, width: 8, height: 6), .pi, .linear),
    ])
  func filter(frame: CGRect, angle: Double, filter: TextureFilter) {
    let image = CGImage.chart(8, 6)
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, frame) {
      $0.contents = LayerContents(1, image)
      $0.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    }
    #expect(items(commit)[0].filter == filter)
  }

  @Test("at scale 2 a bitmap of twice the points is on the pixel grid, also at half points")
  func filterAtScale() {
    let image = CGImage.chart(8, 6)
    var commit = Commit.window(100, 100, scale: 2, sublayers: [1])
    commit.upload(LayerContents(1, image), image)
    commit.set(1, CGRect(x: 3.5, y: 4, width: 4, height: 3)) {
      $0.contents = LayerContents(1, image)
    }
    #expect(items(commit)[0].filter == .nearest)
  }

  @Test("color, contents and opacity determine the cheapest program and the blending")
  func programs() {
    let (opaque, clear) = (CGImage.chart(8, 6), CGImage.plain(8, 6, SIMD4(repeating: 9)))
    func item(
      _ image: CGImage?, _ color: SIMD4<Float>, opacity: Float = 1
    ) -> (ProgramID, isOpaque: Bool) {
      var commit = Commit.window(100, 100, sublayers: [1])
      if let image { commit.upload(LayerContents(1, image), image) }
      commit.set(1, CGRect(x: 0, y: 0, width: 8, height: 6)) {
        $0.contents = image.map { LayerContents(1, $0) }
        $0.backgroundColor = color
        $0.opacity = opacity
      }
      let item = items(commit)[0]
      return (item.program, item.isOpaque)
    }
    let (red, glass) = (SIMD4<Float>(1, 0, 0, 1), SIMD4<Float>(1, 0, 0, 0.5))
    #expect(item(nil, red) == (.solid, true))
    #expect(item(nil, glass) == (.solid, false))
    #expect(item(nil, red, opacity: 0.5) == (.solid, false))
    #expect(item(opaque, .zero) == (.bitmap, true))
    #expect(item(opaque, red) == (.bitmap, true))
    #expect(item(opaque, .zero, opacity: 0.5) == (.bitmap, false))
    #expect(item(clear, .zero) == (.bitmap, false))
    #expect(item(clear, red) == (.bitmapOverColor, true))
    #expect(item(clear, glass) == (.bitmapOverColor, false))
  }

  @Test("colors are premultiplied and clamped")
  func colors() {
    var commit = Commit.window(100, 100, sublayers: [1])
    commit.set(1, CGRect(x: 0, y: 0, width: 8, height: 6)) {
      $0.backgroundColor = SIMD4(1, 0.5, 4, 0.5)
    }
    let color = items(commit)[0].quad.color
    #expect(color == SIMD4(128, 64, 128, 128))
  }
}
