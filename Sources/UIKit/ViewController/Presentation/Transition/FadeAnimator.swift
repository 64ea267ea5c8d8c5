import CoreGraphics
import Foundation

/// Fades the presented view in, from a larger size if that is wanted, and out.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  TimedTransition
{
  private let isPresenting: Bool
  private let duration: TimeInterval
  /// The size from which the view shrinks to its own.
  private let scale: CGFloat

  init(isPresenting: Bool, duration: TimeInterval, scale: CGFloat = 1) {
    (self.isPresenting, self.duration, self.scale) = (isPresenting, duration, scale)
  }

  var timingParameters: (any UITimingCurveProvider)? {
    scale == 1 ? nil : UISpringTimingParameters.transition
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let view = context.view(forKey: isPresenting ? .to : .from) else {
      return context.completeTransition(true)
    }
    if isPresenting {
      context.containerView.addSubview(view)
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    let animator = UIViewPropertyAnimator(
      duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
    animator.addAnimations { [isPresenting] in
      view.alpha = isPresenting ? 1 : 0
      if isPresenting { view.transform = .identity }
    }
    animator.addCompletion { _ in
      context.completeTransition(true)
      view.alpha = 1
    }
    animator.startAnimation()
  }
}
