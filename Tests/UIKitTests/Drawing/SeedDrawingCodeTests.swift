import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// What the guides say of the code that draws a view, where no other suite shows it.
@Suite("Drawing code as the guides tell it", .serialized)
@MainActor struct SeedDrawingCodeTests {
  // Seed 001, its first section, on what views are responsible for; V16.
  @Test("shapes, images and text are drawn in a view's rectangle, and cut off at its sides")
  func kinds() throws {
    let image = UIImage.filled(.green, width: 30, height: 4)
    let view = SketchView(CGRect(x: 20, y: 6, width: 24, height: 28)) { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: -10, y: -3, width: 20, height: 7))
      image.draw(at: CGPoint(x: 10, y: 6))
      let white: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]
      "WWWWWW".draw(at: CGPoint(x: -4, y: 12), withAttributes: white)
    }
    let picture = try OffscreenScreen.showing(view).frame()
    #expect(picture.box(of: red) == CGRect(x: 20, y: 6, width: 10, height: 4))
    #expect(picture.box(of: green) == CGRect(x: 30, y: 12, width: 14, height: 4))
    for y in 0..<picture.height {
      for x in 0..<picture.width where !view.frame.contains(CGPoint(x: x, y: y)) {
        try #require(picture.pixel(x: x, y: y) == black)
      }
    }
    for edge in [20, 43] {
      #expect((18..<34).contains { picture.pixel(x: edge, y: $0) != black }, "text at \(edge)")
    }
  }

  // Seed 000, "Implementing Your Drawing Code"; V16.
  @Test("code that draws more than it is asked for changes what it is asked for and no more")
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
    let picture = try screen.frame()
    #expect(picture.box(of: green) == CGRect(x: 13, y: 12, width: 5, height: 4))
    #expect(picture.pixel(x: 12, y: 12) == red && picture.pixel(x: 18, y: 15) == red)
  }

  // Seed 003, "Custom view drawing"; V13.
  @Test("draw(_:) is the system's to call: a program that calls it draws nothing that is seen")
  func calledDirectly() throws {
    let view = ProbeView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    let screen = try OffscreenScreen.showing(view)
    view.ink = .green
    view.draw(view.bounds)
    let picture = try screen.frame()
    #expect(view.drawn.count == 2 && picture.box(of: green).isNull)
    #expect(picture.box(of: red) == view.frame && screen.statistics.textureUploads == 1)
  }

  // Seed 003, "Custom view drawing"; V16.
  @Test("other methods draw parts where draw(_:) calls them, and by themselves nothing")
  func parts() throws {
    let view = PartsView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    let screen = try OffscreenScreen.showing(view)
    view.drawMark(.blue)
    let picture = try screen.frame()
    #expect(picture.box(of: green) == view.frame.insetBy(dx: 2, dy: 2))
    #expect(picture.box(of: red) == view.frame && picture.box(of: blue).isNull)
  }

  // Seed 003, "Custom view drawing", on views to subclass; seed 001, "The View Drawing Cycle"; V33.
  @Test("a subclass of a view of UIKit's draws over what that draws, or leaves it out")
  func subclass() throws {
    func picture(_ drawsText: Bool) throws -> CGImage {
      let label = MarkedLabel(frame: CGRect(x: 10, y: 10, width: 60, height: 20))
      (label.text, label.textColor, label.drawsText) = ("Text", .green, drawsText)
      return try OffscreenScreen.showing(label).frame()
    }
    let (with, without) = (try picture(true), try picture(false))
    for picture in [with, without] {
      #expect(picture.box(of: red) == CGRect(x: 10, y: 28, width: 60, height: 2))
    }
    #expect(with.box(of: green).width > 4 && without.box(of: green).isNull)
  }

  // Seed 001, "View Geometry and Coordinate Systems", "Important"; V16.
  @Test("Core Graphics' y goes up: its images stand on their heads until y is turned over")
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
    let place = CGRect(x: 0, y: 0, width: 10, height: 10)
    let view = SketchView(CGRect(x: 10, y: 10, width: 60, height: 10)) { context, _ in
      context.draw(pixels, in: place)
      image.draw(at: CGPoint(x: 20, y: 0))
      context.translateBy(x: 40, y: 10)
      context.scaleBy(x: 1, y: -1)
      context.draw(pixels, in: place)
    }
    let picture = try OffscreenScreen.showing(view).frame()
    func top(_ x: CGFloat) -> CGRect? {
      picture.cropping(to: CGRect(x: x, y: 10, width: 10, height: 10))?.box(of: red)
    }
    #expect(top(10) == CGRect(x: 0, y: 7, width: 10, height: 3))
    #expect(top(30) == CGRect(x: 0, y: 0, width: 10, height: 3))
    #expect(top(50) == CGRect(x: 0, y: 0, width: 10, height: 3))
  }

  // Seed 001, "Points Versus Pixels"; V15.
  @Test(
    "a curve of the same points has the same shape at any resolution, in as many pixels as there are",
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
    let picture = try OffscreenScreen.showing(view, scale: scale).frame()
    /// How many corners of a pixel, or of the square a pixel larger on each side, are in the path.
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
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture.pixel(x: x, y: y)
        // The shape is convex.
        if corners(x, y, margin: 0.1) == 4 {
          whole += 1
          try #require(pixel == red, "\(x) \(y)")
        } else if corners(x, y, margin: 1) == 0 {
          try #require(pixel == black, "\(x) \(y)")
        }
      }
    }
    // 324 above the middle and 300 below it.
    let area = 624 * scale * scale
    #expect(CGFloat(whole) > area * 0.8 && CGFloat(whole) < area)
  }
}

/// Draws by methods of its own.
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

/// A label with a line below its text.
@MainActor private final class MarkedLabel: UILabel {
  var drawsText = true

  override func draw(_ rect: CGRect) {
    if drawsText { super.draw(rect) }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: bounds.height - 2, width: bounds.width, height: 2))
  }
}
