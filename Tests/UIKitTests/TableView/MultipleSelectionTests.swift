import CoreGraphics
import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

// Apple's page "tableView(_:shouldBeginMultipleSelectionInteractionAt:)" and "Selecting multiple items with a
// two-finger pan gesture". Requirement V33.
@MainActor @Suite("The selection of several rows by two fingers", .serialized)
struct MultipleSelectionTests {
  /// Moves two fingers, which are 40 points apart, together.
  private func fingers(_ phase: UITouch.Phase, _ y: CGFloat, in screen: OffscreenScreen) {
    for finger in 0..<2 {
      screen.touch(phase, at: CGPoint(x: 140 + CGFloat(finger) * 40, y: y), finger: finger)
    }
  }

  private func rows(_ table: UITableView) -> [Int] {
    (table.indexPathsForSelectedRows ?? []).map(\.row)
  }

  @Test("A drag selects the rows that it reaches, and returns those that it leaves")
  func drag() throws {
    let test = try SelectingTable(height: 480)
    test.table.allowsMultipleSelectionDuringEditing = true
    fingers(.began, 20, in: test.screen)
    fingers(.moved, 35, in: test.screen)
    #expect(test.log == ["should 0", "began 0"] && test.table.isEditing)
    #expect(rows(test.table) == [0])
    fingers(.moved, 150, in: test.screen)
    #expect(rows(test.table) == [0, 1, 2, 3] && test.table.contentOffset.y == 0)
    fingers(.moved, 60, in: test.screen)
    #expect(rows(test.table) == [0, 1])
    fingers(.ended, 60, in: test.screen)
    #expect(rows(test.table) == [0, 1] && test.log.last == "ended")
    #expect(test.log.filter { $0.hasPrefix("action") } == [])
  }

  @Test("A drag that begins at a selected row deselects")
  func deselects() throws {
    let test = try SelectingTable(height: 480)
    test.table.allowsMultipleSelection = true
    test.begins = false
    for row in 0..<4 {
      test.table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    fingers(.began, 60, in: test.screen)
    fingers(.moved, 75, in: test.screen)
    fingers(.moved, 110, in: test.screen)
    fingers(.ended, 110, in: test.screen)
    #expect(rows(test.table) == [0, 3])
  }

  @Test("Where the delegate refuses, and with one finger, the content scrolls")
  func scrolls() throws {
    let test = try SelectingTable(height: 480)
    test.table.allowsMultipleSelectionDuringEditing = true
    test.screen.touch(.began, at: CGPoint(x: 100, y: 300))
    test.screen.touch(.moved, at: CGPoint(x: 100, y: 285))
    test.screen.touch(.moved, at: CGPoint(x: 100, y: 200))
    #expect(test.table.contentOffset.y > 80 && test.log == [])
    test.screen.touch(.cancelled, at: .zero)
    test.table.contentOffset = .zero
    test.allows = false
    fingers(.began, 300, in: test.screen)
    fingers(.moved, 285, in: test.screen)
    fingers(.moved, 200, in: test.screen)
    #expect(test.table.contentOffset.y > 60 && rows(test.table) == [] && !test.table.isEditing)
  }
}

/// A table of which two fingers select rows.
@MainActor private final class SelectingTable: NSObject, UITableViewDataSource, UITableViewDelegate
{
  let screen: OffscreenScreen
  let table: UITableView
  var log: [String] = []
  var allows = true
  /// Whether the drag begins editing.
  var begins = true

  init(height: CGFloat) throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: height))
    table = UITableView(frame: screen.window.bounds, style: .plain)
    super.init()
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (self, self)
    screen.window.addSubview(table)
    try screen.render()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    if allows { log.append("should \(indexPath.row)") }
    return allows
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.append("began \(indexPath.row)")
    if begins { tableView.setEditing(true, animated: false) }
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { log.append("ended") }
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { log.append("action \(indexPath.row)") }
}
