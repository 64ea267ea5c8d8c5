import CoreGraphics
import Foundation
import Testing
import UIKit

// Requirement V16.
@Suite("Measuring and drawing strings") struct StringDrawingTests {
  private let text = "The quick brown fox jumps over the lazy dog"
  private let font = UIFont(name: "DejaVuSans", size: 16) ?? .systemFont(ofSize: 16)

  private func rendered(_ width: Int, _ height: Int, _ draw: () -> Void) -> CGImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: width, height: height), false, 1)
    defer { UIGraphicsEndImageContext() }
    draw()
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }

  private func drawnBounds(_ image: CGImage?) -> CGRect {
    var box = CGRect.null
    guard let image else { return box }
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixel(x: x, y: y).w > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  private func bounds(
    _ width: CGFloat, _ height: CGFloat, options: NSStringDrawingOptions,
    context: NSStringDrawingContext? = nil
  ) -> CGRect {
    text.boundingRect(
      with: CGSize(width: width, height: height), options: options, attributes: [.font: font],
      context: context)
  }

  @Test("a line is as high as its font, and wrapped text as all of its lines")
  func heights() {
    let line = bounds(0, 0, options: .usesLineFragmentOrigin)
    #expect(abs(line.height - font.lineHeight) < 0.1 && line.origin == .zero)
    let wrapped = bounds(120, 0, options: .usesLineFragmentOrigin)
    #expect(wrapped.width <= 120.01)
    let lines = wrapped.height / font.lineHeight
    #expect(lines > 2 && abs(lines - lines.rounded()) < 0.01)
    #expect(text.size(withAttributes: [.font: font]) == line.size)
  }

  @Test("without usesLineFragmentOrigin, text is one line about its baseline")
  func baseline() {
    let box = bounds(120, 0, options: [])
    #expect(abs(box.minY + font.ascender) < 0.1 && box.width > 120)
    let image = rendered(60, 60) {
      "HH".draw(
        with: CGRect(x: 5, y: 40, width: 50, height: 50), options: [], attributes: [.font: font],
        context: nil)
    }
    #expect(drawnBounds(image).maxY == 40)
  }

  @Test("device metrics are the bounds of the glyphs, to within a pixel")
  func deviceMetrics() {
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesDeviceMetrics]
    let box = "gap".boundingRect(
      with: .zero, options: options, attributes: [.font: font], context: nil)
    let drawn = drawnBounds(
      rendered(80, 40) { "gap".draw(at: .zero, withAttributes: [.font: font]) })
    #expect(abs(box.minX - drawn.minX) <= 1.5 && abs(box.maxX - drawn.maxX) <= 1.5)
    #expect(abs(box.minY - drawn.minY) <= 1.5 && abs(box.maxY - drawn.maxY) <= 1.5)
  }

  @Test("truncatesLastVisibleLine ends the last visible line with an ellipsis")
  func truncation() {
    let height = font.lineHeight * 2 + 1
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    #expect(abs(bounds(120, height, options: options).height - 2 * font.lineHeight) < 0.1)
    #expect(bounds(120, height, options: .usesLineFragmentOrigin).height > height)
  }

  @Test("a drawing context scales text down to fit, and reports the scale")
  func scaling() {
    let context = NSStringDrawingContext()
    let full = bounds(0, 0, options: .usesLineFragmentOrigin).width
    context.minimumScaleFactor = 0.5
    let available = CGSize(width: full * 0.8, height: font.lineHeight)
    let box = bounds(
      available.width, available.height, options: .usesLineFragmentOrigin, context: context)
    #expect(abs(context.actualScaleFactor - 0.8) < 0.01 && context.totalBounds == box)
    #expect(box.width <= available.width + 0.01)
    _ = bounds(full * 0.1, font.lineHeight, options: .usesLineFragmentOrigin, context: context)
    #expect(context.actualScaleFactor == 0.5)
    _ = bounds(full + 1, font.lineHeight, options: .usesLineFragmentOrigin, context: context)
    #expect(context.actualScaleFactor == 1)
  }

  @Test("nothing is drawn outside the rectangle")
  func clip() {
    let rect = CGRect(x: 10, y: 10, width: 30, height: 20)
    let image = rendered(60, 60) { text.draw(in: rect, withAttributes: [.font: font]) }
    #expect(!drawnBounds(image).isNull && rect.contains(drawnBounds(image)))
  }

  @Test("a string and an attributed string with the same attributes are drawn alike")
  func alike() {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.red]
    let styled = NSAttributedString(string: text, attributes: attributes)
    let rect = CGRect(x: 3, y: 4, width: 100, height: 80)
    let images = [
      rendered(120, 90) { text.draw(in: rect, withAttributes: attributes) },
      rendered(120, 90) { styled.draw(in: rect) },
      rendered(120, 90) { (text as NSString).draw(in: rect, withAttributes: attributes) },
    ]
    #expect(images[0]?.pngBytes == images[1]?.pngBytes)
    #expect(images[0]?.pngBytes == images[2]?.pngBytes)
    #expect(styled.size() == text.size(withAttributes: attributes))
  }

  @Test("nothing is drawn outside a context, and NaN or infinite values are harmless")
  func noContext() {
    text.draw(at: .zero)
    text.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = rendered(20, 20) {
      text.draw(at: CGPoint(x: CGFloat.nan, y: 0))
      text.draw(in: CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10))
      text.draw(in: .null)
    }
    #expect(drawnBounds(image).isNull)
    #expect(bounds(.nan, .infinity, options: .usesLineFragmentOrigin).height > 0)
  }
}

extension CGImage {
  /// The encoded image, for comparisons.
  fileprivate var pngBytes: Data? { try? pngData() }
}
