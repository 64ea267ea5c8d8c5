import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import Testing
import UIKit

/// Requirement V18, "Animated properties": springs.
@Suite("Spring blocks", .serialized)
@MainActor struct SpringBlockTests {
  private let view = UIView.plain(0, 0, 10, 10)

  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  @Test("a spring passes through Apple's values, in the layer tree and on the screen")
  func track() throws {
    view.center = CGPoint(x: 50, y: 20)
    let screen = try OffscreenScreen.showing(view, size: CGSize(width: 200, height: 40))
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      animations: { view.center.x = 150 }, completion: { calls.append($0) })
    try screen.render()
    for (time, x) in [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06)] {
      let image = try screen.frame(at: time)
      // The values were read off a screen, to within 0.002 of the distance.
      #expect(near(shown.position.x, x, by: 0.2), "at \(time)")
      #expect(near(image.box(of: red).midX, x, by: 1), "at \(time)")
    }
    try screen.frame(at: 0.79)
    // A thousandth of the oscillation is left.
    #expect(near(shown.position.x, 150, by: 0.2) && calls == [])
    try screen.frame(at: 0.8)
    #expect(shown.position.x == 150 && calls == [true])
  }

  @Test("the initial velocity is in distances per second, whatever the distance is")
  func velocity() throws {
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 3,
      animations: { view.center = CGPoint(x: 105, y: 15) })
    try screen.render()
    try screen.frame(at: 1e-5)
    #expect(near((shown.position.x - 5) / 1e-5, 300, by: 0.5))
    #expect(near((shown.position.y - 5) / 1e-5, 30, by: 0.1))
  }

  @Test("a damping ratio above 1 counts as 1; during a delay, the previous value shows")
  func limits() throws {
    let other = UIView.plain(0, 20, 10, 10)
    let screen = try OffscreenScreen.showing(view, other)
    for (view, ratio) in [(view, 1.0), (other, 4.0)] {
      UIView.animate(
        withDuration: 1, delay: 0.5, usingSpringWithDamping: ratio, initialSpringVelocity: 0,
        animations: { view.center.x = 105 })
    }
    try screen.render()
    try screen.frame(at: 0.5)
    #expect(shown.position.x == 5)
    try screen.frame(at: 0.8)
    #expect(shown.position.x == other.layer.presentation()?.position.x && shown.position.x > 40)
  }

  @Test("the variant with a bounce ends when the spring is at rest")
  func bounce() throws {
    let screen = try OffscreenScreen.showing(view)
    var calls: [Bool] = []
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      view.center.x = 105
    } completion: {
      calls.append($0)
    }
    let animation = view.layer.animation(forKey: "position")
    let duration = animation?.duration ?? 0
    #expect(duration > 0.5 && duration < 2)
    try screen.render()
    var highest: CGFloat = 0
    for step in 1..<100 {
      try screen.frame(at: duration * Double(step) / 100)
      highest = max(highest, shown.position.x)
    }
    // With a damping ratio of 0.7, the spring overshoots by e^(-0.7π / √0.51).
    let peak = 105 + 100 * exp(-0.7 * Double.pi / 0.51.squareRoot())
    #expect(near(highest, peak, by: 0.1))
    #expect(near(shown.position.x, 105, by: 0.1) && calls == [])
    try screen.frame(at: duration)
    #expect(calls == [true])
  }

  @Test("the variant with a bounce needs no argument but the changes")
  func defaults() throws {
    let screen = try OffscreenScreen.showing(view)
    UIView.animate { view.center.x = 105 }
    try screen.render()
    try screen.frame(at: 0.5)
    // After half a second without bounce, (1 + 4πt)e^(-4πt) of the distance is left.
    let rest = 100 * (1 + 2 * Double.pi) * exp(-2 * Double.pi)
    #expect(near(shown.position.x, 105 - rest, by: 1e-4))
    UIView.animate(springDuration: 0) { view.center.x = 5 }
    #expect(view.layer.animationKeys() == ["position"])
  }

  @Test("spring blocks add CASpringAnimations with the stiffness that UIKit gives them")
  func values() throws {
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 2,
      animations: {
        view.center.x = 105
        view.backgroundColor = .blue
      })
    for key in ["position", "backgroundColor"] {
      let spring = view.layer.animation(forKey: key) as? CASpringAnimation
      #expect(spring?.mass == 1 && spring?.initialVelocity == 2 && spring?.duration == 0.8)
      let stiffness: CGFloat = spring?.stiffness ?? 0
      #expect(near(spring?.damping ?? 0, 1.2 * stiffness.squareRoot()))
    }
    UIView.animate(
      withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      animations: { view.alpha = 0.5 })
    let fade = view.layer.animation(forKey: "opacity") as? CASpringAnimation
    #expect(near(fade?.stiffness ?? 0, 190.214275, by: 1e-4))
    try screen.render()
  }

  @Test("a spring that is retargeted ten times keeps position and speed continuous")
  func retargeted() throws {
    let screen = try OffscreenScreen.showing(view, size: CGSize(width: 40, height: 40))
    var positions: [CGPoint] = []
    var changes: [Int] = []
    func frames(_ count: Int) throws {
      for _ in 0..<count {
        _ = try screen.frame(at: screen.time + 1 / 960)
        positions.append(shown.position)
      }
    }
    func retarget(to target: CGPoint) throws {
      UIView.animate(
        withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
        animations: { view.center = target })
      try screen.render()
      let (position, last) = (shown.position, positions.last ?? shown.position)
      #expect(near(position.x, last.x, by: 1e-9) && near(position.y, last.y, by: 1e-9))
      changes.append(positions.count - 1)
    }
    try retarget(to: CGPoint(x: 300, y: 200))
    for index in 1...10 {
      try frames(90 + 7 * index)
      try retarget(to: CGPoint(x: (index * 137) % 300, y: (index * 89) % 300))
    }
    try frames(960)
    #expect(positions.last == view.center && view.layer.animationKeys() == nil)
    let fastest = speeds(positions).map { hypot($0.dx, $0.dy) }.max() ?? 0
    for index in changes.dropFirst() {
      let jump = speedJump(positions, at: index)
      #expect(jump < 0.01 * fastest, "\(jump) of \(fastest) at \(index)")
    }
  }

  /// Returns the velocities, in points per frame.
  private func speeds(_ positions: [CGPoint]) -> [CGVector] {
    zip(positions.dropFirst(), positions).map { CGVector(dx: $0.x - $1.x, dy: $0.y - $1.y) }
  }

  /// Returns by how much the velocities before and after an index differ. Each is extrapolated to
  /// the index from its two nearest steps, because the spring accelerates all the time.
  private func speedJump(_ positions: [CGPoint], at index: Int) -> CGFloat {
    let steps = speeds(positions)
    let (before, after) = (steps[index - 1], steps[index])
    let velocityBefore = CGVector(
      dx: before.dx + (before.dx - steps[index - 2].dx) / 2,
      dy: before.dy + (before.dy - steps[index - 2].dy) / 2)
    let velocityAfter = CGVector(
      dx: after.dx - (steps[index + 1].dx - after.dx) / 2,
      dy: after.dy - (steps[index + 1].dy - after.dy) / 2)
    return hypot(velocityAfter.dx - velocityBefore.dx, velocityAfter.dy - velocityBefore.dy)
  }
}
