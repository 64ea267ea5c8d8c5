import CoreGraphics
import Foundation

/// Which items the data source for prefetching has been told about.
struct CollectionPrefetch {
  fileprivate(set) var requested: Set<IndexPath> = []
  fileprivate var lastOffset: CGPoint?

  mutating func reset() {
    self = CollectionPrefetch()
  }
}

extension UICollectionView {
  /// Tells the data source for prefetching which items are within a screen ahead, in the direction of
  /// scrolling, and which ones that it knows of are not needed any more.
  func updatePrefetching() {
    guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
    let old = prefetch.lastOffset ?? contentOffset
    prefetch.lastOffset = contentOffset
    let ahead = CGRect(
      x: bounds.minX + bounds.width * direction(contentOffset.x - old.x),
      y: bounds.minY + bounds.height * direction(contentOffset.y - old.y, or: old == contentOffset),
      width: bounds.width, height: bounds.height)
    let near = Set(
      placedAttributes(in: ahead).keys.filter { $0.isCell && elements[$0] == nil }.map(\.path))
    let visible = Set(indexPathsForVisibleItems)
    let dropped = prefetch.requested.subtracting(near).subtracting(visible)
    let added = near.subtracting(prefetch.requested)
    prefetch.requested = near
    if !dropped.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: dropped.sorted())
    }
    if !added.isEmpty { source.collectionView(self, prefetchItemsAt: added.sorted()) }
  }

  /// 1, -1 or 0; at rest the content is expected to be scrolled down.
  private func direction(_ change: CGFloat, or isAtRest: Bool = false) -> CGFloat {
    if isAtRest { return layoutObject.collectionViewContentSize.height > bounds.height ? 1 : 0 }
    return change == 0 ? 0 : change > 0 ? 1 : -1
  }
}
