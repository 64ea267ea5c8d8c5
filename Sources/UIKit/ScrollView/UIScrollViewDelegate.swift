import CoreGraphics
public import Foundation

/// Is told how a scroll view scrolls and zooms. Each method has a default implementation.
///
/// Source: Apple, "UIScrollViewDelegate".
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after each change of `contentOffset`.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after each change of `zoomScale`.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before the content first moves with a finger.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger is lifted. The place at which the content comes to rest can be changed.
  ///
  /// - Parameters:
  ///   - velocity: in points per millisecond.
  ///   - targetContentOffset: the offset at the end.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the finger is lifted.
  ///
  /// - Parameter decelerate: whether the content keeps moving.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content keeps moving after the finger was lifted.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest, or was stopped by a finger.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after a change of the offset that the program has made with animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The subview that is scaled; nil, the default, means that the view does not zoom.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before fingers zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when zooming has ended, with the bounce or animation that followed.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether the content scrolls to its top when the user asks for that. Default: true.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the content has come to its top as the user has asked for.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after a change of `adjustedContentInset`.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Gives scroll views their `delegate`. It is a protocol because subclasses such as text and table
/// views have a `delegate` of a type of their own, which a property of the class would exclude.
@preconcurrency @MainActor public protocol UIScrollViewDelegateOwner: AnyObject {
  /// The scroll view itself.
  var delegateScrollView: UIScrollView { get }
}

extension UIScrollViewDelegateOwner {
  /// Is told how the view scrolls. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { delegateScrollView.scrollDelegate }
    set { delegateScrollView.scrollDelegate = newValue }
  }
}
