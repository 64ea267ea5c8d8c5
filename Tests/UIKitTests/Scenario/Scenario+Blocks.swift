import LaminaTesting
import QuartzCore
import UIKit

extension Scenario {
  /// Apple documents this for a block of duration 0 only.
  private static let next = Basis.apple("animate(withDuration:delay:options:…): in the next cycle")

  /// Blocks that animate nothing, and other kinds of blocks.
  static let blocks = [
    Scenario(
      "a block of duration 0", basis: next, log: ["t=0: returned", "t=0: a completes(true)"]
    ) { stage in
      stage.animate("a", seconds: 0) { stage.view.alpha = 0.5 }
      stage.log("returned")
      try stage.run(to: 1)
    },
    Scenario(
      "a block of duration 0 with a delay", basis: .apple("animate(withDuration:delay:…)"),
      log: ["t=0.25: a completes(true)"]
    ) { stage in
      stage.animate("a", seconds: 0, delay: 0.25) { stage.view.alpha = 0.5 }
      try stage.run(to: 1)
    },
    Scenario(
      "a block that changes nothing", basis: next, log: ["t=0: a completes(true)"]
    ) { stage in
      stage.animate("a") { stage.view.alpha = 1 }
      try stage.run(to: 1)
    },
    Scenario(
      "a block that changes a property that does not animate", basis: next,
      log: ["t=0: a completes(true)"]
    ) { stage in
      stage.animate("a", delay: 0.5) { stage.view.isHidden = true }
      try stage.run(to: 1)
    },
    Scenario("a view in no window", basis: next, log: ["t=0: a completes(true)"]) { stage in
      let view = UIView()
      stage.animate("a") { view.alpha = 0.5 }
      try stage.run(to: 1)
    },
    Scenario(
      "animations that are disabled", basis: next, log: ["t=0: a completes(true)"]
    ) { stage in
      UIView.setAnimationsEnabled(false)
      stage.animate("a") { stage.view.alpha = 0.5 }
      UIView.setAnimationsEnabled(true)
      try stage.run(to: 1)
    },
    Scenario(
      "a block in performWithoutAnimation", basis: next, log: ["t=0: a completes(true)"]
    ) { stage in
      UIView.performWithoutAnimation { stage.animate("a") { stage.view.alpha = 0.5 } }
      try stage.run(to: 1)
    },
    Scenario(
      "an outer block whose changes are all made in a nested one",
      basis: .ours("each block waits for its own animations"),
      log: ["t=0: outer completes(true)", "t=0.5: inner completes(true)"]
    ) { stage in
      stage.animate("outer") { stage.animate("inner") { stage.view.alpha = 0.5 } }
      try stage.run(to: 1)
    },
    Scenario(
      "a nested block begins with its delayed outer block", basis: .ours("the delays add up"),
      log: ["t=0.75: outer completes(true)", "t=0.875: inner completes(true)"]
    ) { stage in
      stage.animate("outer", delay: 0.25) {
        stage.view.alpha = 0.5
        stage.animate("inner", delay: 0.125) { stage.view.center.x = 8 }
      }
      try stage.run(to: 1)
    },
    Scenario(
      "a color animation that is replaced", basis: .ours("colors do not add up"),
      log: ["t=0.25: a completes(false)", "t=0.75: b completes(true)"]
    ) { stage in
      stage.animate("a") { stage.view.backgroundColor = .red }
      try stage.run(to: 0.25)
      stage.animate("b") { stage.view.backgroundColor = .blue }
      try stage.run(to: 1)
    },
    Scenario(
      "an endless block that is replaced", basis: .apple("repeat"),
      log: ["t=0.75: a completes(false)", "t=1.25: b completes(true)"]
    ) { stage in
      stage.animate("a", options: .repeat) { stage.view.center.x = 8 }
      try stage.run(to: 0.75)
      stage.animate("b") { stage.view.center.x = 2 }
      try stage.run(to: 2)
    },
    Scenario(
      "a block that autoreverses", basis: .apple("autoreverse"), log: ["t=1: a completes(true)"]
    ) { stage in
      stage.animate("a", options: .autoreverse) { stage.view.alpha = 0.5 }
      try stage.run(to: 2)
    },
    Scenario(
      "changes that repeat inside a block", basis: .apple("modifyAnimations(…)"),
      log: ["t=1.25: a completes(true)"]
    ) { stage in
      stage.animate("a") {
        stage.view.center.x = 8
        UIView.modifyAnimations(withRepeatCount: 2.5, autoreverses: false) {
          stage.view.alpha = 0.5
        }
      }
      try stage.run(to: 2)
    },
    Scenario(
      "a keyframe block", basis: .apple("animateKeyframes(…)"), log: ["t=0.75: a completes(true)"]
    ) { stage in
      UIView.animateKeyframes(
        withDuration: 0.5, delay: 0.25,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
            stage.view.alpha = 0.5
          }
        }, completion: stage.completion("a"))
      try stage.run(to: 1)
    },
    Scenario(
      "a keyframe block without keyframes", basis: .apple("animateKeyframes(…)"),
      log: ["t=0: a completes(true)"]
    ) { stage in
      UIView.animateKeyframes(
        withDuration: 0.5, delay: 0, animations: {}, completion: stage.completion("a"))
      try stage.run(to: 1)
    },
    Scenario(
      "a spring with a duration", basis: .apple("animate(…usingSpringWithDamping:…)"),
      log: ["t=0.5: a completes(true)"]
    ) { stage in
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.2, initialSpringVelocity: 0,
        animations: { stage.view.alpha = 0.5 }, completion: stage.completion("a"))
      try stage.run(to: 1)
    },
  ]
}
