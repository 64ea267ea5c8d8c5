import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("UIView", .serialized)
@MainActor struct ViewTests {
  @Test("a new view has UIKit's defaults")
  func defaults() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 10, height: 10), scale: 2)
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.alpha == 1 && !view.isHidden && view.isOpaque && view.tag == 0)
    #expect(view.backgroundColor == nil && view.transform == .identity)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 16, y: 22))
    #expect(view.subviews.isEmpty && view.superview == nil && view.window == nil)
    #expect(view.next == nil && view.contentScaleFactor == 2)
    #expect(type(of: view.layer) == CALayer.self && view.layer.delegate === view)
    #expect(UIView().frame == .zero)
    #expect(screen.screen === UIScreen.main)
  }

  @Test("frame, bounds and center are consistent")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    view.bounds.size = CGSize(width: 40, height: 40)
    #expect(view.frame == CGRect(x: 30, y: 30, width: 40, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 8, height: 6)
    #expect(view.center == CGPoint(x: 4, y: 3) && view.bounds.size == view.frame.size)
  }

  @Test("the frame of a rotated view is its bounding box")
  func rotated() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let frame = view.frame
    #expect(near(frame.width, 10) && near(frame.height, 20))
    #expect(near(frame.midX, 10) && near(frame.midY, 5))
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
  }

  @Test("points are converted through scrolled, moved and rotated views")
  func conversion() throws {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 3, y: 0)
    let screen = try OffscreenScreen.showing(outer)
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 6, y: 7))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 13, y: 27))
    #expect(inner.convert(CGPoint(x: 13, y: 27), from: screen.window) == point)
    #expect(outer.convert(point, from: inner) == CGPoint(x: 6, y: 7))
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    // Rotated by 90 degrees clockwise about (15, 15), right becomes down.
    let rotated = inner.convert(CGPoint(x: 20, y: 10), to: outer)
    #expect(near(rotated.x, 15) && near(rotated.y, 25))
  }

  @Test("alpha is clamped to 0…1")
  func alpha() {
    let view = UIView()
    view.alpha = 2
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }
}
