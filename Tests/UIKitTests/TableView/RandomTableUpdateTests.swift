import Foundation
import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

// Issue "Controls, scrolling, text input, tables and collections", Shows 5.
@MainActor @Suite("Random batches of updates of tables", .serialized)
struct RandomTableUpdateTests {
  @Test("After random batches, a table has the cells and the places of a new one")
  func random() throws {
    let rounds = ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 30
    var random = SeededGenerator(ofTest: 1818)
    let test = try UpdatedTable(height: 480)
    for round in 0..<rounds {
      test.batch(&random)
      // Some batches begin while the last one is still animated.
      if Int.random(in: 0..<3, using: &random) == 0 {
        for _ in 0..<6 { try test.advance(by: 0.1, isDrawn: round.isMultiple(of: 8)) }
        try test.compare()
      } else {
        try test.advance(by: 0.05, isDrawn: round.isMultiple(of: 8))
      }
      if round.isMultiple(of: 7) {
        test.table.contentOffset.y =
          test.table.clamped(
            CGPoint(x: 0, y: CGFloat.random(in: 0...900, using: &random))
          ).y
      }
    }
  }
}

/// A table with sections of numbered rows that random batches change.
@MainActor private final class UpdatedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  struct Section {
    let name: Int
    var rows: [Int]
  }

  let screen: OffscreenScreen
  let table: UITableView
  private var sections: [Section] = []
  private var next = 0

  init(height: CGFloat) throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: height), scale: 1)
    table = Self.makeTable(screen.window.bounds)
    super.init()
    sections = (0..<3).map { _ in Section(name: number(), rows: (0..<5).map { _ in number() }) }
    (table.dataSource, table.delegate) = (self, self)
    screen.window.addSubview(table)
  }

  /// Goes on in time. Not each frame is drawn, because that takes longer than all else.
  func advance(by duration: Double, isDrawn: Bool) throws {
    screen.time += duration
    if isDrawn { try screen.render() } else { screen.update() }
  }

  private static func makeTable(_ frame: CGRect) -> UITableView {
    let table = UITableView(frame: frame, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.estimatedRowHeight = 0
    return table
  }

  private func number() -> Int {
    next += 1
    return next
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(sections[indexPath.section].rows[indexPath.row])"
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].name.isMultiple(of: 2) ? "section \(sections[section].name)" : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    CGFloat(30 + sections[indexPath.section].rows[indexPath.row] % 5 * 12)
  }

  // MARK: Batches

  /// What becomes of a section or a row.
  private enum Fate: CaseIterable {
    case stays, staysToo, staysAlso, goes, reloads, moves
  }

  private func pick(_ random: inout SeededGenerator) -> Fate {
    Fate.allCases.randomElement(using: &random) ?? .stays
  }

  func batch(_ random: inout SeededGenerator) {
    let old = sections
    let animations: [UITableView.RowAnimation] = [
      .fade, .left, .right, .top, .bottom, .none, .middle, .automatic,
    ]
    let animation = animations.randomElement(using: &random) ?? .fade
    var fates = old.map { _ in pick(&random) }
    if old.count > 4 { fates[0] = .goes }
    var rowFates: [Int: Fate] = [:]
    var (stay, movers) = ([Section](), [Section]())
    var rowMovers: [Int] = []
    for (section, fate) in zip(old, fates) where fate != .goes {
      var kept = section
      if fate != .reloads {
        for row in section.rows { rowFates[row] = pick(&random) }
        kept.rows.removeAll { rowFates[$0] == .goes || rowFates[$0] == .moves }
        rowMovers += section.rows.filter { rowFates[$0] == .moves }
      }
      if fate == .moves { movers.append(kept) } else { stay.append(kept) }
    }
    for section in movers { stay.insert(section, at: .random(in: 0...stay.count, using: &random)) }
    let reloaded = Set(zip(old, fates).filter { $1 == .reloads }.map(\.0.name))
    let open = stay.indices.filter { !reloaded.contains(stay[$0].name) }
    guard !open.isEmpty || rowMovers.isEmpty else { return }
    var inserted: Set<Int> = []
    for row in rowMovers { put(row, in: &stay, open, &random) }
    if !open.isEmpty {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let row = number()
        inserted.insert(row)
        put(row, in: &stay, open, &random)
      }
    }
    var newSections: Set<Int> = []
    while stay.count < 2 || stay.count < 5 && Bool.random(using: &random) {
      let section = Section(name: number(), rows: (0..<3).map { _ in number() })
      newSections.insert(section.name)
      stay.insert(section, at: .random(in: 0...stay.count, using: &random))
    }
    let new = stay
    table.performBatchUpdates { [self] in
      sections = new
      for (index, section) in new.enumerated() where newSections.contains(section.name) {
        table.insertSections([index], with: animation)
      }
      for (index, section) in old.enumerated() {
        guard let target = new.firstIndex(where: { $0.name == section.name }) else {
          table.deleteSections([index], with: animation)
          continue
        }
        if fates[index] == .moves { table.moveSection(index, toSection: target) }
        if fates[index] == .reloads { table.reloadSections([index], with: animation) }
      }
      changeRows(old, new, rowFates, inserted, animation)
    }
  }

  private func put(
    _ row: Int, in sections: inout [Section], _ open: [Int], _ random: inout SeededGenerator
  ) {
    guard let index = open.randomElement(using: &random) else { return }
    sections[index].rows.insert(
      row, at: .random(in: 0...sections[index].rows.count, using: &random))
  }

  private func changeRows(
    _ old: [Section], _ new: [Section], _ fates: [Int: Fate], _ inserted: Set<Int>,
    _ animation: UITableView.RowAnimation
  ) {
    var places: [Int: IndexPath] = [:]
    for (section, content) in new.enumerated() {
      for (row, number) in content.rows.enumerated() {
        places[number] = IndexPath(row: row, section: section)
        if inserted.contains(number) {
          table.insertRows(at: [IndexPath(row: row, section: section)], with: animation)
        }
      }
    }
    for (section, content) in old.enumerated() {
      for (row, number) in content.rows.enumerated() {
        let path = IndexPath(row: row, section: section)
        switch fates[number] {
        case .goes: table.deleteRows(at: [path], with: animation)
        case .moves: if let target = places[number] { table.moveRow(at: path, to: target) }
        case .reloads: table.reloadRows(at: [path], with: animation)
        case .stays, .staysToo, .staysAlso, nil: break
        }
      }
    }
  }

  // MARK: Comparison

  /// Compares the table at rest with a new one that shows the same rows.
  func compare() throws {
    let fresh = Self.makeTable(table.frame)
    (fresh.dataSource, fresh.delegate) = (self, self)
    fresh.layoutIfNeeded()
    table.contentOffset = table.clamped(table.contentOffset)
    table.layoutIfNeeded()
    fresh.contentOffset = table.contentOffset
    fresh.layoutIfNeeded()
    #expect(table.contentSize == fresh.contentSize)
    #expect(picture(table) == picture(fresh))
    #expect(Set(table.cells.keys) == Set(fresh.cells.keys))
    #expect(table.subviews.count { $0 is UITableViewCell && !$0.isHidden } == table.cells.count)
    #expect(table.cells.values.allSatisfy { $0.alpha == 1 && !$0.isHidden })
  }

  private func picture(_ table: UITableView) -> [String] {
    let rows = table.cells.sorted { $0.key < $1.key }.map {
      "\($0.value.textLabel?.text ?? "") \($0.value.frame)"
    }
    let headers = table.headers.sorted { $0.key < $1.key }.map {
      "\(($0.value as? UITableViewHeaderFooterView)?.textLabel?.text ?? "") \($0.value.frame)"
    }
    return rows + headers
  }
}
