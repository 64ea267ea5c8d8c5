import LaminaTesting
import QuartzCore
import UIKit

extension Scenario {
  private static let timing = Basis.apple("CAMediaTiming")

  /// What layers do to the animations on them.
  static let layers = [
    Scenario(
      "a layer that leaves its superlayer", .ours("what is not seen does not run on"),
      log: ["t=0: a starts", "t=0.25: a stops(false)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.removeFromSuperlayer()
      try $0.run(to: 2)
    },
    Scenario(
      "a layer whose superlayer leaves", .ours("what is not seen does not run on"),
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
      "a layer that moves within its window", .ours("it goes on"),
      log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.view.layer.addSublayer($0.layer)
      try $0.run(to: 2)
    },
    Scenario(
      "a layer that goes and comes back within a turn", .ours("it has stopped as it left"),
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
      "a hidden layer", .ours("time goes on where nothing is seen"),
      log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      $0.layer.isHidden = true
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a layer in no window", .ours("it runs its time unseen, so that whoever waits is told"),
      log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      let layer = CALayer()
      layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a layer in no window that is put into one", .ours("it goes on"),
      log: ["t=0: a starts", "t=0.5: a stops(true)"]
    ) {
      let layer = CALayer()
      layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.addSublayer(layer)
      try $0.run(to: 2)
    },
    Scenario(
      "an endless animation on a layer that leaves", .ours("what is not seen does not run on"),
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
      "a layer at twice the speed", timing, log: ["t=0: a starts", "t=0.25: a stops(true)"]
    ) {
      $0.layer.speed = 2
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a layer in one at half the speed", timing, log: ["t=0: a starts", "t=1: a stops(true)"]
    ) {
      let inner = CALayer()
      $0.layer.addSublayer(inner)
      $0.layer.speed = 0.5
      inner.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a layer that stands", timing, log: ["t=0: a starts", "t=2: has a", "t=2: a stops(false)"]
    ) {
      $0.layer.speed = 0
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 2)
      $0.logAnimations()
      $0.layer.removeAllAnimations()
    },
    Scenario(
      "a layer that is paused and goes on", .apple("Technical Q&A QA1673"),
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
      "a layer that is turned to double speed in flight", timing,
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
      "a layer that runs backwards", .ours("it waits to be turned round"),
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
      "a layer whose time is put beyond the end", .ours("it is over at once"),
      log: ["t=0: a starts", "t=0.25: a stops(true)"]
    ) {
      $0.layer.add($0.fade("a"), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.speed = 0
      $0.layer.timeOffset = 0.5
      try $0.run(to: 2)
    },
    Scenario(
      "a layer that moves into a slower one", timing,
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

  /// A group that lasts half a second.
  @MainActor private static func group(
    _ stage: ScenarioStage, _ name: String, _ animations: CAAnimation...
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    (group.animations, group.duration) = (animations, 0.5)
    stage.listen(to: group, name)
    return group
  }

  private static let groupPage = Basis.apple("CAAnimationGroup")

  static let groups = [
    Scenario(
      "a group with a shorter animation", groupPage,
      log: ["t=0: g starts", "t=0.5: g stops(true)"]
    ) {
      $0.layer.add(group($0, "g", $0.fade("a", 0.25)), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a group with a longer animation, which is cut off", groupPage,
      log: ["t=0: g starts", "t=0.5: g stops(true)", "t=0.5: has none"]
    ) {
      $0.layer.add(group($0, "g", $0.fade("a", 2), $0.fade("b", key: "position.x")), forKey: "key")
      try $0.run(to: 0.5)
      $0.logAnimations()
      try $0.run(to: 3)
    },
    Scenario(
      "what animations in a group say of staying does not count", groupPage,
      log: ["t=0: g starts", "t=0.5: g stops(true)", "t=1: has none"]
    ) {
      let animation = $0.fade("a")
      animation.isRemovedOnCompletion = false
      $0.layer.add(group($0, "g", animation), forKey: "key")
      try $0.run(to: 1)
      $0.logAnimations()
    },
    Scenario(
      "a group that is removed in flight", groupPage,
      log: ["t=0: g starts", "t=0.25: g stops(false)"]
    ) {
      $0.layer.add(group($0, "g", $0.fade("a")), forKey: "key")
      try $0.run(to: 0.25)
      $0.layer.removeAnimation(forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a group in a group", groupPage, log: ["t=0: outer starts", "t=0.5: outer stops(true)"]
    ) {
      $0.layer.add(group($0, "outer", group($0, "inner", $0.fade("a"))), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a group without animations", .ours("it runs and ends"),
      log: ["t=0: g starts", "t=0.5: g stops(true)"]
    ) {
      $0.layer.add(group($0, "g"), forKey: "key")
      try $0.run(to: 2)
    },
    Scenario(
      "a group that is repeated", .apple("repeatCount"),
      log: ["t=0: g starts", "t=1.5: g stops(true)"]
    ) {
      let group = group($0, "g", $0.fade("a", 0.25))
      group.repeatCount = 3
      $0.layer.add(group, forKey: "key")
      try $0.run(to: 2)
    },
  ]
}
