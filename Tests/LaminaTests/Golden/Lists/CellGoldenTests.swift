import CoreGraphics
import Foundation
import LaminaTesting
import Testing
import UIKit

/// Requirement V33.
@Suite("Cells of tables match their golden images", .serialized)
@MainActor struct CellGoldenTests {
  private static let size = CGSize(width: 220, height: 52)

  @Test(
    "styles and accessories in each state look like those of iOS beside one another",
    arguments: GoldenLook.allCases)
  func strip(look: GoldenLook) throws {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let screen = try look.makeScreen(
      CGSize(width: 3 * Self.size.width, height: 4 * Self.size.height))
    for (row, style) in styles.enumerated() {
      for column in 0..<3 {
        let cell = makeCell(style, row)
        cell.frame = CGRect(
          x: CGFloat(column) * Self.size.width, y: CGFloat(row) * Self.size.height,
          width: Self.size.width, height: Self.size.height - 2)
        screen.window.addSubview(cell)
        (cell.isHighlighted, cell.isSelected) = (column == 1, column == 2)
      }
    }
    try look.compare(screen, with: "cells")
  }

  @Test(
    "disabled cells with content configurations are paler, and the row with the focus has a ring",
    arguments: GoldenLook.allCases)
  func configured(look: GoldenLook) throws {
    let screen = try look.makeScreen(CGSize(width: 2 * Self.size.width, height: 200))
    let root = UIViewController()
    screen.window.rootViewController = root
    let source = CellSource()
    let styles: [UITableView.Style] = [.plain, .insetGrouped]
    for (column, style) in styles.enumerated() {
      let frame = CGRect(
        x: CGFloat(column) * Self.size.width, y: 0, width: Self.size.width, height: 200)
      let table = UITableView(frame: frame, style: style)
      (table.dataSource, table.delegate) = (source, source)
      root.view.addSubview(table)
    }
    try screen.render()
    screen.key(.keyboardTab)
    if look.style == .dark { screen.key(.keyboardTab) }
    screen.time += 0.5
    try look.compare(screen, with: "cell-states")
  }

  private func makeCell(_ style: UITableViewCell.CellStyle, _ row: Int) -> UITableViewCell {
    let accessories: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
    ]
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = accessories[row]
    if row.isMultiple(of: 3) { cell.imageView?.image = UIImage(systemName: "star.fill") }
    return cell
  }
}

/// Rows with content configurations, of which every second one is disabled.
private final class CellSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content: UIListContentConfiguration =
      [.cell(), .subtitleCell(), .valueCell()][indexPath.row]
    (content.text, content.secondaryText) = ("Text", indexPath.row == 0 ? nil : "Secondary")
    content.image = UIImage(systemName: "star")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.isUserInteractionEnabled = indexPath.row != 1
    return cell
  }
}
