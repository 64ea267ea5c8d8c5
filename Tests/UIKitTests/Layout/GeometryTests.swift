import CoreGraphics
import LaminaTesting
import TestSupport
import Testing
import UIKit

@Suite("The geometry of views", .serialized)
@MainActor struct GeometryTests {
  private let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))

  // View Programming Guide, "Setting the Properties of a View", table 3-1. Requirement V3.
  @Test("center and frame are in the superview's coordinates, bounds in the view's own")
  func spaces() {
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.center == CGPoint(x: 30, y: 30))
    view.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    view.center = CGPoint(x: 20, y: 10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.bounds.origin == CGPoint(x: 5, y: 5))
    view.frame.size = CGSize(width: 10, height: 10)
    #expect(view.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(view.center == CGPoint(x: 5, y: 5))
  }

  // View Programming Guide, "Translating, Scaling, and Rotating Views". Requirement V9.
  @Test("a rotation by 45 degrees is clockwise on the screen, about the center")
  func clockwise() throws {
    let marker = UIView.plain(38, 8, 4, 4)
    view.addSubview(marker)
    let screen = try OffscreenScreen.showing(view, size: CGSize(width: 60, height: 60))
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(view.center == CGPoint(x: 30, y: 30))
    let box = try screen.frame().box(of: red)
    // The marker was right of the center, and is now below and right of it.
    #expect(box.midX > 40 && box.midX < 48 && box.midY > 40 && box.midY < 48)
  }

  // View Programming Guide, "Translating, Scaling, and Rotating Views". Requirement V9.
  @Test("the order of transforms matters")
  func order() {
    let rotation = CGAffineTransform(rotationAngle: .pi / 2)
    view.transform = rotation.translatedBy(x: 10, y: 0)
    let rotatedThenTranslated = view.frame
    view.transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
    #expect(near(rotatedThenTranslated, CGRect(x: 20, y: 20, width: 20, height: 40)))
    #expect(near(view.frame, CGRect(x: 30, y: 10, width: 20, height: 40)))
  }

  // View Programming Guide, "Translating, Scaling, and Rotating Views". Requirement V9.
  @Test("scaling changes the size on screen, and neither the center nor the bounds")
  func scale() {
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(view.center == CGPoint(x: 30, y: 30))
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    #expect(view.frame == CGRect(x: -10, y: 0, width: 80, height: 60))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
  }

  @Test("setting the frame of a scaled view applies the inverse scale to the bounds")
  func frameOfScaled() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    #expect(view.bounds.size == CGSize(width: 50, height: 30))
    #expect(view.center == CGPoint(x: 50, y: 30))
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds.width.isFinite && view.center.x.isFinite)
  }

  // View Programming Guide, "Adding and Removing Subviews". Requirement V7.
  @Test("a subview shows at its frame, even outside of its superview's bounds")
  func outside() throws {
    let child = UIView.plain(30, 5, 20, 5)
    view.addSubview(child)
    let screen = try OffscreenScreen.showing(view)
    #expect(try screen.frame().box(of: red) == CGRect(x: 40, y: 25, width: 20, height: 5))
    view.layer.masksToBounds = true
    #expect(child.frame == CGRect(x: 30, y: 5, width: 20, height: 5))
  }

  @Test("frame, bounds, center and transform are consistent for random views")
  func agreement() {
    var random = SeededGenerator(seed: 77)
    for _ in 0..<(rounds ?? 300) {
      let view = RandomViews.view(&random)
      let host = UIView()
      host.addSubview(view)
      #expect(near(view.frame, view.convert(view.bounds, to: host)))
      let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      let center = view.convert(middle, to: host)
      #expect(near(center.x, view.center.x) && near(center.y, view.center.y))
      let transform = view.transform
      guard transform.b == 0 && transform.c == 0 else { continue }
      let frame = CGRect(
        origin: RandomViews.point(&random),
        size: CGSize(width: RandomViews.number(1...90, &random), height: 7))
      view.frame = frame
      #expect(near(view.frame, frame) && view.transform == transform)
    }
  }

  /// Requirement V10: what is drawn at a pixel is the frontmost view that the pixel's center is in.
  @Test("a view contains exactly the points where it is drawn")
  func pixels() throws {
    var random = SeededGenerator(seed: 2024)
    let size = CGSize(width: 96, height: 64)
    let checks = 60
    for _ in 0..<max(8, (rounds ?? 0) / checks) {
      let screen = try OffscreenScreen(size: size, scale: 1)
      var views = RandomViews.tree(count: 10, &random)
      let top = views.removeFirst()
      top.backgroundColor = nil
      screen.window.addSubview(top)
      for (index, view) in views.enumerated() {
        view.backgroundColor =
          index % 3 == 2 ? nil : UIColor(white: CGFloat(index + 1) / 15, alpha: 1)
      }
      let image = try screen.frame()
      for _ in 0..<checks {
        let x = Int.random(in: 1..<95, using: &random)
        let y = Int.random(in: 1..<63, using: &random)
        check(image, x, y, in: screen.window)
      }
    }
  }

  /// Skips pixels that an edge runs through, or close to.
  private func check(_ image: CGImage, _ x: Int, _ y: Int, in window: UIWindow) {
    let square = CGRect(x: CGFloat(x), y: CGFloat(y), width: 1, height: 1)
      .insetBy(dx: -0.75, dy: -0.75)
    var found: UIView?
    for view in inDrawingOrder(window) where view.backgroundColor != nil {
      let here = view.convert(square, from: window)
      // The two are disjoint along the axes of one of them.
      let isApart =
        !here.intersects(view.bounds) || !square.intersects(view.convert(view.bounds, to: window))
      if isApart { continue }
      guard view.bounds.contains(here) else { return }
      found = view
    }
    let level = found?.backgroundColor?.cgColor.components?.first ?? 0
    let value = Int((level * 255).rounded())
    let pixel = image.pixel(x: x, y: y)
    #expect(abs(Int(pixel.x) - value) <= 1, "pixel \(x),\(y)")
  }

  private func inDrawingOrder(_ view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(inDrawingOrder)
  }
}
