import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V16: the drawing helpers of UIKit.
@Suite("Renderers, rectangles and pattern colors")
struct RendererTests {
  private static let red = SIMD4<UInt8>(255, 0, 0, 255)
  private static let blue = SIMD4<UInt8>(0, 0, 255, 255)

  private func renderer(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1
  ) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
  }

  private func rendered(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1,
    _ body: (UIGraphicsImageRendererContext) -> Void
  ) throws -> CGImage {
    try #require(renderer(width, height, scale: scale).image(actions: body).cgImage)
  }

  @Test("a renderer's image has its format's scale, and covers its bounds")
  func bounds() throws {
    let format = UIGraphicsImageRendererFormat()
    #expect(!format.opaque && format.preferredRange == .automatic)
    (format.scale, format.opaque) = (3, true)
    let bounds = CGRect(x: 10, y: 20, width: 4, height: 2)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    let image = renderer.image { context in
      #expect(context.format.bounds == bounds && UIGraphicsGetCurrentContext() != nil)
      UIColor.red.setFill()
      context.fill(CGRect(x: 12, y: 20, width: 2, height: 2))
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.scale == 3 && image.size == bounds.size)
    let pixels = try #require(image.cgImage)
    #expect(pixels.isOpaque && pixels.width == 12)
    #expect(pixels.pixel(x: 5, y: 0) == SIMD4(0, 0, 0, 255) && pixels.pixel(x: 6, y: 0) == Self.red)
  }

  @Test("drawing actions run first, and completion actions see the image")
  func actions() throws {
    var order: [String] = []
    try renderer(2, 2).runDrawingActions { context in
      order.append("draw")
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    } completionActions: { context in
      order.append("complete")
      #expect(context.currentImage.cgImage?.pixel(x: 1, y: 1) == Self.red)
    }
    #expect(order == ["draw", "complete"])
  }

  @Test("currentImage is a snapshot that later drawing does not change")
  func currentImage() throws {
    var early: UIImage?
    let late = try rendered(2, 1) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      early = context.currentImage
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    #expect(early?.cgImage?.pixel(x: 1, y: 0).w == 0 && late.pixel(x: 1, y: 0) == Self.red)
  }

  @Test("pngData contains the drawing")
  func png() throws {
    let data = renderer(3, 2).pngData { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    #expect(UIImage(data: data)?.cgImage?.pixel(x: 2, y: 1) == Self.blue)
  }

  @Test("jpegData contains the drawing, and a higher quality is larger")
  func jpeg() throws {
    func data(_ quality: CGFloat) -> Data {
      renderer(40, 20).jpegData(withCompressionQuality: quality) { context in
        UIColor.blue.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        UIColor.red.setFill()
        context.fill(CGRect(x: 7, y: 3, width: 5, height: 9))
      }
    }
    let pixel = try #require(UIImage(data: data(1))?.cgImage).pixel(x: 30, y: 10)
    #expect(pixel.z > 250 && pixel.x < 5 && pixel.w == 255)
    #expect(data(1).count > data(0).count && data(1).prefix(2) == Data([0xFF, 0xD8]))
    #expect(renderer(0, 0).jpegData(withCompressionQuality: 1) { _ in }.isEmpty)
  }

  @Test("a context fills, strokes inside and clips, with a blend mode if one is given")
  func contextCalls() throws {
    let image = try rendered(10, 10) { context in
      UIColor.red.set()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .clear)
      UIColor.blue.set()
      context.stroke(CGRect(x: 2, y: 2, width: 6, height: 6))
      context.stroke(CGRect(x: 4, y: 4, width: 2, height: 2), blendMode: .destinationOver)
      context.clip(to: CGRect(x: 9, y: 9, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    #expect(image.pixel(x: 0, y: 0).w == 0 && image.pixel(x: 1, y: 1) == Self.red)
    #expect(image.pixel(x: 2, y: 2) == Self.blue && image.pixel(x: 7, y: 7) == Self.blue)
    #expect(image.pixel(x: 3, y: 3) == Self.red && image.pixel(x: 4, y: 4) == Self.red)
    #expect(image.pixel(x: 9, y: 9) == Self.blue)
  }

  @Test("UIRectFill and UIRectFrame replace what is there, including its alpha")
  func rectFill() throws {
    let image = try rendered(8, 8) { _ in
      UIColor.blue.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
      UIColor.red.withAlphaComponent(0.5).setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIRectFrame(CGRect(x: 3, y: 3, width: 4, height: 4))
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 6, width: 2, height: 2), .normal)
      UIRectFrameUsingBlendMode(CGRect(x: 4, y: 0, width: 3, height: 3), .normal)
    }
    let half = SIMD4<UInt8>(128, 0, 0, 128)
    #expect(image.pixel(x: 1, y: 1) == half && image.pixel(x: 3, y: 6) == half)
    #expect(image.pixel(x: 4, y: 4) == Self.blue)
    #expect(image.pixel(x: 0, y: 7) == SIMD4(128, 0, 127, 255))
    #expect(image.pixel(x: 4, y: 0) == SIMD4(128, 0, 127, 255))
    #expect(image.pixel(x: 5, y: 1) == Self.blue)
  }

  @Test("UIRectClip clips to a rectangle, and does nothing outside a context")
  func rectClip() throws {
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIRectClip(.zero)
    let image = try rendered(4, 4) { _ in
      UIRectClip(CGRect(x: 1, y: 1, width: 2, height: 2))
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(image.pixel(x: 0, y: 0).w == 0 && image.pixel(x: 2, y: 2) == Self.red)
  }

  @Test("a pushed context is the current one until it is popped")
  func pushed() throws {
    let context = CGContext(width: 2, height: 2)
    UIGraphicsPushContext(context)
    #expect(UIGraphicsGetCurrentContext() === context)
    // The pushed context is not an image context.
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIGraphicsPopContext()
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(context.makeImage()?.pixel(x: 0, y: 0) == Self.red)
  }

  /// A tile of four pixels: red, blue; blue, blue.
  private static let tile = CGImage(
    width: 2, height: 2,
    premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0, 255, 255])

  @Test("a pattern color repeats its image from the origin, unflipped, whatever the transform")
  func patternImage() throws {
    let color = UIColor(patternImage: UIImage(cgImage: Self.tile))
    let image = try rendered(8, 8) { context in
      color.setFill()
      context.cgContext.translateBy(x: 1, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    for y in 1..<5 {
      for x in 1..<5 {
        let isRed = x % 2 == 0 && y % 2 == 0
        #expect(image.pixel(x: x, y: y) == (isRed ? Self.red : Self.blue), "(\(x), \(y))")
      }
    }
    #expect(image.pixel(x: 0, y: 0).w == 0)
  }

  @Test("a pattern color is not flipped in a context whose y axis points up")
  func patternUnflipped() throws {
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor(patternImage: UIImage(cgImage: Self.tile)).cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(context.makeImage()?.premultipliedRGBA == Self.tile.premultipliedRGBA)
  }

  @Test("a pattern of an image without pixels is clear")
  func emptyPattern() {
    #expect(UIColor(patternImage: UIImage()) == UIColor(cgColor: .clear))
  }

  // iOS course, "Custom view drawing"; View Programming Guide, "Implementing Your Drawing Code".
  // Requirement V16.
  @Test("a context is current only inside draw(_:), and each call may have a different one")
  @MainActor func validity() throws {
    let view = ContextView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let screen = try OffscreenScreen(size: CGSize(width: 20, height: 20))
    screen.window.addSubview(view)
    try screen.render()
    #expect(UIGraphicsGetCurrentContext() == nil)
    let first = try #require(view.contexts.first)
    // Later drawing into it does not show.
    first.setFillColor(UIColor.red.cgColor)
    first.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay()
    let rendered = try screen.frame()
    #expect(view.contexts.count == 2 && view.contexts[1] !== first)
    #expect(rendered.pixel(x: 5, y: 5) == Self.blue)
  }

  // View Programming Guide, "Coordinate System Transformations". Requirement V16.
  @Test("the context's transform can be read and maps points to pixels")
  @MainActor func transform() throws {
    let view = ContextView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let screen = try OffscreenScreen(size: CGSize(width: 20, height: 20), scale: 2)
    screen.window.addSubview(view)
    try screen.render()
    let transform = try #require(view.transforms.first)
    #expect(transform == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
  }
}

/// Fills itself with blue and records the contexts and transforms of its draw calls.
private final class ContextView: UIView {
  private(set) var contexts: [CGContext] = []
  private(set) var transforms: [CGAffineTransform] = []

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    contexts.append(context)
    transforms.append(context.ctm)
    UIColor.blue.setFill()
    UIRectFill(bounds)
  }
}
