import LaminaTesting
import QuartzCore
import UIKit

extension Scenario {
  private static let timing = Basis.apple("CAMediaTiming")

  /// How changes of layers affect the animations on them.
  static let layers = [
    Scenario(
      "a layer that leaves its superlayer",
      basis: .ours("an animation ends when its layer leaves the window"),
      log: ["t=0: a starts", "t=0.25: a stops(false)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.removeFromSuperlayer()
      try $0.run(to: 2)
    },
    Scenario(
      "a layer whose superlayer leaves",
      basis: .ours("an animation ends when its layer leaves the window"),
      log: ["t=0: a starts", "t=0.25: a stops(false)"]
    ) {
      let inner = CALayer()
      $0.layer.addSublayer(inner)
      inner.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.removeFromSuperlayer()
      try $0.run(to: 2)
    },
    Scenario(
      "a layer that moves within its window", basis: .ours("it continues"),
      log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.view.layer.addSublayer($0.layer)
      try $0.run(to: 2)
    },
    Scenario(
      "a layer that leaves and returns within a run-loop iteration",
      basis: .ours("it stopped when the layer left"),
      log: ["t=0: a starts", "t=0.25: a stops(false)", "t=0.25: has none"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.removeFromSuperlayer()
      $0.screen.window.layer.addSublayer($0.layer)
      $0.logAnimations()
      try $0.run(to: 2)
    },
    Scenario(
      "a hidden layer", basis: .ours("time continues while nothing shows"),
      log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      $0.layer.isHidden = true
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a layer in no window",
      basis: .ours("it runs unseen, so that observers are notified of its end"),
      log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      let layer = CALayer()
      layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a layer in no window that is added to one", basis: .ours("it continues"),
      log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      let layer = CALayer()
      layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.addSublayer(layer)
      try $0.run(to: 2)
    },
    Scenario(
      "an endless animation on a layer that leaves",
      basis: .ours("an animation ends when its layer leaves the window"),
      log: ["t=0: a starts", "t=3: a stops(false)"]
    ) {
      let animation = $0.fade("a")
      animation.repeatCount = .infinity
      $0.layer.add(animation, forKey: "key")
      try $0.run(to: 3)
      $0.layer.removeFromSuperlayer()
      try $0.run(to: 4)
    },
    Scenario(
      "a layer at double speed", basis: timing, log: ["t=0: a starts", "t=0.25: a stops(true)"]
    ) {
      $0.layer.speed = 2
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a layer inside one at half speed", basis: timing,
      log: ["t=0: a starts", "t=1: a stops(true)"]
    ) {
      let inner = CALayer()
      $0.layer.addSublayer(inner)
      $0.layer.speed = 0.5
      inner.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a layer at speed 0", basis: timing,
      log: ["t=0: a starts", "t=2: has a", "t=2: a stops(false)"]
    ) {
      $0.layer.speed = 0
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
      $0.logAnimations()
      $0.layer.removeAllAnimations()
    },
    Scenario(
      "a layer that is paused and resumed", basis: .apple("Technical Q&A QA1673"),
      log: ["t=0: a starts", "t=1: has a", "t=1.25: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      let pausedTime = $0.layer.convertTime(CACurrentMediaTime(), from: nil)
      $0.layer.speed = 0
      $0.layer.timeOffset = pausedTime
      try $0.run(to: 1)
      $0.logAnimations()
      $0.layer.speed = 1
      $0.layer.timeOffset = 0
      $0.layer.beginTime = 0
      let sincePause = $0.layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
      $0.layer.beginTime = sincePause
      try $0.run(to: 3)
    },
    Scenario(
      "a layer whose speed doubles during an animation", basis: timing,
      log: ["t=0: a starts", "t=0.375: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.timeOffset = 0.25
      $0.layer.beginTime = 0.25
      $0.layer.speed = 2
      try $0.run(to: 2)
    },
    Scenario(
      "a layer that runs backwards", basis: .ours("it waits for the direction to change"),
      log: ["t=0: a starts", "t=2: has a", "t=2.5: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.timeOffset = 0.25
      $0.layer.beginTime = 0.25
      $0.layer.speed = -1
      try $0.run(to: 2)
      $0.logAnimations()
      $0.layer.timeOffset = 0
      $0.layer.beginTime = 2
      $0.layer.speed = 1
      try $0.run(to: 3)
    },
    Scenario(
      "a layer whose time offset moves past the end", basis: .ours("it is over at once"),
      log: ["t=0: a starts", "t=0.25: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.speed = 0
      $0.layer.timeOffset = 0.5
      try $0.run(to: 2)
    },
    Scenario(
      "a layer that moves into a slower one", basis: timing,
      log: ["t=0: a starts", "t=1: a stops(true)"]
    ) {
      let inner = CALayer()
      $0.screen.window.layer.addSublayer(inner)
      $0.layer.speed = 0.5
      inner.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.addSublayer(inner)
      try $0.run(to: 2)
    },
  ]

  /// Returns a group that lasts half a second.
  @MainActor private static func group(
    _ stage: ScenarioStage, name: String, _ animations: CAAnimation...
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    (group.animations, group.duration) = (animations, 0.5)
    stage.listen(to: group, name)
    return group
  }

  private static let groupPage = Basis.apple("CAAnimationGroup")

  static let groups = [
    Scenario(
      "a group with a shorter animation", basis: groupPage,
      log: ["t=0: g starts", "t=0.5: g stops(true)"]
    ) {
      $0.layer.add(group($0, name: "g", $0.fade("a", 0.25)), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a group with a longer animation, which is cut off", basis: groupPage,
      log: ["t=0: g starts", "t=0.5: g stops(true)", "t=0.5: has none"]
    ) {
      $0.layer.add(
        group($0, name: "g", $0.fade("a", 2), $0.fade("b", key: "position.x")), forKey: "key")
      try $0.run(to: 0.5)
      $0.logAnimations()
      try $0.run(to: 3)
    },
    Scenario(
      "isRemovedOnCompletion of animations in a group is ignored", basis: groupPage,
      log: ["t=0: g starts", "t=0.5: g stops(true)", "t=1: has none"]
    ) {
      let animation = $0.fade("a")
      animation.isRemovedOnCompletion = false
      $0.layer.add(group($0, name: "g", animation), forKey: "key")
      try $0.run(to: 1)
      $0.logAnimations()
    },
    Scenario(
      "a group that is removed during its run", basis: groupPage,
      log: ["t=0: g starts", "t=0.25: g stops(false)"]
    ) {
      $0.layer.add(group($0, name: "g", $0.fade("a")), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.removeAnimation(forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a group in a group", basis: groupPage,
      log: ["t=0: outer starts", "t=0.5: outer stops(true)"]
    ) {
      $0.layer.add(group($0, name: "outer", group($0, name: "inner", $0.fade("a"))), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a group without animations", basis: .ours("it runs and ends"),
      log: ["t=0: g starts", "t=0.5: g stops(true)"]
    ) {
      $0.layer.add(group($0, name: "g"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a group that repeats", basis: .apple("repeatCount"),
      log: ["t=0: g starts", "t=1.5: g stops(true)"]
    ) {
      let group = group($0, name: "g", $0.fade("a", 0.25))
      group.repeatCount = 3
      $0.layer.add(group, forKey: "key")
      try $0.run(to: 2)
    },
  ]
}
