public import Foundation

/// Lets the user control a transition, with a gesture for instance.
///
/// Main thread only. Source: Apple, "UIViewControllerInteractiveTransitioning".
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning:
  NSObjectProtocol
{
  /// Begins the transition. It is also called if `wantsInteractiveStart` is false, and then begins the
  /// animations.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the animations after the interactive part. Default: 1.
  var completionSpeed: CGFloat { get }

  /// The curve of the animations after the interactive part. Default: `.easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the user controls the transition from its beginning. Default: true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
