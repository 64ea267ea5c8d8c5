import Foundation
import LaminaTesting
import UIKit

/// A screen with a table that fills it, whose rows are texts, and a log of the table's calls.
@MainActor final class TableScreen: NSObject, UITableViewDataSource, UITableViewDelegate {
  let screen: OffscreenScreen
  let table: UITableView
  var sections: [[String]]
  var titles: [String] = []
  var log: [String] = []
  var height = UITableView.automaticDimension
  private(set) var cellCount = 0

  init(
    _ sections: [[String]], titles: [String] = [], style: UITableView.Style = .plain,
    cellClass: UITableViewCell.Type = UITableViewCell.self
  ) throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 2)
    table = UITableView(frame: screen.window.bounds, style: style)
    (self.sections, self.titles) = (sections, titles)
    super.init()
    table.register(cellClass, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (self, self)
    screen.window.addSubview(table)
    try screen.render()
  }

  /// The texts of the visible rows, from top to bottom.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Renders frames until half a second is over, in which updates end.
  func wait() throws {
    for _ in 0..<5 {
      screen.time += 0.1
      try screen.render()
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("cell \(indexPath.section).\(indexPath.row)")
    cellCount += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.append("height \(indexPath.section).\(indexPath.row)")
    return height
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("willDisplay \(indexPath.section).\(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}

/// Returns texts with the numbers of rows.
func rowTexts(_ count: Int, _ name: String = "row") -> [String] {
  (0..<count).map { "\(name) \($0)" }
}
