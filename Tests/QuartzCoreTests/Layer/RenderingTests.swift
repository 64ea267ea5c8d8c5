import CoreGraphics
import QuartzCore
import Testing

@Suite("Rendering layers into contexts")
@MainActor struct RenderingTests {
  private let red = SIMD4<UInt8>(255, 0, 0, 255)
  private let blue = SIMD4<UInt8>(0, 0, 255, 255)

  private func layer(
    _ color: CGColor?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    return layer
  }

  private func render(_ layer: CALayer, scale: CGFloat = 1) throws -> CGImage {
    let (bounds, size) = (layer.bounds, layer.bounds.size)
    let context = CGContext(
      width: Int(size.width * scale), height: Int(size.height * scale), scale: scale,
      origin: bounds.origin)
    layer.render(in: context)
    return try #require(context.makeImage())
  }

  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("the layer's own position is ignored; its sublayers' positions are not")
  func positions() throws {
    let root = layer(Self.red, 50, 60, 20, 10)
    root.transform = CATransform3DMakeScale(3, 3, 1)
    root.bounds.origin = CGPoint(x: 2, y: 1)
    root.addSublayer(layer(Self.blue, 4, 3, 5, 5))
    let image = try render(root)
    #expect(image.pixel(x: 0, y: 0) == red && image.pixel(x: 19, y: 9) == red)
    #expect(image.pixel(x: 2, y: 2) == blue && image.pixel(x: 6, y: 6) == blue)
    #expect(image.pixel(x: 1, y: 2) == red && image.pixel(x: 7, y: 6) == red)
  }

  @Test("opacity applies to a layer and its sublayers as a group, unless that is disabled")
  func opacity() throws {
    let root = layer(nil, 0, 0, 10, 10)
    let group = layer(Self.red, 0, 0, 10, 10)
    group.opacity = 0.5
    group.addSublayer(layer(Self.blue, 0, 0, 5, 5))
    root.addSublayer(group)
    let one = try render(root)
    #expect(near(one.pixel(x: 2, y: 2), SIMD4(0, 0, 128, 128)))
    #expect(near(one.pixel(x: 7, y: 7), SIMD4(128, 0, 0, 128)))
    group.allowsGroupOpacity = false
    let each = try render(root)
    #expect(near(each.pixel(x: 2, y: 2), SIMD4(64, 0, 128, 191)))
    #expect(near(each.pixel(x: 7, y: 7), SIMD4(128, 0, 0, 128)))
    group.isHidden = true
    #expect(try render(root).pixel(x: 2, y: 2).w == 0)
  }

  @Test("masking clips sublayers and contents to the rounded bounds")
  func mask() throws {
    let root = layer(nil, 0, 0, 20, 20)
    let box = layer(nil, 4, 4, 10, 10)
    box.cornerRadius = 5
    box.addSublayer(layer(Self.red, -4, -4, 20, 20))
    root.addSublayer(box)
    #expect(try render(root).pixel(x: 0, y: 0) == red)
    box.masksToBounds = true
    let masked = try render(root)
    #expect(masked.pixel(x: 3, y: 9).w == 0 && masked.pixel(x: 4, y: 4).w == 0)
    #expect(masked.pixel(x: 9, y: 9) == red && masked.pixel(x: 9, y: 4).w > 200)
    box.maskedCorners = [.layerMaxXMaxYCorner]
    let one = try render(root)
    #expect(one.pixel(x: 4, y: 4) == red && one.pixel(x: 13, y: 13).w == 0)
  }

  @Test("the border lies inside the bounds, above the sublayers")
  func border() throws {
    let root = layer(Self.red, 0, 0, 10, 10)
    root.borderWidth = 2
    root.borderColor = Self.blue
    root.addSublayer(layer(Self.red, 0, 0, 10, 10))
    let image = try render(root)
    #expect(image.pixel(x: 1, y: 1) == blue && image.pixel(x: 8, y: 5) == blue)
    #expect(image.pixel(x: 2, y: 2) == red && image.pixel(x: 7, y: 7) == red)
    root.borderWidth = 9
    #expect(try render(root).pixel(x: 5, y: 5) == blue)
  }

  @Test("sublayers are drawn in ascending order of zPosition, and by index if equal")
  func order() throws {
    let root = layer(nil, 0, 0, 4, 4)
    let (first, second) = (layer(Self.red, 0, 0, 4, 4), layer(Self.blue, 0, 0, 4, 4))
    root.addSublayer(first)
    root.addSublayer(second)
    #expect(try render(root).pixel(x: 1, y: 1) == blue)
    first.zPosition = 1
    #expect(try render(root).pixel(x: 1, y: 1) == red)
    second.zPosition = 1
    #expect(try render(root).pixel(x: 1, y: 1) == blue)
  }

  @Test("a layer seen from behind is drawn only if it is double-sided")
  func back() throws {
    let root = layer(nil, 0, 0, 4, 4)
    let card = layer(Self.red, 0, 0, 4, 4)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    root.addSublayer(card)
    #expect(try render(root).pixel(x: 1, y: 1) == red)
    card.isDoubleSided = false
    #expect(try render(root).pixel(x: 1, y: 1).w == 0)
  }

  /// An image of 2 × 2 pixels: red, blue; blue, red.
  private var checked: CGImage {
    let (red, blue): ([UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 255, 255])
    return CGImage(width: 2, height: 2, premultipliedRGBA: red + blue + blue + red)
  }

  @Test(
    "the gravity positions the contents; the bottom is the side of the smaller y",
    arguments: [
      (CALayerContentsGravity.center, 4, 2), (.bottom, 4, 0), (.top, 4, 4), (.left, 0, 2),
      (.right, 8, 2), (.bottomLeft, 0, 0), (.bottomRight, 8, 0), (.topLeft, 0, 4),
      (.topRight, 8, 4),
    ])
  func gravity(gravity: CALayerContentsGravity, x: Int, y: Int) throws {
    let root = layer(nil, 0, 0, 10, 6)
    root.contents = checked
    root.contentsGravity = gravity
    let image = try render(root)
    #expect(image.pixel(x: x, y: y) == red && image.pixel(x: x + 1, y: y) == blue)
    #expect(image.pixel(x: x, y: y + 1) == blue && image.pixel(x: x + 1, y: y + 1) == red)
    #expect(image.premultipliedRGBA.filter { $0 == 255 }.count == 8)
  }

  @Test("contents are scaled to fill, fit or cover the bounds")
  func scaling() throws {
    let root = layer(nil, 0, 0, 8, 4)
    root.magnificationFilter = .nearest
    root.contents = checked
    #expect(try render(root).pixel(x: 3, y: 1) == red)
    #expect(try render(root).pixel(x: 4, y: 1) == blue)
    root.contentsGravity = .resizeAspect
    let fitted = try render(root)
    #expect(fitted.pixel(x: 1, y: 1).w == 0 && fitted.pixel(x: 2, y: 1) == red)
    #expect(fitted.pixel(x: 6, y: 1).w == 0 && fitted.pixel(x: 5, y: 3) == red)
    root.contentsGravity = .resizeAspectFill
    let filled = try render(root)
    #expect(filled.pixel(x: 3, y: 1) == red && filled.pixel(x: 4, y: 1) == blue)
    #expect(filled.pixel(x: 3, y: 2) == blue && filled.pixel(x: 7, y: 2) == red)
    root.contentsGravity = .center
    root.contentsScale = 0.5
    #expect(try render(root).pixel(x: 2, y: 0) == red)
  }

  @Test("contentsRect shows a part of the contents in the whole bounds")
  func contentsRect() throws {
    let root = layer(nil, 0, 0, 8, 4)
    root.contents = checked
    root.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    root.magnificationFilter = .nearest
    let image = try render(root)
    #expect(image.pixel(x: 0, y: 0) == blue && image.pixel(x: 7, y: 3) == blue)
    root.contentsRect = CGRect(x: -1, y: 0.5, width: 2, height: 2)
    let beyond = try render(root)
    #expect(beyond.pixel(x: 0, y: 0) == blue && beyond.pixel(x: 5, y: 3) == blue)
    #expect(beyond.pixel(x: 6, y: 0) == red && beyond.pixel(x: 7, y: 3) == red)
  }

  @Test("the parts outside contentsCenter keep their size")
  func contentsCenter() throws {
    let pixels: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]
    let image = CGImage(width: 3, height: 1, premultipliedRGBA: pixels.flatMap { $0 })
    let root = layer(nil, 0, 0, 12, 2)
    root.contents = image
    root.magnificationFilter = .nearest
    root.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    let rendered = try render(root)
    #expect(rendered.pixel(x: 0, y: 1) == red && rendered.pixel(x: 11, y: 0) == blue)
    for x in 1...10 { #expect(rendered.pixel(x: x, y: 0) == SIMD4(0, 255, 0, 255)) }
    // With twice the pixels per point, the ends are half as wide.
    root.contentsScale = 2
    #expect(try render(root, scale: 2).pixel(x: 0, y: 0) == red)
    #expect(try render(root, scale: 2).pixel(x: 1, y: 0) == SIMD4(0, 255, 0, 255))
  }

  @Test("a continuous corner starts further from the corner than a circular one, and covers less")
  func continuous() throws {
    let root = layer(Self.red, 0, 0, 60, 60)
    root.cornerRadius = 16
    let circle = try render(root)
    root.cornerCurve = .continuous
    let smooth = try render(root)
    func covered(_ image: CGImage) -> Int {
      image.premultipliedRGBA.enumerated().reduce(0) {
        $0 + ($1.offset % 4 == 3 ? Int($1.element) : 0)
      }
    }
    #expect(covered(smooth) < covered(circle))
    #expect(smooth.pixel(x: 19, y: 0).w < 255 && circle.pixel(x: 19, y: 0).w == 255)
    #expect(smooth.pixel(x: 30, y: 0) == red && smooth.pixel(x: 0, y: 30) == red)
    #expect(smooth.pixel(x: 0, y: 0).w == 0 && smooth.pixel(x: 59, y: 59).w == 0)
  }

  @Test("a layer with drawing code draws again at its scale; one that never drew is empty")
  func drawing() throws {
    let layer = FilledLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    #expect(try render(layer).pixel(x: 1, y: 1).w == 0)
    layer.setNeedsDisplay()
    #expect(try render(layer).pixel(x: 1, y: 1) == SIMD4(128, 0, 0, 128))
    #expect(!layer.needsDisplay())
  }

  @Test("a tree deeper than the stack is rendered")
  func deep() throws {
    var root = layer(Self.red, 0, 0, 2, 2)
    let leaf = root
    for _ in 0..<10_000 {
      let parent = layer(nil, 0, 0, 2, 2)
      parent.addSublayer(root)
      root = parent
    }
    #expect(try render(root).pixel(x: 1, y: 1) == red)
    var next: CALayer? = leaf
    while let layer = next {
      next = layer.superlayer
      layer.removeFromSuperlayer()
    }
  }

  private func near(_ a: SIMD4<UInt8>, _ b: SIMD4<UInt8>) -> Bool {
    (0..<4).allSatisfy { abs(Int(a[$0]) - Int(b[$0])) <= 1 }
  }
}
