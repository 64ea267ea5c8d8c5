import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Editing tables", .serialized) struct TableEditingTests {
  @Test("While a table is edited, its rows make room for their controls")
  func controls() throws {
    let test = try EditingScreen([rowTexts(3)])
    let cell = try #require(test.cell(0))
    #expect(cell.contentView.frame.minX == 0 && !cell.isEditing)
    test.table.setEditing(true, animated: false)
    try test.screen.render()
    #expect(cell.isEditing && cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == EditControl.inset)
    #expect(cell.contentView.frame.maxX == 320 - ReorderControl.width)
    #expect(cell.separatorInset.left == 16 + EditControl.inset)
    test.table.setEditing(false, animated: false)
    try test.screen.render()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(cell.parts.editControl == nil && cell.parts.reorderControl == nil)
  }

  @Test("Cells are told before and after the controls move, and move on the render thread")
  func transitions() throws {
    let test = try EditingScreen([rowTexts(1)])
    test.table.setEditing(true, animated: true)
    #expect(test.log == ["will 1"])
    let cell = try #require(test.cell(0))
    #expect(cell.contentView.layer.animationKeys()?.isEmpty == false)
    try test.wait()
    #expect(test.log == ["will 1", "did 1"])
  }

  @Test("A row that cannot be edited stays as it is")
  func notEditable() throws {
    let test = try EditingScreen([rowTexts(2)])
    test.isEditable = false
    test.table.isEditing = true
    try test.screen.render()
    #expect(test.cell(0)?.isEditing == false)
    #expect(test.cell(0)?.contentView.frame.minX == 0)
  }

  @Test("Rows that come while the table is edited show their controls as well")
  func reuse() throws {
    let test = try EditingScreen([rowTexts(100)])
    test.table.isEditing = true
    test.table.contentOffset.y = 2_000
    try test.screen.render()
    #expect(test.table.visibleCells.allSatisfy { $0.parts.editControl != nil })
    test.table.isEditing = false
    test.table.contentOffset.y = 0
    try test.screen.render()
    #expect(test.table.visibleCells.allSatisfy { $0.parts.editControl == nil && !$0.isEditing })
  }

  @Test("The delete control asks for a confirmation, which lets the data source delete the row")
  func deletion() throws {
    let test = try EditingScreen([rowTexts(3)])
    test.table.isEditing = true
    try test.screen.render()
    test.log = []
    test.screen.tap(at: CGPoint(x: 27, y: 66))
    try test.wait()
    #expect(
      test.log.filter { !$0.contains("ill ") && !$0.contains("id ") } == ["willBeginEditing 1"])
    #expect(test.cell(1)?.showingDeleteConfirmation == true)
    let width = try #require(test.table.swipe?.actions.naturalWidth)
    #expect(width >= 74 && test.cell(1)?.frame.minX == -width)
    test.screen.tap(at: CGPoint(x: 290, y: 66))
    try test.wait()
    #expect(test.log.contains("commit delete 1"))
    #expect(test.log.last == "didEndEditing 1")
    #expect(test.texts == ["row 0", "row 2"])
    #expect(test.table.subviews.allSatisfy { !($0 is SwipeActionsView) })
  }

  @Test("The insert control needs no confirmation")
  func insertion() throws {
    let test = try EditingScreen([rowTexts(3)])
    test.style = .insert
    test.table.isEditing = true
    try test.screen.render()
    test.screen.tap(at: CGPoint(x: 27, y: 66))
    #expect(test.log.contains("commit insert 1"))
  }

  @Test("While a table is edited, taps select only where it allows that")
  func selection() throws {
    let test = try EditingScreen([rowTexts(3)])
    test.table.isEditing = true
    try test.screen.render()
    test.screen.tap(at: CGPoint(x: 150, y: 20))
    #expect(test.table.indexPathsForSelectedRows == nil)
    test.table.isEditing = false
    test.table.allowsMultipleSelectionDuringEditing = true
    test.table.isEditing = true
    try test.screen.render()
    for y in [20, 66] { test.screen.tap(at: CGPoint(x: 150, y: CGFloat(y))) }
    #expect(test.table.indexPathsForSelectedRows?.map(\.row) == [0, 1])
    #expect(test.cell(0)?.parts.editControl?.look == .mark(isOn: true))
    #expect(test.cell(2)?.parts.editControl?.look == .mark(isOn: false))
    test.table.isEditing = false
    #expect(test.table.indexPathsForSelectedRows == nil)
    #expect(test.log.filter { $0.contains("primaryAction") }.isEmpty)
  }

  @Test("A tap performs the primary action after the selection")
  func primaryAction() throws {
    let test = try EditingScreen([rowTexts(3)])
    test.screen.tap(at: CGPoint(x: 150, y: 20))
    #expect(test.log == ["didSelect 0", "primaryAction 0"])
  }

  // MARK: Moving rows

  private func drag(_ test: EditingScreen, from y: CGFloat, to end: CGFloat) throws {
    test.screen.touch(.began, at: CGPoint(x: 300, y: y))
    for step in 1...10 {
      test.screen.time += 0.02
      test.screen.touch(.moved, at: CGPoint(x: 300, y: y + (end - y) * CGFloat(step) / 10))
      try test.screen.render()
    }
  }

  @Test("A row follows the finger on its handle, the others make room, and it is dropped there")
  func moving() throws {
    let test = try EditingScreen([rowTexts(5)])
    test.table.isEditing = true
    try test.screen.render()
    let cell = try #require(test.cell(1))
    try drag(test, from: 66, to: 66 + 88)
    #expect(abs(cell.frame.minY - 132) < 0.001)
    #expect(cell.configurationState.isReordering)
    try test.wait()
    #expect(test.cell(2)?.frame.minY == 44)
    #expect(test.cell(3)?.frame.minY == 88)
    #expect(test.cell(4)?.frame.minY == 176)
    #expect(test.table.contentOffset.y == 0)
    test.screen.touch(.ended, at: CGPoint(x: 300, y: 66 + 88))
    try test.wait()
    #expect(test.log.filter { $0.contains("move") } == ["move 0.1 to 0.3"])
    #expect(test.texts == ["row 0", "row 2", "row 3", "row 1", "row 4"])
    #expect(test.table.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
    #expect(test.cell(3) === cell && !cell.configurationState.isReordering)
    // Headers would cover it again.
    #expect(test.table.subviews.first === cell)
  }

  @Test("A row goes where the delegate says, also into another section")
  func target() throws {
    let test = try EditingScreen([rowTexts(2, "a"), rowTexts(4, "b")])
    test.lastMovableRow = 2
    test.table.isEditing = true
    try test.screen.render()
    try drag(test, from: 22, to: 240)
    test.screen.touch(.ended, at: CGPoint(x: 300, y: 240))
    try test.wait()
    #expect(test.log.filter { $0.contains("move") } == ["move 0.0 to 1.2"])
    #expect(test.texts == ["a 1", "b 0", "b 1", "a 0", "b 2", "b 3"])
  }

  @Test("A row at the edge scrolls the table, as long as the finger stays there")
  func scrolling() throws {
    let test = try EditingScreen([rowTexts(60)])
    test.table.isEditing = true
    try test.screen.render()
    try drag(test, from: 22, to: 478)
    try test.wait()
    let offset = test.table.contentOffset.y
    #expect(offset > 200)
    test.screen.touch(.ended, at: CGPoint(x: 300, y: 478))
    try test.wait()
    #expect(test.table.contentOffset.y < offset + 60)
    #expect(test.sections[0].firstIndex(of: "row 0") ?? 0 > 12)
  }
}
