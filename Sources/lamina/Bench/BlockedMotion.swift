import ArgumentParser
import UIKit

/// A kind of animation that must continue while the main thread is blocked.
@MainActor struct BlockedMotion {
  /// The name on the command line.
  let name: String
  /// Starts animations that last longer than the main thread is blocked.
  let start: (UIView) -> Void
  /// Changes the running animation, in the run-loop iteration that then blocks the main thread.
  var change: (UIView) -> Void = { _ in }

  /// The shortest duration of an animation, in seconds.
  private static let duration = 4.0

  static let all = [
    basic, keyframe, spring, group, retarget, transition, animator, layerSpeed, push,
  ]

  /// - Throws: an error that lists the names.
  static func named(_ name: String) throws -> [BlockedMotion] {
    if name == "all" { return all }
    guard let motion = all.first(where: { $0.name == name }) else {
      let names = all.map(\.name).joined(separator: ", ")
      throw ValidationError("--scene \(name): no such scene; there are all, \(names)")
    }
    return [motion]
  }

  private static let basic = BlockedMotion(name: "basic") { view in
    view.layer.add(across(view), forKey: nil)
  }

  private static let keyframe = BlockedMotion(name: "keyframe") { view in
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [(0, 0), (300, 60), (500, -40), (200, 90)].map { step in
      CGPoint(x: view.center.x + step.0, y: view.center.y + step.1)
    }
    animation.duration = duration
    view.layer.add(animation, forKey: nil)
  }

  private static let spring = BlockedMotion(name: "spring") { view in
    UIView.animate(
      withDuration: 2 * duration, delay: 0, usingSpringWithDamping: 0.1,
      initialSpringVelocity: 0
    ) {
      view.center.x += 400
    }
  }

  private static let group = BlockedMotion(name: "group") { view in
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.2
    let group = CAAnimationGroup()
    group.animations = [across(view), fade]
    group.duration = duration
    view.layer.add(group, forKey: nil)
  }

  private static let retarget = BlockedMotion(
    name: "retarget",
    start: { view in
      UIView.animate(withDuration: duration) { view.center.x += 400 }
    },
    change: { view in
      UIView.animate(withDuration: duration) { view.center.y -= 200 }
    })

  private static let transition = BlockedMotion(name: "transition") { view in
    UIView.transition(
      with: view, duration: duration, options: .transitionFlipFromLeft,
      animations: { view.backgroundColor = .white }, completion: nil)
  }

  private static let animator = BlockedMotion(name: "animator") { view in
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut) {
      view.center.x += 400
    }
    animator.startAnimation()
  }

  private static let layerSpeed = BlockedMotion(
    name: "layerspeed",
    start: { view in view.layer.add(across(view), forKey: nil) },
    change: { view in
      let layer = view.layer
      let now = CACurrentMediaTime()
      (layer.timeOffset, layer.beginTime) = (layer.convertTime(now, from: nil), now)
      layer.speed = 0.5
    })

  /// A navigation controller that pushes a page, ten times slower than usual so that it lasts.
  private static let push = BlockedMotion(name: "push") { view in
    guard let window = view.window else { return }
    let navigation = UINavigationController(rootViewController: TransitionPages.make(0))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    navigation.view.layer.speed = 0.1
    navigation.pushViewController(TransitionPages.make(1), animated: true)
  }

  private static func across(_ view: UIView) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.toValue = Double(view.center.x + 400)
    animation.duration = duration
    return animation
  }
}
