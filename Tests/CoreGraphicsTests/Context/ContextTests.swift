import CoreGraphics
import Testing

@Suite("Drawing contexts")
struct ContextTests {
  @Test("a context allocates no bitmap before something is drawn")
  func lazy() {
    let context = CGContext(width: 10, height: 10)
    context.saveGState()
    context.translateBy(x: 1, y: 1)
    context.setFillColor(red)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.addRect(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.beginPath()
    context.setFillColor(.clear)
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    context.restoreGState()
    #expect(!context.hasDrawn)
    #expect(context.takeImage() == nil)
  }

  @Test("state set before the bitmap is allocated applies to what is drawn on it")
  func stateBeforeBitmap() throws {
    let image = try #require(
      drawn(width: 10, height: 10) { context in
        context.clip(to: CGRect(x: 2, y: 3, width: 4, height: 4))
        context.saveGState()
        context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 10))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.restoreGState()
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 5, width: 10, height: 10))
      })
    #expect(image.inkBox() == CGRect(x: 2, y: 3, width: 4, height: 4).intersection(image.inkBox()))
    #expect(image.pixel(x: 2, y: 3) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 4, y: 3).w == 0)
    #expect(image.pixel(x: 5, y: 6) == SIMD4(0, 0, 255, 255))
  }

  @Test("a context can cover a part of its coordinate space at a scale")
  func dirtyPart() throws {
    let context = CGContext(width: 20, height: 20, scale: 2, origin: CGPoint(x: 100, y: 50))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 100, y: 50, width: 10, height: 10))
    context.fill(CGRect(x: 101, y: 52, width: 3, height: 4))
    let image = try #require(context.takeImage())
    #expect(image.inkBox() == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test("a bitmap context's origin is at the bottom left")
  func bottomLeft() throws {
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.inkBox() == CGRect(x: 0, y: 8, width: 10, height: 2))
  }

  @Test("an opaque context begins black and its image is opaque")
  func opaque() throws {
    let image = try #require(
      drawn(width: 4, height: 4, isOpaque: true) { context in
        context.setFillColor(red.copy(alpha: 0.5)!)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        context.clear(CGRect(x: 3, y: 0, width: 1, height: 4))
      })
    #expect(image.isOpaque)
    #expect(image.pixel(x: 0, y: 0) == SIMD4(128, 0, 0, 255))
    #expect(image.pixel(x: 3, y: 0) == SIMD4(0, 0, 0, 255))
  }

  @Test("an image made from a context does not change with it")
  func makeImage() throws {
    let context = CGContext(width: 2, height: 2)
    let empty = try #require(context.makeImage())
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(empty.pixel(x: 0, y: 0).w == 0)
    let full = try #require(context.takeImage())
    context.clear(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(full.pixel(x: 0, y: 0).w == 255)
    #expect(full.id != empty.id)
  }

  @Test("invalid input draws nothing and does not affect what follows")
  func invalidInput() throws {
    let whole = CGRect(x: 0, y: 0, width: 8, height: 8)
    let image = try #require(
      drawn(width: 8, height: 8) { context in
        context.saveGState()
        context.scaleBy(x: 0, y: 1)
        context.fill(whole)
        context.addEllipse(in: whole)
        context.strokePath()
        context.restoreGState()
        context.translateBy(x: .nan, y: 0)
        context.rotate(by: .infinity)
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        context.addArc(
          center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
        context.clip(to: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
        context.setLineWidth(.nan)
        context.setLineDash(phase: .nan, lengths: [-1, 2])
        context.setLineDash(phase: 0, lengths: [0, 0])
        context.move(to: CGPoint(x: -1e300, y: 0))
        context.addLine(to: CGPoint(x: 1e300, y: 8))
        context.strokePath()
        context.saveGState()
        context.scaleBy(x: 1e-200, y: 1e-200)
        context.fill(whole)
        context.restoreGState()
        context.setFillColor(CGColor(red: .nan, green: 1, blue: 5, alpha: 1))
        context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
      })
    #expect(image.inkBox() == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(image.pixel(x: 1, y: 1) == SIMD4(0, 255, 255, 255))
  }

  @Test("the infinite rectangle fills and clips everything")
  func infinite() throws {
    let image = try #require(
      drawn(width: 3, height: 3, scale: 3) { context in
        context.clip(to: .infinite)
        context.fill(.infinite)
      })
    #expect(image.isOpaque)
  }

  @Test("half of a stroke's width lies on each side of its path")
  func strokeWidth() throws {
    let image = try #require(
      drawn(width: 20, height: 20) { context in
        context.setLineWidth(4)
        context.stroke(CGRect(x: 5, y: 5, width: 10, height: 10))
      })
    #expect(image.inkBox() == CGRect(x: 3, y: 3, width: 14, height: 14))
    #expect(image.pixel(x: 10, y: 10).w == 0)
  }

  @Test("a dashed stroke has gaps")
  func dashes() throws {
    let image = try #require(
      drawn(width: 20, height: 2) { context in
        context.setLineWidth(2)
        context.setLineDash(phase: 0, lengths: [4, 2])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 20, y: 1)])
      })
    #expect(
      (0..<12).map { image.pixel(x: $0, y: 0).w == 255 } == [
        true, true, true, true, false, false, true, true, true, true, false, false,
      ])
  }

  @Test("dashes too short to be visible make a solid line")
  func tinyDashes() throws {
    let image = try #require(
      drawn(width: 4, height: 1) { context in
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [1e-12, 1e-12])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 4, y: 0.5)])
      })
    #expect(image.isOpaque)
  }

  @Test("the context's alpha multiplies the color's alpha")
  func alpha() throws {
    let image = try #require(
      drawn(width: 1, height: 1) { context in
        context.setAlpha(0.5)
        context.setFillColor(red.copy(alpha: 0.5)!)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      })
    #expect(image.pixel(x: 0, y: 0).w == 64)
  }

  @Test("a clip stays in effect until the graphics state is restored")
  func clipping() throws {
    let image = try #require(
      drawn(width: 20, height: 20) { context in
        context.saveGState()
        context.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        context.clip()
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.restoreGState()
        context.setFillColor(blue)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      })
    #expect(image.pixel(x: 10, y: 10) == SIMD4(255, 0, 0, 255))
    #expect(image.pixel(x: 19, y: 19).w == 0)
    #expect(image.pixel(x: 0, y: 0) == SIMD4(0, 0, 255, 255))
  }

  @Test("with an empty clip nothing is drawn")
  func emptyClip() {
    #expect(
      drawn(width: 4, height: 4) { context in
        context.clip(to: CGRect(x: 9, y: 9, width: 4, height: 4))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      } == nil)
  }

  @Test("each point of a path is transformed by the CTM of the time at which it was added")
  func pathTransform() throws {
    let context = CGContext(width: 10, height: 10)
    context.move(to: .zero)
    context.translateBy(x: 5, y: 0)
    context.addLine(to: .zero)
    context.addLine(to: CGPoint(x: 0, y: 5))
    #expect(context.boundingBoxOfPath == CGRect(x: -5, y: 0, width: 5, height: 5))
    #expect(context.currentPointOfPath == CGPoint(x: 0, y: 5))
    #expect(context.pathContains(CGPoint(x: -1, y: 0.5), mode: .fill))
  }

  @Test("while a transparency layer is open, the bitmap's data is what lies below it")
  func dataBelowLayer() throws {
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 4, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(red)
    context.fill(.infinite)
    context.beginTransparencyLayer(
      in: CGRect(x: 0, y: 0, width: 2, height: 1), auxiliaryInfo: nil)
    context.setFillColor(blue)
    context.fill(.infinite)
    let data = try unsafe #require(context.data).assumingMemoryBound(to: UInt8.self)
    func bytes() -> [UInt8] { unsafe Array(UnsafeBufferPointer(start: data, count: 16)) }
    #expect(bytes() == Array(repeating: [255, 0, 0, 255], count: 4).flatMap { $0 })
    context.endTransparencyLayer()
    #expect(bytes() == [0, 0, 255, 255, 0, 0, 255, 255, 255, 0, 0, 255, 255, 0, 0, 255])
  }

  @Test(
    "flatness applies also to curves with a blend mode, a shadow or a clip")
  func flatness() throws {
    func image(_ flatness: CGFloat, _ setUp: (CGContext) -> Void) throws -> CGImage {
      try #require(
        drawn(width: 80, height: 80) { context in
          context.setFlatness(flatness)
          setUp(context)
          context.fillEllipse(in: CGRect(x: 10, y: 10, width: 40, height: 40))
        })
    }
    let setUps: [(CGContext) -> Void] = [
      { _ in }, { $0.setBlendMode(.luminosity) },
      { context in
        context.setShadow(offset: CGSize(width: 20, height: 20), blur: 0, color: .black)
        context.clip(to: CGRect(x: 52, y: 0, width: 28, height: 80))
      },
    ]
    for setUp in setUps {
      let (exact, flat) = try (image(0, setUp), image(1, setUp))
      #expect(!exact.hasSamePixels(as: flat))
    }
  }
}
