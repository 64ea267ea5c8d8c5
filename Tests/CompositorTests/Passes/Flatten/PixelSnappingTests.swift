import Compositor
import CoreGraphics
import LayerTree
import Testing

// V15
@Suite("Flatten: bitmaps between pixels")
struct PixelSnappingTests {
  private let frame = CGRect(x: 10, y: 7, width: 30, height: 21)

  /// A tree with layer 1 in layer 2, with an image of the layer's pixel size, rounded up.
  private func tree(
    scale: CGFloat, moving: LayerID? = nil, _ body: (inout LayerProperties) -> Void = { _ in }
  ) -> RenderTree {
    let (width, height) = (frame.width * scale, frame.height * scale)
    let image = CGImage.chart(Int(width.rounded(.up)), Int(height.rounded(.up)))
    let contents = LayerContents(1, image)
    var commit = Commit.window(100, 100, scale: scale, sublayers: [2])
    commit.set(2, CGRect(x: 0, y: 0, width: 100, height: 100), sublayers: [1])
    commit.set(1, frame) {
      $0.contents = contents
      body(&$0)
    }
    commit.upload(contents, image)
    if let moving { commit.animate(moving, .moveX(from: 50.3, to: 60.3)) }
    var tree = RenderTree()
    tree.apply(commit)
    return tree
  }

  @Test("at fractional scales a bitmap at rest is snapped to pixels")
  func snapped() throws {
    for (scale, origin, size) in [
      (1.25, SIMD2<Float>(13, 9), SIMD2<Float>(38, 27)), (1.5, SIMD2(15, 11), SIMD2(45, 32)),
    ] {
      var tree = tree(scale: scale)
      let item = try #require(tree.list().items.first)
      #expect(item.quad.origin == origin)
      #expect(item.quad.xAxis == SIMD2(size.x, 0) && item.quad.yAxis == SIMD2(0, size.y))
      #expect(item.filter == .nearest)
      #expect(item.box == PixelRect(Int32(origin.x), Int32(origin.y), Int32(size.x), Int32(size.y)))
    }
  }

  @Test("adjacent bitmaps stay adjacent, without a gap", arguments: [1.25, 1.5] as [CGFloat])
  func touching(scale: CGFloat) {
    let width = 10 * scale
    let image = CGImage.chart(Int(width.rounded(.up)), Int(width.rounded(.up)))
    let layers = (1...8).map { LayerID(rawValue: $0) }
    var commit = Commit.window(100, 20, scale: scale, sublayers: layers)
    for (index, layer) in layers.enumerated() {
      commit.set(layer, CGRect(x: 1 + 10 * CGFloat(index), y: 1, width: 10, height: 10)) {
        $0.contents = LayerContents(UInt64(index + 1), image)
      }
      commit.upload(LayerContents(UInt64(index + 1), image), image)
    }
    var tree = RenderTree()
    tree.apply(commit)
    let boxes = tree.list().items.map(\.box)
    #expect(boxes.count == 8)
    for (box, next) in zip(boxes, boxes.dropFirst()) {
      #expect(next.minX <= box.maxX && next.minX >= box.maxX - 1)
    }
  }

  @Test("bitmaps with corners and a background are snapped, those with a border are not")
  func styled() throws {
    for border in [0, 1] as [CGFloat] {
      let image = CGImage.chart(38, 27)
      var commit = Commit.window(100, 100, scale: 1.25, sublayers: [1])
      commit.paint(1, frame, sublayers: [2]) { $0.contents = LayerContents(1, image) }
      commit.paint(2, CGRect(x: 0, y: 0, width: 5, height: 5))
      commit.style(1) {
        $0.cornerRadius = 4
        $0.masksToBounds = true
        $0.borderWidth = border
      }
      commit.upload(LayerContents(1, image), image)
      var tree = RenderTree()
      tree.apply(commit)
      let item = try #require(tree.list().items.first)
      #expect(item.quad.origin == (border == 0 ? SIMD2(13, 9) : SIMD2(12.5, 8.75)))
    }
  }

  @Test("at integral scales, magnified, mirrored or rotated, a bitmap is not snapped")
  func elsewhere() throws {
    for scale in [1, 2] as [CGFloat] {
      var tree = tree(scale: scale) { $0.position.x += 0.25 }
      #expect(try #require(tree.list().items.first).quad.origin == SIMD2(10.25, 7) * Float(scale))
    }
    let transforms = [
      CATransform3DMakeScale(1.2, 1, 1), CATransform3DMakeScale(-1, 1, 1),
      CATransform3DMakeRotation(0.1, 0, 0, 1),
    ]
    for transform in transforms {
      var tree = tree(scale: 1.25) { $0.transform = transform }
      let item = try #require(tree.list().items.first)
      #expect(item.quad.origin.y != item.quad.origin.y.rounded())
      #expect(item.filter == .linear)
    }
  }

  @Test(
    "a bitmap that moves, or moves with its superlayer, has subpixel positions",
    arguments: [1, 2] as [LayerID])
  func moving(layer: LayerID) throws {
    var tree = tree(scale: 1.25, moving: layer)
    var positions: Set<Float> = []
    for time in stride(from: 0, to: 1, by: 0.0625) {
      positions.insert(try #require(tree.list(at: time).items.first).quad.origin.x)
    }
    #expect(positions.count == 16)
    #expect(positions.filter { $0 != $0.rounded() }.count > 12)
    let item = try #require(tree.list(at: 1.1).items.first)
    #expect(item.quad.origin == SIMD2(13, 9) && item.filter == .nearest)
  }
}
