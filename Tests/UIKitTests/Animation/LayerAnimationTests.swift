import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("Animations of a view's layer, as rendered", .serialized)
@MainActor struct LayerAnimationTests {
  private let view = UIView.plain(0, 0, 10, 10)

  private func left(_ screen: OffscreenScreen, at time: Double) throws -> CGFloat {
    try screen.frame(at: time).box(of: red).minX
  }

  @Test("a basic animation moves what is rendered and leaves the model value alone")
  func basic() throws {
    let screen = try OffscreenScreen.showing(view)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 25
    animation.toValue = 105
    animation.duration = 2
    view.layer.add(animation, forKey: "move")
    #expect(try left(screen, at: 0) == 20)
    #expect(try left(screen, at: 0.5) == 40)
    #expect(try left(screen, at: 1.5) == 80)
    #expect(view.center.x == 5)
    #expect(try left(screen, at: 2) == 0)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("with fillMode .forwards, an animation that is not removed holds its last value")
  func fill() throws {
    let screen = try OffscreenScreen.showing(view)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = 105
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    view.layer.add(animation, forKey: "move")
    try screen.render()
    #expect(try left(screen, at: 7) == 100)
    view.layer.removeAnimation(forKey: "move")
    #expect(try left(screen, at: 7) == 0)
  }

  @Test("speed, time offset, begin time and repeat count position an animation in time")
  func timing() throws {
    let screen = try OffscreenScreen.showing(view)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue) = (5, 105)
    (animation.duration, animation.speed, animation.repeatCount) = (2, 2, 1.5)
    (animation.beginTime, animation.timeOffset) = (1, 0.5)
    view.layer.add(animation, forKey: "move")
    // The animation runs twice as fast, starts at a quarter, and runs one and a half iterations.
    try screen.render()
    #expect(try left(screen, at: 0.5) == 0)
    #expect(try left(screen, at: 1) == 25)
    #expect(try left(screen, at: 1.5) == 75)
    #expect(try left(screen, at: 2) == 25)
    #expect(try left(screen, at: 2.25) == 0)
  }

  @Test("keyframes are reached at their times, with linear interpolation between them")
  func keyframes() throws {
    let screen = try OffscreenScreen.showing(view)
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [
      CGPoint(x: 5, y: 5), CGPoint(x: 85, y: 5), CGPoint(x: 85, y: 25), CGPoint(x: 5, y: 25),
    ]
    animation.keyTimes = [0, 0.2, 0.4, 1]
    animation.duration = 10
    view.layer.add(animation, forKey: nil)
    try screen.render()
    for (time, x, y) in [(1.0, 40.0, 0.0), (2, 80, 0), (3, 80, 10), (4, 80, 20), (7, 40, 20)] {
      let box = try screen.frame(at: time).box(of: red)
      #expect(box.origin == CGPoint(x: x, y: y), "at \(time)")
    }
  }

  @Test("whole transforms may be keyframes, and scrolling a layer moves its sublayers")
  func transforms() throws {
    let inner = UIView.plain(0, 0, 10, 10)
    let outer = UIView(frame: CGRect(x: 0, y: 20, width: 120, height: 20))
    outer.addSubview(inner)
    let screen = try OffscreenScreen.showing(outer)
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [CATransform3DIdentity, CATransform3DMakeTranslation(100, 0, 0)]
    animation.duration = 1
    inner.layer.add(animation, forKey: nil)
    let scroll = CABasicAnimation(keyPath: "bounds.origin.y")
    (scroll.fromValue, scroll.toValue, scroll.duration) = (0, 20, 1)
    outer.layer.add(scroll, forKey: nil)
    try screen.render()
    #expect(
      try screen.frame(at: 0.5).box(of: red) == CGRect(x: 50, y: 10, width: 10, height: 10))
  }

  @Test("discrete keyframes jump")
  func discrete() throws {
    let screen = try OffscreenScreen.showing(view)
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [1, 0]
    animation.calculationMode = .discrete
    animation.duration = 2
    view.layer.add(animation, forKey: nil)
    try screen.render()
    #expect(try left(screen, at: 0.9) == 0)
    #expect(try screen.frame(at: 1.1).box(of: red).isNull)
  }

  @Test("a rotation by key path makes the full turn, and combines with a scale")
  func components() throws {
    let view = UIView.plain(40, 10, 40, 20)
    let screen = try OffscreenScreen.showing(view)
    let rotation = CABasicAnimation(keyPath: "transform.rotation.z")
    (rotation.fromValue, rotation.toValue, rotation.duration) = (0, 2 * Double.pi, 4)
    let scale = CABasicAnimation(keyPath: "transform.scale")
    (scale.fromValue, scale.toValue, scale.duration) = (1, 0, 2)
    view.layer.add(rotation, forKey: nil)
    view.layer.add(scale, forKey: nil)
    try screen.render()
    // Rotated by 90 degrees, at half the size.
    #expect(
      try screen.frame(at: 1).box(of: red) == CGRect(x: 55, y: 10, width: 10, height: 20))
    #expect(
      try screen.frame(at: 3).box(of: red) == CGRect(x: 50, y: 0, width: 20, height: 40))
  }

  @Test("a transaction's completion is called after its animations have ended")
  func transaction() throws {
    let screen = try OffscreenScreen.showing(view)
    let layer = CALayer()
    view.layer.addSublayer(layer)
    try screen.render()
    var completions = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setCompletionBlock { completions += 1 }
    layer.opacity = 0
    CATransaction.commit()
    try screen.render()
    try screen.frame(at: 1.9)
    #expect(completions == 0)
    try screen.frame(at: 2)
    #expect(completions == 1)
  }

  @Test("a display link is called once per frame, before it, with the frame's time")
  func displayLink() throws {
    let screen = try OffscreenScreen.showing(view)
    var calls: [(CFTimeInterval, CFTimeInterval)] = []
    let link = CADisplayLink { link in
      calls.append((link.timestamp, link.targetTimestamp))
      view.center.x = 5 + CGFloat(link.targetTimestamp) * 10
    }
    link.add(to: .main, forMode: .common)
    #expect(try left(screen, at: 1) == 10)
    #expect(try left(screen, at: 3) == 30)
    link.isPaused = true
    #expect(try left(screen, at: 4) == 30)
    link.isPaused = false
    link.invalidate()
    #expect(try left(screen, at: 5) == 30)
    #expect(calls.map(\.0) == [0, 1] && calls.map(\.1) == [1, 3])
  }
}
