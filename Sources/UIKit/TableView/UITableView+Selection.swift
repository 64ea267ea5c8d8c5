import CoreGraphics
import Foundation

extension UITableView {
  func beginHighlight(at point: CGPoint) {
    // A touch beside a swiped row lets the row return, and does nothing else.
    guard swipe == nil else { return swiping.close(animated: true) }
    guard highlighted == nil, selectsRows, let path = indexPathForRow(at: point),
      let cell = cells[path], delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlighted = path
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  func endHighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Selects the row, or deselects it where several may be selected, and performs its action.
  func rowTapped(_ path: IndexPath) {
    guard let path = changeSelectionByUser(at: path) else { return }
    if let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
      delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  /// Selects the row, or deselects it where several may be selected, as the delegate allows. Returns the row
  /// that was selected.
  @discardableResult func changeSelectionByUser(at path: IndexPath) -> IndexPath? {
    let before = selection
    defer {
      if selection != before {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
      }
    }
    if selectsSeveralRows, selection.contains(path) {
      userDeselects(path)
      return nil
    }
    var path = path
    if let delegate {
      guard let chosen = delegate.tableView(self, willSelectRowAt: path) else { return nil }
      path = chosen
    }
    if !selectsSeveralRows {
      for old in selection where old != path { userDeselects(old) }
    }
    selection.insert(path)
    cells[path]?.setSelected(true, animated: false)
    cells[path]?.segues.selection?.trigger(cells[path])
    delegate?.tableView(self, didSelectRowAt: path)
    return path
  }

  private func userDeselects(_ path: IndexPath) {
    var path = path
    if let delegate {
      guard let chosen = delegate.tableView(self, willDeselectRowAt: path) else { return }
      path = chosen
    }
    deselectRow(at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }

  func changeSelection(to path: IndexPath?, animated: Bool) {
    load()
    if path == nil || !selectsSeveralRows {
      for old in selection where old != path { deselectRow(at: old, animated: animated) }
    }
    guard let path, model.contains(path) else { return }
    selection.insert(path)
    cells[path]?.setSelected(true, animated: animated)
  }

  func severalRowsDidChange() {
    updateMultipleSelection()
    guard !selectsSeveralRows else { return }
    for path in selection.sorted().dropFirst() { deselectRow(at: path, animated: false) }
  }
}
