public import Foundation

/// Prepares the data of rows that will soon be visible.
///
/// Main thread only. Source: Apple, "UITableViewDataSourcePrefetching".
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that come near; those that will be visible first come first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows that have not become visible, and are not near any more. Default: nothing.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
