import Foundation

/// Replaces a placeholder by the item whose data has been loaded, or removes it.
@MainActor
final class PlaceholderContext: DragAnimator, UITableViewDropPlaceholderContext,
  UICollectionViewDropPlaceholderContext
{
  let dragItem: UIDragItem
  private let placeholder: ItemPlaceholder

  init(_ item: UIDragItem, _ placeholder: ItemPlaceholder) {
    (dragItem, self.placeholder) = (item, placeholder)
  }

  func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool {
    guard let host = placeholder.host, let place = host.place(of: placeholder) else { return false }
    let path = placeholder.path
    let earlier = host.placeholders[..<place].filter { $0.path == path }
    _ = host.remove(placeholder)
    host.insertItem(at: path) { dataSourceUpdates(path) }
    for other in earlier { other.path = path }
    placeholder.cell.removeFromSuperview()
    return true
  }

  func deletePlaceholder() -> Bool {
    guard let host = placeholder.host, host.remove(placeholder) else { return false }
    placeholder.cell.removeFromSuperview()
    host.placeholdersDidChange()
    return true
  }

  func setNeedsCellUpdate() { placeholder.updateCell() }
}
