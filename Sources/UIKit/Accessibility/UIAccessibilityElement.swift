public import Foundation

/// Something that a screen reader stops at and that is no view, such as a part of a drawing.
///
/// It is in the `accessibilityElements` of a view. Main thread only. Source: Apple,
/// "UIAccessibilityElement".
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder,
  UIAccessibilityIdentification
{
  private final weak var container: AnyObject?

  /// - Parameter container: the view or the element around this one. Not retained.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
  }

  /// The view or the element around this one. Not retained.
  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue as AnyObject? }
  }

  /// The frame in the coordinates of the container, with which it moves; zero, the default, means that
  /// `accessibilityFrame` is set instead. Points.
  ///
  /// Source: Apple, "accessibilityFrameInContainerSpace".
  open var accessibilityFrameInContainerSpace = CGRect.zero

  open override var next: UIResponder? { container as? UIResponder }

  override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true)
  }

  override var standardAccessibilityFrame: CGRect {
    let frame = accessibilityFrameInContainerSpace
    switch container {
    case let view as UIView: return UIAccessibility.convertToScreenCoordinates(frame, in: view)
    case let element as UIAccessibilityElement:
      let origin = element.accessibilityFrame.origin
      return frame.offsetBy(dx: origin.x, dy: origin.y)
    default: return frame
    }
  }
}

/// Objects with a name by which tests find them.
///
/// Source: Apple, "UIAccessibilityIdentification".
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name, which is never read.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
