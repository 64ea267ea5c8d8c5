import Foundation

/// An animator whose changes run on the spring of UIKit's transitions. Subclasses add the changes.
@MainActor
class SpringAnimator: NSObject, UIViewControllerAnimatedTransitioning, TimedTransition {
  private var animator: UIViewPropertyAnimator?

  final var timingParameters: (any UITimingCurveProvider)? { UISpringTimingParameters.transition }

  final func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator(for: transitionContext).startAnimation()
  }

  final func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { animator(for: transitionContext) }

  private func animator(
    for context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters.transition)
    self.animator = animator
    addChanges(to: animator, context)
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }

  /// Called once, before the animator starts.
  func addChanges(
    to animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
  ) {}

  /// Stops the views where they are, if the animation runs.
  final func stop() {
    if let animator, animator.state == .active { animator.stopAnimation(true) }
  }
}
