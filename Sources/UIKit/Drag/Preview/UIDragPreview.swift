public import Foundation

/// The shape and the background of a preview that is dragged.
///
/// Main thread only. Source: Apple, "UIDragPreviewParameters".
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The view that is under the finger while an item is dragged.
///
/// Main thread only. Source: Apple, "UIDragPreview".
@preconcurrency @MainActor open class UIDragPreview: NSObject, @preconcurrency NSCopying {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }

  /// Creates a preview in the shape of the view's bounds.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Returns the preview itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The place of a preview that is lifted, dropped or returns: a point in a view.
///
/// Main thread only. Source: Apple, "UIDragPreviewTarget".
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view as it appears when it is lifted, dropped or returns, and its place before or after that.
///
/// Main thread only. Source: Apple, "UITargetedDragPreview".
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
