public import CoreGraphics
public import Foundation

/// The key of a view controller that takes part in a transition.
///
/// Source: Apple, "UITransitionContextViewControllerKey".
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that appears.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view that takes part in a transition.
///
/// Source: Apple, "UITransitionContextViewKey".
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The view that disappears.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that appears.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What a transition is like: its duration, its curve, and the controllers that take part.
///
/// Main thread only. Source: Apple, "UIViewControllerTransitionCoordinatorContext".
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// How the presented controller covers what is there; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the user controlled the transition when it began.
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  /// Whether the user controls the transition.
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  /// Seconds; 0 if nothing is animated.
  var transitionDuration: TimeInterval { get }
  /// The progress at the end of the interactive part, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The velocity at the end of the interactive part.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the content by the transition; the identity for others than rotations.
  var targetTransform: CGAffineTransform { get }
}

/// Runs a program's animations together with a transition.
///
/// Main thread only. Source: Apple, "UIViewControllerTransitionCoordinator".
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs animations with the transition, and a block after it. Returns false if the transition has
  /// begun to run its animations; the completion is called in any case.
  @discardableResult func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs animations of a view that is not in the container view.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a block once, when the user ceases to control the transition.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls a block whenever the user begins or ceases to control the transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
