public import Foundation

/// Provides the pages of a page view controller.
///
/// Main thread only. Source: Apple, "UIPageViewControllerDataSource".
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before another; nil if that is the first. It is asked ahead, and once for each page
  /// that comes to rest.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after another; nil if that is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots below horizontal pages. Asked after the program has set a page. Default: 0,
  /// which shows none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the dot of the page that the program has set; it follows when the user turns pages. Default: 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
