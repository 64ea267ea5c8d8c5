import CoreGraphics
import Foundation

extension UICollectionView {
  /// Lets the rows of lists be swiped, when the first one is shown that has actions.
  func prepareSwiping(_ row: ListRow?) {
    guard swiping == nil, let row, row.leadingActions != nil || row.trailingActions != nil else {
      return
    }
    swiping = SwipeController(of: self)
  }
}

extension UICollectionView: SwipeHost {
  func swipeRow(at point: CGPoint) -> IndexPath? { movement == nil ? item(at: point) : nil }

  func swipeCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  func swipeFrame(ofRow path: IndexPath) -> CGRect {
    placedAttributes(of: CollectionElement(.cell, path))?.frame ?? .zero
  }

  func swipeConfiguration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let row = cellForItem(at: path)?.shown?.listRow else { return nil }
    return isTrailing ? row.trailingActions?(path) : row.leadingActions?(path)
  }

  func swipeWillBegin(_ swipe: RowSwipe) { updateConfiguration(of: swipe) }

  func swipeDidEnd(_ swipe: RowSwipe) { updateConfiguration(of: swipe) }

  private func updateConfiguration(of swipe: RowSwipe) {
    (swipe.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }
}
