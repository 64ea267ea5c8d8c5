import UIKit

extension GalleryPage {
  static let tableEditing = GalleryPage(
    name: "table-editing", title: "Editing tables",
    caption: "Swipe rows to a side, move them by their handles, and draw a finger over the index.",
    space: CGSize(width: 316, height: 230),
    specimens: [
      Specimen("isEditing", note: "delete, insert, and handles to move rows") { stage in
        stage.editedTable(.plain).isEditing = true
      },
      Specimen("allowsMultipleSelectionDuringEditing", note: "rows have marks") { stage in
        let table = stage.editedTable(.plain)
        table.allowsMultipleSelectionDuringEditing = true
        table.isEditing = true
        for row in [0, 2] {
          table.selectRow(
            at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
      },
      Specimen("UISwipeActionsConfiguration", note: "swipe a row to the left or to the right") {
        _ = $0.editedTable(.plain)
      },
      Specimen("UITableView.Style.insetGrouped", note: "sections have rounded corners") { stage in
        _ = stage.editedTable(.insetGrouped)
      },
      Specimen("sectionIndexTitles(for:)", note: "a finger on it scrolls") { stage in
        stage.editedTable(.plain).showsIndex = true
      },
      Specimen("UITableView", note: ".dark") { stage in
        stage.editedTable(.insetGrouped, in: .dark).isEditing = true
      },
    ])
}

/// A table whose rows can be edited, and which is its own data source and delegate.
private final class EditedTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  private var sections = [
    ("Fruit", ["Apple", "Cherry", "Pear", "Add"]), ("Trees", ["Ash", "Oak", "Yew", "Add"]),
  ]
  var showsIndex = false {
    didSet { reloadSectionIndexTitles() }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    showsIndex ? sections.map { String($0.0.prefix(1)) } : nil
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section].1[indexPath.row]
    content.image = UIImage(systemName: isLast(indexPath) ? "plus" : "star")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  private func isLast(_ path: IndexPath) -> Bool {
    path.row == sections[path.section].1.count - 1
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !isLast(indexPath)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { isLast(indexPath) ? .insert : .delete }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .insert {
      sections[indexPath.section].1.insert("New row", at: indexPath.row)
      insertRows(at: [indexPath], with: .automatic)
    } else {
      sections[indexPath.section].1.remove(at: indexPath.row)
      deleteRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let row = sections[sourceIndexPath.section].1.remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].1.insert(row, at: destinationIndexPath.row)
  }

  /// Rows stay above the one that adds others.
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let (section, row) = (proposedDestinationIndexPath.section, proposedDestinationIndexPath.row)
    let isSame = section == sourceIndexPath.section
    let last = sections[section].1.count - (isSame ? 2 : 1)
    return IndexPath(row: min(row, last), section: section)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [pin])
  }
}

extension Stage {
  fileprivate func editedTable(
    _ style: UITableView.Style, in appearance: UIUserInterfaceStyle = .light
  ) -> EditedTable {
    let panel = panel(in: appearance)
    let table = EditedTable(frame: panel.bounds, style: style)
    table.layer.cornerRadius = 8
    (table.dataSource, table.delegate) = (table, table)
    panel.addSubview(table)
    return table
  }
}
