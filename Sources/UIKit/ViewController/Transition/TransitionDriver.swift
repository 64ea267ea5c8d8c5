import CoreGraphics
import Foundation

/// How a transition continues when the user has let go.
struct TransitionCompletion {
  /// The completed part, 0 to 1.
  var fraction: CGFloat
  /// The duration of the whole transition, in seconds.
  var duration: TimeInterval
  /// Seconds of the animation per second.
  var speed: Double
  var timing: any UITimingCurveProvider
}

/// Has the animations of a transition follow the user.
@MainActor protocol TransitionDriver: AnyObject {
  func scrub(to fraction: CGFloat, of duration: TimeInterval)
  func finish(_ completion: TransitionCompletion)
  func cancel(_ completion: TransitionCompletion)
}

/// Drives an animator that can be interrupted.
@MainActor final class InterruptibleDriver: TransitionDriver {
  private let animator: any UIViewImplicitlyAnimating

  init(_ animator: any UIViewImplicitlyAnimating) {
    self.animator = animator
  }

  var fraction: CGFloat {
    animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  func start() { animator.startAnimation() }

  func pause() {
    animator.pauseAnimation()
    animator.isReversed = false
  }

  func scrub(to fraction: CGFloat, of duration: TimeInterval) {
    animator.fractionComplete = fraction
  }

  func finish(_ completion: TransitionCompletion) {
    proceed(completion, rest: 1 - completion.fraction)
  }

  func cancel(_ completion: TransitionCompletion) {
    animator.isReversed = true
    proceed(completion, rest: completion.fraction)
  }

  private func proceed(_ completion: TransitionCompletion, rest: CGFloat) {
    animator.continueAnimation(
      withTimingParameters: completion.timing,
      durationFactor: rest / max(CGFloat(completion.speed), 0.001))
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// The driver of the animator that can be interrupted; nil if the program provides none.
  func interruptibleDriver(
    using context: any UIViewControllerContextTransitioning
  ) -> InterruptibleDriver? {
    let animator = interruptibleAnimator(using: context)
    return animator is AbsentAnimator ? nil : InterruptibleDriver(animator)
  }
}

/// Stands for the animator that a program does not provide, where the type of the method, which is
/// optional on iOS, allows no nil.
@MainActor final class AbsentAnimator: NSObject, UIViewImplicitlyAnimating {
  var state: UIViewAnimatingState { .inactive }
  var isRunning: Bool { false }
  var isReversed = false
  var fractionComplete: CGFloat = 0
  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
