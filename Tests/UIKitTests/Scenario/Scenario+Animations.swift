import LaminaTesting
import QuartzCore

extension Scenario {
  private static let stop = Basis.apple("animationDidStop(_:finished:)")

  /// How long a single animation runs.
  static let animations = [
    Scenario(
      "an animation to its end", basis: stop,
      log: ["t=0: a starts", "t=0.5: a stops(true)", "t=2: has none"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
      $0.logAnimations()
    },
    Scenario(
      "an animation with the transaction's duration", basis: .apple("duration"),
      log: ["t=0: a starts", "t=0.25: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a", 0), forKey: "key")
      try $0.run(to: 1)
    },
    Scenario(
      "an animation of duration 0 in a transaction of duration 0",
      basis: .ours("it has started and ended when the commit is shown"),
      log: ["t=0: a starts", "t=0: a stops(true)"]
    ) {
      CATransaction.setAnimationDuration(0)
      $0.layer.add($0.fade("a", 0), forKey: "key")
      try $0.run(to: 1)
    },
    Scenario(
      "an animation that repeats", basis: .apple("repeatCount"),
      log: ["t=0: a starts", "t=1.25: a stops(true)"]
    ) {
      let animation = $0.fade("a")
      animation.repeatCount = 2.5
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "an animation with a repeat duration", basis: .apple("repeatDuration"),
      log: ["t=0: a starts", "t=0.75: a stops(true)"]
    ) {
      let animation = $0.fade("a")
      animation.repeatDuration = 0.75
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "an animation that autoreverses", basis: .apple("autoreverses"),
      log: ["t=0: a starts", "t=1: a stops(true)"]
    ) {
      let animation = $0.fade("a")
      animation.autoreverses = true
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "an animation at double speed", basis: .apple("speed"),
      log: ["t=0: a starts", "t=0.25: a stops(true)"]
    ) {
      let animation = $0.fade("a")
      animation.speed = 2
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "an animation at speed 0", basis: .apple("speed"), log: ["t=0: a starts", "t=2: has a"]
    ) {
      let animation = $0.fade("a")
      animation.speed = 0
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
      $0.logAnimations()
    },
    Scenario(
      "an animation at negative speed, from its time offset",
      basis: .ours("below time 0 it has ended"), log: ["t=0: a starts", "t=0.375: a stops(true)"]
    ) {
      let animation = $0.fade("a")
      (animation.speed, animation.timeOffset) = (-1, 0.375)
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "an animation from the middle, by its time offset", basis: .apple("timeOffset"),
      log: ["t=0: a starts", "t=0.125: a stops(true)"]
    ) {
      let animation = $0.fade("a")
      animation.timeOffset = 0.375
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "an animation with a begin time in the future",
      basis: .ours("the delegate is notified of the start at the commit"),
      log: ["t=0: a starts", "t=1.5: a stops(true)"]
    ) {
      let animation = $0.fade("a")
      animation.beginTime = 1
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "an animation with a begin time in the past", basis: .apple("beginTime"),
      log: ["t=1: a starts", "t=1.25: a stops(true)"]
    ) {
      try $0.run(to: 1)
      let animation = $0.fade("a")
      animation.beginTime = 0.75
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "an animation that is over before it is added", basis: .ours("it has started and ended"),
      log: ["t=2: a starts", "t=2: a stops(true)"]
    ) {
      try $0.run(to: 2)
      let animation = $0.fade("a")
      animation.beginTime = 0.75
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 3)
    },
    Scenario(
      "an animation that is not removed on completion", basis: .apple("isRemovedOnCompletion"),
      log: ["t=0: a starts", "t=0.5: a stops(true)", "t=1: has a", "t=1: has none"]
    ) {
      let animation = $0.fade("a")
      animation.isRemovedOnCompletion = false
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 1)
      $0.logAnimations()
      $0.layer.removeAllAnimations()
      $0.logAnimations()
    },
    Scenario("a keyframe animation", basis: stop, log: ["t=0: a starts", "t=0.75: a stops(true)"]) {
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      (animation.values, animation.duration) = ([0, 5, 1], 0.75)
      $0.listen(to: animation, "a")
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a spring animation ends after its duration", basis: .apple("settlingDuration"),
      log: ["t=0: a starts", "t=0.375: a stops(true)"]
    ) {
      let animation = CASpringAnimation(keyPath: "position.x")
      (animation.fromValue, animation.duration) = (5, 0.375)
      $0.listen(to: animation, "a")
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "an animation of an unknown key path", basis: .ours("it runs and ends without any effect"),
      log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a", key: "wobble"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "an animation of values of the wrong type",
      basis: .ours("it runs and ends without any effect"),
      log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      let animation = $0.fade("a")
      (animation.fromValue, animation.toValue) = ("from", "to")
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 2)
    },
  ]

  /// Several animations, and animations that do not run to their end.
  static let removals = [
    Scenario(
      "several animations end in the order of their end times", basis: stop,
      log: [
        "t=0: a starts", "t=0: b starts", "t=0: c starts", "t=0.25: b stops(true)",
        "t=0.5: c stops(true)", "t=0.75: a stops(true)",
      ]
    ) { stage in
      for (name, seconds) in [("a", 0.75), ("b", 0.25), ("c", 0.5)] {
        stage.layer.add(stage.fade(name, seconds), forKey: nil)
      }
      try stage.run(to: 2)
    },
    Scenario(
      "animations with the same end time end in the order in which they were added",
      basis: .ours("in the order in which they were added"),
      log: [
        "t=0: a starts", "t=0: b starts", "t=0: c starts", "t=0.5: a stops(true)",
        "t=0.5: b stops(true)", "t=0.5: c stops(true)",
      ]
    ) {
      $0.layer.add($0.fade("a"), forKey: nil)
      $0.layer.add($0.fade("b"), forKey: nil)
      $0.layer.add($0.fade("c"), forKey: nil)
      try $0.run(to: 2)
    },
    Scenario(
      "ends found by the same frame are reported in the order of their end times", basis: stop,
      log: ["t=0: a starts", "t=0: b starts", "t=2: b stops(true)", "t=2: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a", 0.75), forKey: nil)
      $0.layer.add($0.fade("b", 0.25), forKey: nil)
      try $0.run(to: 0)
      $0.screen.time = 2
      try $0.run(to: 2)
    },
    Scenario(
      "removal during the animation", basis: stop, log: ["t=0: a starts", "t=0.25: a stops(false)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.removeAnimation(forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "removal before the commit", basis: .ours("it never starts, and stops nevertheless"),
      log: ["t=0: a stops(false)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      $0.layer.removeAnimation(forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "removal of all animations, in their order", basis: stop,
      log: ["t=0: a starts", "t=0: b starts", "t=0.25: a stops(false)", "t=0.25: b stops(false)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "one")
      $0.layer.add($0.fade("b"), forKey: nil)
      try $0.run(to: 0.25)
      $0.layer.removeAllAnimations()
      try $0.run(to: 2)
    },
    Scenario(
      "removal of an unknown key", basis: stop, log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.removeAnimation(forKey: "other")
      try $0.run(to: 2)
    },
    Scenario(
      "a key that is used again", basis: .apple("add(_:forKey:)"),
      log: ["t=0: a starts", "t=0.25: a stops(false)", "t=0.25: b starts", "t=0.75: b stops(true)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.add($0.fade("b"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a key that is used again within a run-loop iteration", basis: .apple("add(_:forKey:)"),
      log: ["t=0: a stops(false)", "t=0: b starts", "t=0.5: b stops(true)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      $0.layer.add($0.fade("b"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "without keys, no animation replaces another", basis: .apple("add(_:forKey:)"),
      log: [
        "t=0: a starts", "t=0: b starts", "t=0: has a b", "t=0.5: a stops(true)",
        "t=0.5: b stops(true)",
      ]
    ) {
      $0.layer.add($0.fade("a"), forKey: nil)
      $0.layer.add($0.fade("b"), forKey: nil)
      try $0.run(to: 0)
      $0.logAnimations()
      try $0.run(to: 2)
    },
    Scenario(
      "a delegate that adds the next animation as one stops", basis: stop,
      log: ["t=0: a starts", "t=0.25: a stops(true)", "t=0.25: b starts", "t=0.5: b stops(true)"]
    ) { stage in
      let animation = stage.fade("a", 0.25)
      stage.listen(
        to: animation, "a",
        onStop: { [unowned stage] in stage.layer.add(stage.fade("b", 0.25), forKey: "key") })
      stage.layer.add(animation, forKey: "key")
      try stage.run(to: 2)
    },
    Scenario(
      "a delegate that removes the other animations as one stops", basis: stop,
      log: [
        "t=0: a starts", "t=0: b starts", "t=0: c starts", "t=0.25: a stops(true)",
        "t=0.25: b stops(false)", "t=0.25: c stops(false)",
      ]
    ) { stage in
      let animation = stage.fade("a", 0.25)
      stage.listen(
        to: animation, "a", onStop: { [unowned stage] in stage.layer.removeAllAnimations() })
      stage.layer.add(animation, forKey: nil)
      stage.layer.add(stage.fade("b", 0.25), forKey: nil)
      stage.layer.add(stage.fade("c"), forKey: nil)
      try stage.run(to: 2)
    },
    Scenario(
      "a delegate that removes all animations as one starts",
      basis: .ours("an animation that has stopped does not start"),
      log: ["t=0: a starts", "t=0: a stops(false)", "t=0: b stops(false)"]
    ) { stage in
      let animation = stage.fade("a")
      stage.listen(
        to: animation, "a", onStart: { [unowned stage] in stage.layer.removeAllAnimations() })
      stage.layer.add(animation, forKey: nil)
      stage.layer.add(stage.fade("b"), forKey: nil)
      try stage.run(to: 2)
    },
  ]
}
