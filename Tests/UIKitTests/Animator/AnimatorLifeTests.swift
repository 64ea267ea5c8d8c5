import CoreGraphics
import Foundation
import LaminaTesting
import QuartzCore
import Testing
import UIKit

// Requirement V18.
@Suite("The life cycle of a property animator", .serialized)
@MainActor struct AnimatorLifeTests {
  private let stage: AnimatorScreen

  init() throws {
    stage = try AnimatorScreen()
  }

  @Test("a new animator is inactive, with UIKit's defaults")
  func defaults() {
    let animator = UIViewPropertyAnimator(duration: 3, curve: .easeIn)
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    #expect(animator.fractionComplete == 0 && animator.duration == 3 && animator.delay == 0)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.timingParameters?.timingCurveType == .builtin)
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
    #expect(UIViewPropertyAnimator(duration: -1, curve: .linear).duration == 0)
  }

  @Test("the description names the state, the direction and interruptibility")
  func description() throws {
    let animator = stage.animator()
    #expect(animator.description.hasPrefix("<UIViewPropertyAnimator(0x"))
    #expect(animator.description.hasSuffix(") [inactive] interruptible>"))
    animator.isReversed = true
    animator.startAnimation()
    #expect(animator.description.hasSuffix(") [active] running reversed interruptible>"))
    animator.stopAnimation(true)
  }

  @Test("a copy has the timing parameters and no animations")
  func copying() throws {
    let animator = stage.animator(UISpringTimingParameters(dampingRatio: 0.3), duration: 2)
    animator.isInterruptible = false
    animator.isUserInteractionEnabled = false
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy !== animator && copy.duration == 2 && copy.state == .inactive)
    #expect(!copy.isInterruptible && !copy.isUserInteractionEnabled)
    #expect(copy.timingParameters?.timingCurveType == .spring)
    copy.addAnimations {}
    copy.startAnimation()
    try stage.advance()
    try stage.advance(0.001)
    #expect(copy.state == .inactive && stage.ends == [] && stage.view.center.x == 5)
  }

  @Test("completions are called once, in order, when the animator is inactive again")
  func completions() throws {
    var calls: [String] = []
    let animator = stage.animator()
    for number in 0..<3 {
      animator.addCompletion { [weak animator] position in
        calls.append("\(number) \(position) \(animator?.state == .inactive)")
      }
    }
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.5)
    animator.addCompletion { _ in calls.append("late") }
    try stage.advance(0.5)
    try stage.advance(1)
    #expect(calls == ["0 end true", "1 end true", "2 end true", "late"])
  }

  @Test("a completion may start the animator again")
  func restart() throws {
    let animator = stage.animator()
    animator.addCompletion { [stage, weak animator] _ in
      guard let animator else { return }
      stage.addBack(to: animator)
      animator.startAnimation()
    }
    animator.startAnimation()
    try stage.advance()
    try stage.advance(1)
    #expect(animator.isRunning && stage.ends == [.end])
    try stage.advance(0.5)
    #expect(near(stage.x, 55))
    try stage.advance(0.5)
    #expect(stage.ends == [.end, .end] && stage.view.center.x == 5)
  }

  @Test("blocks run when the animator becomes active, and not earlier")
  func blocks() throws {
    var calls = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { calls += 1 }
    animator.addAnimations { calls += 10 }
    try stage.advance()
    #expect(calls == 0)
    animator.pauseAnimation()
    #expect(calls == 11)
    animator.addAnimations { calls += 100 }
    #expect(calls == 111)
    animator.startAnimation()
    #expect(calls == 111)
    animator.stopAnimation(true)
  }

  @Test("a running animator is retained until its end, and then freed")
  func kept() throws {
    weak var gone: UIViewPropertyAnimator?
    do {
      let animator = stage.animator()
      animator.startAnimation()
      gone = animator
    }
    try stage.advance()
    try stage.advance(0.5)
    #expect(gone?.isRunning == true)
    try stage.advance(0.5)
    #expect(gone == nil && stage.ends == [.end])
  }

  @Test("an animator that is released before it starts does nothing")
  func neverStarted() throws {
    weak var gone: UIViewPropertyAnimator?
    do { gone = stage.animator() }
    #expect(gone == nil)
    try stage.advance(2)
    #expect(stage.ends == [] && stage.view.center.x == 5)
  }

  @Test("runningPropertyAnimator returns a running animator with the given options")
  func running() throws {
    let view = stage.view
    var ends: [UIViewAnimatingPosition] = []
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 105 },
      completion: { ends.append($0) })
    #expect(animator.isRunning && animator.delay == 0.5 && !animator.isUserInteractionEnabled)
    try stage.advance()
    try stage.advance(1)
    #expect(near(stage.x, 55))
    try stage.advance(0.5)
    #expect(ends == [.end] && animator.delay == 0)
  }

  // These end at once, because there is nothing to animate.
  @Test("blocks that animate nothing finish in the same run-loop iteration", arguments: 0..<4)
  func nothing(kind: Int) throws {
    let (stage, away) = (stage, UIView.plain(0, 0, 10, 10))
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) {
      switch kind {
      case 0: break
      case 1: away.center.x = 105
      case 2: UIView.performWithoutAnimation { stage.view.center.x = 105 }
      default: stage.view.center.x = 105
      }
    }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    UIView.setAnimationsEnabled(kind != 3)
    animator.startAnimation()
    UIView.setAnimationsEnabled(true)
    #expect(animator.isRunning && ends == [])
    try stage.advance()
    try stage.advance(0.001)
    #expect(ends == [.end] && animator.state == .inactive)
    #expect(kind == 1 ? away.center.x == 105 : kind == 0 || stage.x == 105)
  }

  @Test("with a duration of 0 it ends in the next frame, and can still be scrubbed")
  func zeroDuration() throws {
    let animator = stage.animator(duration: 0)
    animator.fractionComplete = 0.5
    #expect(near(stage.x, 55))
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.001)
    #expect(stage.ends == [.end] && stage.x == 105)
  }

  @Test("removing the view or its animations, or replacing them, ends the animator")
  func interrupted() throws {
    let interruptions: [() -> Void] = [
      { stage.view.removeFromSuperview() }, { stage.view.layer.removeAllAnimations() },
      {
        UIView.animate(
          withDuration: 1, delay: 0, options: .beginFromCurrentState,
          animations: { stage.view.center.x = 50 })
      },
    ]
    for (number, interrupt) in interruptions.enumerated() {
      stage.screen.window.addSubview(stage.view)
      stage.view.center.x = 5
      let animator = stage.animator()
      animator.startAnimation()
      try stage.advance()
      try stage.advance(0.5)
      interrupt()
      #expect(stage.ends.count == number + 1 && animator.state == .inactive)
      try stage.advance(2)
      #expect(stage.ends.count == number + 1 && stage.ends.last == .end)
    }
  }

  @Test(
    "a paused animator stays paused when its view leaves, and finishes when finished explicitly")
  func pausedAndRemoved() throws {
    let animator = stage.animator()
    animator.fractionComplete = 0.5
    stage.view.removeFromSuperview()
    #expect(animator.state == .active && stage.ends == [])
    animator.fractionComplete = 0.75
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(stage.ends == [.start] && stage.view.center.x == 5)
  }

  @Test("an animator inside an animation block keeps its own timing")
  func insideBlock() throws {
    let animator = stage.animator()
    UIView.animate(withDuration: 9, delay: 3, animations: { animator.startAnimation() })
    try stage.advance()
    try stage.advance(0.5)
    #expect(near(stage.x, 55))
    try stage.advance(0.5)
    #expect(stage.ends == [.end])
  }

  @Test("an animator that is not interruptible runs to its end")
  func uninterruptible() throws {
    let animator = stage.animator()
    animator.isInterruptible = false
    animator.startAnimation()
    try stage.advance()
    try stage.advance(0.5)
    #expect(near(stage.x, 55))
    try stage.advance(0.5)
    #expect(stage.ends == [.end])
    animator.isInterruptible = true
  }

  @Test("during the animation, views are hit where they show, if interaction is enabled")
  func touches() throws {
    let (window, view) = (stage.screen.window, stage.view)
    let (seen, target) = (CGPoint(x: 55, y: 5), CGPoint(x: 105, y: 5))
    for isEnabled in [true, false] {
      for isManual in [true, false] {
        view.center.x = 5
        let animator = stage.animator()
        animator.isUserInteractionEnabled = isEnabled
        animator.isManualHitTestingEnabled = isManual
        animator.fractionComplete = 0.5
        #expect((window.hitTest(seen, with: nil) === view) == (isEnabled && !isManual))
        #expect((window.hitTest(target, with: nil) === view) == (isEnabled && isManual))
        animator.stopAnimation(true)
        #expect(window.hitTest(seen, with: nil) === view)
      }
    }
  }

  @Test("the optional methods of the protocol may be left out")
  func leftOut() {
    final class Still: NSObject, UIViewImplicitlyAnimating {
      var state = UIViewAnimatingState.inactive
      var isRunning = false
      var isReversed = false
      var fractionComplete: CGFloat = 0
      func startAnimation() {}
      func startAnimation(afterDelay delay: TimeInterval) {}
      func pauseAnimation() {}
      func stopAnimation(_ withoutFinishing: Bool) {}
      func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
    }
    let still: any UIViewImplicitlyAnimating = Still()
    still.addAnimations {}
    still.addAnimations({}, delayFactor: 1)
    still.addCompletion { _ in }
    still.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    #expect(still.state == .inactive)
  }
}
