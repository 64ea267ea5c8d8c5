import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// A call to an animator, or the passing of time.
enum AnimatorStep: Sendable {
  case start
  case startLater(Double)
  case pause
  case stop(withoutFinishing: Bool)
  case finish(UIViewAnimatingPosition)
  case fraction(CGFloat)
  case reverse(Bool)
  case proceed(CGFloat)
  case addAgain
  case pauseAtEnds(Bool)
  /// Lets seconds pass.
  case advance(Double)
}

struct AnimatorScript: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let steps: [(AnimatorStep, String)]

  init(_ name: String, _ steps: (AnimatorStep, String)...) {
    (testDescription, self.steps) = (name, steps)
  }
}

// Requirement V18; Apple, "UIViewAnimating", Animation States.
@Suite("States of a property animator", .serialized)
@MainActor struct AnimatorStateTests {
  /// After each step: the state, the fraction, the presented and the model position, and the ends
  /// reported so far.
  nonisolated private static let scripts = [
    AnimatorScript(
      "runs to its end",
      (.start, "running 0 5/105"), (.advance(0.25), "running 0.25 30/105"),
      (.advance(0.75), "inactive 0 105/105 end"), (.advance(9), "inactive 0 105/105 end")),
    AnimatorScript(
      "pauses and continues",
      (.start, "running 0 5/105"), (.advance(0.25), "running 0.25 30/105"),
      (.pause, "paused 0.25 30/105"), (.advance(9), "paused 0.25 30/105"),
      (.pause, "paused 0.25 30/105"), (.start, "running 0.25 30/105"),
      (.start, "running 0.25 30/105"), (.advance(0.5), "running 0.75 80/105"),
      (.advance(0.25), "inactive 0 105/105 end")),
    AnimatorScript(
      "starts paused",
      (.pause, "paused 0 5/105"), (.advance(9), "paused 0 5/105"), (.start, "running 0 5/105"),
      (.advance(0.5), "running 0.5 55/105"), (.advance(0.5), "inactive 0 105/105 end")),
    AnimatorScript(
      "is scrubbed between its ends",
      (.fraction(0.5), "paused 0.5 55/105"), (.fraction(0.25), "paused 0.25 30/105"),
      (.fraction(1.5), "paused 1 105/105"), (.fraction(-1), "paused 0 5/105"),
      (.fraction(0.75), "paused 0.75 80/105"), (.start, "running 0.75 80/105"),
      (.fraction(0.125), "paused 0.125 17.5/105"), (.start, "running 0.125 17.5/105"),
      (.advance(0.5), "running 0.625 67.5/105"), (.advance(0.375), "inactive 0 105/105 end")),
    AnimatorScript(
      "reverses back to its start",
      (.start, "running 0 5/105"), (.advance(0.75), "running 0.75 80/105"),
      (.reverse(true), "running reversed 0.25 80/105"),
      (.advance(0.5), "running reversed 0.75 30/105"), (.advance(0.25), "inactive 0 5/5 start"),
      (.advance(9), "inactive 0 5/5 start")),
    AnimatorScript(
      "reverses twice",
      (.start, "running 0 5/105"), (.advance(0.75), "running 0.75 80/105"),
      (.reverse(true), "running reversed 0.25 80/105"),
      (.advance(0.25), "running reversed 0.5 55/105"), (.reverse(false), "running 0.5 55/105"),
      (.advance(0.25), "running 0.75 80/105"), (.advance(0.25), "inactive 0 105/105 end")),
    AnimatorScript(
      "is reversed and scrubbed while it is paused",
      (.start, "running 0 5/105"), (.advance(0.25), "running 0.25 30/105"),
      (.pause, "paused 0.25 30/105"), (.reverse(true), "paused reversed 0.75 30/105"),
      (.fraction(0.5), "paused reversed 0.5 55/105"), (.start, "running reversed 0.5 55/105"),
      (.advance(0.25), "running reversed 0.75 30/105"), (.advance(0.25), "inactive 0 5/5 start")),
    AnimatorScript(
      "starts at its end when it is reversed before it starts",
      (.reverse(true), "inactive reversed 0 5/5"), (.start, "running reversed 0 105/105"),
      (.advance(0.25), "running reversed 0.25 80/105"), (.advance(0.75), "inactive 0 5/5 start")),
    AnimatorScript(
      "stops without finishing",
      (.start, "running 0 5/105"), (.advance(0.25), "running 0.25 30/105"),
      (.stop(withoutFinishing: true), "inactive 0 30/30"), (.advance(9), "inactive 0 30/30")),
    AnimatorScript(
      "stops and finishes at the end",
      (.start, "running 0 5/105"), (.advance(0.25), "running 0.25 30/105"),
      (.stop(withoutFinishing: false), "stopped 0.25 30/30"), (.advance(9), "stopped 0.25 30/30"),
      (.finish(.end), "inactive 0 105/105 end")),
    AnimatorScript(
      "stops and finishes at the start",
      (.fraction(0.25), "paused 0.25 30/105"),
      (.stop(withoutFinishing: false), "stopped 0.25 30/30"),
      (.finish(.start), "inactive 0 5/5 start")),
    AnimatorScript(
      "stops and finishes at the current position",
      (.fraction(0.25), "paused 0.25 30/105"),
      (.stop(withoutFinishing: false), "stopped 0.25 30/30"),
      (.finish(.current), "inactive 0 30/30 current")),
    AnimatorScript(
      "waits before it starts",
      (.startLater(0.5), "running 0 5/105"), (.advance(0.25), "running 0 5/105"),
      (.advance(0.5), "running 0.25 30/105"), (.advance(0.75), "inactive 0 105/105 end")),
    AnimatorScript(
      "is paused during its delay, and then waits for the rest of it",
      (.startLater(0.5), "running 0 5/105"), (.advance(0.25), "running 0 5/105"),
      (.pause, "paused 0 5/105"), (.advance(9), "paused 0 5/105"), (.start, "running 0 5/105"),
      (.advance(0.25), "running 0 5/105"), (.advance(0.5), "running 0.5 55/105"),
      (.advance(0.5), "inactive 0 105/105 end")),
    AnimatorScript(
      "continues with another duration for the rest",
      (.start, "running 0 5/105"), (.advance(0.75), "running 0.75 80/105"),
      (.pause, "paused 0.75 80/105"), (.proceed(0.5), "running 0.75 80/105"),
      (.advance(0.25), "running 0.875 92.5/105"), (.advance(0.25), "inactive 0 105/105 end")),
    AnimatorScript(
      "continues with the remaining time for the rest",
      (.fraction(0.5), "paused 0.5 55/105"), (.proceed(0), "running 0.5 55/105"),
      (.advance(0.25), "running 0.75 80/105"), (.advance(0.25), "inactive 0 105/105 end")),
    AnimatorScript(
      "pauses at its ends",
      (.pauseAtEnds(true), "inactive 0 5/5"), (.start, "running 0 5/105"),
      (.advance(1), "paused 1 105/105"), (.advance(9), "paused 1 105/105"),
      (.reverse(true), "paused reversed 0 105/105"), (.start, "running reversed 0 105/105"),
      (.advance(0.25), "running reversed 0.25 80/105"), (.advance(0.75), "paused reversed 1 5/105"),
      (.reverse(false), "paused 0 5/105"), (.pauseAtEnds(false), "paused 0 5/105"),
      (.start, "running 0 5/105"), (.advance(1), "inactive 0 105/105 end")),
    AnimatorScript(
      "does nothing when it is stopped before it starts",
      (.stop(withoutFinishing: true), "inactive 0 5/5"),
      (.stop(withoutFinishing: false), "inactive 0 5/5")),
    AnimatorScript(
      "may be used again",
      (.start, "running 0 5/105"), (.advance(1), "inactive 0 105/105 end"),
      (.addAgain, "inactive 0 105/105 end"), (.start, "running 0 105/5 end"),
      (.advance(0.25), "running 0.25 80/5 end"), (.advance(0.75), "inactive 0 5/5 end end")),
  ]

  @Test("an animator follows its script", arguments: scripts)
  func script(_ script: AnimatorScript) throws {
    let stage = try AnimatorScreen()
    let animator = stage.animator()
    for (number, (step, expected)) in script.steps.enumerated() {
      try perform(step, animator, on: stage)
      #expect(describe(animator, on: stage) == expected, "step \(number + 1): \(step)")
    }
    animator.stopAnimation(true)
  }

  private func perform(
    _ step: AnimatorStep, _ animator: UIViewPropertyAnimator, on stage: AnimatorScreen
  ) throws {
    switch step {
    case .start: animator.startAnimation()
    case .startLater(let delay): animator.startAnimation(afterDelay: delay)
    case .pause: animator.pauseAnimation()
    case .stop(let withoutFinishing): animator.stopAnimation(withoutFinishing)
    case .finish(let position): animator.finishAnimation(at: position)
    case .fraction(let fraction): animator.fractionComplete = fraction
    case .reverse(let isReversed): animator.isReversed = isReversed
    case .proceed(let factor):
      animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    case .addAgain: stage.addBack(to: animator)
    case .pauseAtEnds(let pauses): animator.pausesOnCompletion = pauses
    case .advance(let seconds): try stage.advance(seconds)
    }
    // The step itself determines the presented position; ending the run-loop iteration keeps it.
    let before = stage.x
    try stage.advance()
    if animator.state != .inactive { #expect(near(stage.x, before, by: 1e-9), "\(step)") }
  }

  private func describe(_ animator: UIViewPropertyAnimator, on stage: AnimatorScreen) -> String {
    let state =
      switch animator.state {
      case .inactive: "inactive"
      case .active: animator.isRunning ? "running" : "paused"
      case .stopped: "stopped"
      }
    let parts = [
      state, animator.isReversed ? "reversed" : "", short(animator.fractionComplete),
      "\(short(stage.x))/\(short(stage.view.center.x))",
    ]
    return (parts.filter { !$0.isEmpty } + stage.ends.map { "\($0)" }).joined(separator: " ")
  }

  private func short(_ number: CGFloat) -> String {
    // Adding 0 turns −0 into 0.
    let text = "\((Double(number) * 1e6).rounded() / 1e6 + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
