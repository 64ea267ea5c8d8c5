import Foundation

/// Changes of a collection view's items, and where items are after them.
struct CollectionUpdate {
  let changes: TableUpdate
  let paths: TableUpdatePaths

  /// - Parameter sectionCount: that before the changes.
  init(_ changes: TableUpdate, sectionCount: Int) {
    self.changes = changes
    paths = TableUpdatePaths(changes, sectionCount: sectionCount)
  }

  /// Traps if the numbers before and after do not agree with the changes.
  func requireConsistency(before: [Int], after: [Int]) {
    changes.requireConsistency(before: before, after: after, paths)
  }

  /// The new index of a section; nil if it is deleted.
  func newSection(of old: Int) -> Int? { paths.newSection(of: old) }

  /// The old index of a section; nil if it is inserted.
  func oldSection(of new: Int) -> Int? { paths.oldSection(of: new) }

  /// The new path of an item; nil if it goes.
  func newPath(of old: IndexPath) -> IndexPath? { paths.newPath(of: old) }

  /// The new path of an item that keeps its cell; nil if it goes or is reloaded.
  func keptPath(of old: IndexPath) -> IndexPath? {
    changes.reloadedRows[old] == nil ? paths.newPath(of: old) : nil
  }

  /// The old path of an item that keeps its cell; nil if it is new or reloaded.
  func keptPath(ofNew new: IndexPath) -> IndexPath? {
    paths.oldPath(of: new).flatMap { changes.reloadedRows[$0] == nil ? $0 : nil }
  }

  /// Where the items are that one item's movement shifts.
  static func movement(
    from source: IndexPath, to target: IndexPath, sectionCount: Int
  ) -> CollectionUpdate {
    var changes = TableUpdate(words: .collection)
    changes.movedRows[source] = target
    return CollectionUpdate(changes, sectionCount: sectionCount)
  }

  func oldPath(of new: IndexPath) -> IndexPath? { paths.oldPath(of: new) }
}
