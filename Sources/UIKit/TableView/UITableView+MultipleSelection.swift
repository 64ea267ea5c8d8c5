import CoreGraphics
import Foundation

extension UITableView: MultipleSelectionHost {
  var selectsSeveralItems: Bool { selectsSeveralRows }
  func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func itemCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }
  func isItemSelected(_ path: IndexPath) -> Bool { selection.contains(path) }
  func userChangesSelection(of path: IndexPath) { changeSelectionByUser(at: path) }

  func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
    guard swipe == nil, reorder == nil else { return false }
    return delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
  }

  func multipleSelectionDidBegin(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
  }

  func multipleSelectionDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  /// Lets two fingers select rows from now on, if rows can be selected so.
  func updateMultipleSelection() {
    guard multipleSelection == nil,
      allowsMultipleSelection || allowsMultipleSelectionDuringEditing
    else { return }
    multipleSelection = MultipleSelection(of: self)
  }
}
