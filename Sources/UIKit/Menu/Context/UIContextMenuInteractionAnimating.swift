public import Foundation

/// Takes animations that run along with the appearance or the end of a context menu.
///
/// Main thread only. Source: Apple, "UIContextMenuInteractionAnimating".
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The view controller of the preview; nil if the preview is that of a view.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called when the animation has ended.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview ends that was tapped.
///
/// Source: Apple, "UIContextMenuInteractionCommitStyle".
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes back to where it came from.
  case dismiss
  /// The preview grows and fades, as if it became the screen.
  case pop
}

/// Takes animations that run after a preview was tapped.
///
/// Main thread only. Source: Apple, "UIContextMenuInteractionCommitAnimating".
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// Default: `.dismiss`.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
