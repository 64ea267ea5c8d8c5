import Foundation

/// Moves the columns of a split view controller on the spring of transitions.
@MainActor
final class SplitAnimator: NSObject, UIViewControllerAnimatedTransitioning, TimedTransition {
  private let changes: () -> Void
  private var animator: UIViewPropertyAnimator?

  init(_ changes: @escaping () -> Void) {
    self.changes = changes
  }

  var timingParameters: (any UITimingCurveProvider)? { UISpringTimingParameters.transition }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator(for: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { animator(for: transitionContext) }

  private func animator(
    for context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters.transition)
    self.animator = animator
    animator.addAnimations(changes)
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }

  /// Stops the columns where they are.
  func stop() {
    if let animator, animator.state == .active { animator.stopAnimation(true) }
  }
}
