import LaminaTesting
import QuartzCore
import UIKit

extension Scenario {
  private static let page = Basis.apple(
    "animate(withDuration:delay:options:animations:completion:)")

  /// When animation blocks complete, and how.
  static let views = [
    Scenario("a block", basis: page, log: ["t=0.5: a completes(true)"]) { stage in
      stage.animate("a") { stage.view.alpha = 0.5 }
      try stage.run(to: 1)
    },
    Scenario("a block with a delay", basis: page, log: ["t=0.75: a completes(true)"]) { stage in
      stage.animate("a", delay: 0.25) { stage.view.alpha = 0.5 }
      try stage.run(to: 1)
    },
    Scenario(
      "a block that changes several views", basis: page, log: ["t=0.5: a completes(true)"]
    ) { stage in
      stage.animate("a") {
        stage.view.alpha = 0.5
        stage.view.frame.origin.x = 5
        stage.screen.window.backgroundColor = .red
      }
      try stage.run(to: 1)
    },
    Scenario(
      "removal of all animations of a block", basis: page, log: ["t=0.25: a completes(false)"]
    ) { stage in
      stage.animate("a") { stage.view.alpha = 0.5 }
      try stage.run(to: 0.25)
      stage.view.layer.removeAllAnimations()
      try stage.run(to: 1)
    },
    Scenario(
      "removal of one of two animations of a block",
      basis: .ours("one animation that did not finish is enough"),
      log: ["t=0.5: a completes(false)"]
    ) { stage in
      stage.animate("a") {
        stage.view.alpha = 0.5
        stage.view.center.x = 5
      }
      try stage.run(to: 0.25)
      stage.view.layer.removeAnimation(forKey: "opacity")
      try stage.run(to: 1)
    },
    Scenario(
      "a change during an animation is additive, and both blocks end in their own time",
      basis: page, log: ["t=0.5: a completes(true)", "t=0.75: b completes(true)"]
    ) { stage in
      stage.animate("a") { stage.view.center.x = 8 }
      try stage.run(to: 0.25)
      stage.animate("b") { stage.view.center.x = 2 }
      try stage.run(to: 1)
    },
    Scenario(
      "a change during an animation from the presented value",
      basis: .apple("beginFromCurrentState"),
      log: ["t=0.25: a completes(false)", "t=0.75: b completes(true)"]
    ) { stage in
      stage.animate("a") { stage.view.center.x = 8 }
      try stage.run(to: 0.25)
      stage.animate("b", options: .beginFromCurrentState) { stage.view.center.x = 2 }
      try stage.run(to: 1)
    },
    Scenario(
      "a block in a completion", basis: page,
      log: ["t=0.25: a completes(true)", "t=0.5: b completes(true)"]
    ) { stage in
      UIView.animate(
        withDuration: 0.25, delay: 0, animations: { stage.view.alpha = 0.5 },
        completion: {
          stage.completion("a")($0)
          stage.animate("b", seconds: 0.25) { stage.view.alpha = 0 }
        })
      try stage.run(to: 1)
    },
    Scenario(
      "a nested block inherits the duration", basis: .apple("overrideInheritedDuration"),
      log: ["t=0.75: outer completes(true)", "t=0.75: inner completes(true)"]
    ) { stage in
      stage.animate("outer", seconds: 0.75) {
        stage.view.alpha = 0.5
        stage.animate("inner", seconds: 0.25) { stage.view.center.x = 8 }
      }
      try stage.run(to: 1)
    },
    Scenario(
      "a nested block with its own duration", basis: .apple("overrideInheritedDuration"),
      log: ["t=0.25: inner completes(true)", "t=0.75: outer completes(true)"]
    ) { stage in
      stage.animate("outer", seconds: 0.75) {
        stage.view.alpha = 0.5
        stage.animate("inner", seconds: 0.25, options: .overrideInheritedDuration) {
          stage.view.center.x = 8
        }
      }
      try stage.run(to: 1)
    },
    Scenario(
      "an endless block, until its view leaves", basis: .apple("repeat"),
      log: ["t=2: a completes(false)"]
    ) { stage in
      stage.animate("a", options: [.repeat, .autoreverse]) { stage.view.alpha = 0.5 }
      try stage.run(to: 2)
      stage.view.removeFromSuperview()
      try stage.run(to: 3)
    },
    Scenario(
      "a view that leaves during an animation", basis: page, log: ["t=0.25: a completes(false)"]
    ) { stage in
      stage.animate("a") { stage.view.alpha = 0.5 }
      try stage.run(to: 0.25)
      stage.view.removeFromSuperview()
      try stage.run(to: 1)
    },
    Scenario(
      "a view that moves within its window", basis: .ours("it continues"),
      log: ["t=0.5: a completes(true)"]
    ) { stage in
      let other = UIView()
      stage.screen.window.addSubview(other)
      stage.animate("a") { stage.view.alpha = 0.5 }
      try stage.run(to: 0.25)
      other.addSubview(stage.view)
      try stage.run(to: 1)
    },
    Scenario(
      "a hidden view", basis: .ours("time continues while nothing shows"),
      log: ["t=0.5: a completes(true)"]
    ) { stage in
      stage.view.isHidden = true
      stage.animate("a") { stage.view.alpha = 0.5 }
      try stage.run(to: 1)
    },
    Scenario(
      "a view that is hidden during an animation",
      basis: .ours("time continues while nothing shows"), log: ["t=0.5: a completes(true)"]
    ) { stage in
      stage.animate("a") { stage.view.alpha = 0.5 }
      try stage.run(to: 0.25)
      stage.view.isHidden = true
      try stage.run(to: 1)
    },
    Scenario(
      "a view on a layer that is paused and resumed", basis: .apple("CAMediaTiming"),
      log: ["t=1.25: a completes(true)"]
    ) { stage in
      stage.animate("a") { stage.view.alpha = 0.5 }
      try stage.run(to: 0.25)
      stage.screen.window.layer.timeOffset = 0.25
      stage.screen.window.layer.speed = 0
      try stage.run(to: 1)
      stage.screen.window.layer.beginTime = 1
      stage.screen.window.layer.speed = 1
      try stage.run(to: 2)
    },
    Scenario(
      "a transaction waits for the block inside it", basis: .apple("setCompletionBlock(_:)"),
      log: ["t=0.5: a completes(true)", "t=0.5: t completes"]
    ) { stage in
      stage.transaction("t") { stage.animate("a") { stage.view.alpha = 0.5 } }
      try stage.run(to: 1)
    },
    Scenario(
      "changes without animation inside a block", basis: .apple("performWithoutAnimation(_:)"),
      log: ["t=0.5: a completes(true)", "t=0.5: moved at once"]
    ) { stage in
      stage.animate("a") {
        stage.view.alpha = 0.5
        UIView.performWithoutAnimation { stage.view.center.x = 8 }
      }
      let isMoving = stage.view.layer.animation(forKey: "position") != nil
      try stage.run(to: 0.5)
      stage.log(isMoving ? "moves" : "moved at once")
    },
  ]
}
