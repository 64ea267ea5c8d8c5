public import Foundation

/// Activates a view when items are dragged onto it and rest there, such as to open a folder.
///
/// Main thread only. Source: Apple, "UISpringLoadedInteraction".
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Decides whether the view is activated. Default: always.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows how far the activation is. Default: the view is covered by a tint before it is activated.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  open private(set) weak var view: UIView?
  final let activationHandler:
    (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction; nil means the standard behavior and the standard effect.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? StandardSpringLoadedBehavior()
    self.interactionEffect = interactionEffect ?? StandardSpringLoadedEffect()
    self.activationHandler = activationHandler
  }

  /// Creates an interaction with the standard behavior and the standard effect.
  public convenience init(
    activationHandler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(
      interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
  }
}

/// Decides whether a drag may activate a view.
///
/// Source: Apple, "UISpringLoadedInteractionBehavior".
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether the view may be activated; asked when the drag has come above it or has moved.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called when the drag has left, or the view was activated. Default: nothing.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// Shows how far an activation is.
///
/// Source: Apple, "UISpringLoadedInteractionEffect".
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// How far an activation is.
///
/// Source: Apple, "UISpringLoadedInteractionEffectState".
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive
  /// A drag is above the view.
  case possible
  /// The drag has rested, and the view is about to be activated.
  case activating
  case activated
}

/// A drag above a view that it may activate.
///
/// Source: Apple, "UISpringLoadedInteractionContext".
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the effect. Default: the interaction's view. Another one begins anew.
  var targetView: UIView? { get set }
  /// The item of the view that is activated. Default: nil. Another item starts the wait again.
  var targetItem: Any? { get set }
  /// The place of the drag in a view's coordinates; nil means the target view. Points.
  func location(in view: UIView?) -> CGPoint
}

/// A control or a view that a drag activates.
///
/// Source: Apple, "UISpringLoadedInteractionSupporting".
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that rests on it activates it.
  var isSpringLoaded: Bool { get set }
}
