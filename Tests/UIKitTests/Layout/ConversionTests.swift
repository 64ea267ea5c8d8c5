import CoreGraphics
import LaminaTesting
import TestSupport
import Testing
import UIKit

/// View Programming Guide, "Converting Coordinates in the View Hierarchy". Requirement V10.
@Suite("Conversion of coordinates", .serialized)
@MainActor struct ConversionTests {
  private let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 10))

  @Test("points and rectangles convert to and from ancestors, descendants and siblings")
  func views() {
    let beside = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    outer.addSubview(inner)
    outer.addSubview(beside)
    let rect = CGRect(x: 1, y: 1, width: 2, height: 3)
    #expect(inner.convert(rect, to: outer) == CGRect(x: 31, y: 41, width: 2, height: 3))
    #expect(inner.convert(rect, from: outer) == CGRect(x: -29, y: -39, width: 2, height: 3))
    #expect(inner.convert(rect, to: beside) == CGRect(x: 30, y: 39, width: 2, height: 3))
    #expect(inner.convert(rect, from: beside) == CGRect(x: -28, y: -37, width: 2, height: 3))
    #expect(inner.convert(rect, to: inner) == rect)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: beside) == CGPoint(x: 30, y: 39))
  }

  @Test("nil stands for the window, or for the root view if there is none")
  func window() throws {
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 30, y: 40))
    #expect(outer.convert(CGPoint.zero, to: nil) == .zero)
    let screen = try OffscreenScreen.showing(outer)
    screen.window.frame.origin = CGPoint(x: 7, y: 7)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 40, y: 60))
    #expect(inner.convert(inner.bounds, to: nil) == CGRect(x: 40, y: 60, width: 20, height: 10))
    #expect(inner.convert(CGPoint(x: 40, y: 60), from: nil) == .zero)
    #expect(inner.convert(CGRect(x: 40, y: 60, width: 1, height: 1), from: nil).origin == .zero)
  }

  @Test("the origin of the bounds counts: the subviews of a scrolled view are elsewhere")
  func scrolled() {
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 25)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 30, y: 40))
    let top = UIView()
    top.addSubview(outer)
    #expect(inner.convert(CGPoint.zero, to: top) == CGPoint(x: 40, y: 35))
  }

  @Test("a converted rectangle of a rotated view is the bounding box of what it covers")
  func rotated() {
    outer.addSubview(inner)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 4)
    let rect = inner.convert(inner.bounds, to: outer)
    let side = (20 + 10) / 2.0.squareRoot()
    #expect(near(rect, CGRect(x: 40 - side / 2, y: 45 - side / 2, width: side, height: side)))
    #expect(near(rect, inner.frame))
    let back = inner.convert(rect, from: outer)
    #expect(back.width > 20 && back.height > 10)
  }

  @Test("conversion between windows goes through the screen")
  func windows() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
    let second = UIWindow(screen: screen.screen)
    screen.window.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    second.frame = CGRect(x: 30, y: 0, width: 50, height: 50)
    screen.window.addSubview(inner)
    let there = UIView(frame: CGRect(x: 1, y: 1, width: 5, height: 5))
    second.addSubview(there)
    for isHidden in [true, false] {
      second.isHidden = isHidden
      #expect(inner.convert(CGPoint.zero, to: there) == CGPoint(x: 9, y: 49))
      #expect(there.convert(CGPoint(x: 9, y: 49), to: inner) == .zero)
      #expect(inner.convert(CGPoint.zero, to: second) == CGPoint(x: 10, y: 50))
      #expect(screen.window.convert(CGPoint.zero, to: second) == CGPoint(x: -20, y: 10))
      #expect(screen.window.convert(CGPoint.zero, from: second) == CGPoint(x: 20, y: -10))
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(second.convert(rect, to: screen.window) == CGRect(x: 21, y: -8, width: 3, height: 4))
      #expect(second.convert(rect, from: screen.window).origin == CGPoint(x: -19, y: 12))
    }
  }

  @Test("for a window, nil stands for the screen")
  func screenOfWindow() throws {
    let screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
    let window = screen.window
    window.frame.origin = CGPoint(x: 4, y: 5)
    let nowhere: UIWindow? = nil
    #expect(window.convert(CGPoint(x: 1, y: 1), to: nowhere) == CGPoint(x: 5, y: 6))
    #expect(window.convert(CGPoint(x: 5, y: 6), from: nowhere) == CGPoint(x: 1, y: 1))
    let rect = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(window.convert(rect, to: nowhere).origin == CGPoint(x: 4, y: 5))
    #expect(window.convert(rect, from: nowhere).origin == CGPoint(x: -4, y: -5))
    #expect(window.convert(rect, to: window) == rect)
  }

  @Test("views convert the same way when they are used as coordinate spaces")
  func spaces() {
    outer.addSubview(inner)
    let space: any UICoordinateSpace = outer
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(inner.convert(rect, to: space) == CGRect(x: 31, y: 42, width: 3, height: 4))
    #expect(inner.convert(rect, from: space) == CGRect(x: -29, y: -38, width: 3, height: 4))
    #expect(inner.convert(rect.origin, to: space) == CGPoint(x: 31, y: 42))
    #expect(inner.convert(rect.origin, from: space) == CGPoint(x: -29, y: -38))
    #expect(space.convert(rect.origin, from: inner) == CGPoint(x: 31, y: 42))
    #expect(space.bounds == outer.bounds)
  }

  @Test("converting there and back gives the original point, in any tree")
  func roundTrip() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<(rounds ?? 300) {
      let views = RandomViews.tree(count: 12, &random)
      guard let a = views.randomElement(using: &random), let b = views.randomElement(using: &random)
      else { continue }
      let point = RandomViews.point(&random)
      let there = a.convert(point, to: b)
      let back = a.convert(there, from: b)
      let size = max(1, abs(there.x), abs(there.y), abs(point.x), abs(point.y))
      #expect(near(back.x, point.x, by: 1e-6 * size))
      #expect(near(back.y, point.y, by: 1e-6 * size))
      let same = b.convert(point, from: a)
      #expect(near(same.x, there.x, by: 1e-6 * size))
      let rect = a.convert(CGRect(origin: point, size: CGSize(width: 3, height: 2)), to: b)
      #expect(rect.insetBy(dx: -1e-6 * size, dy: -1e-6 * size).contains(there))
    }
  }
}
