import CoreGraphics
import Foundation

extension UITableView {
  /// The row that is swiped aside.
  var swipe: RowSwipe? { swiping.swipe }

  /// The standard action, which lets the data source delete the row.
  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self, let row = swipe?.path else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}

extension UITableView: SwipeHost {
  func swipeRow(at point: CGPoint) -> IndexPath? {
    guard reorder == nil, let path = indexPathForRow(at: point) else { return nil }
    // The actions of a row that is edited are opened by its control.
    return isEditing && swipe?.path != path ? nil : path
  }

  func swipeCell(at path: IndexPath) -> UIView? { cells[path] }

  func swipeFrame(ofRow path: IndexPath) -> CGRect { rectForRow(at: path) }

  func swipeConfiguration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    let own =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let isDeletable = isTrailing && (isEditing || own == nil && isSwipeDeletable(path))
    return own ?? (isDeletable ? deletion(path) : nil)
  }

  func swipeWillBegin(_ swipe: RowSwipe) {
    delegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    show(swipe, confirms: swipe.actions.isRight != swiping.isReversed)
  }

  func swipeDidEnd(_ swipe: RowSwipe) {
    show(swipe, confirms: false)
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }

  private func show(_ swipe: RowSwipe, confirms: Bool) {
    guard let cell = swipe.cell as? UITableViewCell else { return }
    var editing = cell.editing
    editing.showsConfirmation = confirms
    cell.show(editing, animated: false)
    cell.setNeedsUpdateConfiguration()
  }
}
