import Foundation

/// What a table or a collection view does to show another snapshot.
struct SnapshotUpdate {
  let difference: SnapshotDifference
  /// Places before the changes.
  let reloadedSections: [Int]
  /// Places before the changes.
  let reloadedItems: [IndexPath]
  /// Places before the changes.
  let reconfiguredItems: [IndexPath]

  /// - Parameter new: its marks are of what it has; what is new is not reloaded.
  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    difference = SnapshotDifference(from: old.store, to: new.store)
    let sections = new.reloadedSectionIdentifiers.compactMap(old.indexOfSection)
    reloadedSections = sections
    let places = SnapshotPlaces(old.store)
    reloadedItems = new.reloadedItemIdentifiers.compactMap { places.paths[$0] }
      .filter { !sections.contains($0.section) }
    let reloaded = Set(reloadedItems)
    reconfiguredItems = new.reconfiguredItemIdentifiers.compactMap { places.paths[$0] }
      .filter { !reloaded.contains($0) && !sections.contains($0.section) }
  }
}

/// The index paths of a snapshot's items.
struct SnapshotPlaces<Section: Hashable, Item: Hashable> {
  private(set) var paths: [Item: IndexPath] = [:]

  init(_ store: SnapshotStore<Section, Item>) {
    paths.reserveCapacity(store.homes.count)
    for (index, section) in store.sections.enumerated() {
      for (row, item) in (store.items[section] ?? []).enumerated() {
        paths[item] = IndexPath(row: row, section: index)
      }
    }
  }
}
