import CoreGraphics
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
