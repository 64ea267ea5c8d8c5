import Foundation
import LaminaTesting
import Testing

@testable import UIKit

// Requirement V33. Apple, "UITableView", "Estimating Heights for a Table's Scrolling Areas" and
// "SelfSizingInvalidation".
@MainActor @Suite("Heights of rows that are estimated or change", .serialized)
struct TableHeightTests {
  @Test("rows have the delegate's estimate until they are visible")
  func estimates() throws {
    let test = try TableScreen([rowTexts(100)])
    let source = EstimatingDelegate()
    test.table.delegate = source
    try test.screen.render()
    #expect(source.asked == 100)
    // The visible rows have 44 points, and the others 100 and 60 in turn.
    let visible = test.table.visibleCells.count
    let rest = (visible..<100).reduce(0) { $0 + ($1.isMultiple(of: 2) ? 100 : 60) }
    #expect(test.table.contentSize.height == CGFloat(44 * visible + rest))
    let last = test.table.rectForRow(at: IndexPath(row: 99, section: 0))
    #expect(last.height == 60 && last.maxY == test.table.contentSize.height)
  }

  @Test("a delegate without estimates is not asked for each row")
  func noEstimates() throws {
    let test = try TableScreen([rowTexts(10)])
    test.table.estimatedRowHeight = 80
    test.sections = [rowTexts(100)]
    test.table.reloadData()
    #expect(test.table.rectForRow(at: IndexPath(row: 99, section: 0)).height == 80)
  }

  @Test("a visible row whose content configuration is set gets the height of that")
  func contentChanges() throws {
    let test = try TableScreen([rowTexts(3)])
    var content = UIListContentConfiguration.cell()
    content.text = "short"
    let rowHeight = content.makeContentView().sizeThatFits(CGSize(width: 320, height: 0)).height
    content.text = String(repeating: "long text ", count: 20)
    let cell = try #require(test.table.visibleCells.first)
    cell.contentConfiguration = content
    try test.screen.render()
    let height = test.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    #expect(height > 60 && cell.frame.height == height)
    #expect(test.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == height)
    test.table.selfSizingInvalidation = .disabled
    content.text = "short"
    cell.contentConfiguration = content
    try test.screen.render()
    #expect(cell.frame.height == height)
    test.table.selfSizingInvalidation = .enabled
    cell.invalidateIntrinsicContentSize()
    try test.screen.render()
    #expect(cell.frame.height == rowHeight)
  }

  @Test("the edges of rows are at whole pixels, and common to neighbors")
  func pixels() throws {
    let test = try TableScreen([rowTexts(20)])
    test.height = 44.3
    test.table.reloadData()
    try test.screen.render()
    let frames = test.table.visibleCells.map(\.frame)
    #expect(frames.count > 8)
    #expect(frames.allSatisfy { ($0.minY * 2).rounded() == $0.minY * 2 })
    #expect(frames.last?.minY == (44.3 * 2 * CGFloat(frames.count - 1)).rounded() / 2)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxY == $1.minY })
    #expect(test.table.rectForRow(at: IndexPath(row: 1, section: 0)) == frames[1])
  }
}

private final class EstimatingDelegate: NSObject, UITableViewDelegate {
  var asked = 0

  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    asked += 1
    return indexPath.row.isMultiple(of: 2) ? 100 : 60
  }
}
