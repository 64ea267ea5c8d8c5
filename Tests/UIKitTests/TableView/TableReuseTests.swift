import LaminaTesting
import Testing
import UIKit

@testable import UIKit

// Row V33.

@MainActor @Suite("Cells that are used again", .serialized) struct TableReuseTests {
  private let test: TableScreen
  private var hidden: [UITableViewCell] {
    test.table.subviews.compactMap { $0 as? UITableViewCell }.filter(\.isHidden)
  }

  init() throws {
    test = try TableScreen([rowTexts(100)])
    // Parts of the rows 0 and 11 are visible.
    test.table.contentOffset.y = 20
    try test.screen.render()
  }

  @Test("A cell whose row leaves stays in the table, hidden, until it is used or removed")
  func hiding() throws {
    let first = try #require(test.table.visibleCells.first)
    test.table.contentOffset.y = 44
    try test.screen.render()
    #expect(hidden == [first] && first.window != nil)
    test.table.contentOffset.y = 60
    try test.screen.render()
    #expect(hidden.isEmpty && test.table.visibleCells.last === first)
    #expect(first.frame == test.table.rectForRow(at: IndexPath(row: 12, section: 0)))
    test.table.contentOffset.y = 88
    try test.screen.render()
    let second = try #require(hidden.first)
    test.table.removeHiddenCells()
    #expect(hidden.isEmpty && second.superview == nil && !second.isHidden)
  }

  @Test("A cell that the program shows as the header of the table, and hides, stays there")
  func header() throws {
    let header = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    test.table.tableHeaderView = header
    header.isHidden = true
    test.table.contentOffset.y = 300
    try test.screen.render()
    test.table.removeHiddenCells()
    #expect(header.superview === test.table && header.isHidden)
  }

  @Test("A cell that the program takes outside of the layout is in no table, and is not hidden")
  func dequeuing() throws {
    test.table.contentOffset.y = 44
    try test.screen.render()
    let left = try #require(hidden.first)
    let cell = test.table.dequeueReusableCell(withIdentifier: "row")
    #expect(cell === left && left.superview == nil && !left.isHidden)
  }

  @Test("Input ends in a row that leaves")
  func input() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    test.table.visibleCells.first?.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    test.table.contentOffset.y = 88
    try test.screen.render()
    #expect(!field.isFirstResponder)
  }

  @Test("Where a program has moved a cell, scrolling lets it stay")
  func movedCell() throws {
    let cell = try #require(test.table.cellForRow(at: IndexPath(row: 4, section: 0)))
    cell.frame.origin.x = 20
    test.table.contentOffset.y = 10
    try test.screen.render()
    #expect(cell.frame.minX == 20)
    test.table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    #expect(cell.frame.minX == 0)
  }
}
