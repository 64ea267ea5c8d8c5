import LaminaTesting
import QuartzCore
import UIKit

extension Scenario {
  private static let page = Basis.apple("UIViewPropertyAnimator")

  /// Property animators, and windows that are hidden.
  static let animators = [
    Scenario("an animator to its end", basis: page, log: ["t=0.5: a completes(end)"]) { stage in
      stage.animator("a").startAnimation()
      try stage.run(to: 1)
    },
    Scenario(
      "an animator that is stopped without finishing", basis: page, log: ["t=0.25: a is inactive"]
    ) {
      stage in
      let animator = stage.animator("a")
      animator.startAnimation()
      try stage.run(to: 0.25)
      animator.stopAnimation(true)
      stage.log("a is \(animator.state == .inactive ? "inactive" : "active")")
      try stage.run(to: 1)
    },
    Scenario(
      "an animator that is stopped and finished", basis: page, log: ["t=0.25: a completes(start)"]
    ) { stage in
      let animator = stage.animator("a")
      animator.startAnimation()
      try stage.run(to: 0.25)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      try stage.run(to: 1)
    },
    Scenario(
      "an animator that is reversed", basis: page, log: ["t=0.5: a completes(start)"]
    ) { stage in
      let animator = stage.animator("a")
      animator.startAnimation()
      try stage.run(to: 0.25)
      animator.isReversed = true
      try stage.run(to: 1)
    },
    Scenario("an animator that pauses", basis: page, log: ["t=1.25: a completes(end)"]) { stage in
      let animator = stage.animator("a")
      animator.startAnimation()
      try stage.run(to: 0.25)
      animator.pauseAnimation()
      try stage.run(to: 1)
      animator.startAnimation()
      try stage.run(to: 2)
    },
    Scenario(
      "an animator whose view leaves", basis: .ours("it has nothing left to animate"),
      log: ["t=0.25: a completes(end)"]
    ) { stage in
      stage.animator("a").startAnimation()
      try stage.run(to: 0.25)
      stage.view.removeFromSuperview()
      try stage.run(to: 1)
    },
    Scenario(
      "an animator and a block on one view", basis: page,
      log: ["t=0.25: b completes(true)", "t=0.5: a completes(end)"]
    ) { stage in
      stage.animator("a").startAnimation()
      stage.animate("b", seconds: 0.25) { stage.view.alpha = 0.5 }
      try stage.run(to: 1)
    },
    Scenario(
      "a window that is hidden during an animation",
      basis: .ours("it leaves the screen with everything in it"),
      log: ["t=0.25: a completes(false)"]
    ) { stage in
      stage.animate("a") { stage.view.alpha = 0.5 }
      try stage.run(to: 0.25)
      stage.screen.window.isHidden = true
      try stage.run(to: 1)
    },
    Scenario(
      "a view that leaves with its superview", basis: .ours("its layer is no longer in a window"),
      log: ["t=0.25: a completes(false)"]
    ) { stage in
      let outer = UIView()
      stage.screen.window.addSubview(outer)
      outer.addSubview(stage.view)
      stage.animate("a") { stage.view.alpha = 0.5 }
      try stage.run(to: 0.25)
      outer.removeFromSuperview()
      try stage.run(to: 1)
    },
    Scenario(
      "animations that are disabled during an animation", basis: .apple("setAnimationsEnabled(_:)"),
      log: ["t=0.5: a completes(true)"]
    ) { stage in
      stage.animate("a") { stage.view.alpha = 0.5 }
      try stage.run(to: 0.25)
      UIView.setAnimationsEnabled(false)
      stage.view.center.x += 1
      UIView.setAnimationsEnabled(true)
      try stage.run(to: 1)
    },
  ]
}

extension ScenarioStage {
  /// Returns an animator that moves the view for half a second, and logs its completion.
  fileprivate func animator(_ name: String) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [view] in
      view.center.x += 8
    }
    animator.addCompletion { [weak self] position in
      let positions = [UIViewAnimatingPosition.end: "end", .start: "start", .current: "current"]
      self?.log("\(name) completes(\(positions[position] ?? "?"))")
    }
    return animator
  }
}
