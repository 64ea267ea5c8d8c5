import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Sentences of Apple's guides about drawing that no other suite tests.
@Suite("View Programming Guide: drawing", .serialized)
@MainActor struct GuideDrawingTests {
  // View Programming Guide, "Views", "Layout and subview management" and "Implementing Your Drawing
  // Code". Requirement V16.
  @Test("a view draws only inside its own rectangle")
  func clip() throws {
    let view = SketchView(CGRect(x: 10, y: 10, width: 20, height: 10)) { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: -50, y: -50, width: 200, height: 200))
    }
    #expect(try OffscreenScreen.showing(view).frame().box(of: red) == view.frame)
  }

  // View Programming Guide, "Implementing Your Drawing Code". Requirement V16.
  @Test("UIKit and Core Graphics calls draw into the same context, in order")
  func mixture() throws {
    let view = SketchView(CGRect(x: 10, y: 10, width: 20, height: 10)) { context, _ in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.setFillColor(UIColor.green.cgColor)
      UIRectFill(CGRect(x: 2, y: 2, width: 6, height: 6))
      UIColor.blue.set()
      UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)).fill()
    }
    let image = try OffscreenScreen.showing(view).frame()
    #expect(image.box(of: red) == view.frame)
    #expect(image.box(of: green) == CGRect(x: 12, y: 12, width: 6, height: 6))
    #expect(image.box(of: blue) == CGRect(x: 14, y: 14, width: 2, height: 2))
  }

  // View Programming Guide, "Coordinate System Transformations". Requirement V16.
  @Test("the context's transform positions a shape repeatedly, and is reset for each draw call")
  func transform() throws {
    var start: [CGAffineTransform] = []
    let view = SketchView(CGRect(x: 10, y: 10, width: 40, height: 10)) { context, _ in
      start.append(context.ctm)
      UIColor.red.setFill()
      for _ in 0..<3 {
        context.translateBy(x: 10, y: 2)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      }
    }
    let screen = try OffscreenScreen.showing(view)
    let image = try screen.frame()
    for (x, y) in [(20, 12), (30, 14), (40, 16)] {
      #expect(image.pixel(x: x, y: y) == red && image.pixel(x: x + 2, y: y) == black)
    }
    view.setNeedsDisplay()
    try screen.render()
    #expect(start.count == 2 && start.first == start.last)
  }

  // View Programming Guide, "Implementing Your Drawing Code"; UIKit User Interface Catalog,
  // "Behavior of Views". Requirement V16.
  @Test("an invalid part is cleared before drawing, unless clearsContextBeforeDrawing is false")
  func clears() throws {
    var color: UIColor? = .red
    let view = SketchView(CGRect(x: 0, y: 0, width: 20, height: 10)) { _, rect in
      color?.setFill()
      if color != nil { UIRectFill(rect) }
    }
    view.backgroundColor = .blue
    let screen = try OffscreenScreen.showing(view)
    color = nil
    let part = CGRect(x: 4, y: 2, width: 6, height: 5)
    view.setNeedsDisplay(part)
    #expect(try screen.frame().box(of: blue) == part)
    #expect(try screen.frame().pixel(x: 2, y: 2) == red)
    view.clearsContextBeforeDrawing = false
    color = .green
    view.setNeedsDisplay(part)
    let image = try screen.frame()
    #expect(image.box(of: green) == part && image.box(of: blue).isNull)
  }

  // View Programming Guide, "Setting the Properties of a View" and "Points Versus Pixels".
  // Requirement V15.
  @Test("contentScaleFactor sets the pixels per point, and leaves position and size alone")
  func scaleFactor() throws {
    let view = ProbeView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 40), scale: 2)
    screen.window.addSubview(view)
    let expected = CGRect(x: 20, y: 20, width: 40, height: 20)
    #expect(view.contentScaleFactor == 2)
    #expect(try screen.frame().box(of: red) == expected)
    var bytes = screen.statistics.uploadedBytes
    #expect(bytes == 40 * 20 * 4)
    view.contentScaleFactor = 1
    view.setNeedsDisplay()
    #expect(try screen.frame().box(of: red) == expected)
    #expect(screen.statistics.uploadedBytes - bytes == 20 * 10 * 4)
    bytes = screen.statistics.uploadedBytes
    view.contentScaleFactor = 3
    view.setNeedsDisplay()
    #expect(try screen.frame().box(of: red) == expected)
    #expect(screen.statistics.uploadedBytes - bytes == 60 * 30 * 4)
  }

  // View Programming Guide, "Points Versus Pixels". Requirement V15.
  @Test(
    "text is drawn at the screen's resolution, pixel for pixel",
    arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func text(scale: CGFloat) throws {
    func write() {
      UIColor.white.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 64, height: 24))
      "Crisp".draw(at: CGPoint(x: 4, y: 2), withAttributes: [.font: UIFont.systemFont(ofSize: 14)])
    }
    let view = SketchView(CGRect(x: 8, y: 4, width: 64, height: 24)) { _, _ in write() }
    let screen = try OffscreenScreen(size: CGSize(width: 80, height: 32), scale: scale)
    screen.window.addSubview(view)
    let image = try screen.frame()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
    let drawn = try #require(renderer.image { _ in write() }.cgImage)
    let (left, top) = (Int(8 * scale), Int(4 * scale))
    var inkedPixels = 0
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let pixel = drawn.pixel(x: x, y: y)
        if pixel.x < 255 { inkedPixels += 1 }
        try #require(image.pixel(x: left + x, y: top + y) == pixel)
      }
    }
    #expect(inkedPixels > 100)
  }

  // View Programming Guide, "The View Drawing Cycle". Requirements V13, V20.
  @Test("an image may be set as the layer's contents instead of drawing")
  func contents() throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    view.layer.contents = UIImage.filled(.red, width: 4, height: 4).cgImage
    let screen = try OffscreenScreen.showing(view)
    #expect(try screen.frame().box(of: red) == view.frame)
    #expect(screen.statistics.textureUploads == 1 && screen.statistics.drawRectCalls == 0)
    view.setNeedsDisplay()
    #expect(try screen.frame().box(of: red) == view.frame && view.layer.contents != nil)
    #expect(screen.statistics.textureUploads == 1)
  }

  // iOS course, "Custom view drawing". Requirements V13, V14.
  @Test("a scaled view's bitmap is blurred; drawn again at that size it is sharp")
  func blurred() throws {
    let view = SketchView(CGRect(x: 50, y: 10, width: 10, height: 10)) { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    view.backgroundColor = .green
    let screen = try OffscreenScreen.showing(view)
    view.transform = CGAffineTransform(scaleX: 4, y: 4)
    #expect(try blendedPixels(screen.frame()) > 0)
    #expect(screen.statistics.drawRectCalls == 1)
    let frame = view.frame
    view.transform = .identity
    view.frame = frame
    view.sketch = { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    view.setNeedsDisplay()
    #expect(try blendedPixels(screen.frame()) == 0)
    #expect(screen.statistics.drawRectCalls == 2)
  }

  /// Counts the pixels of the middle row that are neither red nor green nor black.
  private func blendedPixels(_ image: CGImage) -> Int {
    (0..<image.width).count {
      ![red, green, black].contains(image.pixel(x: $0, y: 15))
    }
  }

  // View Programming Guide, "Implementing Your Drawing Code" and "Declare Views as Opaque Whenever
  // Possible". Requirement V3.
  @Test("pixels behind an opaque view are not drawn", arguments: [true, false])
  func opaque(isOpaque: Bool) throws {
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    back.backgroundColor = .blue
    let view = ProbeView(frame: back.frame)
    view.isOpaque = isOpaque
    view.fillColor = isOpaque ? .red : .red.withAlphaComponent(0.5)
    let screen = try OffscreenScreen.showing(back, view)
    let screenful = 120 * 40
    #expect(screen.statistics.pixels == screenful + 20 * 20 * (isOpaque ? 1 : 2))
    let pixel = try screen.frame().pixel(x: 15, y: 15)
    #expect(isOpaque ? pixel == red : pixel.z > 100)
  }

  // View Programming Guide, "The View Drawing Cycle". Requirement V12.
  @Test("all changes of a run-loop iteration show in one frame, and none earlier")
  func atOnce() throws {
    let drawn = ProbeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (moved, removed, hidden) = (
      UIView.plain(20, 0, 10, 10), UIView.plain(40, 0, 10, 10), UIView.plain(80, 0, 10, 10)
    )
    let screen = try OffscreenScreen.showing(drawn, moved, removed, hidden)
    let previous = screen.statistics
    drawn.fillColor = .green
    drawn.setNeedsDisplay()
    moved.frame = CGRect(x: 20, y: 20, width: 15, height: 5)
    removed.removeFromSuperview()
    hidden.isHidden = true
    let added = UIView.plain(60, 0, 10, 10)
    added.backgroundColor = .blue
    screen.window.addSubview(added)
    #expect(drawn.drawn.count == 1 && screen.statistics.commits == previous.commits)
    let image = try screen.frame()
    #expect(screen.statistics.commits == previous.commits + 1)
    #expect(screen.statistics.frames == previous.frames + 1)
    #expect(image.box(of: green) == drawn.frame && image.box(of: red) == moved.frame)
    #expect(image.box(of: blue) == added.frame)
  }
}
