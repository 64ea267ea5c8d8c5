import CoreGraphics
import QuartzCore
import Testing

/// The reference renderer's placement of contents, checked with pixels that follow from the rules.
@Suite("The reference renderer positions contents as Core Animation documents it")
@MainActor struct ReferenceContentsTests {
  private func layer(_ image: CGImage, _ bounds: CGRect) -> CALayer {
    let layer = CALayer()
    layer.bounds = bounds
    layer.anchorPoint = .zero
    layer.contents = image
    layer.magnificationFilter = .nearest
    layer.minificationFilter = .nearest
    return layer
  }

  private func image(_ layer: CALayer) throws -> CGImage {
    try ReferenceRenderer.image(of: layer, width: 24, height: 24, scale: 1)
  }

  /// The bounding box of the white pixels.
  private func whiteBox(_ image: CGImage) -> CGRect {
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixel(x: x, y: y) == SIMD4(255, 255, 255, 255) {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  // An image of 4 × 2 pixels in bounds of 12 × 10 points; `.bottom` is the edge with the smaller y.
  @Test(
    "contentsGravity positions and scales the contents",
    arguments: [
      (CALayerContentsGravity.center, CGRect(x: 4, y: 4, width: 4, height: 2)),
      (.top, CGRect(x: 4, y: 8, width: 4, height: 2)),
      (.bottom, CGRect(x: 4, y: 0, width: 4, height: 2)),
      (.left, CGRect(x: 0, y: 4, width: 4, height: 2)),
      (.right, CGRect(x: 8, y: 4, width: 4, height: 2)),
      (.topLeft, CGRect(x: 0, y: 8, width: 4, height: 2)),
      (.topRight, CGRect(x: 8, y: 8, width: 4, height: 2)),
      (.bottomLeft, CGRect(x: 0, y: 0, width: 4, height: 2)),
      (.bottomRight, CGRect(x: 8, y: 0, width: 4, height: 2)),
      (.resize, CGRect(x: 0, y: 0, width: 12, height: 10)),
      (.resizeAspect, CGRect(x: 0, y: 2, width: 12, height: 6)),
      (.resizeAspectFill, CGRect(x: -4, y: 0, width: 20, height: 10)),
    ])
  func gravity(gravity: CALayerContentsGravity, expected: CGRect) throws {
    let layer = layer(
      .plain(4, 2, pixel: SIMD4(255, 255, 255, 255)), CGRect(x: 7, y: 9, width: 12, height: 10))
    layer.position = CGPoint(x: 2, y: 3)
    layer.contentsGravity = gravity
    let screen = CGRect(x: 0, y: 0, width: 24, height: 24)
    let seen = expected.offsetBy(dx: 2, dy: 3).intersection(screen)
    #expect(whiteBox(try image(layer)) == seen)
    layer.masksToBounds = true
    let bounds = CGRect(x: 2, y: 3, width: 12, height: 10)
    #expect(whiteBox(try image(layer)) == seen.intersection(bounds))
  }

  @Test("contentsScale is the pixels per point for gravities that do not resize")
  func scale() throws {
    let layer = layer(
      .plain(4, 2, pixel: SIMD4(255, 255, 255, 255)), CGRect(x: 0, y: 0, width: 12, height: 10))
    layer.contentsGravity = .bottomLeft
    layer.contentsScale = 0.5
    #expect(whiteBox(try image(layer)) == CGRect(x: 0, y: 0, width: 8, height: 4))
    layer.contentsGravity = .resize
    #expect(whiteBox(try image(layer)) == CGRect(x: 0, y: 0, width: 12, height: 10))
  }

  /// An image of 4 × 4 pixels with red by column and green by row: 0, 60, 120, 180.
  private static let grid: CGImage = {
    let steps: [UInt8] = [0, 60, 120, 180]
    let bytes = steps.flatMap { green in
      steps.flatMap { red -> [UInt8] in [red, green, 0, 255] }
    }
    return CGImage(width: 4, height: 4, premultipliedRGBA: bytes)
  }()

  @Test("contentsRect selects a part of the image, measured from the top left")
  func rect() throws {
    let layer = layer(Self.grid, CGRect(x: 0, y: 0, width: 8, height: 8))
    layer.contentsRect = CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)
    let result = try image(layer)
    #expect(result.pixel(x: 0, y: 0) == SIMD4(120, 60, 0, 255))
    #expect(result.pixel(x: 7, y: 7) == SIMD4(180, 120, 0, 255))
    layer.contentsGravity = .topLeft
    let drawn = try image(layer)
    #expect(drawn.pixel(x: 0, y: 6) == SIMD4(120, 60, 0, 255))
    #expect(drawn.pixel(x: 2, y: 6) == SIMD4(0, 0, 0, 255))
  }

  @Test("contentsCenter stretches, and the parts around it keep their size")
  func center() throws {
    let layer = layer(Self.grid, CGRect(x: 0, y: 0, width: 12, height: 6))
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    let result = try image(layer)
    // The columns are 1, 5, 5 and 1 points wide.
    let reds = (0..<12).map { result.pixel(x: $0, y: 0).x }
    #expect(reds == [0, 60, 60, 60, 60, 60, 120, 120, 120, 120, 120, 180])
    let greens = (0..<6).map { result.pixel(x: 0, y: $0).y }
    #expect(greens == [0, 60, 60, 120, 120, 180])
    layer.contentsScale = 0.5
    let doubled = try image(layer)
    #expect((0..<12).map { doubled.pixel(x: $0, y: 0).x }.prefix(3) == [0, 0, 60])
  }

  @Test("fixed parts that do not fit shrink in proportion, and the center disappears")
  func squeezed() throws {
    let layer = layer(Self.grid, CGRect(x: 0, y: 0, width: 3, height: 8))
    layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0.25, height: 1)
    layer.contentsScale = 0.5
    // The fixed parts of 4 and 2 points shrink to 2 and 1.
    let result = try image(layer)
    #expect((0..<4).map { result.pixel(x: $0, y: 0).x } == [0, 60, 180, 0])
  }

  @Test("contentsCenter is relative to contentsRect, and an empty one stands for one pixel")
  func centerOfPart() throws {
    let layer = layer(Self.grid, CGRect(x: 0, y: 0, width: 10, height: 8))
    layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.75, height: 1)
    layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0, height: 1)
    let result = try image(layer)
    let reds = (0..<10).map { result.pixel(x: $0, y: 0).x }
    #expect(reds == [60] + Array(repeating: 120, count: 8) + [180])
  }

  @Test("nearest gives only colors of the image; linear interpolates and clamps to the edge")
  func filters() throws {
    let image = CGImage(width: 2, height: 1, premultipliedRGBA: [0, 0, 0, 255, 240, 0, 0, 255])
    let layer = layer(image, CGRect(x: 0, y: 0, width: 8, height: 1))
    let nearest = try self.image(layer)
    #expect((0..<8).map { nearest.pixel(x: $0, y: 0).x } == [0, 0, 0, 0, 240, 240, 240, 240])
    layer.magnificationFilter = .linear
    let linear = try self.image(layer)
    let reds = (0..<8).map { Int(linear.pixel(x: $0, y: 0).x) }
    let expected = [0, 0, 30, 90, 150, 210, 240, 240]
    #expect(zip(reds, expected).allSatisfy { abs($0 - $1) <= 3 }, "\(reds)")
    layer.bounds.size.width = 1
    layer.magnificationFilter = .nearest
    layer.minificationFilter = .linear
    #expect(abs(Int(try self.image(layer).pixel(x: 0, y: 0).x) - 120) <= 3)
  }
}
