import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import Testing
import UIKit

// Requirement V18; the values are those of Apple's curves and springs.
@Suite("Timing of a property animator", .serialized)
@MainActor struct AnimatorTimingTests {
  private let stage: AnimatorScreen

  init() throws {
    stage = try AnimatorScreen()
  }

  /// The fraction of the distance that the presented view has moved.
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

  @Test("each curve passes through Apple's values, forwards and backwards", arguments: 0..<4)
  func values(index: Int) throws {
    let (curve, values) = Self.curves[index]
    let animator = stage.animator(self.curve(curve), duration: 2)
    animator.startAnimation()
    try stage.advance()
    var time = 0.0
    for (fraction, value) in values {
      try stage.advance(2 * fraction - time)
      time = 2 * fraction
      #expect(near(progress, value, by: 1e-4), "at \(fraction)")
    }
    animator.isReversed = true
    try stage.advance()
    for (fraction, value) in values.reversed() {
      try stage.advance(time - 2 * fraction)
      time = 2 * fraction
      #expect(near(progress, value, by: 1e-4), "back at \(fraction)")
    }
    try stage.advance(time + 1e-6)
    #expect(stage.ends == [.start])
  }

  @Test("control points define the curve")
  func controlPoints() throws {
    let view = stage.view
    let animator = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.42, y: 0), controlPoint2: CGPoint(x: 1, y: 1)
    ) { view.center.x = 105 }
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.5)
    #expect(near(progress, 0.3153568, by: 1e-4))
    try stage.advance(0.5)
  }

  @Test("with linear scrubbing, the fraction is the progress; otherwise it is the time")
  func scrubbing() throws {
    let animator = stage.animator(curve(.easeInOut))
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.25)
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

  @Test("setting the fraction to its own value changes nothing")
  func roundTrip() throws {
    for parameters in [
      curve(.easeOut), UISpringTimingParameters(dampingRatio: 0.4),
    ] as [any UITimingCurveProvider] {
      for linearly in [true, false] {
        let animator = stage.animator(parameters)
        stage.view.center.x = 5
        animator.scrubsLinearly = linearly
        animator.startAnimation()
        try stage.advance()
        for _ in 0..<4 {
          try stage.advance(0.2)
          let (before, fraction) = (stage.x, animator.fractionComplete)
          animator.pauseAnimation()
          animator.fractionComplete = fraction
          try stage.advance(3)
          #expect(near(stage.x, before, by: 1e-9))
          #expect(near(animator.fractionComplete, fraction, by: 1e-12))
          animator.startAnimation()
          try stage.advance()
        }
        #expect(stage.ends.isEmpty)
        animator.stopAnimation(true)
      }
    }
  }

  @Test("after scrubbing, it continues along its curve")
  func scrubbedCurve() throws {
    let animator = stage.animator(curve(.easeInOut))
    animator.fractionComplete = 0.5
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.25)
    #expect(near(progress, 1 - 0.1291619, by: 1e-4))
    try stage.advance(0.251)
    #expect(stage.ends == [.end])
  }

  @Test("another curve is used for the rest of the distance")
  func anotherCurve() throws {
    let animator = stage.animator()
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.5)
    animator.continueAnimation(withTimingParameters: curve(.easeIn), durationFactor: 0)
    try stage.advance()
    try stage.advance(0.25)
    #expect(near(2 * progress - 1, 0.3153568, by: 1e-4))
    try stage.advance(0.24)
    #expect(stage.ends == [])
    try stage.advance(0.011)
    #expect(stage.ends == [.end])
  }

  @Test("another curve is used for the rest of the way back, in the given time")
  func anotherCurveBack() throws {
    let animator = stage.animator()
    animator.fractionComplete = 0.5
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: curve(.easeIn), durationFactor: 2)
    try stage.advance()
    try stage.advance(1)
    #expect(near(1 - 2 * progress, 0.3153568, by: 1e-4))
    // Reversed again, it takes the rest of the full duration.
    let reached = progress
    animator.isReversed = false
    try stage.advance()
    #expect(near(progress, reached, by: 1e-9))
    try stage.advance(1 - reached + 1e-9)
    #expect(stage.ends == [.end])
  }

  // The values are for a movement by 100 in 0.8 seconds with a damping ratio of 0.6.
  @Test("a spring passes through Apple's values")
  func spring() throws {
    let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.6), duration: 0.8)
    animator.startAnimation()
    try stage.advance()
    for value in [80.98, 109.39, 101.06, 99.06] {
      try stage.advance(0.15)
      #expect(near(progress * 100, value, by: 0.2))
    }
    try stage.advance(0.201)
    #expect(stage.ends == [.end])
  }

  @Test("a paused spring continues with the speed that it had")
  func pausedSpring() throws {
    let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.6), duration: 0.8)
    animator.startAnimation()
    try stage.advance()
    for value in [80.98, 109.39, 101.06, 99.06] {
      try stage.advance(0.15)
      #expect(near(progress * 100, value, by: 0.2))
      animator.pauseAnimation()
      try stage.advance(1)
      #expect(near(progress * 100, value, by: 0.2))
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      try stage.advance()
    }
    animator.stopAnimation(true)
  }

  @Test("another spring takes over position and speed, in both directions")
  func anotherSpring() throws {
    for ratio in [0.2, 0.6, 1] {
      for isReversed in [false, true] {
        let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.5), duration: 2)
        stage.view.center.x = 5
        animator.startAnimation()
        try stage.advance()
        try stage.advance(0.3)
        for _ in 0..<5 {
          let before = try speed()
          let position = stage.x
          animator.pauseAnimation()
          animator.isReversed = isReversed
          animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: CGFloat(ratio)),
            durationFactor: 1)
          try stage.advance()
          #expect(near(stage.x, position, by: 1e-6))
          let after = try speed()
          let tolerance = 0.02 * max(abs(before), 20)
          #expect(near(before, after, by: tolerance), "ratio \(ratio)")
          try stage.advance(0.07)
        }
        animator.stopAnimation(true)
      }
    }
  }

  /// Measures the speed over 10 µs, in points per second.
  private func speed() throws -> CGFloat {
    let before = stage.x
    try stage.advance(1e-5)
    return (stage.x - before) / 1e-5
  }

  @Test("a spring restarts from the fraction that it was scrubbed to")
  func scrubbedSpring() throws {
    let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.6), duration: 0.8)
    animator.fractionComplete = 0.5
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.075)
    #expect(near(2 * progress - 1, 0.8098, by: 2e-3))
    try stage.advance(0.326)
    #expect(stage.ends == [.end])
  }

  @Test("a spring with mass and stiffness takes the time that it needs")
  func physicalSpring() throws {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = stage.animator(spring, duration: 0.1)
    #expect(animator.duration > 1 && animator.duration < 2)
    animator.startAnimation()
    try stage.advance()
    // After half a period, with a damped angular frequency of √75, the spring overshoots most.
    let half = Double.pi / 75.squareRoot()
    try stage.advance(half)
    let highest = 1 + exp(-5 * half)
    #expect(near(progress, highest, by: 1e-6))
    try stage.advance(animator.duration - half - 0.01)
    #expect(animator.isRunning && near(progress, 1, by: 0.002))
    try stage.advance(0.02)
    #expect(stage.ends == [.end])
  }

  @Test("a velocity applies per axis, and by its length to properties without axes")
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
    try stage.advance()
    try stage.advance(1e-4)
    let shown = try #require(view.layer.presentation())
    #expect(near(shown.position.x - 5, 0.03, by: 2e-3))
    #expect(near(shown.position.y - 5, -0.04, by: 2e-3))
    #expect(near(1 - CGFloat(shown.opacity), 5e-4, by: 2e-5))
    animator.stopAnimation(true)
  }
}
