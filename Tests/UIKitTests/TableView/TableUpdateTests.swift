import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("Updates of tables", .serialized)
struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("Rows below an inserted one move to their places on the render thread")
  func insertion() throws {
    let test = try TableScreen([rowTexts(3)])
    test.sections[0].insert("new", at: 1)
    test.table.insertRows(at: [path(1)], with: .fade)
    let moved = try #require(test.table.cellForRow(at: path(2)))
    #expect(moved.textLabel?.text == "row 1")
    #expect(moved.frame.minY == 88)
    #expect(moved.layer.animationKeys()?.isEmpty == false)
    try test.screen.render()
    test.screen.time += 0.15
    try test.screen.render()
    let shown = try #require(moved.layer.presentation()).frame.minY
    #expect(shown > 44 && shown < 88)
    try test.wait()
    #expect(test.texts == ["row 0", "new", "row 1", "row 2"])
  }

  @Test("A selected row stays selected where it goes")
  func selection() throws {
    let test = try TableScreen([rowTexts(3)])
    test.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    test.sections[0].removeFirst()
    test.table.deleteRows(at: [path(0)], with: .left)
    #expect(test.table.indexPathForSelectedRow == path(0))
    #expect(test.table.cellForRow(at: path(0))?.isSelected == true)
  }

  @Test("Numbers that do not agree with an update end the program with UIKit's sentence")
  func inconsistency() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run {
        let test = try TableScreen([rowTexts(3)])
        test.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
    #expect(
      output(of: result).contains(
        "The number of rows contained in an existing section after the update (3) must be equal to "
          + "the number of rows contained in that section before the update (3), plus or minus the "
          + "number of rows inserted or deleted from that section (1 inserted, 0 deleted)"))
  }

  @Test("After random updates, a table shows what a new one would")
  func random() throws {
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 15
    var random = SeededGenerator(seed: 18)
    let test = try TableScreen([rowTexts(4, "a"), rowTexts(3, "b")])
    for round in 0..<rounds {
      try change(test, round, &random)
      if round.isMultiple(of: 3) { try test.wait() }
      let shown = test.table.indexPathsForVisibleRows ?? []
      #expect(test.texts == shown.map { test.sections[$0.section][$0.row] })
      let all = test.sections.joined().count
      #expect(test.table.contentSize.height == CGFloat(all) * 44)
      #expect(all == 0 || !shown.isEmpty)
    }
  }

  /// Deletes, inserts and moves some rows and perhaps a section.
  private func change(
    _ test: TableScreen, _ round: Int, _ random: inout SeededGenerator
  ) throws {
    let old = test.sections
    var (deleted, moved) = (Set<IndexPath>(), [IndexPath: String]())
    var kept: [[String]] = []
    for (section, rows) in old.enumerated() {
      kept.append([])
      for (row, text) in rows.enumerated() {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: deleted.insert(path(row, section))
        case 1: moved[path(row, section)] = text
        default: kept[section].append(text)
        }
      }
    }
    let gone = old.count > 1 && Bool.random(using: &random) ? old.count - 1 : nil
    if gone != nil {
      kept.removeLast()
      deleted = deleted.filter { $0.section != gone }
      moved = moved.filter { $0.key.section != gone }
    }
    let hasNew = kept.count < 3 && Bool.random(using: &random)
    if hasNew { kept.insert(rowTexts(2, "section \(round)"), at: 0) }
    var entries = moved.sorted { $0.key < $1.key }.map(\.value)
    entries += rowTexts(Int.random(in: 0..<3, using: &random), "new \(round)")
    let names = Set(entries)
    for text in entries {
      let section = Int.random(
        in: (hasNew ? 1 : 0)..<max(kept.count, hasNew ? 2 : 1), using: &random)
      guard kept.indices.contains(section) else { return }
      kept[section].insert(text, at: Int.random(in: 0...kept[section].count, using: &random))
    }
    test.sections = kept
    var targets: [String: IndexPath] = [:]
    for (section, rows) in kept.enumerated() {
      for (row, text) in rows.enumerated() where names.contains(text) {
        targets[text] = path(row, section)
      }
    }
    test.table.performBatchUpdates {
      test.table.deleteRows(at: Array(deleted), with: .automatic)
      if let gone { test.table.deleteSections([gone], with: .fade) }
      if hasNew { test.table.insertSections([0], with: .top) }
      for (source, text) in moved {
        if let target = targets.removeValue(forKey: text) {
          test.table.moveRow(at: source, to: target)
        }
      }
      test.table.insertRows(at: Array(targets.values), with: .right)
    }
  }
}
