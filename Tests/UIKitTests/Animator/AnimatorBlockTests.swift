import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import Testing
import UIKit

// Requirement V18.
@Suite("Blocks of a property animator", .serialized)
@MainActor struct AnimatorBlockTests {
  private let stage: AnimatorScreen
  private let other = UIView.plain(0, 20, 10, 10)

  init() throws {
    stage = try AnimatorScreen()
    stage.screen.window.addSubview(other)
    try stage.advance()
  }

  private var otherX: CGFloat { other.layer.presentation()?.position.x ?? .nan }

  @Test("a block with a delay factor takes the remaining time")
  func delayFactor() throws {
    let animator = stage.animator()
    animator.addAnimations({ other.center.x = 105 }, delayFactor: 0.5)
    animator.startAnimation()
    try stage.advance()
    #expect(other.center.x == 105)
    for (seconds, x) in [(0.25, 5.0), (0.25, 5), (0.25, 55)] {
      try stage.advance(seconds)
      #expect(near(otherX, x))
    }
    animator.isReversed = true
    try stage.advance()
    for (seconds, x) in [(0.125, 30.0), (0.125, 5), (0.25, 5)] {
      try stage.advance(seconds)
      #expect(near(otherX, x))
    }
    animator.isReversed = false
    try stage.advance()
    try stage.advance(0.5)
    #expect(near(otherX, 55))
    try stage.advance(0.25)
    #expect(stage.ends == [.end] && other.center.x == 105)
  }

  @Test("a block with a delay factor is scrubbed linearly from where it begins")
  func delayFactorScrubbed() throws {
    let animator = stage.animator(UICubicTimingParameters(animationCurve: .easeInOut))
    animator.addAnimations({ other.center.x = 105 }, delayFactor: 0.5)
    for (fraction, x) in [(0.25, 5.0), (0.5, 5), (0.625, 30), (0.75, 55), (1, 105)] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(near(otherX, x) && near(stage.x, 5 + 100 * fraction))
    }
    // It continues from the scrubbed value, in both directions, without a jump.
    for isReversed in [false, true] {
      animator.fractionComplete = 0.75
      let before = otherX
      animator.isReversed = isReversed
      animator.startAnimation()
      try stage.advance()
      #expect(near(otherX, before))
      try stage.advance(1e-6)
      #expect(near(otherX, before, by: 1e-3))
      animator.pauseAnimation()
      animator.isReversed = false
    }
    animator.stopAnimation(true)
  }

  @Test("a block that is added during the animation takes the remaining time")
  func addedOnTheWay() throws {
    let animator = stage.animator()
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.5)
    animator.addAnimations { other.center.x = 105 }
    #expect(other.center.x == 105)
    try stage.advance()
    #expect(near(otherX, 5))
    try stage.advance(0.25)
    #expect(near(otherX, 55))
    animator.isReversed = true
    try stage.advance()
    try stage.advance(0.25)
    #expect(near(otherX, 5))
    try stage.advance(0.25)
    #expect(near(otherX, 5) && near(stage.x, 30))
    try stage.advance(0.25)
    #expect(stage.ends == [.start] && other.center.x == 5 && stage.view.center.x == 5)
  }

  @Test("a delay factor of a block that is added later is a fraction of the remaining time")
  func addedWithDelay() throws {
    let animator = stage.animator()
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.5)
    animator.addAnimations({ other.center.x = 105 }, delayFactor: 0.5)
    try stage.advance()
    try stage.advance(0.25)
    #expect(near(otherX, 5))
    try stage.advance(0.125)
    #expect(near(otherX, 55))
    animator.stopAnimation(true)
  }

  @Test("another target for the same property is blended in from the presented value")
  func retarget() throws {
    let animator = stage.animator()
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.5)
    animator.addAnimations { stage.view.center.x = 205 }
    try stage.advance()
    #expect(near(stage.x, 55))
    try stage.advance(0.25)
    #expect(near(stage.x, 130))
    animator.isReversed = true
    try stage.advance()
    try stage.advance(0.25)
    #expect(near(stage.x, 55))
    try stage.advance(0.5)
    #expect(stage.ends == [.start] && stage.view.center.x == 5)
  }

  @Test("animators of one property add up, and one may stop without a jump")
  func twoAnimators() throws {
    let first = stage.animator()
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.center.x = 55
    }
    first.startAnimation()
    try stage.advance()
    try stage.advance(0.5)
    second.startAnimation()
    try stage.advance()
    #expect(near(stage.x, 55))
    try stage.advance(0.25)
    let before = stage.x
    #expect(near(before, 55 - 25 + 37.5))
    first.stopAnimation(true)
    #expect(near(stage.x, before))
    try stage.advance(0.75)
    #expect(near(stage.x, 30) && near(stage.view.center.x, 30) && second.state == .inactive)
  }

  @Test("every property returns to its start value, in the view as well")
  func startValues() throws {
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.backgroundColor = .blue
      view.frame = CGRect(x: 40, y: 10, width: 20, height: 20)
      view.transform = CGAffineTransform(rotationAngle: 1)
      view.alpha = 0
      view.layer.cornerRadius = 5
    }
    animator.fractionComplete = 0.5
    let shown = try #require(view.layer.presentation())
    #expect(shown.bounds.size == CGSize(width: 15, height: 15))
    #expect(shown.position == CGPoint(x: 27.5, y: 12.5) && shown.opacity == 0.5)
    #expect(near(shown.affineTransform().b, sin(0.5)) && near(shown.cornerRadius, 2.5))
    #expect(shown.backgroundColor?.components == [0.5, 0, 0.5, 1])
    animator.stopAnimation(false)
    #expect(view.alpha == 0.5 && view.center == CGPoint(x: 27.5, y: 12.5))
    #expect(view.backgroundColor?.cgColor.components == [0.5, 0, 0.5, 1])
    animator.finishAnimation(at: .start)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10) && view.alpha == 1)
    #expect(view.backgroundColor == .red && view.transform == .identity)
    #expect(view.layer.cornerRadius == 0 && view.layer.animationKeys() == nil)
  }

  @Test("animation blocks inside an animator block become the animator's, with their delays")
  func nestedBlock() throws {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(withDuration: 7, delay: 1, animations: { other.center.x = 105 })
    }
    animator.fractionComplete = 0.75
    #expect(near(otherX, 55))
    animator.fractionComplete = 0.25
    #expect(near(otherX, 5))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    #expect(other.center.x == 105)
  }

  @Test("keyframes inside an animator block become the animator's")
  func nestedKeyframes() throws {
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animateKeyframes(
        withDuration: 0, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            other.center.x = 105
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            other.center.x = 25
          }
        })
    }
    for (fraction, x) in [(0.25, 55.0), (0.5, 105), (0.75, 65), (0, 5)] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(near(otherX, x, by: 1e-4), "at \(fraction)")
    }
    animator.isReversed = true
    animator.startAnimation()
    try stage.advance()
    #expect(other.center.x == 25 && near(otherX, 5, by: 1e-4))
    try stage.advance(0.01)
    #expect(other.center.x == 5 && other.layer.animationKeys() == nil)
  }
}
