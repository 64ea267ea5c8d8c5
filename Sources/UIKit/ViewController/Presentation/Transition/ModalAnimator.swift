import CoreGraphics
import Foundation

/// The animations of the modal transition styles.
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  TimedTransition
{
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool

  init(_ style: UIModalTransitionStyle, isPresenting: Bool) {
    (self.style, self.isPresenting) = (style, isPresenting)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    style == .flipHorizontal ? 0.75 : 0.5
  }

  var timingParameters: (any UITimingCurveProvider)? {
    style == .coverVertical ? UISpringTimingParameters.transition : nil
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = transitionContext.view(forKey: key) else {
      return transitionContext.completeTransition(true)
    }
    switch style {
    case .coverVertical: cover(with: view, transitionContext)
    case .crossDissolve: dissolve(view, transitionContext)
    case .flipHorizontal:
      replace(
        view, isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft, transitionContext)
    case .partialCurl:
      replace(view, isPresenting ? .transitionCurlUp : .transitionCurlDown, transitionContext)
    }
  }

  /// Moves the view up from the lower edge, or down.
  private func cover(with view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let below = CGAffineTransform(
      translationX: 0, y: container.bounds.height - view.center.y + view.bounds.height / 2)
    if isPresenting {
      container.addSubview(view)
      view.transform = below
    }
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters.transition)
    animator.addAnimations {
      UIView.movingByWholePixels { view.transform = self.isPresenting ? .identity : below }
    }
    animator.addCompletion { _ in
      view.transform = .identity
      context.completeTransition(true)
    }
    animator.startAnimation()
  }

  private func dissolve(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
    let alpha = view.alpha
    if isPresenting {
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: { view.alpha = self.isPresenting ? alpha : 0 },
      completion: { _ in
        context.completeTransition(true)
        view.alpha = alpha
      })
  }

  /// Adds or removes the view in a transition of the whole container.
  private func replace(
    _ view: UIView, _ transition: UIView.AnimationOptions,
    _ context: any UIViewControllerContextTransitioning
  ) {
    UIView.transition(
      with: context.containerView, duration: transitionDuration(using: context),
      options: transition,
      animations: {
        if self.isPresenting {
          context.containerView.addSubview(view)
        } else {
          view.removeFromSuperview()
        }
      },
      completion: { _ in context.completeTransition(true) })
  }
}

extension UISpringTimingParameters {
  /// The spring of UIKit's own transitions, of mass 3, stiffness 1000 and damping 500: Core Animation
  /// treats more than critical damping, which is 2√(mass · stiffness), as critical.
  static var transition: UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 2 * (3 * 1000 as CGFloat).squareRoot(),
      initialVelocity: .zero)
  }
}
