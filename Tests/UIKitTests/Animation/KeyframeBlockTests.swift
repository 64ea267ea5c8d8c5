import CoreGraphics
import LaminaTesting
import QuartzCore
import Testing
import UIKit

@Suite("Keyframe blocks", .serialized)
@MainActor struct KeyframeBlockTests {
  private let view = UIView.plain(0, 0, 10, 10)

  private var shown: CALayer { view.layer.presentation() ?? view.layer }

  /// The options for a linear timing curve, which have no named constant.
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// Takes half of the time to x = 25, rests for a quarter, and takes a quarter to x = 105.
  private func frames() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 25 }
    UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
      view.center.x = 105
    }
  }

  private func run(
    _ options: UIView.KeyframeAnimationOptions = [], delay: Double = 0,
    _ animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) throws -> OffscreenScreen {
    let screen = try OffscreenScreen.showing(view)
    UIView.animateKeyframes(
      withDuration: 2, delay: delay, options: [Self.linear, options],
      animations: animations ?? frames, completion: completion)
    try screen.render()
    return screen
  }

  private func positions(_ screen: OffscreenScreen, at times: [Double]) throws -> [CGFloat] {
    try times.map { time in
      try screen.frame(at: time)
      return (shown.position.x * 1e6).rounded() / 1e6
    }
  }

  @Test("each keyframe is reached at its end, and its value holds until the next one begins")
  func linear() throws {
    let screen = try run()
    #expect(view.center.x == 105)
    let animation = view.layer.animation(forKey: "position") as? CAKeyframeAnimation
    #expect(view.layer.animationKeys() == ["position"])
    #expect(animation?.keyTimes?.map(\.doubleValue) == [0, 0.5, 0.75, 1])
    #expect(
      try positions(screen, at: [0, 0.5, 1, 1.25, 1.5, 1.75, 2]) == [5, 15, 25, 25, 25, 65, 105])
  }

  @Test("without a named curve, the whole animation eases in and out")
  func timingFunction() throws {
    let screen = try OffscreenScreen.showing(view)
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 105 }
      })
    try screen.render()
    try screen.frame(at: 0.25)
    #expect(near(shown.position.x, 5 + 12.91619, by: 1e-4))
  }

  @Test("in discrete mode, no values between the keyframes show")
  func discrete() throws {
    let screen = try run(.calculationModeDiscrete)
    #expect(
      try positions(screen, at: [0.5, 0.99, 1, 1.5, 1.99, 2]) == [5, 5, 25, 25, 25, 105])
  }

  @Test("the paced modes keep one speed, and the cubic modes smooth the corners")
  func modes() throws {
    let paced = try run(.calculationModePaced)
    #expect(try positions(paced, at: [0.5, 1, 1.5]) == [30, 55, 80])
    view.center.x = 5
    let cubic = try run(.calculationModeCubic)
    let (before, middle) = (
      try positions(cubic, at: [0.9, 1]), view.layer.animation(forKey: "position")
    )
    #expect(before[0] != 23 && before[1] == 25)
    #expect((middle as? CAKeyframeAnimation)?.calculationMode == .cubic)
    view.center.x = 5
    let cubicPaced = try run(.calculationModeCubicPaced)
    let halfway = try positions(cubicPaced, at: [1])
    // The curve overshoots before it changes direction.
    #expect(halfway[0] > 40 && halfway[0] < 70)
  }

  @Test("keyframes may be added in any order; a keyframe that begins ends the one before it")
  func order() throws {
    let screen = try run {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 65 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 45 }
    }
    // The model layer has the value that was set last.
    #expect(view.center.x == 45)
    #expect(try positions(screen, at: [0.5, 1, 1.5, 1.9]) == [25, 45, 55, 63])
  }

  @Test("a value set twice in one keyframe takes the last; times are clamped to 0…1")
  func limits() throws {
    let screen = try run {
      UIView.addKeyframe(withRelativeStartTime: -1, relativeDuration: 0.5) { view.center.x = 500 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 9) {
        view.center.x = 55
        view.center.x = 105
      }
    }
    #expect(try positions(screen, at: [0.5, 1, 1.5]) == [30, 55, 80])
  }

  @Test(
    "each property and view has its own keyframes; changes outside keyframes take the whole time")
  func properties() throws {
    let other = UIView.plain(0, 20, 10, 10)
    let screen = try OffscreenScreen.showing(view, other)
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: Self.linear,
      animations: {
        frames()
        view.alpha = 0
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
          other.transform = CGAffineTransform(rotationAngle: 3)
        }
      })
    try screen.render()
    try screen.frame(at: 1.25)
    #expect(shown.position.x == 25 && near(CGFloat(shown.opacity), 0.375))
    let rotated = other.layer.presentation()?.affineTransform()
    #expect(near(rotated?.b ?? 0, sin(1.5)))
  }

  @Test("a keyframe block starts from the presented value and replaces running animations")
  func inFlight() throws {
    let screen = try OffscreenScreen.showing(view)
    var calls: [Bool] = []
    UIView.animate(
      withDuration: 2, delay: 0, options: .curveLinear, animations: { view.center.x = 105 },
      completion: { calls.append($0) })
    try screen.render()
    try screen.frame(at: 1)
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: Self.linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 5 }
      })
    #expect(calls == [false] && shown.position.x == 55)
    try screen.render()
    try screen.frame(at: 2)
    #expect(shown.position.x == 30)
    // A plain block after it starts from the presented value as well.
    UIView.animate(withDuration: 1) { view.center.x = 105 }
    #expect(shown.position.x == 30 && view.layer.animationKeys() == ["position"])
  }

  @Test("delay, repeat and autoreverse work as in other blocks; the completion is called once")
  func options() throws {
    var calls: [Bool] = []
    let screen = try run(.autoreverse, delay: 1, completion: { calls.append($0) })
    #expect(try positions(screen, at: [0.5, 1, 2, 4, 4.25]) == [5, 5, 25, 25, 20])
    try screen.frame(at: 4.99)
    #expect(calls == [] && shown.position.x < 6)
    try screen.frame(at: 5)
    #expect(calls == [true] && shown.position.x == 105)
    view.center.x = 5
    let endless = try run(.repeat)
    #expect(try positions(endless, at: [3, 1000.5]) == [25, 15])
  }

  @Test("inside another block, the outer block's duration and timing curve apply")
  func nested() throws {
    let screen = try OffscreenScreen.showing(view)
    UIView.animate(
      withDuration: 4, delay: 0, options: .curveLinear,
      animations: { UIView.animateKeyframes(withDuration: 1, delay: 0, animations: frames) })
    try screen.render()
    #expect(try positions(screen, at: [1, 2, 3.5]) == [15, 25, 65])
  }

  @Test("addKeyframe outside a keyframe block changes at once, or as an enclosing block does")
  func outside() throws {
    let screen = try OffscreenScreen.showing(view)
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 25 }
    #expect(view.layer.animationKeys() == nil && view.center.x == 25)
    UIView.animateKeyframes(withDuration: 0, delay: 0, animations: frames)
    #expect(view.layer.animationKeys() == nil && view.center.x == 105)
    try screen.render()
  }

  @Test("the options have UIKit's values")
  func rawValues() {
    typealias Options = UIView.KeyframeAnimationOptions
    let options: [Options] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedOptions,
    ]
    #expect(options.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 9].map { 1 << $0 })
    let modes: [Options] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
      .calculationModeCubic, .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (0..<5).map { $0 << 10 })
  }
}
