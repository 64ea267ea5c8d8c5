import CoreGraphics
import LaminaTesting
import Testing
import UIKit

/// Requirement V18, "Animated properties": touches are disabled while a view animates.
@Suite("Hit testing", .serialized)
@MainActor struct HitTestTests {
  private let view = UIView.plain(10, 10, 20, 20)
  private let child = UIView.plain(5, 5, 10, 10)

  private func hit(_ screen: OffscreenScreen, _ x: CGFloat, _ y: CGFloat) -> UIView? {
    screen.window.hitTest(CGPoint(x: x, y: y), with: UIEvent(timestamp: screen.time))
  }

  private func showing() throws -> OffscreenScreen {
    view.addSubview(child)
    return try OffscreenScreen.showing(view)
  }

  @Test("the frontmost view at a point takes the touch, transforms included")
  func frontmost() throws {
    let screen = try showing()
    let front = UIView.plain(25, 10, 20, 20)
    screen.window.addSubview(front)
    #expect(hit(screen, 12, 12) === view && hit(screen, 16, 16) === child)
    #expect(hit(screen, 26, 12) === front && hit(screen, 50, 35) === screen.window)
    #expect(hit(screen, -1, 0) == nil)
    view.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(hit(screen, 11, 11) === screen.window && hit(screen, 20, 7) === view)
    view.transform = .identity
    child.center = CGPoint(x: 40, y: 10)
    // A subview shows outside of its superview's bounds, and takes no touches there.
    #expect(try screen.frame().pixel(x: 52, y: 20) == red)
    #expect(hit(screen, 52, 20) === screen.window && hit(screen, 28, 20) === front)
  }

  @Test("hidden, transparent and non-interactive views take no touches, nor do their subviews")
  func passedBy() throws {
    let screen = try showing()
    let changes: [(UIView) -> Void] = [
      { $0.isHidden = true }, { $0.alpha = 0.009 }, { $0.isUserInteractionEnabled = false },
    ]
    for change in changes {
      let view = UIView.plain(60, 10, 20, 20)
      view.addSubview(UIView.plain(0, 0, 20, 20))
      screen.window.addSubview(view)
      #expect(hit(screen, 65, 15) === view.subviews[0])
      change(view)
      #expect(hit(screen, 65, 15) === screen.window)
      view.removeFromSuperview()
    }
    view.alpha = 0.01
    #expect(hit(screen, 12, 12) === view)
    #expect(UIImageView(image: nil).isUserInteractionEnabled == false)
  }

  @Test("a view and its subviews take no touches until its animations are over")
  func animating() throws {
    let screen = try showing()
    UIView.animate(withDuration: 1, delay: 1, animations: { view.alpha = 0.5 })
    #expect(hit(screen, 12, 12) === screen.window && hit(screen, 16, 16) === screen.window)
    #expect(view.hitTest(CGPoint(x: 2, y: 2), with: nil) == nil)
    // The child itself does not animate.
    #expect(child.hitTest(CGPoint(x: 2, y: 2), with: nil) === child)
    try screen.render()
    try screen.frame(at: 1.9)
    #expect(hit(screen, 16, 16) === screen.window)
    try screen.frame(at: 2)
    #expect(hit(screen, 16, 16) === child)
  }

  @Test("allowUserInteraction enables touches, unless another block without it is running")
  func allowed() throws {
    let screen = try showing()
    UIView.animate(
      withDuration: 1, delay: 0, options: .allowUserInteraction,
      animations: {
        view.center.x += 60
        UIView.animate(withDuration: 1) { view.center.y += 2 }
      })
    #expect(hit(screen, 12, 12) === screen.window && hit(screen, 72, 14) === view)
    UIView.animate(withDuration: 0.5) { view.alpha = 0.5 }
    #expect(hit(screen, 72, 14) === screen.window)
    try screen.render()
    try screen.frame(at: 0.5)
    #expect(hit(screen, 72, 14) === view)
    view.layer.removeAllAnimations()
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { view.alpha = 1 })
    #expect(hit(screen, 72, 14) === view)
  }

  @Test("removing the animations enables touches again")
  func removed() throws {
    let screen = try showing()
    UIView.animate(withDuration: 1, delay: 0, options: .repeat, animations: { view.alpha = 0.5 })
    #expect(hit(screen, 12, 12) === screen.window)
    view.layer.removeAllAnimations()
    #expect(hit(screen, 12, 12) === view)
  }

  @Test("overriding point(inside:with:) changes where a view is hit")
  func overridden() throws {
    let round = RoundView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let screen = try OffscreenScreen.showing(round)
    #expect(hit(screen, 1, 1) === screen.window && hit(screen, 10, 10) === round)
    #expect(hit(screen, 10, 1) === round)
  }
}

private final class RoundView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    hypot(point.x - bounds.midX, point.y - bounds.midY) <= bounds.width / 2
  }
}
