import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

/// A screen with a table whose data source shows snapshots of sections of texts.
@MainActor private final class DiffableScreen {
  let screen: OffscreenScreen
  let table: UITableView
  let source: UITableViewDiffableDataSource<Int, String>

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480), scale: 2)
    table = UITableView(frame: screen.window.bounds, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let log = Log()
    source = UITableViewDiffableDataSource(tableView: table) { table, path, text in
      log.texts.append(text)
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = text
      return cell
    }
    self.log = log
    screen.window.addSubview(table)
  }

  final class Log { var texts: [String] = [] }
  let log: Log

  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  func snapshot(_ sections: [(Int, [String])]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  func wait() throws {
    for _ in 0..<5 {
      screen.time += 0.1
      try screen.render()
    }
  }
}

@MainActor @Suite("Data sources of tables that show snapshots", .serialized)
struct TableDiffableTests {
  @Test("A snapshot's items are shown, and found by their places")
  func first() throws {
    let test = try DiffableScreen()
    test.source.apply(test.snapshot([(7, ["a", "b"]), (8, ["c"])]), animatingDifferences: false)
    try test.screen.render()
    #expect(test.texts == ["a", "b", "c"])
    #expect(test.source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == "c")
    #expect(test.source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == nil)
    #expect(test.source.indexPath(for: "b") == IndexPath(row: 1, section: 0))
    #expect(test.source.sectionIdentifier(for: 1) == 8)
    #expect(test.source.index(for: 8) == 1)
    #expect(test.source.snapshot().itemIdentifiers == ["a", "b", "c"])
  }

  @Test("A row that moves keeps its cell and moves on the render thread; then completion is called")
  func animation() throws {
    let test = try DiffableScreen()
    test.source.apply(test.snapshot([(0, ["a", "b", "c"])]), animatingDifferences: false)
    try test.screen.render()
    let cell = try #require(test.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    var isComplete = false
    test.source.apply(test.snapshot([(0, ["b", "c", "a"])])) { isComplete = true }
    #expect(test.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    #expect(cell.layer.animationKeys()?.isEmpty == false)
    #expect(!isComplete)
    try test.wait()
    #expect(isComplete)
    #expect(test.texts == ["b", "c", "a"])
  }

  @Test("Without animation nothing moves, and completion is called at once")
  func withoutAnimation() throws {
    let test = try DiffableScreen()
    test.source.apply(test.snapshot([(0, ["a", "b", "c"])]), animatingDifferences: false)
    try test.screen.render()
    var isComplete = false
    test.source.apply(test.snapshot([(0, ["c", "b", "a"])]), animatingDifferences: false) {
      isComplete = true
    }
    #expect(test.table.visibleCells.allSatisfy { $0.layer.animationKeys()?.isEmpty ?? true })
    try test.screen.render()
    #expect(isComplete)
    #expect(test.texts == ["c", "b", "a"])
  }

  @Test("A reloaded item gets another cell, and a reconfigured one keeps its cell")
  func reloading() throws {
    let test = try DiffableScreen()
    test.source.apply(test.snapshot([(0, ["a", "b", "c"])]), animatingDifferences: false)
    try test.screen.render()
    let cells = test.table.visibleCells
    test.log.texts = []
    var snapshot = test.source.snapshot()
    snapshot.reloadItems(["a"])
    snapshot.reconfigureItems(["c"])
    test.source.apply(snapshot, animatingDifferences: false)
    try test.wait()
    #expect(test.log.texts.sorted() == ["a", "c"])
    #expect(test.table.visibleCells[0] !== cells[0])
    #expect(test.table.visibleCells[1] === cells[1])
    #expect(test.table.visibleCells[2] === cells[2])
    #expect(test.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("A cell provider that returns nil ends the program with UIKit's sentence")
  func noCell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([1])
        source.apply(snapshot)
        table.layoutIfNeeded()
      }
    }
    #expect(
      output(of: result).contains(
        "UITableViewDiffableDataSource cell provider returned nil for index path"))
  }

  // Issue "Controls, scrolling, text input, tables and collections", Shows 5.
  @Test("After random snapshots, the table shows what a reload would")
  func random() throws {
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 25
    var random = SeededGenerator(seed: 11)
    let test = try DiffableScreen()
    for round in 0..<rounds {
      let sections = randomSections(&random)
      var snapshot = test.snapshot(sections)
      let items = snapshot.itemIdentifiers.shuffled(using: &random)
      snapshot.reloadItems(Array(items.prefix(2)))
      snapshot.reconfigureItems(Array(items.dropFirst(2).prefix(2)))
      test.source.apply(snapshot, animatingDifferences: Bool.random(using: &random))
      if round.isMultiple(of: 3) { try test.wait() } else { try test.screen.render() }
      #expect(test.texts == Array(sections.flatMap(\.1).prefix(test.texts.count)))
      #expect(test.table.contentSize.height == CGFloat(snapshot.numberOfItems) * 44)
    }
    try test.wait()
    #expect(test.table.subviews.count { $0 is UITableViewCell } == test.texts.count)
  }

  private func randomSections(_ random: inout SeededGenerator) -> [(Int, [String])] {
    var sections = Array(0..<4).shuffled(using: &random).prefix(.random(in: 0...4, using: &random))
      .map { ($0, [String]()) }
    guard !sections.isEmpty else { return [] }
    for item in Array(0..<9).shuffled(using: &random).prefix(.random(in: 0...9, using: &random)) {
      sections[.random(in: sections.indices, using: &random)].1.append("item \(item)")
    }
    return sections
  }
}
