public import Foundation

/// The progress of a page control's current page.
///
/// Main thread only. Source: Apple, "UIPageControlProgress".
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  /// The control that shows it. Not retained.
  final weak var pageControl: UIPageControl?
  private var fraction: Float = 0

  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// From 0, the default, to 1.
  open var currentProgress: Float {
    get { fraction }
    set {
      fraction = min(max(newValue, 0), 1)
      pageControl?.show(animated: true)
    }
  }

  final func pageDidChange(to page: Int) {
    fraction = min(
      max(delegate?.pageControlProgress(self, initialProgressForPage: page) ?? 0, 0), 1)
  }

  /// Whether the bar is visible.
  open var isProgressVisible: Bool { pageControl?.window != nil }
}

/// Tells a page's progress for a page control.
///
/// Source: Apple, "UIPageControlProgressDelegate".
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: AnyObject {
  /// Returns the progress of a page that becomes the current one. Default: 0.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float

  /// Called when the visibility of the bar has changed. Default: nothing.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }

  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
