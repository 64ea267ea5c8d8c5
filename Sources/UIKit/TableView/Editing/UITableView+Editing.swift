import CoreGraphics
import Foundation

extension UITableView {
  /// Whether a tap selects a row now.
  var selectsRows: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether several rows can be selected now.
  var selectsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func changeEditing(to isOn: Bool, animated: Bool) {
    guard isOn != isEditingRows else { return }
    swiping.close(animated: animated)
    isEditingRows = isOn
    // A selection of one state is none of the other.
    for path in selection.sorted() { deselectRow(at: path, animated: animated) }
    for path in cells.keys.sorted() {
      if let cell = cells[path] { updateEditing(of: cell, at: path, animated: animated) }
    }
    sectionIndex?.isHidden = isOn
  }

  /// Asks how a row is edited, and shows it.
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isEditingRows, dataSource?.tableView(self, canEditRowAt: path) ?? true else {
      return cell.setEditing(false, animated: animated)
    }
    var editing = cell.editing
    editing.selectsSeveral = allowsMultipleSelectionDuringEditing
    editing.style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    editing.indents =
      cell.shouldIndentWhileEditing
      && (delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true)
    editing.isMovable = isMovable(path, cell)
    cell.plannedEditing = editing
    cell.setEditing(true, animated: animated)
  }

  /// Returns the answer of a method of the data source; nil if the program has left the method out.
  private func ownAnswer(_ ask: () -> Bool) -> Bool? {
    isAnswerDefault = false
    let answer = ask()
    return isAnswerDefault ? nil : answer
  }

  /// Whether a row has a control by which it is moved.
  private func isMovable(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
    guard let dataSource else { return false }
    return ownAnswer { dataSource.tableView(self, canMoveRowAt: path) } ?? cell.showsReorderControl
  }

  /// Whether a swipe offers to delete a row.
  func isSwipeDeletable(_ path: IndexPath) -> Bool {
    guard let dataSource,
      ownAnswer({ dataSource.tableView(self, canEditRowAt: path) }) ?? false
    else { return false }
    return (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
  }

  func editControlTapped(_ path: IndexPath, _ style: UITableViewCell.EditingStyle) {
    guard style == .delete else {
      dataSource?.tableView(self, commit: style, forRowAt: path)
      return
    }
    if swipe?.path == path { return swiping.close(animated: true) }
    swiping.open(at: path)
  }
}
