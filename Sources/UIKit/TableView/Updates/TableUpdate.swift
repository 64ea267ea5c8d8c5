import Foundation

/// Changes of a table or a collection view that are shown together.
struct TableUpdate {
  typealias Animation = UITableView.RowAnimation

  /// What the sentences of traps call the view and its items.
  struct Words {
    let view: String
    let item: String

    static let table = Words(view: "table view", item: "row")
    static let collection = Words(view: "collection view", item: "item")
  }

  var words = Words.table

  var insertedRows: [IndexPath: Animation] = [:]
  var deletedRows: [IndexPath: Animation] = [:]
  var reloadedRows: [IndexPath: Animation] = [:]
  /// Rows before the changes whose cells are configured again.
  var reconfiguredRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var insertedSections: [Int: Animation] = [:]
  var deletedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [Int: Int] = [:]

  // MARK: Misuse

  /// Traps if the numbers before and after do not agree with the changes.
  func requireConsistency(before: [Int], after: [Int], _ paths: TableUpdatePaths) {
    requirePlaces(before: before, after: after)
    let (added, gone) = (insertedSections.count, deletedSections.count)
    require(
      after.count == before.count + added - gone,
      "Invalid update: invalid number of sections. The number of sections contained in the "
        + "\(words.view) after the update (\(after.count)) must be equal to the number of sections "
        + "contained in the \(words.view) before the update (\(before.count)), plus or minus the "
        + "number of sections inserted or deleted (\(added) inserted, \(gone) deleted).")
    for old in before.indices where reloadedSections[old] == nil {
      if let new = paths.newSection(of: old) { requireRows(old, before[old], new, after[new]) }
    }
  }

  private func requireRows(_ old: Int, _ before: Int, _ new: Int, _ after: Int) {
    let inserted = insertedRows.keys.count { $0.section == new }
    let deleted = deletedRows.keys.count { $0.section == old }
    let movedIn = movedRows.values.count { $0.section == new }
    let movedOut = movedRows.keys.count { $0.section == old }
    require(
      after == before + inserted - deleted + movedIn - movedOut,
      "Invalid update: invalid number of \(words.item)s in section \(new). The number of "
        + "\(words.item)s contained in an existing section after the update (\(after)) must be equal "
        + "to the number of \(words.item)s contained in that section before the update (\(before)), "
        + "plus or minus the number of \(words.item)s inserted or deleted from that section "
        + "(\(inserted) inserted, \(deleted) deleted) and plus or minus the number of "
        + "\(words.item)s moved into or out of that section (\(movedIn) moved in, \(movedOut) moved "
        + "out).")
  }

  private func requirePlaces(before: [Int], after: [Int]) {
    for path in Array(deletedRows.keys) + reloadedRows.keys + movedRows.keys + reconfiguredRows {
      require(
        before.indices.contains(path.section) && path.row < before[path.section],
        "attempt to delete \(words.item) \(path.row) from section \(path.section), but there are "
          + "only \(before.indices.contains(path.section) ? before[path.section] : 0) \(words.item)s in "
          + "that section before the update")
    }
    for path in Array(insertedRows.keys) + movedRows.values {
      require(
        after.indices.contains(path.section) && path.row < after[path.section],
        "attempt to insert \(words.item) \(path.row) into section \(path.section), but there are "
          + "only \(after.indices.contains(path.section) ? after[path.section] : 0) \(words.item)s in "
          + "section \(path.section) after the update")
    }
    for section in Array(deletedSections.keys) + reloadedSections.keys + movedSections.keys {
      require(
        before.indices.contains(section),
        "attempt to delete section \(section), but there are only \(before.count) sections before the "
          + "update")
    }
    for section in Array(insertedSections.keys) + movedSections.values {
      require(
        after.indices.contains(section),
        "attempt to insert section \(section) but there are only \(after.count) sections after the "
          + "update")
    }
  }
}
