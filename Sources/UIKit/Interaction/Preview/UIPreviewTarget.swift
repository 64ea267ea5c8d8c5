public import Foundation
import QuartzCore

/// The place of a preview: a point in a view.
///
/// Main thread only. Source: Apple, "UIPreviewTarget".
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// The view in whose coordinates the place is.
  open private(set) var container: UIView
  /// Where the center of the preview is, in the container's coordinates. Points.
  open private(set) var center: CGPoint
  /// The transform of the preview at this place.
  open private(set) var transform: CGAffineTransform

  /// Creates a target. Traps if the container is not in a window.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    require(
      container.window != nil,
      """
      UIPreviewTarget requires that the container view is in a window, but it is not. \
      (container: \(container.chainOfSuperviews))
      """)
    (self.container, self.center, self.transform) = (container, center, transform)
  }

  /// Creates a target without a transform. Traps if the container is not in a window.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the target itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIView {
  /// The view and its superviews, as messages show them.
  var chainOfSuperviews: String {
    sequence(first: self, next: \.superview).map {
      "<\(CALayer.name(of: $0)): \(CALayer.address(of: $0))>"
    }.joined(separator: " → ")
  }
}
