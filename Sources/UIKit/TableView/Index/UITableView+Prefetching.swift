import Foundation

extension UITableView {
  /// Tells the prefetching data source which rows come near, and which do not any more.
  func updatePrefetching() {
    guard isPrefetchingEnabled, let prefetchDataSource, window != nil else { return }
    let previous = prefetching.top
    prefetching.top = bounds.minY
    let isDown = bounds.minY >= previous
    let (top, bottom) =
      isDown
      ? (bounds.maxY, bounds.maxY + bounds.height) : (bounds.minY - bounds.height, bounds.minY)
    let near = model.rows(from: max(top, 0), to: bottom).filter { cells[$0] == nil }
    let new = near.filter { !prefetching.paths.contains($0) }
    let wanted = Set(near)
    let gone = prefetching.paths.filter { !wanted.contains($0) && cells[$0] == nil }
    prefetching.paths = wanted
    if !new.isEmpty {
      // The rows that become visible first come first.
      prefetchDataSource.tableView(self, prefetchRowsAt: isDown ? new : new.reversed())
    }
    if !gone.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: gone.sorted())
    }
  }
}
