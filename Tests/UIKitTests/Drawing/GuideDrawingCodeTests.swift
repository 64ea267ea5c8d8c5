import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Sentences of Apple's guides about drawing code that no other suite tests.
@Suite("View Programming Guide: drawing code", .serialized)
@MainActor struct GuideDrawingCodeTests {
  // View Programming Guide, "View and Window Architecture", first section, on what views are
  // responsible for. Requirement V16.
  @Test("shapes, images and text are drawn in a view's rectangle, and clipped at its edges")
  func kinds() throws {
    let image = UIImage.filled(.green, width: 30, height: 4)
    let view = SketchView(CGRect(x: 20, y: 6, width: 24, height: 28)) { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: -10, y: -3, width: 20, height: 7))
      image.draw(at: CGPoint(x: 10, y: 6))
      let white: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]
      "WWWWWW".draw(at: CGPoint(x: -4, y: 12), withAttributes: white)
    }
    let rendered = try OffscreenScreen.showing(view).frame()
    #expect(rendered.box(of: red) == CGRect(x: 20, y: 6, width: 10, height: 4))
    #expect(rendered.box(of: green) == CGRect(x: 30, y: 12, width: 14, height: 4))
    for y in 0..<rendered.height {
      for x in 0..<rendered.width where !view.frame.contains(CGPoint(x: x, y: y)) {
        try #require(rendered.pixel(x: x, y: y) == black)
      }
    }
    for edge in [20, 43] {
      #expect((18..<34).contains { rendered.pixel(x: edge, y: $0) != black }, "text at \(edge)")
    }
  }

  // View Programming Guide, "Implementing Your Drawing Code". Requirement V16.
  @Test("drawing outside of the invalid rectangle changes only that rectangle")
  func clip() throws {
    let view = SketchView(CGRect(x: 10, y: 10, width: 20, height: 10)) { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let screen = try OffscreenScreen.showing(view)
    view.sketch = { context, _ in
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    view.setNeedsDisplay(CGRect(x: 3, y: 2, width: 5, height: 4))
    let rendered = try screen.frame()
    #expect(rendered.box(of: green) == CGRect(x: 13, y: 12, width: 5, height: 4))
    #expect(rendered.pixel(x: 12, y: 12) == red && rendered.pixel(x: 18, y: 15) == red)
  }

  // iOS course, "Custom view drawing". Requirement V13.
  @Test("calling draw(_:) directly draws nothing that shows")
  func calledDirectly() throws {
    let view = ProbeView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    let screen = try OffscreenScreen.showing(view)
    view.fillColor = .green
    view.draw(view.bounds)
    let rendered = try screen.frame()
    #expect(view.drawn.count == 2 && rendered.box(of: green).isNull)
    #expect(rendered.box(of: red) == view.frame && screen.statistics.textureUploads == 1)
  }

  // iOS course, "Custom view drawing". Requirement V16.
  @Test("helper methods draw when draw(_:) calls them, and nothing by themselves")
  func parts() throws {
    let view = PartsView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    let screen = try OffscreenScreen.showing(view)
    view.drawMark(.blue)
    let rendered = try screen.frame()
    #expect(rendered.box(of: green) == view.frame.insetBy(dx: 2, dy: 2))
    #expect(rendered.box(of: red) == view.frame && rendered.box(of: blue).isNull)
  }

  // iOS course, "Custom view drawing", on views to subclass; View Programming Guide, "The View
  // Drawing Cycle". Requirement V33.
  @Test("a subclass of a UIKit view draws over its superclass's drawing, or leaves it out")
  func subclass() throws {
    func rendered(_ drawsText: Bool) throws -> CGImage {
      let label = MarkedLabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
      (label.text, label.textColor, label.drawsText) = ("Text", .green, drawsText)
      return try OffscreenScreen.showing(label).frame()
    }
    let (with, without) = (try rendered(true), try rendered(false))
    for rendered in [with, without] {
      #expect(rendered.box(of: red) == CGRect(x: 10, y: 28, width: 60, height: 2))
    }
    #expect(with.box(of: green).width > 4 && without.box(of: green).isNull)
  }

  // View Programming Guide, "View Geometry and Coordinate Systems", the box "Important".
  // Requirement V16.
  @Test("CGContext.draw flips images in UIKit's coordinates until the y axis is flipped back")
  func upsideDown() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image {
      UIColor.green.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 10, height: 3))
    }
    let pixels = try #require(image.cgImage)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let view = SketchView(CGRect(x: 10, y: 10, width: 60, height: 10)) { context, _ in
      context.draw(pixels, in: rect)
      image.draw(at: CGPoint(x: 20, y: 0))
      context.translateBy(x: 40, y: 10)
      context.scaleBy(x: 1, y: -1)
      context.draw(pixels, in: rect)
    }
    let rendered = try OffscreenScreen.showing(view).frame()
    func top(_ x: CGFloat) -> CGRect? {
      rendered.cropping(to: CGRect(x: x, y: 10, width: 10, height: 10))?.box(of: red)
    }
    #expect(top(10) == CGRect(x: 0, y: 7, width: 10, height: 3))
    #expect(top(30) == CGRect(x: 0, y: 0, width: 10, height: 3))
    #expect(top(50) == CGRect(x: 0, y: 0, width: 10, height: 3))
  }

  // View Programming Guide, "Points Versus Pixels". Requirement V15.
  @Test(
    "a curve has the same shape at any resolution, and covers the same area",
    arguments: [1, 1.25, 2, 3] as [CGFloat])
  func curve(scale: CGFloat) throws {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 2, y: 15))
    path.addCurve(
      to: CGPoint(x: 38, y: 15), controlPoint1: CGPoint(x: 2, y: 0),
      controlPoint2: CGPoint(x: 38, y: 0))
    path.addQuadCurve(to: CGPoint(x: 2, y: 15), controlPoint: CGPoint(x: 20, y: 40))
    let view = SketchView(CGRect(x: 8, y: 4, width: 40, height: 32)) { _, _ in
      UIColor.red.setFill()
      path.fill()
    }
    let rendered = try OffscreenScreen.showing(view, scale: scale).frame()
    /// Counts how many corners of a pixel, enlarged by a margin on each side, are in the path.
    func corners(_ x: Int, _ y: Int, margin: CGFloat) -> Int {
      [-margin, 1 + margin].reduce(0) { sum, dy in
        sum
          + [-margin, 1 + margin].count { dx in
            let point = CGPoint(
              x: (CGFloat(x) + dx) / scale - 8, y: (CGFloat(y) + dy) / scale - 4)
            return path.contains(point)
          }
      }
    }
    var whole = 0
    for y in 0..<rendered.height {
      for x in 0..<rendered.width {
        let pixel = rendered.pixel(x: x, y: y)
        // The shape is convex.
        if corners(x, y, margin: 0.1) == 4 {
          whole += 1
          try #require(pixel == red, "\(x) \(y)")
        } else if corners(x, y, margin: 1) == 0 {
          try #require(pixel == black, "\(x) \(y)")
        }
      }
    }
    // The area is 324 above the middle and 300 below it.
    let area = 624 * scale * scale
    #expect(CGFloat(whole) > area * 0.8 && CGFloat(whole) < area)
  }
}

/// Draws with helper methods.
@MainActor private final class PartsView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(bounds)
    drawMark(.green)
  }

  func drawMark(_ color: UIColor) {
    color.setFill()
    UIRectFill(bounds.insetBy(dx: 2, dy: 2))
  }
}

/// A label that draws a line below its text.
@MainActor private final class MarkedLabel: UILabel {
  var drawsText = true

  override func draw(_ rect: CGRect) {
    if drawsText { super.draw(rect) }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2))
  }
}
