import LaminaTesting
import Testing
import UIKit

@Suite("Tables match their golden images", .serialized)
@MainActor struct TableGoldenTests {
  private static let size = CGSize(width: 300, height: 260)

  @Test(
    "edited, inset, swiped and indexed tables look like those of iOS beside one another",
    arguments: GoldenLook.allCases)
  func strip(look: GoldenLook) throws {
    let size = CGSize(width: 3 * Self.size.width, height: 2 * Self.size.height)
    let screen = try look.makeScreen(size)
    let tables = (0..<6).map(makeTable)
    for table in tables {
      table.start()
      screen.window.addSubview(table)
    }
    tables[0].isEditing = true
    tables[1].allowsMultipleSelectionDuringEditing = true
    tables[1].isEditing = true
    tables[1].selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    tables[3].showsIndex = true
    tables[5].isEditing = true
    try screen.render()
    // A row of the fifth table is swiped aside.
    let y = Self.size.height + 100
    screen.drag(from: CGPoint(x: 560, y: y), to: CGPoint(x: 420, y: y))
    for _ in 0..<10 {
      screen.time += 0.1
      try screen.render()
    }
    try look.compare(screen, with: "tables")
  }

  /// Returns the table of a place in the image.
  private func makeTable(_ index: Int) -> GoldenTable {
    let origin = CGPoint(
      x: CGFloat(index % 3) * Self.size.width, y: CGFloat(index / 3) * Self.size.height)
    let style = index % 3 == 2 ? UITableView.Style.insetGrouped : .plain
    return GoldenTable(frame: CGRect(origin: origin, size: Self.size), style: style)
  }
}

/// A table with content configurations that is its own data source and delegate.
private final class GoldenTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  var showsIndex = false {
    didSet { reloadSectionIndexTitles() }
  }

  func start() { (dataSource, delegate) = (self, self) }

  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section + 1)"
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    showsIndex ? (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) } : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content: UIListContentConfiguration =
      indexPath.row == 0 ? .cell() : indexPath.row == 1 ? .subtitleCell() : .valueCell()
    (content.text, content.secondaryText) = ("Text", indexPath.row == 0 ? nil : "Secondary")
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    [.delete, .insert, .none][indexPath.row]
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      done(true)
    }
    let flag = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    flag.image = UIImage(systemName: "star")
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
