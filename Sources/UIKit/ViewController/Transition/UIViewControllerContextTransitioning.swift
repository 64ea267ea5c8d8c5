public import CoreGraphics
public import Foundation

/// What an animator needs to know of a transition, and how it tells the end.
///
/// Main thread only. Source: Apple, "UIViewControllerContextTransitioning".
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. It contains the views that disappear; the animator
  /// adds those that appear.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// Whether the user controls the transition.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the content by the transition; the identity for others than rotations.
  var targetTransform: CGAffineTransform { get }

  /// Tells how far the user has moved the transition, 0 to 1. An interaction controller calls it.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Ends the interactive part; the transition continues to its end.
  func finishInteractiveTransition()

  /// Ends the interactive part; the transition goes back to its beginning.
  func cancelInteractiveTransition()

  /// Begins an interactive part of a transition whose animations run.
  func pauseInteractiveTransition()

  /// Ends the transition. An animator calls it once when its animations have ended.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the view that the animator moves; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Returns the frame before the transition; zero if the controller is not visible then.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame after the transition; zero if the controller is not visible then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates the transition between two view controllers.
///
/// Main thread only. Source: Apple, "UIViewControllerAnimatedTransitioning".
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Begins the animations, at whose end it calls `completeTransition(_:)` of the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns an animator that can be paused and reversed, the same one for the whole transition. It
  /// is asked for if the user controls the transition. Default: none.
  ///
  /// Source: Apple, "interruptibleAnimator(using:)".
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
    -> any UIViewImplicitlyAnimating

  /// Called after the transition. Default: nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator() }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Provides the animators and the presentation controller of a presented view controller.
///
/// Main thread only. Source: Apple, "UIViewControllerTransitioningDelegate".
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of the presentation. Default: nil, which means that of the transition style.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animator of the dismissal. Default: nil, which means that of the transition style.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns what lets the user control the presentation, if the delegate has provided an animator.
  /// Default: nil.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns what lets the user control the dismissal, if the delegate has provided an animator.
  /// Default: nil.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller for the style `.custom`. Default: nil, which means a plain
  /// `UIPresentationController`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
