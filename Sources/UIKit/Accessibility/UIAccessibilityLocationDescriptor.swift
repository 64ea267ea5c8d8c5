public import Foundation

/// A place in a view from which something can be dragged, or where it can be dropped.
///
/// Main thread only. Source: Apple, "UIAccessibilityLocationDescriptor".
@preconcurrency @MainActor open class UIAccessibilityLocationDescriptor: NSObject {
  private final let attributed: NSAttributedString
  private final let location: CGPoint
  private final weak var owner: UIView?

  /// Creates a place in the middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// - Parameter point: in the coordinates of the view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (attributed, location, owner) = (attributedName, point, view)
    super.init()
  }

  /// Not retained.
  open var view: UIView? { owner }
  /// In the coordinates of the view. Points.
  open var point: CGPoint { location }
  open var name: String { attributed.string }
  open var attributedName: NSAttributedString { attributed }
}
