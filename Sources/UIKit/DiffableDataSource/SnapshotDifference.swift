import Foundation

/// The changes that make one list of sections with items another one, as tables and collection views
/// take them: what goes is named by its place before the changes, what comes by its place after them.
struct SnapshotDifference: Equatable {
  struct Move<Place: Hashable>: Hashable {
    let from: Place
    let to: Place
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [Move<IndexPath>] = []

  var isEmpty: Bool { self == SnapshotDifference() }
}

extension SnapshotDifference {
  /// Finds the changes between two lists, with the fewest moves. Items that leave a section that is
  /// deleted, or enter one that is inserted, are no moves: they are deleted and inserted.
  init<Section: Hashable, Item: Hashable>(
    from old: SnapshotStore<Section, Item>, to new: SnapshotStore<Section, Item>
  ) {
    let oldSections = Self.places(of: old.sections)
    let newSections = Self.places(of: new.sections)
    deletedSections = old.sections.indices.filter { newSections[old.sections[$0]] == nil }
    insertedSections = new.sections.indices.filter { oldSections[new.sections[$0]] == nil }
    let kept = new.sections.indices.compactMap { index in
      oldSections[new.sections[index]].map { Move(from: $0, to: index) }
    }
    movedSections = Self.moved(kept)
    addItems(old, new, oldSections, newSections)
  }

  private mutating func addItems<Section: Hashable, Item: Hashable>(
    _ old: SnapshotStore<Section, Item>, _ new: SnapshotStore<Section, Item>,
    _ oldSections: [Section: Int], _ newSections: [Section: Int]
  ) {
    // The old places of items in sections that stay. Others are gone with their section.
    var places: [Item: IndexPath] = [:]
    for (index, section) in old.sections.enumerated() where newSections[section] != nil {
      for (row, item) in (old.items[section] ?? []).enumerated() {
        places[item] = IndexPath(row: row, section: index)
        let home = new.homes[item]
        if home == nil || home.flatMap({ oldSections[$0] }) == nil {
          deletedItems.append(IndexPath(row: row, section: index))
        }
      }
    }
    for (index, section) in new.sections.enumerated() {
      guard let oldIndex = oldSections[section] else { continue }
      var stayed: [Move<Int>] = []
      for (row, item) in (new.items[section] ?? []).enumerated() {
        let path = IndexPath(row: row, section: index)
        switch places[item] {
        case nil: insertedItems.append(path)
        case let place? where place.section == oldIndex:
          stayed.append(Move(from: place.row, to: row))
        case let place?: movedItems.append(Move(from: place, to: path))
        }
      }
      movedItems += Self.moved(stayed).map {
        Move(
          from: IndexPath(row: $0.from, section: oldIndex),
          to: IndexPath(row: $0.to, section: index))
      }
    }
  }

  private static func places<Identifier: Hashable>(of list: [Identifier]) -> [Identifier: Int] {
    Dictionary(list.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// Returns those that are not in the longest part whose order stays.
  private static func moved(_ kept: [Move<Int>]) -> [Move<Int>] {
    let staying = longestIncreasing(kept.map(\.from))
    return kept.indices.filter { !staying.contains($0) }.map { kept[$0] }
  }

  /// The indexes of a longest part of a list of different numbers that increases.
  static func longestIncreasing(_ numbers: [Int]) -> Set<Int> {
    // For each length, the index of the smallest number that ends such a part.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var (result, next) = (Set<Int>(), ends.last)
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}
