import Foundation
import QuartzCore

/// Tells a property animator that its time is over, and keeps it until then: an animation without a
/// picture, which ends with the others.
@MainActor final class AnimatorClock: CAAnimationDelegate {
  private static let key = "clock"

  private let layer = CALayer()
  /// Only while it runs: an animator that is paused is its owner's.
  private var animator: UIViewPropertyAnimator?

  /// From now on, until it ends or is stopped.
  func keep(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
  }

  func run(from time: CFTimeInterval, for seconds: Double) {
    let animation = CAAnimation()
    animation.beginTime = time
    // Core Animation takes a duration of 0 for "the transaction's".
    animation.duration = max(seconds, .leastNonzeroMagnitude)
    animation.delegate = self
    layer.add(animation, forKey: Self.key)
  }

  func stop() {
    layer.removeAnimation(forKey: Self.key)
    exchange(&animator, with: nil)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard flag, let animator else { return }
    self.animator = nil
    animator.timeIsOver()
  }
}
