import CoreGraphics
import LaminaTesting
import Testing
import UIKit

@Suite("The drawing cycle", .serialized)
@MainActor struct DrawingCycleTests {
  private let view = ProbeView(frame: CGRect(x: 10, y: 10, width: 20, height: 16))

  @Test("a view draws once, when it is first shown, and its bitmap is kept")
  func once() throws {
    #expect(view.drawn.isEmpty)
    let screen = try OffscreenScreen.showing(view)
    #expect(view.drawn == [CGRect(x: 0, y: 0, width: 20, height: 16)])
    #expect(screen.statistics.textureUploads == 1)
    #expect(screen.statistics.uploadedBytes == 20 * 16 * 4)
    for time in 1...5 { try screen.frame(at: Double(time)) }
    #expect(view.drawn.count == 1)
    #expect(screen.statistics.textureUploads == 1 && screen.statistics.drawRectCalls == 1)
    #expect(try screen.frame().box(of: red) == view.frame)
  }

  @Test("moving, fading, scaling, rotating, hiding and reordering neither draw nor upload")
  func compositing() throws {
    let other = UIView.plain(0, 0, 4, 4)
    let screen = try OffscreenScreen.showing(view, other)
    let uploads = screen.statistics.textureUploads
    let changes: [() -> Void] = [
      { view.center.x += 20 }, { view.alpha = 0.5 },
      { view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2) },
      { view.isHidden = true }, { view.isHidden = false },
      { screen.window.bringSubviewToFront(view) }, { view.backgroundColor = .blue },
      { UIView.animate(withDuration: 1) { view.center.y = 0 } },
      { other.addSubview(view) }, { view.bounds.size.width = 40 },
    ]
    for (index, change) in changes.enumerated() {
      let frames = screen.statistics.frames
      change()
      try screen.frame(at: Double(index))
      try screen.frame(at: Double(index) + 0.5)
      #expect(screen.statistics.frames > frames, "change \(index)")
    }
    #expect(view.drawn.count == 1 && screen.statistics.drawRectCalls == 1)
    #expect(screen.statistics.textureUploads == uploads)
  }

  @Test("setNeedsDisplay is deferred, and many calls draw once")
  func deferred() throws {
    let screen = try OffscreenScreen.showing(view)
    view.fillColor = .green
    for _ in 0..<10 { view.setNeedsDisplay() }
    #expect(view.drawn.count == 1)
    let image = try screen.frame()
    #expect(view.drawn.count == 2 && view.drawn.last == view.bounds)
    #expect(image.box(of: green) == view.frame)
  }

  @Test("only the invalid part is drawn and uploaded; the rest of the bitmap stays")
  func dirtyRect() throws {
    let screen = try OffscreenScreen.showing(view)
    let bytes = screen.statistics.uploadedBytes
    view.fillColor = .green
    view.setNeedsDisplay(CGRect(x: 2, y: 3, width: 4, height: 5))
    let image = try screen.frame()
    #expect(view.drawn.last == CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(screen.statistics.uploadedBytes - bytes == 4 * 5 * 4)
    #expect(image.box(of: green) == CGRect(x: 12, y: 13, width: 4, height: 5))
    #expect(image.box(of: red) == view.frame)
  }

  @Test("invalid rectangles are united and clipped to the view")
  func union() throws {
    let screen = try OffscreenScreen.showing(view)
    view.setNeedsDisplay(CGRect(x: 1, y: 1, width: 2, height: 2))
    view.setNeedsDisplay(CGRect(x: 6, y: 8, width: 40, height: 2))
    view.setNeedsDisplay(CGRect(x: 100, y: 100, width: 2, height: 2))
    try screen.render()
    #expect(view.drawn.last == CGRect(x: 1, y: 1, width: 19, height: 9))
    view.setNeedsDisplay(CGRect(x: 100, y: 100, width: 2, height: 2))
    view.setNeedsDisplay(.zero)
    try screen.render()
    #expect(view.drawn.count == 2)
  }

  @Test("a view that does not override draw(_:) has no bitmap, whatever its background")
  func noBitmap() throws {
    let plain = UIView.plain(0, 0, 30, 30)
    let screen = try OffscreenScreen.showing(plain)
    plain.setNeedsDisplay()
    #expect(try screen.frame().box(of: red) == plain.frame)
    #expect(screen.statistics.textureUploads == 0 && screen.statistics.drawRectCalls == 0)
  }

  @Test("a view's drawing lies over its background")
  func background() throws {
    let half = HalfView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    half.backgroundColor = .blue
    let image = try OffscreenScreen.showing(half).frame()
    #expect(image.box(of: red) == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(image.box(of: blue) == CGRect(x: 10, y: 0, width: 10, height: 20))
  }

  @Test("a view that leaves the window and returns draws again, because its bitmap was released")
  func back() throws {
    let screen = try OffscreenScreen.showing(view)
    view.removeFromSuperview()
    #expect(try screen.frame().box(of: red).isNull)
    screen.window.addSubview(view)
    #expect(try screen.frame().box(of: red) == view.frame)
    #expect(view.drawn.count == 2)
  }

  @Test("neither a hidden view nor its subviews show")
  func hidden() throws {
    let child = UIView.plain(0, 0, 5, 5)
    view.addSubview(child)
    let screen = try OffscreenScreen.showing(view)
    view.isHidden = true
    #expect(try screen.frame().box(of: red).isNull)
    view.isHidden = false
    #expect(try screen.frame().box(of: red) == view.frame)
  }

  @Test(
    "lines on the pixel grid cover whole pixels",
    arguments: [(1.0, 1.0), (2, 1), (1.5, 2), (1.25, 4)])
  func crisp(scale: CGFloat, thickness: CGFloat) throws {
    let view = LineView(frame: CGRect(x: 8, y: 4, width: 16, height: 16))
    view.thickness = thickness
    let image = try OffscreenScreen.showing(view, scale: scale).frame()
    let line = CGRect(
      x: 8 * scale, y: 8 * scale, width: 16 * scale, height: thickness * scale)
    #expect(image.box(of: red) == line)
    // No other pixel is blended.
    let all = image.width * image.height
    let whole = Int(line.width * line.height)
    #expect(count(of: black, in: image) == all - whole)
    #expect(image.width == Int(120 * scale))
  }

  private func count(of value: SIMD4<UInt8>, in image: CGImage) -> Int {
    var count = 0
    for y in 0..<image.height {
      for x in 0..<image.width where image.pixel(x: x, y: y) == value { count += 1 }
    }
    return count
  }
}

/// Fills its left half.
@MainActor private final class HalfView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
  }
}

/// Draws one line, 4 points below the top.
@MainActor private final class LineView: UIView {
  var thickness: CGFloat = 1

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 4 + thickness / 2))
    path.addLine(to: CGPoint(x: bounds.width, y: 4 + thickness / 2))
    path.lineWidth = thickness
    UIColor.red.setStroke()
    path.stroke()
  }
}
