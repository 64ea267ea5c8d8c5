import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing

@testable import UIKit

@Suite("Changes of stack views in animation blocks", .serialized)
@MainActor struct StackAnimationTests {
  private let red = SizedView(40, 20)
  private let blue = SizedView(40, 20)
  private let stack: UIStackView

  init() {
    (red.backgroundColor, blue.backgroundColor) = (.red, .blue)
    stack = UIStackView(arrangedSubviews: [red, blue])
    stack.translatesAutoresizingMaskIntoConstraints = false
  }

  private func showing() throws -> OffscreenScreen {
    let screen = try OffscreenScreen(size: CGSize(width: 100, height: 20))
    screen.window.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: screen.window.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: screen.window.topAnchor).isActive = true
    try screen.render()
    return screen
  }

  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: changes)
  }

  /// The widths of the red and the blue area in the middle row of a frame.
  private func widths(_ screen: OffscreenScreen, at time: Double) throws -> [Int] {
    let image = try screen.frame(at: time)
    let pixels = (0..<image.width).map { image.pixel(x: $0, y: 10) }
    return [pixels.count { $0.x > 200 && $0.z < 50 }, pixels.count { $0.z > 200 && $0.x < 50 }]
  }

  @Test("a view that is hidden becomes shorter, and is hidden at the end")
  func hiding() throws {
    let screen = try showing()
    #expect(try widths(screen, at: 0) == [40, 40])
    animate { red.isHidden = true }
    #expect(red.isHidden && red.frame.width == 0 && blue.frame.minX == 0)
    try screen.render()
    #expect(try widths(screen, at: 0.25) == [30, 40])
    #expect(try widths(screen, at: 0.75) == [10, 40])
    #expect(try widths(screen, at: 1) == [0, 40])
    #expect(red.layer.presentation()?.isHidden == true)
  }

  @Test("a view that is shown grows from no length")
  func showingAgain() throws {
    red.isHidden = true
    let screen = try showing()
    #expect(try widths(screen, at: 0) == [0, 40])
    animate { red.isHidden = false }
    try screen.render()
    #expect(try widths(screen, at: 0.25) == [10, 40])
    #expect(try widths(screen, at: 1) == [40, 40])
  }

  @Test("a view that is shown again in flight grows from the length that it has")
  func interruption() throws {
    let screen = try showing()
    animate { red.isHidden = true }
    try screen.render()
    #expect(try widths(screen, at: 0.5) == [20, 40])
    animate { red.isHidden = false }
    #expect(try widths(screen, at: 0.5) == [20, 40])
    #expect(try widths(screen, at: 2) == [40, 40] && !red.isHidden)
  }

  @Test("a view that is removed while it is being hidden disappears at once")
  func removal() throws {
    let screen = try showing()
    animate { red.isHidden = true }
    try screen.render()
    _ = try screen.frame(at: 0.5)
    red.removeFromSuperview()
    #expect(try widths(screen, at: 0.6)[0] == 0)
    #expect(stack.arrangedSubviews == [blue])
  }

  @Test("without an animation block a view is hidden at once")
  func atOnce() throws {
    let screen = try showing()
    red.isHidden = true
    #expect(try widths(screen, at: 0) == [0, 40])
    animate { UIView.performWithoutAnimation { blue.isHidden = true } }
    #expect(try widths(screen, at: 0) == [0, 0])
  }

  @Test("spacings, axes and orders are animated without a call of layoutIfNeeded()")
  func properties() throws {
    let screen = try showing()
    animate { stack.spacing = 20 }
    try screen.render()
    let image = try screen.frame(at: 0.5)
    #expect(image.pixel(x: 45, y: 10).z < 50 && image.pixel(x: 52, y: 10).z > 200)
    #expect(blue.layer.animationKeys() == ["position"])
  }

  @Test("what surrounds a stack view moves with it")
  func surroundings() throws {
    let neighbor = SizedView(10, 20)
    neighbor.translatesAutoresizingMaskIntoConstraints = false
    let screen = try showing()
    screen.window.addSubview(neighbor)
    neighbor.leftAnchor.constraint(equalTo: stack.rightAnchor).isActive = true
    neighbor.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
    try screen.render()
    animate { red.isHidden = true }
    #expect(neighbor.frame.minX == 40 && neighbor.layer.animationKeys() == ["position"])
  }

  @Test("a property animator that is reversed shows the view again")
  func animator() throws {
    let screen = try showing()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { red.isHidden = true }
    animator.startAnimation()
    try screen.render()
    #expect(try widths(screen, at: 0.5) == [20, 40])
    animator.pauseAnimation()
    #expect(try widths(screen, at: 5) == [20, 40])
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(!red.isHidden)
    #expect(try widths(screen, at: 6) == [40, 40])
  }
}
