import Dispatch
import Foundation

extension UITableView {
  /// Gives the cell of a row back for reuse.
  ///
  /// - Parameter staysHidden: whether the cell stays in the table, hidden, because another row will probably
  ///   use it soon. Leaving the table and entering it again takes a sixth of the time for a row.
  func endDisplaying(
    _ cell: UITableViewCell, at path: IndexPath, staysHidden: Bool = false
  ) {
    swiping.end(of: cell)
    if staysHidden {
      cell.endInputInSubtree()
      cell.isHidden = true
      if hiddenCells.isEmpty { removeHiddenCellsLater() }
      hiddenCells.append(cell)
    } else {
      cell.removeFromSuperview()
    }
    cell.table = nil
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    reuse.keep(cell)
  }

  /// Removes cells a second after the first of them was hidden, because animations in them would cost time.
  private func removeHiddenCellsLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      MainActor.assumeIsolated { self?.removeHiddenCells() }
    }
  }

  /// Removes the cells that were hidden and that no row has used since.
  func removeHiddenCells() {
    let cells = hiddenCells
    hiddenCells = []
    for cell in cells where cell.table == nil && cell.superview === self && cell.isHidden {
      cell.removeFromSuperview()
      cell.isHidden = false
    }
  }

  func requireCell(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let reconfigured, reconfigured.path == path, reconfigured.cell.reuseIdentifier == identifier
    {
      return reconfigured.cell
    }
    guard let cell = reusableCell(identifier) else {
      fatalError(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for "
          + "the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// Returns a cell that is not used any more, or a new one; nil if none can be made. Outside of the table's
  /// layout, which shows it, the cell is in no table.
  func reusableCell(_ identifier: String) -> UITableViewCell? {
    let cell = reuse.cell(identifier)
    if let cell, !isTiling, cell.superview === self {
      cell.removeFromSuperview()
      cell.isHidden = false
    }
    return cell
  }
}
