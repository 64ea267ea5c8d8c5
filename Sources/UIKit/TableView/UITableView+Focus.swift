import CoreGraphics
public import Foundation

extension UITableView {
  /// Whether rows can have the focus, unless the delegate says so for each: rows that can be selected, as
  /// far as the table allows it.
  var canFocusRows: Bool {
    allowsSelection && (isEditing ? allowsFocusDuringEditing : allowsFocus)
  }

  func canFocus(_ cell: UITableViewCell) -> Bool {
    guard let path = indexPath(for: cell) else { return false }
    return delegate?.tableView(self, canFocusRowAt: path) ?? canFocusRows
  }

  /// Returns the next or the previous row that can have the focus, or a control in it. Rows that are not visible
  /// are scrolled to, because only visible rows have cells.
  func focusedRow(after item: any UIFocusItem, _ heading: UIFocusHeading) -> (any UIFocusItem)? {
    let cell = item.focusChain.lazy.compactMap { $0 as? UITableViewCell }.first
    guard heading == .up || heading == .down, var path = cell.flatMap(indexPath) else { return nil }
    while let next = row(after: path, heading == .down) {
      path = next
      if cellForRow(at: path) == nil {
        scrollToRow(at: path, at: .none, animated: false)
        layoutIfNeeded()
      }
      if let cell = cellForRow(at: path), let target = focusTarget(in: cell) { return target }
    }
    return nil
  }

  /// The row itself, or a control in it.
  private func focusTarget(in cell: UITableViewCell) -> (any UIFocusItem)? {
    window.flatMap { FocusSearch(window: $0).targets(in: cell).first?.item }
  }

  private func row(after path: IndexPath, _ isForward: Bool) -> IndexPath? {
    var (section, row) = (path.section, path.row + (isForward ? 1 : -1))
    while (0..<numberOfSections).contains(section) {
      if (0..<numberOfRows(inSection: section)).contains(row) {
        return IndexPath(row: row, section: section)
      }
      section += isForward ? 1 : -1
      guard (0..<numberOfSections).contains(section) else { return nil }
      row = isForward ? 0 : numberOfRows(inSection: section) - 1
    }
    return nil
  }

  var preferredFocusedCell: UITableViewCell? {
    let preferred = delegate?.indexPathForPreferredFocusedView(in: self)
    let path = preferred ?? (remembersLastFocusedIndexPath ? lastFocusedRow : nil)
    return (path ?? indexPathForSelectedRow).flatMap { cellForRow(at: $0) }
  }

  func rowContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    UITableViewFocusUpdateContext(of: self, context)
  }

  func focusDidMove(
    _ context: UITableViewFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    if let path = context.nextFocusedIndexPath {
      lastFocusedRow = path
      let selects =
        delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? selectionFollowsFocus
      if selects, indexPathForSelectedRow != path { rowTapped(path) }
    }
    delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
  }
}

/// A movement of the focus from or to rows of a table.
///
/// Main thread only. Source: Apple, "UITableViewFocusUpdateContext".
@preconcurrency @MainActor
public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; nil if none of the table had it.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that has the focus; nil if none of the table has it.
  public let nextFocusedIndexPath: IndexPath?

  init(of table: UITableView, _ context: UIFocusUpdateContext) {
    func path(_ item: (any UIFocusItem)?) -> IndexPath? {
      item?.focusChain.lazy.compactMap { $0 as? UITableViewCell }.first.flatMap(table.indexPath)
    }
    previouslyFocusedIndexPath = path(context.previouslyFocusedItem)
    nextFocusedIndexPath = path(context.nextFocusedItem)
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem, context.focusHeading)
  }
}
