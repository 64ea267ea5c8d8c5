import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("The contents of a view", .serialized)
@MainActor struct ContentTests {
  // View Programming Guide, "Setting the Properties of a View". Requirement V3.
  @Test("the appearance properties have UIKit's defaults")
  func defaults() {
    let view = UIView()
    #expect(view.contentMode == .scaleToFill && view.contentStretch == unit)
    #expect(!view.clipsToBounds && view.clearsContextBeforeDrawing && view.isOpaque)
    #expect(view.layer.isOpaque && view.layer.contentsGravity == .resize)
    #expect(!view.layer.masksToBounds && !view.layer.needsDisplayOnBoundsChange)
  }

  // Requirement V14.
  @Test(
    "each content mode is a layer gravity, vertically flipped as Core Animation names them",
    arguments: [
      (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize, 0),
      (.scaleAspectFit, .resizeAspect, 1), (.scaleAspectFill, .resizeAspectFill, 2),
      (.redraw, .resize, 3), (.center, .center, 4), (.top, .bottom, 5), (.bottom, .top, 6),
      (.left, .left, 7), (.right, .right, 8), (.topLeft, .bottomLeft, 9),
      (.topRight, .bottomRight, 10), (.bottomLeft, .topLeft, 11), (.bottomRight, .topRight, 12),
    ])
  func modes(mode: UIView.ContentMode, gravity: CALayerContentsGravity, rawValue: Int) {
    let view = UIView()
    view.contentMode = mode
    #expect(view.contentMode == mode && mode.rawValue == rawValue)
    #expect(view.layer.contentsGravity == gravity)
    #expect(view.layer.needsDisplayOnBoundsChange == (mode == .redraw))
    view.contentMode = .scaleToFill
    #expect(view.contentMode == .scaleToFill && !view.layer.needsDisplayOnBoundsChange)
  }

  // View Programming Guide, "Setting the Properties of a View". Requirement V14.
  @Test(
    "each content mode positions the contents as its name says",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 10, y: 10, width: 20, height: 12)),
      (.scaleAspectFit, CGRect(x: 11, y: 10, width: 18, height: 12)),
      (.center, CGRect(x: 17, y: 14, width: 6, height: 4)),
      (.top, CGRect(x: 17, y: 10, width: 6, height: 4)),
      (.bottom, CGRect(x: 17, y: 18, width: 6, height: 4)),
      (.left, CGRect(x: 10, y: 14, width: 6, height: 4)),
      (.right, CGRect(x: 24, y: 14, width: 6, height: 4)),
      (.topLeft, CGRect(x: 10, y: 10, width: 6, height: 4)),
      (.topRight, CGRect(x: 24, y: 10, width: 6, height: 4)),
      (.bottomLeft, CGRect(x: 10, y: 18, width: 6, height: 4)),
      (.bottomRight, CGRect(x: 24, y: 18, width: 6, height: 4)),
    ])
  func positions(mode: UIView.ContentMode, expected: CGRect) throws {
    let view = UIImageView(image: .filled(.red, width: 6, height: 4, scale: 2))
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 12)
    view.contentMode = mode
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 40))
    screen.window.addSubview(view)
    #expect(try screen.frame().box(of: red) == expected)
  }

  @Test("contents that fill with their aspect ratio are cut off only if the view clips")
  func fill() throws {
    let view = UIImageView(image: .filled(.red, width: 6, height: 4))
    view.frame = CGRect(x: 10, y: 10, width: 24, height: 8)
    view.contentMode = .scaleAspectFill
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 40))
    screen.window.addSubview(view)
    #expect(try screen.frame().box(of: red) == CGRect(x: 10, y: 6, width: 24, height: 16))
    view.clipsToBounds = true
    #expect(try screen.frame().box(of: red) == view.frame)
  }

  // View Programming Guide, "Adding and Removing Subviews". Requirement V7.
  @Test("subviews outside the bounds show, unless the view clips")
  func clipping() throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    view.addSubview(.plain(-5, -5, 10, 40))
    let screen = try OffscreenScreen.showing(view)
    #expect(try screen.frame().box(of: red) == CGRect(x: 5, y: 5, width: 10, height: 35))
    view.clipsToBounds = true
    #expect(try screen.frame().box(of: red) == CGRect(x: 10, y: 10, width: 5, height: 10))
  }

  // Requirement V3.
  @Test("alpha fades a view with its subviews as a group; the subviews keep their own alpha")
  func groupAlpha() throws {
    let view = UIView.plain(0, 0, 20, 10)
    let child = UIView.plain(0, 0, 10, 10)
    child.backgroundColor = .blue
    view.addSubview(child)
    view.alpha = 0.5
    let image = try OffscreenScreen.showing(view).frame()
    #expect(image.pixel(x: 5, y: 5).x == 0 && image.pixel(x: 15, y: 5).x == 128)
    #expect(child.alpha == 1)
  }

  @Test("contentStretch keeps the margins of drawn contents unscaled")
  func stretched() throws {
    let view = DotView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.contentStretch = CGRect(x: 0.5, y: 0.5, width: 0.2, height: 0.2)
    let screen = try OffscreenScreen.showing(view)
    view.bounds.size = CGSize(width: 40, height: 30)
    view.frame.origin = .zero
    #expect(try screen.frame().box(of: red) == CGRect(x: 0, y: 0, width: 4, height: 4))
    view.contentStretch = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(try screen.frame().pixel(x: 12, y: 9) == red)
  }

  @Test("only .redraw draws again when the size changes")
  func redraw() throws {
    let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let screen = try OffscreenScreen.showing(view)
    view.bounds.size.width = 30
    try screen.render()
    #expect(view.drawn.count == 1)
    view.contentMode = .redraw
    view.bounds.size.width = 40
    try screen.render()
    #expect(view.drawn.count == 2 && view.drawn.last == view.bounds)
    view.center.x += 5
    try screen.render()
    #expect(view.drawn.count == 2)
  }

  @Test("contentStretch and clipsToBounds are stored in the layer")
  func stretch() {
    let view = UIView()
    view.contentStretch = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0)
    view.clipsToBounds = true
    #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0))
    #expect(view.layer.masksToBounds)
    view.layer.masksToBounds = false
    #expect(!view.clipsToBounds)
  }

  // View Programming Guide, "Hiding Views". Requirement V8.
  @Test("hiding is not animated, alpha is, and hidden views are laid out")
  func hiding() throws {
    let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let screen = try OffscreenScreen.showing(view)
    let layouts = view.layouts
    UIView.animate(withDuration: 1) {
      view.isHidden = true
      view.alpha = 0
    }
    #expect(view.layer.animationKeys() == ["opacity"])
    #expect(try screen.frame(at: 0.5).box(of: black).width == 120)
    view.bounds.size.width = 25
    try screen.render()
    #expect(view.layouts == layouts + 1)
  }

  // View Programming Guide, "Implementing Your Drawing Code". Requirement V13.
  @Test("the layer is opaque if the view is and its background is not translucent")
  func opaqueLayer() {
    let view = UIView()
    #expect(view.layer.isOpaque)
    view.backgroundColor = .red.withAlphaComponent(0.5)
    #expect(!view.layer.isOpaque)
    view.backgroundColor = .red
    #expect(view.layer.isOpaque)
    view.isOpaque = false
    #expect(!view.layer.isOpaque)
  }

  @Test(
    "pixels that draw(_:) leaves out are black, the background, or what is behind",
    arguments: [
      (true, nil, black), (true, UIColor.blue, blue), (true, .clear, green), (false, nil, green),
      (false, .blue, blue),
    ] as [(Bool, UIColor?, SIMD4<UInt8>)])
  func leftOut(isOpaque: Bool, background: UIColor?, seen: SIMD4<UInt8>) throws {
    let view = DotView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.isOpaque = isOpaque
    view.backgroundColor = background
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 40))
    screen.window.backgroundColor = .green
    screen.window.addSubview(view)
    let image = try screen.frame()
    #expect(image.pixel(x: 25, y: 15) == seen)
    #expect(image.box(of: red) == CGRect(x: 10, y: 10, width: 4, height: 4))
  }

  @Test("a background set later shows where draw(_:) left pixels out, and black when removed")
  func backgroundLater() throws {
    let view = DotView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let screen = try OffscreenScreen.showing(view)
    let states: [(UIColor?, SIMD4<UInt8>)] = [(nil, black), (.blue, blue), (nil, black)]
    for (background, seen) in states {
      view.backgroundColor = background
      #expect(try screen.frame().pixel(x: 25, y: 15) == seen)
      #expect(try screen.frame().box(of: red) == CGRect(x: 10, y: 10, width: 4, height: 4))
    }
    #expect(screen.statistics.drawRectCalls == 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.backgroundColor = .blue
    }
    _ = try screen.frame(at: 0)
    let pixel = try screen.frame(at: 0.5).pixel(x: 25, y: 15)
    #expect(pixel.z > 30 && pixel.z < 155 && pixel.x == 0 && pixel.w == 255)
  }

  @Test("an opaque view without a background or drawing has no bitmap and shows nothing")
  func drawsNothing() throws {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let screen = try OffscreenScreen(size: CGSize(width: 60, height: 40))
    screen.window.backgroundColor = .green
    screen.window.addSubview(view)
    #expect(try screen.frame().pixel(x: 15, y: 15) == green)
    #expect(screen.statistics.textureUploads == 0)
  }

  @Test("the rectangle to draw is clipped to the bounds, whatever their origin and size")
  func rect() throws {
    let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 20.5, height: 10))
    view.bounds.origin = CGPoint(x: 5, y: -3)
    let screen = try OffscreenScreen.showing(view)
    #expect(view.drawn == [view.bounds])
    view.setNeedsDisplay(CGRect(x: 20, y: 0, width: 90, height: 4))
    view.setNeedsDisplay(CGRect(x: 22, y: -100, width: 1, height: 98))
    try screen.render()
    #expect(view.drawn.last == CGRect(x: 20, y: -3, width: 5.5, height: 7))
  }

  @Test("a context is current during draw(_:), and not before or after")
  func context() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    let view = ContextView(frame: CGRect(x: 3, y: 4, width: 20, height: 10))
    view.bounds.origin = CGPoint(x: 100, y: 50)
    _ = try OffscreenScreen.showing(view, scale: 2)
    #expect(view.clip == view.bounds)
    // Device space has its origin at the bottom left of the 20 pixels.
    #expect(view.origin == CGPoint(x: 0, y: 20))
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Fills a square of 4 × 4 points at its origin.
@MainActor final class DotView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}

/// Records the clip and the origin of the context that it draws in.
@MainActor private final class ContextView: UIView {
  private(set) var clip = CGRect.null
  private(set) var origin = CGPoint(x: -1, y: -1)

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    clip = context.boundingBoxOfClipPath
    origin = context.convertToDeviceSpace(bounds.origin)
  }
}
