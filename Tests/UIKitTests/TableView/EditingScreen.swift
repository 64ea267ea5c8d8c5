import Foundation
import LaminaTesting
import UIKit

/// A screen with a table whose rows can be edited, and a log of the table's calls.
@MainActor final class EditingScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  let screen: OffscreenScreen
  let table: UITableView
  var sections: [[String]]
  var log: [String] = []
  /// nil lets the standard actions appear.
  var trailing: [UIContextualAction]?
  var leading: [UIContextualAction]?
  var style = UITableViewCell.EditingStyle.delete
  var isEditable = true
  var lastMovableRow = Int.max
  var indexTitles: [String]?

  init(_ sections: [[String]], style: UITableView.Style = .plain) throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 2)
    table = UITableView(frame: screen.window.bounds, style: style)
    self.sections = sections
    super.init()
    table.register(LoggingCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (self, self)
    screen.window.addSubview(table)
    try screen.render()
  }

  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// Renders frames until a second is over, in which animations end.
  func wait() throws {
    for _ in 0..<10 {
      screen.time += 0.1
      try screen.render()
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    (cell as? LoggingCell)?.log = { [weak self] in self?.log.append($0) }
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row <= lastMovableRow
  }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    table.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append(
      "move \(sourceIndexPath.section).\(sourceIndexPath.row) to "
        + "\(destinationIndexPath.section).\(destinationIndexPath.row)")
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    IndexPath(
      row: min(proposedDestinationIndexPath.row, lastMovableRow),
      section: proposedDestinationIndexPath.section)
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("willBeginEditing \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("didEndEditing \(indexPath?.row ?? -1)")
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading.map(UISwipeActionsConfiguration.init) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing.map(UISwipeActionsConfiguration.init) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { log.append("primaryAction \(indexPath.row)") }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
}

/// A cell that logs its transitions.
private final class LoggingCell: UITableViewCell {
  var log: ((String) -> Void)?

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    log?("will \(state.rawValue)")
  }
  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    log?("did \(state.rawValue)")
  }
}
