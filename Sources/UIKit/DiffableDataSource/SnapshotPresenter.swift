import Foundation

/// A view that shows a snapshot by batches of changes.
@MainActor protocol SnapshotView: UIView {
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  /// Adds changes to the batch that is being made.
  func add(_ update: SnapshotUpdate, with animation: UITableView.RowAnimation)
  func reloadData()
}

/// Shows snapshots in a table or in a collection view, and knows the places of what they show: what both
/// diffable data sources have in common.
@MainActor final class SnapshotPresenter<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private weak var view: (any SnapshotView)?
  private(set) var current = Snapshot()
  private var places: SnapshotPlaces<Section, Item>?
  /// Called when another snapshot is the current one, before the view shows it.
  var onChange: () -> Void = {}

  init(of view: any SnapshotView) {
    self.view = view
  }

  // MARK: Showing

  /// Makes a snapshot the current one, without showing it.
  func keep(_ snapshot: Snapshot) {
    (current, places) = (snapshot.withoutMarks, nil)
    onChange()
  }

  /// Shows a snapshot by the changes that lead to it.
  func show(
    _ snapshot: Snapshot, with animation: UITableView.RowAnimation = .automatic, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let view else {
      keep(snapshot)
      completion?()
      return
    }
    let update = SnapshotUpdate(from: current, to: snapshot)
    let show = {
      view.performBatchUpdates {
        self.keep(snapshot)
        view.add(update, with: animation)
      } completion: { _ in
        completion?()
      }
    }
    if animated { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Shows a snapshot without finding the changes.
  func reload(_ snapshot: Snapshot, completion: (() -> Void)?) {
    keep(snapshot)
    view?.reloadData()
    completion?()
  }

  // MARK: Places

  func section(at index: Int) -> Section? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  func count(inSection index: Int) -> Int {
    section(at: index).map(current.numberOfItems) ?? 0
  }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section) else { return nil }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// Traps if there is no such item.
  func requireItem(at path: IndexPath) -> Item {
    guard let item = item(at: path) else { fatalError("Invalid index path: \(path)") }
    return item
  }

  func path(of item: Item) -> IndexPath? {
    let known = places ?? SnapshotPlaces(current.store)
    places = known
    return known.paths[item]
  }
}

extension UITableView: SnapshotView {
  final func add(_ update: SnapshotUpdate, with animation: RowAnimation) {
    let difference = update.difference
    deleteSections(IndexSet(difference.deletedSections), with: animation)
    insertSections(IndexSet(difference.insertedSections), with: animation)
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: difference.deletedItems, with: animation)
    insertRows(at: difference.insertedItems, with: animation)
    for move in difference.movedItems { moveRow(at: move.from, to: move.to) }
    reloadSections(IndexSet(update.reloadedSections), with: animation)
    reloadRows(at: update.reloadedItems, with: animation)
    reconfigureRows(at: update.reconfiguredItems)
  }
}

extension UICollectionView: SnapshotView {
  /// The layout determines how items appear and disappear.
  final func add(_ update: SnapshotUpdate, with animation: UITableView.RowAnimation) {
    let difference = update.difference
    deleteSections(IndexSet(difference.deletedSections))
    insertSections(IndexSet(difference.insertedSections))
    for move in difference.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: difference.deletedItems)
    insertItems(at: difference.insertedItems)
    for move in difference.movedItems { moveItem(at: move.from, to: move.to) }
    reloadSections(IndexSet(update.reloadedSections))
    reloadItems(at: update.reloadedItems)
    reconfigureItems(at: update.reconfiguredItems)
  }
}
