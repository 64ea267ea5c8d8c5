import CoreGraphics
import Synchronization
import Testing
import UIKit

private func image(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ body: () -> Void)
  -> CGImage
{
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image { _ in body() }.cgImage!
}

@Suite("Drawing with UIKit")
struct DrawingTests {
  @Test(
    "hue, saturation and brightness can be read back as set",
    arguments: [
      (0.0, 1.0, 1.0), (0.25, 0.5, 0.8), (0.6, 0.3, 0.9), (0.95, 1, 0.2),
    ])
  func hsb(hue: Double, saturation: Double, brightness: Double) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - hue) < 1e-9 && abs(s - saturation) < 1e-9)
    #expect(abs(b - brightness) < 1e-9 && a == 0.5)
  }

  @Test("green is at a third of the hue circle")
  func green() {
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == UIColor.green)
    var white: CGFloat = 0
    #expect(!UIColor.green.getWhite(&white, alpha: nil))
    #expect(UIColor.gray.getWhite(&white, alpha: nil) && white == 0.5)
  }

  @Test("setFill fills a path in the current context, and does nothing outside one")
  func fillPath() {
    UIColor.red.set()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).fill()
    let rendered = image(10, 10) {
      UIColor.blue.setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 0, width: 4, height: 3)).fill()
    }
    #expect(rendered.pixel(x: 2, y: 0) == SIMD4(0, 0, 255, 255))
    #expect(rendered.pixel(x: 2, y: 3).w == 0)
  }

  @Test("a clockwise arc starts downwards on the screen")
  func clockwise() {
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(arc.bounds.minX > -0.001)
    #expect(abs(arc.currentPoint.y - 10) < 0.001)
  }

  @Test("only the named corners are rounded")
  func corners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
  }

  @Test("a copy of a path keeps its attributes and is independent")
  func pathCopy() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 7
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(scaleX: 5, y: 5))
    #expect(copy.lineWidth == 7 && copy.bounds.width == 1 && path.bounds.width == 5)
  }

  @Test("an image context makes an image of its scale, and ends")
  func imageContext() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), true, 2)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 4, height: 3) && image.scale == 2)
    #expect(image.cgImage?.width == 8 && image.cgImage?.isOpaque == true)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("each thread has its own current context")
  func threads() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let isNilElsewhere = Mutex(false)
    let isDone = DispatchSemaphore(value: 0)
    Thread {
      isNilElsewhere.withLock { $0 = UIGraphicsGetCurrentContext() == nil }
      isDone.signal()
    }.start()
    isDone.wait()
    #expect(isNilElsewhere.withLock { $0 })
    UIGraphicsEndImageContext()
  }

  @Test("an image without pixels is an empty one", arguments: [0, -1, CGFloat.nan, .infinity, 1e9])
  func noPixels(side: CGFloat) {
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: 1)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image.cgImage == nil && image.size == .zero && image.pngData() == nil)
  }

  @Test("an image with orientation .right shows its left column as its top row")
  func orientation() {
    let row = CGImage(width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 0, 0, 255, 255])
    let rotated = UIImage(cgImage: row, scale: 1, orientation: .right)
    #expect(rotated.size == CGSize(width: 1, height: 2))
    let rendered = image(1, 2) { rotated.draw(at: .zero) }
    #expect(rendered.pixel(x: 0, y: 0) == SIMD4(255, 0, 0, 255))
    #expect(rendered.pixel(x: 0, y: 1) == SIMD4(0, 0, 255, 255))
    let left = image(1, 2) { UIImage(cgImage: row, scale: 1, orientation: .left).draw(at: .zero) }
    #expect(left.pixel(x: 0, y: 0) == SIMD4(0, 0, 255, 255))
  }

  @Test("a file named @2x has two pixels per point; a file that is no image gives nil")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let path = "\(folder)/lamina-drawing-test@2x.png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try image(4, 2) { UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 2)) }.writePNG(toPath: path)
    let image = try #require(UIImage(contentsOfFile: path))
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(UIImage(contentsOfFile: "\(folder)/there-is-none.png") == nil)
    #expect(UIImage(data: Data("text".utf8)) == nil)
    let data = try #require(image.pngData())
    #expect(UIImage(data: data, scale: 2)?.size == image.size)
  }

  @Test("a frame is one point wide and inside its rectangle")
  func frame() {
    let rendered = image(6, 6) { UIRectFrame(CGRect(x: 1, y: 1, width: 4, height: 4)) }
    #expect(rendered.pixel(x: 1, y: 1).w == 255 && rendered.pixel(x: 4, y: 4).w == 255)
    #expect(rendered.pixel(x: 2, y: 2).w == 0 && rendered.pixel(x: 0, y: 0).w == 0)
  }

  @Test("a string is drawn within its measured size")
  func string() {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
    ]
    let size = "Hello".size(withAttributes: attributes)
    let rendered = image(100, 50) { "Hello".draw(at: .zero, withAttributes: attributes) }
    var reds = 0
    for y in 0..<50 {
      for x in 0..<100 where rendered.pixel(x: x, y: y).w > 0 {
        #expect(CGFloat(x) <= size.width && CGFloat(y) <= size.height)
        if rendered.pixel(x: x, y: y) == SIMD4(255, 0, 0, 255) { reds += 1 }
      }
    }
    #expect(reds > 50)
  }

  @Test("text in a rectangle is clipped to it")
  func clippedString() {
    let rendered = image(60, 60) {
      "much text that does not fit".draw(in: CGRect(x: 10, y: 10, width: 30, height: 20))
    }
    for x in 0..<60 { #expect(rendered.pixel(x: x, y: 40).w == 0) }
    for y in 0..<60 { #expect(rendered.pixel(x: 45, y: y).w == 0) }
  }

  @Test("a font has the metrics of its size, and a name that is not installed gives nil")
  func fonts() {
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    #expect(font.pointSize == 20 && font.descender < 0 && font.ascender > font.capHeight)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
    #expect(font.withSize(20) == font)
    #expect(UIFont(name: "No Such Font At All", size: 10) == nil)
    #expect(UIFont(name: font.familyName, size: 10)?.familyName == font.familyName)
  }

  @Test("insets move the edges inward")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
  }
}

/// A view that is not opaque and draws with a closure.
@MainActor final class SketchView: UIView {
  var sketch: (CGContext, CGRect) -> Void

  init(_ frame: CGRect, _ sketch: @escaping (CGContext, CGRect) -> Void) {
    self.sketch = sketch
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { sketch(context, rect) }
  }
}
