import LaminaTesting
import QuartzCore

extension Scenario {
  private static let page = Basis.apple("setCompletionBlock(_:)")

  /// When transactions complete.
  static let transactions = [
    Scenario(
      "a transaction without animations completes after its commit", basis: page,
      log: ["t=0: t completes"]
    ) {
      $0.transaction("t")
      try $0.run(to: 1)
    },
    Scenario(
      "a transaction waits for the last of its animations", basis: page,
      log: [
        "t=0: a starts", "t=0: b starts", "t=0.25: a stops(true)", "t=0.75: b stops(true)",
        "t=0.75: t completes",
      ]
    ) { stage in
      stage.transaction("t") {
        stage.layer.add(stage.fade("a", 0.25), forKey: nil)
        stage.layer.add(stage.fade("b", 0.75), forKey: nil)
      }
      try stage.run(to: 2)
    },
    Scenario(
      "a removed animation counts as ended", basis: page,
      log: ["t=0: a starts", "t=0.25: a stops(false)", "t=0.25: t completes"]
    ) { stage in
      stage.transaction("t") { stage.layer.add(stage.fade("a"), forKey: "key") }
      try stage.run(to: 0.25)
      stage.layer.removeAnimation(forKey: "key")
      try stage.run(to: 2)
    },
    Scenario(
      "an animation removed before the commit is shown", basis: page,
      log: ["t=0: a stops(false)", "t=0: t completes"]
    ) { stage in
      stage.transaction("t") { stage.layer.add(stage.fade("a"), forKey: "key") }
      stage.layer.removeAnimation(forKey: "key")
      try stage.run(to: 2)
    },
    Scenario(
      "an implicit animation", basis: .apple("animationDuration()"), log: ["t=0.25: t completes"]
    ) { stage in
      stage.transaction("t") { stage.layer.opacity = 0.5 }
      try stage.run(to: 2)
    },
    Scenario(
      "an implicit animation in a transaction with a duration",
      basis: .apple("setAnimationDuration(_:)"), log: ["t=0.75: t completes"]
    ) { stage in
      stage.transaction("t", seconds: 0.75) { stage.layer.opacity = 0.5 }
      try stage.run(to: 2)
    },
    Scenario(
      "a transaction of duration 0",
      basis: .ours("its changes are complete when the commit is shown"),
      log: ["t=0: t completes", "t=0: has none"]
    ) { stage in
      stage.transaction("t", seconds: 0) { stage.layer.opacity = 0.5 }
      try stage.run(to: 0)
      stage.logAnimations()
      try stage.run(to: 1)
    },
    Scenario(
      "disabled actions add no animations", basis: .apple("setDisableActions(_:)"),
      log: ["t=0: has none", "t=0: t completes"]
    ) { stage in
      stage.transaction("t", seconds: 0.75) {
        CATransaction.setDisableActions(true)
        stage.layer.opacity = 0.5
      }
      stage.logAnimations()
      try stage.run(to: 1)
    },
    Scenario(
      "disabled actions do not affect explicit animations", basis: .apple("disableActions()"),
      log: ["t=0: a starts", "t=0.5: a stops(true)", "t=0.5: t completes"]
    ) { stage in
      stage.transaction("t") {
        CATransaction.setDisableActions(true)
        stage.layer.add(stage.fade("a"), forKey: "key")
      }
      try stage.run(to: 1)
    },
    Scenario(
      "a change to the current value", basis: .ours("it is no change"), log: ["t=0: t completes"]
    ) { stage in
      stage.transaction("t") { stage.layer.opacity = 1 }
      try stage.run(to: 1)
    },
    Scenario(
      "a change during an animation replaces the earlier one", basis: .apple("action(forKey:)"),
      log: ["t=0.25: first completes", "t=0.75: second completes"]
    ) { stage in
      stage.transaction("first", seconds: 0.5) { stage.layer.opacity = 0.5 }
      try stage.run(to: 0.25)
      stage.transaction("second", seconds: 0.5) { stage.layer.opacity = 0 }
      try stage.run(to: 2)
    },
    Scenario(
      "two changes within a transaction", basis: .ours("the second replaces the first"),
      log: ["t=0.5: t completes"]
    ) { stage in
      stage.transaction("t", seconds: 0.5) {
        stage.layer.opacity = 0.5
        stage.layer.opacity = 0.25
      }
      try stage.run(to: 2)
    },
    Scenario(
      "an outer transaction waits for nested ones", basis: page,
      log: ["t=0.25: outer's own", "t=0.5: inner completes", "t=0.5: outer completes"]
    ) { stage in
      stage.transaction("outer", seconds: 0.25) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { stage.log("outer's own") }
        stage.layer.opacity = 0.5
        CATransaction.commit()
        stage.transaction("inner", seconds: 0.5) { stage.layer.position.x = 5 }
      }
      try stage.run(to: 2)
    },
    Scenario(
      "a nested transaction does not wait for its outer one", basis: page,
      log: ["t=0.25: inner completes", "t=0.75: outer completes"]
    ) { stage in
      stage.transaction("outer", seconds: 0.75) {
        stage.layer.opacity = 0.5
        stage.transaction("inner", seconds: 0.25) { stage.layer.position.x = 5 }
      }
      try stage.run(to: 2)
    },
    Scenario(
      "animations added before the completion block was set are not waited for", basis: page,
      log: ["t=0: a starts", "t=0: t completes", "t=0.5: a stops(true)"]
    ) { stage in
      CATransaction.begin()
      stage.layer.add(stage.fade("a"), forKey: "key")
      try stage.run(to: 0)
      CATransaction.setCompletionBlock { stage.log("t completes") }
      CATransaction.commit()
      try stage.run(to: 1)
    },
    Scenario(
      "a second completion block replaces the first, which waits only for its own animations",
      basis: page,
      log: ["t=0: none completes", "t=0.25: first completes", "t=0.75: second completes"]
    ) { stage in
      CATransaction.begin()
      CATransaction.setCompletionBlock { stage.log("none completes") }
      CATransaction.setCompletionBlock { stage.log("first completes") }
      CATransaction.setAnimationDuration(0.25)
      stage.layer.opacity = 0.5
      CATransaction.setCompletionBlock { stage.log("second completes") }
      CATransaction.setAnimationDuration(0.75)
      stage.layer.position.x = 5
      CATransaction.commit()
      try stage.run(to: 1)
    },
    Scenario(
      "the implicit transaction completes at the end of the run-loop iteration", basis: page,
      log: ["t=0: still open", "t=0: implicit completes"]
    ) { stage in
      CATransaction.setCompletionBlock { stage.log("implicit completes") }
      stage.log("still open")
      try stage.run(to: 1)
    },
    Scenario(
      "transactions that end together complete in their order",
      basis: .ours("in the order of their commits"),
      log: ["t=0.5: one completes", "t=0.5: two completes"]
    ) { stage in
      stage.transaction("one", seconds: 0.5) { stage.layer.opacity = 0.5 }
      stage.transaction("two", seconds: 0.5) { stage.layer.position.x = 5 }
      try stage.run(to: 1)
    },
    Scenario(
      "a transaction in a completion block", basis: page,
      log: ["t=0.25: one completes", "t=0.5: two completes"]
    ) { stage in
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        stage.log("one completes")
        stage.transaction("two") { stage.layer.position.x = 5 }
      }
      stage.layer.opacity = 0.5
      CATransaction.commit()
      try stage.run(to: 1)
    },
    Scenario(
      "a group counts as one animation", basis: page,
      log: ["t=0: g starts", "t=0.5: g stops(true)", "t=0.5: t completes"]
    ) { stage in
      stage.transaction("t") {
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([stage.fade("a", 0.25), stage.fade("b", 1)], 0.5)
        stage.listen(to: group, "g")
        stage.layer.add(group, forKey: "key")
      }
      try stage.run(to: 2)
    },
    Scenario(
      "an animation that is not removed has ended for the transaction", basis: page,
      log: ["t=0: a starts", "t=0.5: a stops(true)", "t=0.5: t completes", "t=1: has a"]
    ) { stage in
      stage.transaction("t") {
        let animation = stage.fade("a")
        animation.isRemovedOnCompletion = false
        stage.layer.add(animation, forKey: "key")
      }
      try stage.run(to: 1)
      stage.logAnimations()
    },
    Scenario(
      "a layer that leaves completes the transaction", basis: page, log: ["t=0.25: t completes"]
    ) { stage in
      stage.transaction("t", seconds: 0.5) { stage.layer.opacity = 0.5 }
      try stage.run(to: 0.25)
      stage.layer.removeFromSuperlayer()
      try stage.run(to: 1)
    },
    Scenario(
      "a layer in no window changes at once", basis: .ours("nothing shows"),
      log: ["t=0: t completes"]
    ) { stage in
      stage.transaction("t", seconds: 0.5) { CALayer().opacity = 0.5 }
      try stage.run(to: 1)
    },
    Scenario(
      "a paused layer delays its transaction", basis: page,
      log: ["t=0: a starts", "t=1.25: a stops(true)", "t=1.25: t completes"]
    ) { stage in
      stage.transaction("t") { stage.layer.add(stage.fade("a"), forKey: "key") }
      try stage.run(to: 0.25)
      stage.layer.timeOffset = 0.25
      stage.layer.speed = 0
      try stage.run(to: 1)
      stage.layer.beginTime = 1
      stage.layer.speed = 1
      try stage.run(to: 2)
    },
    Scenario(
      "an NSNull action", basis: .apple("action(forKey:)"), log: ["t=0: t completes"]
    ) { stage in
      stage.layer.actions = ["opacity": NSNull()]
      stage.transaction("t", seconds: 0.5) { stage.layer.opacity = 0.5 }
      try stage.run(to: 1)
    },
  ]
}
