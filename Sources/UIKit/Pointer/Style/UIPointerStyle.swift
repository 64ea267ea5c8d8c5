public import Foundation

/// What the pointer and the view below it look like.
///
/// Main thread only. Source: Apple, "UIPointerStyle".
@preconcurrency @MainActor open class UIPointerStyle: NSObject, @preconcurrency NSCopying {
  enum Content {
    case system, hidden
    case effect(UIPointerEffect, UIPointerShape?)
    case shape(UIPointerShape, UIAxis)
  }

  final let content: Content

  /// What is shown beside the pointer. Default: nothing.
  open var accessories: [UIPointerAccessory] = []

  /// Creates a style that changes a view. The pointer becomes a part of the view, or has the shape, if
  /// the effect is a hovering one.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    content = .effect(effect, shape)
  }

  /// Creates a style that changes the pointer alone. Along constrained axes the pointer stays in the
  /// middle of the region.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = .neither) {
    content = .shape(shape, constrainedAxes)
  }

  private init(_ content: Content) {
    self.content = content
  }

  /// Returns a style that hides the pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(.hidden) }

  /// Returns a style with the pointer as it is elsewhere.
  open class func system() -> UIPointerStyle { UIPointerStyle(.system) }

  /// Returns a style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPointerStyle(content)
    copy.accessories = accessories
    return copy
  }
}
