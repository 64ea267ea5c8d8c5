import Foundation
import QuartzCore

/// Notifies a property animator when its time has elapsed, and retains it until then. It uses an
/// animation without visible effect, which ends together with the others.
@MainActor final class AnimatorClock: CAAnimationDelegate {
  private static let key = "clock"

  private let layer = CALayer()
  /// The animator, retained only while it runs; its owner must keep a paused animator.
  private var animator: UIViewPropertyAnimator?

  /// Retains the animator until the clock ends or is stopped.
  func retain(_ animator: UIViewPropertyAnimator) {
    self.animator = animator
  }

  func run(from time: CFTimeInterval, for seconds: Double) {
    let animation = CAAnimation()
    animation.beginTime = time
    // Core Animation treats a duration of 0 as "use the transaction's duration".
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
    animator.timeDidElapse()
  }
}
