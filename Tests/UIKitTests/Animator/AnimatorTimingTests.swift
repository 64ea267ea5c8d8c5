import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import Testing
import UIKit

// Row V18; the values are those of Apple's curves and springs.
@Suite("Paces of a property animator", .serialized)
@MainActor struct AnimatorTimingTests {
  private let stage: AnimatorScreen

  init() throws {
    stage = try AnimatorScreen()
  }

  /// How far the view is seen to have come.
  private var progress: CGFloat { (stage.x - 5) / 100 }

  private func curve(_ curve: UIView.AnimationCurve) -> UICubicTimingParameters {
    UICubicTimingParameters(animationCurve: curve)
  }

  private static let curves: [(UIView.AnimationCurve, [(Double, CGFloat)])] = [
    (.linear, [(0.1, 0.1), (0.5, 0.5), (0.9, 0.9)]),
    (.easeInOut, [(0.1, 0.0197225), (0.25, 0.1291619), (0.4, 0.3318839), (0.5, 0.5)]),
    (.easeIn, [(0.25, 0.0934647), (0.5, 0.3153568), (0.75, 0.6218619)]),
    (.easeOut, [(0.25, 0.3781381), (0.5, 0.6846432), (0.75, 0.9065353)]),
  ]

  @Test("each curve goes through Apple's values, forwards and back", arguments: 0..<4)
  func values(index: Int) throws {
    let (curve, values) = Self.curves[index]
    let animator = stage.animator(self.curve(curve), duration: 2)
    animator.startAnimation()
    try stage.go()
    var time = 0.0
    for (fraction, value) in values {
      try stage.go(2 * fraction - time)
      time = 2 * fraction
      #expect(near(progress, value, by: 1e-4), "at \(fraction)")
    }
    animator.isReversed = true
    try stage.go()
    for (fraction, value) in values.reversed() {
      try stage.go(time - 2 * fraction)
      time = 2 * fraction
      #expect(near(progress, value, by: 1e-4), "back at \(fraction)")
    }
    try stage.go(time + 1e-6)
    #expect(stage.ends == [.start])
  }

  @Test("control points make the curve")
  func controlPoints() throws {
    let view = stage.view
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1)
    ) { view.center.x = 105 }
    animator.startAnimation()
    try stage.go()
    try stage.go(0.5)
    #expect(near(progress, 0.3153568, by: 1e-4))
    try stage.go(0.5)
  }

  @Test("scrubbed evenly, the fraction is the progress; else it is the time")
  func scrubbing() throws {
    let animator = stage.animator(curve(.easeInOut))
    animator.startAnimation()
    try stage.go()
    try stage.go(0.25)
    #expect(near(animator.fractionComplete, 0.1291619, by: 1e-4))
    animator.pauseAnimation()
    #expect(near(animator.fractionComplete, 0.1291619, by: 1e-4))
    animator.fractionComplete = 0.3
    #expect(near(progress, 0.3, by: 1e-9) && near(animator.fractionComplete, 0.3, by: 1e-12))
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.25
    #expect(near(progress, 0.1291619, by: 1e-4) && animator.fractionComplete == 0.25)
    animator.isReversed = true
    #expect(animator.fractionComplete == 0.75)
    animator.fractionComplete = 0.25
    #expect(near(progress, 1 - 0.1291619, by: 1e-4))
    animator.stopAnimation(true)
  }

  @Test("the fraction that it has may be set without a change")
  func roundTrip() throws {
    for parameters in [
      curve(.easeOut), UISpringTimingParameters(dampingRatio: 0.4),
    ] as [any UITimingCurveProvider] {
      for linearly in [true, false] {
        let animator = stage.animator(parameters)
        stage.view.center.x = 5
        animator.scrubsLinearly = linearly
        animator.startAnimation()
        try stage.go()
        for _ in 0..<4 {
          try stage.go(0.2)
          let (before, fraction) = (stage.x, animator.fractionComplete)
          animator.pauseAnimation()
          animator.fractionComplete = fraction
          try stage.go(3)
          #expect(near(stage.x, before, by: 1e-9))
          #expect(near(animator.fractionComplete, fraction, by: 1e-12))
          animator.startAnimation()
          try stage.go()
        }
        #expect(stage.ends.isEmpty)
        animator.stopAnimation(true)
      }
    }
  }

  @Test("after scrubbing it goes on along its curve")
  func scrubbedCurve() throws {
    let animator = stage.animator(curve(.easeInOut))
    animator.fractionComplete = 0.5
    animator.startAnimation()
    try stage.go()
    try stage.go(0.25)
    #expect(near(progress, 1 - 0.1291619, by: 1e-4))
    try stage.go(0.251)
    #expect(stage.ends == [.end])
  }

  @Test("another curve takes the rest of the way")
  func anotherCurve() throws {
    let animator = stage.animator()
    animator.startAnimation()
    try stage.go()
    try stage.go(0.5)
    animator.continueAnimation(withTimingParameters: curve(.easeIn), durationFactor: 0)
    try stage.go()
    try stage.go(0.25)
    #expect(near(2 * progress - 1, 0.3153568, by: 1e-4))
    try stage.go(0.24)
    #expect(stage.ends == [])
    try stage.go(0.011)
    #expect(stage.ends == [.end])
  }

  @Test("another curve takes the rest of the way back, in the time that it is given")
  func anotherCurveBack() throws {
    let animator = stage.animator()
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: curve(.easeIn), durationFactor: 2)
    try stage.go()
    try stage.go(1)
    #expect(near(1 - 2 * progress, 0.3153568, by: 1e-4))
    // Turned again on the way, it has the other part of the whole time.
    let way = progress
    animator.isReversed = false
    try stage.go()
    #expect(near(progress, way, by: 1e-9))
    try stage.go(1 - way + 1e-9)
    #expect(stage.ends == [.end])
  }

  // Values: a movement of 100 in 0.8 seconds with a damping ratio of 0.6.
  @Test("a spring goes through Apple's values")
  func spring() throws {
    let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.6), duration: 0.8)
    animator.startAnimation()
    try stage.go()
    for value in [80.98, 109.39, 101.06, 99.06] {
      try stage.go(0.15)
      #expect(near(progress * 100, value, by: 0.2))
    }
    try stage.go(0.201)
    #expect(stage.ends == [.end])
  }

  @Test("a spring that is paused goes on with the speed that it had")
  func pausedSpring() throws {
    let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.6), duration: 0.8)
    animator.startAnimation()
    try stage.go()
    for value in [80.98, 109.39, 101.06, 99.06] {
      try stage.go(0.15)
      #expect(near(progress * 100, value, by: 0.2))
      animator.pauseAnimation()
      try stage.go(1)
      #expect(near(progress * 100, value, by: 0.2))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      try stage.go()
    }
    animator.stopAnimation(true)
  }

  @Test("another spring takes up the position and the speed, in both directions")
  func anotherSpring() throws {
    for ratio in [0.2, 0.6, 1] {
      for isReversed in [false, true] {
        let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.5), duration: 2)
        stage.view.center.x = 5
        animator.startAnimation()
        try stage.go()
        try stage.go(0.3)
        for _ in 0..<5 {
          let before = try speed()
          let position = stage.x
          animator.pauseAnimation()
          animator.isReversed = isReversed
          animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: CGFloat(ratio)),
            durationFactor: 1)
          try stage.go()
          #expect(near(stage.x, position, by: 1e-6))
          let after = try speed()
          let tolerance = 0.02 * max(abs(before), 20)
          #expect(near(before, after, by: tolerance), "ratio \(ratio)")
          try stage.go(0.07)
        }
        animator.stopAnimation(true)
      }
    }
  }

  /// Points a second, over a very short time.
  private func speed() throws -> CGFloat {
    let before = stage.x
    try stage.go(1e-5)
    return (stage.x - before) / 1e-5
  }

  @Test("a spring that was scrubbed starts anew from there")
  func scrubbedSpring() throws {
    let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.6), duration: 0.8)
    animator.fractionComplete = 0.5
    animator.startAnimation()
    try stage.go()
    try stage.go(0.075)
    #expect(near(2 * progress - 1, 0.8098, by: 2e-3))
    try stage.go(0.326)
    #expect(stage.ends == [.end])
  }

  @Test("a spring with mass and stiffness takes the time that it needs")
  func physicalSpring() throws {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = stage.animator(spring, duration: 0.1)
    #expect(animator.duration > 1 && animator.duration < 2)
    animator.startAnimation()
    try stage.go()
    // Half a swing: with a frequency of √75 the spring is farthest then.
    let half = Double.pi / 75.squareRoot()
    try stage.go(half)
    let highest = 1 + exp(-5 * half)
    #expect(near(progress, highest, by: 1e-6))
    try stage.go(animator.duration - half - 0.01)
    #expect(animator.isRunning && near(progress, 1, by: 0.002))
    try stage.go(0.02)
    #expect(stage.ends == [.end])
  }

  @Test("a velocity goes along its axes, and with its length where there are none")
  func velocity() throws {
    let view = stage.view
    let animator = UIViewPropertyAnimator(
      duration: 1,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: -4)))
    animator.addAnimations {
      view.center = CGPoint(x: 105, y: 105)
      view.alpha = 0
    }
    animator.startAnimation()
    try stage.go()
    try stage.go(1e-4)
    let shown = try #require(view.layer.presentation())
    #expect(near(shown.position.x - 5, 0.03, by: 2e-3))
    #expect(near(shown.position.y - 5, -0.04, by: 2e-3))
    #expect(near(1 - CGFloat(shown.opacity), 5e-4, by: 2e-5))
    animator.stopAnimation(true)
  }
}
