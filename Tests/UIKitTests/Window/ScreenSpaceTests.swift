import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// View Programming Guide, "Converting Coordinates in the View Hierarchy". Requirements V10, V11.
@Suite("The screen's coordinate spaces", .serialized)
@MainActor struct ScreenSpaceTests {
  /// The position of content of 8 × 4 points at (2, 6) on a panel of 40 × 20 points.
  nonisolated private static let panelFrames: [(UIInterfaceOrientation, CGRect)] = [
    (.landscapeRight, CGRect(x: 2, y: 6, width: 8, height: 4)),
    (.portraitUpsideDown, CGRect(x: 30, y: 2, width: 4, height: 8)),
    (.landscapeLeft, CGRect(x: 30, y: 10, width: 8, height: 4)),
    (.portrait, CGRect(x: 6, y: 10, width: 4, height: 8)),
  ]

  @Test("the fixed space is the panel's, and the other one the content's", arguments: 0..<4)
  func orientations(index: Int) throws {
    let (orientation, panelFrame) = Self.panelFrames[index]
    let offscreen = try OffscreenScreen(size: CGSize(width: 40, height: 20))
    let screen = offscreen.screen
    screen.interfaceOrientation = orientation
    let (space, fixed) = (screen.coordinateSpace, screen.fixedCoordinateSpace)
    #expect(space.bounds == screen.bounds)
    #expect(fixed.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    let (outer, inner) = (UIView.plain(1, 4, 15, 12), UIView.plain(1, 2, 8, 4))
    offscreen.window.addSubview(outer)
    outer.addSubview(inner)

    let content = CGRect(x: 2, y: 6, width: 8, height: 4)
    #expect(inner.convert(inner.bounds, to: space) == content)
    #expect(inner.convert(inner.bounds, to: fixed) == panelFrame)
    #expect(inner.convert(content, from: space) == inner.bounds)
    #expect(inner.convert(panelFrame, from: fixed) == inner.bounds)
    #expect(space.convert(content, to: inner) == inner.bounds)
    #expect(fixed.convert(inner.bounds, from: inner) == panelFrame)
    #expect(space.convert(content, to: fixed) == panelFrame)
    #expect(space.convert(panelFrame, from: fixed) == content)
    #expect(fixed.convert(panelFrame, to: fixed) == panelFrame)

    let corner = fixed.convert(CGPoint(x: 2, y: 6), from: space)
    #expect(inner.convert(CGPoint.zero, to: fixed) == corner)
    #expect(inner.convert(corner, from: fixed) == .zero)
    #expect(fixed.convert(corner, to: space) == CGPoint(x: 2, y: 6))
    #expect(space.convert(CGPoint.zero, from: inner) == CGPoint(x: 2, y: 6))
  }

  @Test("conversion includes a window's position and rotation")
  func window() throws {
    let offscreen = try OffscreenScreen(size: CGSize(width: 40, height: 20))
    let space = offscreen.screen.coordinateSpace
    let window = UIWindow(frame: CGRect(x: 10, y: 4, width: 8, height: 6))
    #expect(window.convert(window.bounds, to: space) == window.frame)
    window.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(window.convert(window.bounds, to: space) == window.frame)
    #expect(window.convert(CGPoint.zero, to: space) == CGPoint(x: 17, y: 3))
    #expect(space.convert(CGPoint(x: 17, y: 3), to: window) == .zero)
  }

  @Test("outside a window, the root view's frame counts as screen coordinates")
  func windowless() throws {
    let offscreen = try OffscreenScreen(size: CGSize(width: 40, height: 20))
    let space = offscreen.screen.coordinateSpace
    let (outer, inner) = (UIView.plain(3, 4, 9, 9), UIView.plain(1, 2, 5, 6))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: space) == CGPoint(x: 4, y: 6))
    #expect(space.convert(CGRect(x: 4, y: 6, width: 5, height: 6), to: inner) == inner.bounds)
    #expect(outer.convert(CGPoint.zero, to: space) == outer.frame.origin)
  }

  /// A program's own coordinate space, offset from a view's.
  private final class Shifted: NSObject, UICoordinateSpace {
    private let base: any UICoordinateSpace
    init(_ base: any UICoordinateSpace) { self.base = base }
    var bounds: CGRect { base.bounds.offsetBy(dx: -5, dy: 0) }

    func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
      base.convert(CGPoint(x: point.x + 5, y: point.y), to: space)
    }
    func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
      let point = base.convert(point, from: space)
      return CGPoint(x: point.x - 5, y: point.y)
    }
    func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
      base.convert(rect.offsetBy(dx: 5, dy: 0), to: space)
    }
    func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
      base.convert(rect, from: space).offsetBy(dx: -5, dy: 0)
    }
  }

  @Test("conversion asks a space that is neither a view nor a screen's")
  func foreign() throws {
    let offscreen = try OffscreenScreen(size: CGSize(width: 40, height: 20))
    let space = offscreen.screen.coordinateSpace
    let shifted = Shifted(offscreen.window)
    #expect(space.convert(CGPoint(x: 7, y: 1), to: shifted) == CGPoint(x: 2, y: 1))
    #expect(space.convert(CGPoint(x: 2, y: 1), from: shifted) == CGPoint(x: 7, y: 1))
  }
}
