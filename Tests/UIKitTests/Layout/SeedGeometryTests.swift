import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// What the guides say of geometry, sentence by sentence, where no other suite shows it.
@Suite("Geometry as the guides tell it", .serialized)
@MainActor struct SeedGeometryTests {
  // Seed 000, "Creating View Objects Programmatically"; seed 003, "View hierarchy"; V3.
  @Test("a frame counts from the superview's corner, and what is inside moves with it")
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

  // Seed 001, "View Geometry and Coordinate Systems"; seed 003, "View geometry"; V3.
  @Test("the origin is the upper left corner, and the axes run right and down, in drawing too")
  func axes() throws {
    let view = MarkView(frame: CGRect(x: 20, y: 10, width: 40, height: 20))
    view.isOpaque = false
    let picture = try OffscreenScreen.showing(view, UIView.plain(0, 0, 2, 1)).frame()
    #expect(picture.pixel(x: 0, y: 0) == red)
    #expect(picture.box(of: green) == CGRect(x: 50, y: 13, width: 4, height: 2))
  }

  // Seed 003, "View geometry"; V15.
  @Test("an odd size about a whole centre lies between pixels: its edges are mixtures")
  func blurry() throws {
    let view = UIView.plain(0, 0, 5, 5)
    let screen = try OffscreenScreen.showing(view)
    view.center = CGPoint(x: 20, y: 10)
    #expect(view.frame.origin == CGPoint(x: 17.5, y: 7.5))
    var picture = try screen.frame()
    #expect(picture.box(of: red) == CGRect(x: 18, y: 8, width: 4, height: 4))
    #expect((120...136).contains(picture.pixel(x: 17, y: 10).x))
    view.center = CGPoint(x: 20.5, y: 10.5)
    picture = try screen.frame()
    #expect(picture.box(of: red) == CGRect(x: 18, y: 8, width: 5, height: 5))
    #expect(picture.pixel(x: 17, y: 10) == black)
  }

  // Seed 000, "Translating, Scaling, and Rotating Views"; V9.
  @Test("a transform changes what is seen at any time, and the identity changes it back")
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

  // Seed 001, "The Relationship of the Frame, Bounds, and Center Properties" and "Coordinate
  // System Transformations"; V9.
  @Test("of a turned view centre and bounds are valid, and so are the frames of its subviews")
  func turned() throws {
    let view = UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 10))
    let child = UIView.plain(2, 3, 4, 5)
    view.addSubview(child)
    let screen = try OffscreenScreen.showing(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.center == CGPoint(x: 50, y: 15))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(child.frame == CGRect(x: 2, y: 3, width: 4, height: 5))
    // Right is down now: 2…6 of 20 from above, 3…8 of 10 from the right.
    #expect(try screen.frame().box(of: red) == CGRect(x: 47, y: 7, width: 5, height: 4))
    view.center.x += 10
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(try screen.frame().box(of: red) == CGRect(x: 57, y: 7, width: 5, height: 4))
  }

  // Seed 003, "Customizing a view without subclassing"; V9, V20.
  @Test("a view is turned by its own transform, or by its layer's, which is one of space")
  func layerTransform() throws {
    let view = UIView.plain(40, 10, 20, 10)
    let screen = try OffscreenScreen.showing(view)
    view.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(try screen.frame().box(of: red) == CGRect(x: 45, y: 5, width: 10, height: 20))
    let transform = view.transform
    #expect(near(transform.a, 0) && near(transform.b, 1))
    #expect(near(transform.c, -1) && near(transform.d, 0))
  }

  // Seed 000, "Converting Coordinates in the View Hierarchy", figure 3-3; V10.
  @Test("a rectangle that is converted from a turned view covers what it covers on the screen")
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
    // Pixels that it covers whole; the four corners' are mixtures.
    let seen = try screen.frame().box(of: red)
    #expect(inner.convert(inner.bounds, to: nil).contains(seen))
    #expect(seen.width > side - 4 && seen.height > side - 4)
  }
}

/// Draws a mark by Core Graphics, right of and above its middle.
@MainActor private final class MarkView: UIView {
  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()
    context?.setFillColor(UIColor.green.cgColor)
    context?.fill(CGRect(x: 30, y: 3, width: 4, height: 2))
  }
}
