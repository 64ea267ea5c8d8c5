import CoreGraphics
import Foundation

/// An item that is dropped on a table or a collection view, and where its preview goes.
@MainActor final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  enum Goal {
    /// A row or an item.
    case item(IndexPath)
    /// A rectangle in a row or an item.
    case rect(IndexPath, CGRect)
    /// The cell of a placeholder, and the shape of the preview there.
    case placeholder(UIView, UIDragPreviewParameters?)
    case target(UIDragPreviewTarget)
  }

  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize
  private(set) var goal: Goal?
  /// The animations that run together with that of the preview.
  private(set) var animator = DragAnimator()

  init(_ item: UIDragItem, from source: IndexPath?, previewSize: CGSize) {
    (dragItem, sourceIndexPath, self.previewSize) = (item, source, previewSize)
  }

  func go(to goal: Goal, _ animator: DragAnimator = DragAnimator()) -> DragAnimator {
    (self.goal, self.animator) = (goal, animator)
    return animator
  }
}
