import Foundation

/// Where rows are after an update, and where they were before it.
struct TableUpdatePaths {
  private let update: TableUpdate
  private let sections: IndexShift
  private let movedBack: (sections: [Int: Int], rows: [IndexPath: IndexPath])
  /// How the rows of each section that stays are shifted, by its old index.
  private var rows: [Int: IndexShift] = [:]

  /// - Parameter sectionCount: that before the update.
  init(_ update: TableUpdate, sectionCount: Int) {
    self.update = update
    sections = IndexShift(
      removed: Array(update.deletedSections.keys) + update.movedSections.keys,
      filled: Array(update.insertedSections.keys) + update.movedSections.values)
    movedBack = (
      Dictionary(update.movedSections.map { ($1, $0) }) { first, _ in first },
      Dictionary(update.movedRows.map { ($1, $0) }) { first, _ in first }
    )
    let removed = Dictionary(
      grouping: Array(update.deletedRows.keys) + update.movedRows.keys, by: \.section)
    let filled = Dictionary(
      grouping: Array(update.insertedRows.keys) + update.movedRows.values, by: \.section)
    for old in 0..<sectionCount {
      guard let new = newSection(of: old) else { continue }
      rows[old] = IndexShift(
        removed: (removed[old] ?? []).map(\.row), filled: (filled[new] ?? []).map(\.row))
    }
  }

  /// The new index of a section; nil if it is deleted.
  func newSection(of old: Int) -> Int? { update.movedSections[old] ?? sections.newIndex(of: old) }

  /// The old index of a section; nil if it is inserted.
  func oldSection(of new: Int) -> Int? { movedBack.sections[new] ?? sections.oldIndex(of: new) }

  /// The new path of a row; nil if it goes.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let target = update.movedRows[old] { return target }
    guard update.reloadedSections[old.section] == nil, let section = newSection(of: old.section),
      let row = rows[old.section]?.newIndex(of: old.row)
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  /// The old path of a row; nil if it is new.
  func oldPath(of new: IndexPath) -> IndexPath? {
    if let source = movedBack.rows[new] { return source }
    guard let section = oldSection(of: new.section), update.reloadedSections[section] == nil,
      let row = rows[section]?.oldIndex(of: new.row)
    else { return nil }
    return IndexPath(row: row, section: section)
  }
}
