public import Foundation

/// The directions in which the arrow of a popover points.
///
/// Source: Apple, "UIPopoverArrowDirection".
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
  /// The direction of a popover that is not presented.
  public static let unknown = Self(rawValue: .max)
}

/// What a popover can belong to: a view, or an item that a view shows.
///
/// Main thread only. Source: Apple, "UIPopoverPresentationControllerSourceItem".
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame in a view; null if the item is not visible. Points.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Returns the view's bounds in another view's coordinates. Points.
  public func frame(in referenceView: UIView) -> CGRect { convert(bounds, to: referenceView) }
}

/// Decides about a popover.
///
/// Main thread only. Source: Apple, "UIPopoverPresentationControllerDelegate".
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented, to set its source. Default: nothing.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Called when the window has another size; returns the rectangle, and the view with it, to which
  /// the arrow points. Default: the proposed ones.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: CGRect, in view: UIView
  ) -> (rect: CGRect, view: UIView)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: CGRect, in view: UIView
  ) -> (rect: CGRect, view: UIView) { (rect, view) }
}
