import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Sentences of Apple's guides about geometry that no other suite tests.
@Suite("View Programming Guide: geometry", .serialized)
@MainActor struct GuideGeometryTests {
  // View Programming Guide, "Creating View Objects Programmatically"; iOS course, "View hierarchy".
  // Requirement V3.
  @Test("a frame is relative to the superview's origin, and subviews move with their superview")
  func nested() throws {
    let outer = UIView(frame: CGRect(x: 40, y: 10, width: 30, height: 20))
    let inner = UIView.plain(10, 5, 4, 3)
    outer.addSubview(inner)
    let screen = try OffscreenScreen.showing(outer)
    #expect(inner.convert(.zero, to: nil) == CGPoint(x: 50, y: 15))
    #expect(try screen.frame().box(of: red) == CGRect(x: 50, y: 15, width: 4, height: 3))
    outer.center.x += 20
    #expect(inner.frame == CGRect(x: 10, y: 5, width: 4, height: 3))
    #expect(try screen.frame().box(of: red) == CGRect(x: 70, y: 15, width: 4, height: 3))
  }

  // View Programming Guide, "View Geometry and Coordinate Systems"; iOS course, "View geometry".
  // Requirement V3.
  @Test("the origin is the upper left corner, and the axes point right and down, in drawing too")
  func axes() throws {
    let view = MarkView(frame: CGRect(x: 20, y: 10, width: 40, height: 20))
    view.isOpaque = false
    let image = try OffscreenScreen.showing(view, UIView.plain(0, 0, 2, 1)).frame()
    #expect(image.pixel(x: 0, y: 0) == red)
    #expect(image.box(of: green) == CGRect(x: 50, y: 13, width: 4, height: 2))
  }

  // iOS course, "View geometry". Requirement V15.
  @Test("an odd size about an integral center lies between pixels, and its edges are blended")
  func blurry() throws {
    let view = UIView.plain(0, 0, 5, 5)
    let screen = try OffscreenScreen.showing(view)
    view.center = CGPoint(x: 20, y: 10)
    #expect(view.frame.origin == CGPoint(x: 17.5, y: 7.5))
    var image = try screen.frame()
    #expect(image.box(of: red) == CGRect(x: 18, y: 8, width: 4, height: 4))
    #expect((120...136).contains(image.pixel(x: 17, y: 10).x))
    view.center = CGPoint(x: 20.5, y: 10.5)
    image = try screen.frame()
    #expect(image.box(of: red) == CGRect(x: 18, y: 8, width: 5, height: 5))
    #expect(image.pixel(x: 17, y: 10) == black)
  }

  // View Programming Guide, "Translating, Scaling, and Rotating Views". Requirement V9.
  @Test("a transform changes what shows, and the identity restores it")
  func identity() throws {
    let view = UIView.plain(40, 10, 20, 10)
    let screen = try OffscreenScreen.showing(view)
    #expect(view.transform == .identity)
    #expect(try screen.frame().box(of: red) == CGRect(x: 40, y: 10, width: 20, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(try screen.frame().box(of: red) == CGRect(x: 45, y: 5, width: 10, height: 20))
    view.transform = CGAffineTransform(translationX: 7, y: -3)
    #expect(try screen.frame().box(of: red) == CGRect(x: 47, y: 7, width: 20, height: 10))
    view.transform = .identity
    #expect(try screen.frame().box(of: red) == CGRect(x: 40, y: 10, width: 20, height: 10))
  }

  // View Programming Guide, "The Relationship of the Frame, Bounds, and Center Properties" and
  // "Coordinate System Transformations". Requirement V9.
  @Test("a rotated view has valid center, bounds and subview frames")
  func rotated() throws {
    let view = UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 10))
    let child = UIView.plain(2, 3, 4, 5)
    view.addSubview(child)
    let screen = try OffscreenScreen.showing(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.center == CGPoint(x: 50, y: 15))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(child.frame == CGRect(x: 2, y: 3, width: 4, height: 5))
    // Right has become down: 2…6 of 20 from the top, 3…8 of 10 from the right.
    #expect(try screen.frame().box(of: red) == CGRect(x: 47, y: 7, width: 5, height: 4))
    view.center.x += 10
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(try screen.frame().box(of: red) == CGRect(x: 57, y: 7, width: 5, height: 4))
  }

  // iOS course, "Customizing a view without subclassing". Requirements V9, V20.
  @Test("a view rotates by its own transform, or by its layer's 3D transform")
  func layerTransform() throws {
    let view = UIView.plain(40, 10, 20, 10)
    let screen = try OffscreenScreen.showing(view)
    view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(try screen.frame().box(of: red) == CGRect(x: 45, y: 5, width: 10, height: 20))
    let transform = view.transform
    #expect(near(transform.a, 0) && near(transform.b, 1))
    #expect(near(transform.c, -1) && near(transform.d, 0))
  }

  // View Programming Guide, "Converting Coordinates in the View Hierarchy", figure 3-3. Requirement
  // V10.
  @Test("a rectangle converted from a rotated view contains what it covers on the screen")
  func rotatedRect() throws {
    let outer = UIView(frame: CGRect(x: 10, y: 0, width: 100, height: 40))
    let inner = UIView.plain(40, 10, 20, 20)
    outer.addSubview(inner)
    let screen = try OffscreenScreen.showing(outer)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let side = 20 * 2.0.squareRoot()
    let rect = inner.convert(inner.bounds, to: outer)
    #expect(
      near(rect, CGRect(x: 50 - side / 2, y: 20 - side / 2, width: side, height: side)))
    // The box contains the fully covered pixels; those at the four corners are blended.
    let seen = try screen.frame().box(of: red)
    #expect(inner.convert(inner.bounds, to: nil).contains(seen))
    #expect(seen.width > side - 4 && seen.height > side - 4)
  }
}

/// Draws a mark with Core Graphics, above its middle and to the right.
@MainActor private final class MarkView: UIView {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.setFillColor(UIColor.green.cgColor)
    context?.fill(CGRect(x: 30, y: 3, width: 4, height: 2))
  }
}
