public import CoreGraphics
public import Foundation

/// The items of a drop on a table, and where their previews go.
///
/// Source: Apple, "UITableViewDropCoordinator".
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  /// Where the items are to be inserted, after those that the drop moves are removed; nil beside the
  /// rows.
  var destinationIndexPath: IndexPath? { get }
  /// The last answer of the delegate.
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Shows a placeholder, until the item's data is there. Traps if its cell was not registered.
  func drop(
    _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
  /// Lets the preview of an item go to a row.
  @discardableResult func drop(
    _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
  ) -> any UIDragAnimating
  /// Lets the preview of an item vanish in a row, at a rectangle in the coordinates of its cell.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets the preview of an item go to any place.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to target: UIDragPreviewTarget
  ) -> any UIDragAnimating
}

/// An item that is dropped on a table.
///
/// Source: Apple, "UITableViewDropItem".
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// Where the item is in the same table; nil if it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its preview; zero if another program shows it. Points.
  var previewSize: CGSize { get }
}

/// Replaces a placeholder when the data of its item is there.
///
/// Source: Apple, "UITableViewDropPlaceholderContext".
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by a row, which the closure adds to the data at the path that it gets.
  /// Returns false, and does nothing, if the placeholder is gone.
  @discardableResult func commitInsertion(
    dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void
  ) -> Bool
  /// Removes the placeholder. Returns false if it is gone already.
  @discardableResult func deletePlaceholder() -> Bool
}
