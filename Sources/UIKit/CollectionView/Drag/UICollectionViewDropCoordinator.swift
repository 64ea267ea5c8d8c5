public import CoreGraphics
public import Foundation

/// The items of a drop on a collection view, and where their previews go.
///
/// Source: Apple, "UICollectionViewDropCoordinator".
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  /// Where the items are to be inserted, after those that the drop moves are removed; nil beside the
  /// items.
  var destinationIndexPath: IndexPath? { get }
  /// The last answer of the delegate.
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Shows a placeholder, until the item's data is there. Traps if its cell was not registered.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets the preview of an item go to an item.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Lets the preview of an item vanish in an item, at a rectangle in the coordinates of its cell.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets the preview of an item go to any place.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
///
/// Source: Apple, "UICollectionViewDropItem".
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Where the item is in the same collection view; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview; zero if another program shows it. Points.
  var previewSize: CGSize { get }
}

/// Replaces a placeholder when the data of its item is there.
///
/// Source: Apple, "UICollectionViewDropPlaceholderContext".
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item, which the closure adds to the data at the path that it gets.
  /// Returns false, and does nothing, if the placeholder is gone.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void
  ) -> Bool
  /// Removes the placeholder. Returns false if it is gone already.
  @discardableResult func deletePlaceholder() -> Bool
  /// Calls the placeholder's `cellUpdateHandler` again.
  func setNeedsCellUpdate()
}
