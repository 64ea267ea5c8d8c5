import UIKit

extension GalleryPage {
  static let tables = GalleryPage(
    name: "tables", title: "Tables",
    caption: "Tap rows to select them; scroll with a finger, a wheel or keys.",
    space: CGSize(width: 316, height: 230),
    specimens: [
      Specimen("UITableView.Style.plain", note: "headers stay at the top") { stage in
        stage.table(.plain).contentOffset.y = 66
      },
      Specimen("UITableView.Style.grouped", note: "sections on a background") { stage in
        _ = stage.table(.grouped)
      },
      Specimen("UITableViewCell.CellStyle", note: "four arrangements of texts") { stage in
        stage.table(.plain).show(
          ["default", "value1", "value2", "subtitle"],
          styles: [.default, .value1, .value2, .subtitle])
      },
      Specimen("accessoryType", note: "one row is selected") { stage in
        let table = stage.table(.plain)
        table.show(
          ["Arrow", "Button and arrow", "Checkmark", "Button"],
          accessories: [
            .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
          ])
        table.selectRow(
          at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      },
      Specimen("UITableView", note: ".dark") { stage in
        let table = stage.table(.grouped, in: .dark)
        table.show(
          ["Arrow", "Checkmark", "Button"], styles: [.subtitle, .value1, .default],
          accessories: [.disclosureIndicator, .checkmark, .detailButton])
      },
      Specimen("insertRows(at:with:)", note: "a tap inserts a row below") { stage in
        let table = stage.table(.plain)
        table.insertsRows = true
        table.show(["Tap", "a", "row"])
      },
    ])
}

/// A table that is its own data source and delegate.
private final class SpecimenTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  private var sections = [
    ("Fruit", ["Apple", "Cherry", "Pear"]), ("Trees", ["Ash", "Oak", "Yew"]),
  ]
  private var styles: [UITableViewCell.CellStyle] = []
  private var accessories: [UITableViewCell.AccessoryType] = []
  var insertsRows = false

  func show(
    _ rows: [String], styles: [UITableViewCell.CellStyle] = [],
    accessories: [UITableViewCell.AccessoryType] = []
  ) {
    sections = [("", rows)]
    (self.styles, self.accessories) = (styles, accessories)
    reloadData()
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0.isEmpty ? nil : sections[section].0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (row, section) = (indexPath.row, indexPath.section)
    let style = styles.indices.contains(row) ? styles[row] : .default
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = sections[section].1[row]
    cell.detailTextLabel?.text = "detail"
    if accessories.indices.contains(row) { cell.accessoryType = accessories[row] }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard insertsRows else { return }
    sections[indexPath.section].1.insert("New row", at: indexPath.row + 1)
    insertRows(
      at: [IndexPath(row: indexPath.row + 1, section: indexPath.section)], with: .automatic)
  }
}

extension Stage {
  fileprivate func table(
    _ style: UITableView.Style, in appearance: UIUserInterfaceStyle = .light
  ) -> SpecimenTable {
    let panel = panel(in: appearance)
    let table = SpecimenTable(frame: panel.bounds, style: style)
    table.layer.cornerRadius = 8
    (table.dataSource, table.delegate) = (table, table)
    panel.addSubview(table)
    return table
  }
}
