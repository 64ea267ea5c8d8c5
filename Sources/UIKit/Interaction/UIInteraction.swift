public import Foundation

/// A behavior that a view gets by `addInteraction(_:)`, such as a menu, a drag or a drop.
///
/// Main thread only. Source: Apple, "UIInteraction".
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction, which it gets in `didMove(to:)`. Not retained.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from its view, which is nil.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed from its view, which is nil.
  func didMove(to view: UIView?)
}
