import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// What the guides say of drawing, sentence by sentence, where no other suite shows it.
@Suite("Drawing as the guides tell it", .serialized)
@MainActor struct SeedDrawingTests {
  // Seed 000, "Views", "Layout and subview management" and "Implementing Your Drawing Code"; V16.
  @Test("a view draws in its own rectangle: what it draws beside that is not seen")
  func clip() throws {
    let view = SketchView(CGRect(x: 10, y: 10, width: 20, height: 10)) { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: -50, y: -50, width: 200, height: 200))
    }
    #expect(try OffscreenScreen.showing(view).frame().box(of: red) == view.frame)
  }

  // Seed 000, "Implementing Your Drawing Code"; V16.
  @Test("calls of UIKit and of Core Graphics draw in one context, each over the one before")
  func mixture() throws {
    let view = SketchView(CGRect(x: 10, y: 10, width: 20, height: 10)) { context, _ in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.setFillColor(UIColor.green.cgColor)
      UIRectFill(CGRect(x: 2, y: 2, width: 6, height: 6))
      UIColor.blue.set()
      UIBezierPath(rect: CGRect(x: 4, y: 4, width: 2, height: 2)).fill()
    }
    let picture = try OffscreenScreen.showing(view).frame()
    #expect(picture.box(of: red) == view.frame)
    #expect(picture.box(of: green) == CGRect(x: 12, y: 12, width: 6, height: 6))
    #expect(picture.box(of: blue) == CGRect(x: 14, y: 14, width: 2, height: 2))
  }

  // Seed 001, "Coordinate System Transformations"; V16.
  @Test("the context's transform places one shape in many places, and starts anew in each call")
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
    let picture = try screen.frame()
    for (x, y) in [(20, 12), (30, 14), (40, 16)] {
      #expect(picture.pixel(x: x, y: y) == red && picture.pixel(x: x + 2, y: y) == black)
    }
    view.setNeedsDisplay()
    _ = try screen.frame()
    #expect(start.count == 2 && start.first == start.last)
  }

  // Seed 000, "Implementing Your Drawing Code"; seed 004, "Behavior of Views"; V16.
  @Test("what is drawn anew is transparent before, and a view that fills it needs that not")
  func clears() throws {
    var ink: UIColor? = .red
    let view = SketchView(CGRect(x: 0, y: 0, width: 20, height: 10)) { _, rect in
      ink?.setFill()
      if ink != nil { UIRectFill(rect) }
    }
    view.backgroundColor = .blue
    let screen = try OffscreenScreen.showing(view)
    ink = nil
    let part = CGRect(x: 4, y: 2, width: 6, height: 5)
    view.setNeedsDisplay(part)
    #expect(try screen.frame().box(of: blue) == part)
    #expect(try screen.frame().pixel(x: 2, y: 2) == red)
    view.clearsContextBeforeDrawing = false
    ink = .green
    view.setNeedsDisplay(part)
    let picture = try screen.frame()
    #expect(picture.box(of: green) == part && picture.box(of: blue).isNull)
  }

  // Seed 000, "Setting the Properties of a View"; seed 001, "Points Versus Pixels"; V15.
  @Test("contentScaleFactor is how many pixels a point is drawn with, at the same place and size")
  func scaleFactor() throws {
    let view = ProbeView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 40), scale: 2)
    screen.window.addSubview(view)
    let place = CGRect(x: 20, y: 20, width: 40, height: 20)
    #expect(view.contentScaleFactor == 2)
    #expect(try screen.frame().box(of: red) == place)
    var bytes = screen.statistics.uploadedBytes
    #expect(bytes == 40 * 20 * 4)
    view.contentScaleFactor = 1
    view.setNeedsDisplay()
    #expect(try screen.frame().box(of: red) == place)
    #expect(screen.statistics.uploadedBytes - bytes == 20 * 10 * 4)
    bytes = screen.statistics.uploadedBytes
    view.contentScaleFactor = 3
    view.setNeedsDisplay()
    #expect(try screen.frame().box(of: red) == place)
    #expect(screen.statistics.uploadedBytes - bytes == 60 * 30 * 4)
  }

  // Seed 001, "Points Versus Pixels"; V15.
  @Test(
    "text is drawn for the pixels that it is shown on, each as it was drawn",
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
    let picture = try screen.frame()
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: view.bounds.size, format: format)
    let drawn = try #require(renderer.image { _ in write() }.cgImage)
    let (left, top) = (Int(8 * scale), Int(4 * scale))
    var ink = 0
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let pixel = drawn.pixel(x: x, y: y)
        if pixel.x < 255 { ink += 1 }
        try #require(picture.pixel(x: left + x, y: top + y) == pixel)
      }
    }
    #expect(ink > 100)
  }

  // Seed 001, "The View Drawing Cycle"; V13, V20.
  @Test("a picture may be given to the layer instead of being drawn")
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

  // Seed 003, "Custom view drawing"; V13, V14.
  @Test("a scaled view's picture is stretched and blurred; drawn again at that size it is sharp")
  func blurred() throws {
    let view = SketchView(CGRect(x: 50, y: 10, width: 10, height: 10)) { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
    }
    view.backgroundColor = .green
    let screen = try OffscreenScreen.showing(view)
    view.transform = CGAffineTransform(scaleX: 4, y: 4)
    #expect(try mixtures(screen.frame()) > 0)
    #expect(screen.statistics.drawRectCalls == 1)
    let frame = view.frame
    view.transform = .identity
    view.frame = frame
    view.sketch = { context, _ in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    view.setNeedsDisplay()
    #expect(try mixtures(screen.frame()) == 0)
    #expect(screen.statistics.drawRectCalls == 2)
  }

  /// Pixels of the middle line that are neither red nor green nor black.
  private func mixtures(_ picture: CGImage) -> Int {
    (0..<picture.width).count {
      ![red, green, black].contains(picture.pixel(x: $0, y: 15))
    }
  }

  // Seed 000, "Implementing Your Drawing Code"; seed 001, "Declare Views as Opaque Whenever
  // Possible"; V3.
  @Test("what lies behind an opaque view is not drawn", arguments: [true, false])
  func opaque(isOpaque: Bool) throws {
    let back = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    back.backgroundColor = .blue
    let view = ProbeView(frame: back.frame)
    view.isOpaque = isOpaque
    view.ink = isOpaque ? .red : .red.withAlphaComponent(0.5)
    let screen = try OffscreenScreen.showing(back, view)
    let screenful = 120 * 40
    #expect(screen.statistics.pixels == screenful + 20 * 20 * (isOpaque ? 1 : 2))
    let pixel = try screen.frame().pixel(x: 15, y: 15)
    #expect(isOpaque ? pixel == red : pixel.z > 100)
  }

  // Seed 001, "The View Drawing Cycle"; V12.
  @Test("whatever changes in a turn is seen in one frame, and nothing of it before")
  func atOnce() throws {
    let drawn = ProbeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (moved, gone, hidden) = (
      UIView.plain(20, 0, 10, 10), UIView.plain(40, 0, 10, 10), UIView.plain(80, 0, 10, 10)
    )
    let screen = try OffscreenScreen.showing(drawn, moved, gone, hidden)
    let past = screen.statistics
    drawn.ink = .green
    drawn.setNeedsDisplay()
    moved.frame = CGRect(x: 20, y: 20, width: 15, height: 5)
    gone.removeFromSuperview()
    hidden.isHidden = true
    let come = UIView.plain(60, 0, 10, 10)
    come.backgroundColor = .blue
    screen.window.addSubview(come)
    #expect(drawn.drawn.count == 1 && screen.statistics.commits == past.commits)
    let picture = try screen.frame()
    #expect(screen.statistics.commits == past.commits + 1)
    #expect(screen.statistics.frames == past.frames + 1)
    #expect(picture.box(of: green) == drawn.frame && picture.box(of: red) == moved.frame)
    #expect(picture.box(of: blue) == come.frame)
  }
}
