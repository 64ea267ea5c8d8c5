public import Foundation

/// A view as it appears in an animation, such as that of a menu or of a drag, and its place before
/// or after it.
///
/// Main thread only. Source: Apple, "UITargetedPreview".
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// The place of the preview.
  open private(set) var target: UIPreviewTarget
  /// The view that the preview shows.
  open private(set) var view: UIView
  /// The shape and the background; a copy of those that were given.
  open private(set) var parameters: UIPreviewParameters

  /// Creates a preview of a view that need not be in a window.
  public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.target) = (view, target)
    self.parameters = parameters.copy() as? UIPreviewParameters ?? parameters
  }

  /// Creates a preview of a view where it is. Traps if the view is not in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard view.window != nil, let container = view.superview ?? view.window else {
      fatalError(
        """
        This UITargetedPreview initializer requires that the view is in a window, but it is not. \
        Either fix that, or use the other initializer that takes a target with an explicit \
        container. (view: \(view.chainOfSuperviews))
        """)
    }
    let target = UIPreviewTarget(
      container: container, center: view.center, transform: view.transform)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view where it is, with default parameters. Traps if the view is not in a
  /// window.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view. Points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> Self {
    Self(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
