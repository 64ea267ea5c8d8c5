public import Foundation

/// A table's data source that shows snapshots, and finds the changes between them itself.
///
/// Main thread only. Source: Apple, "UITableViewDiffableDataSource".
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item. Returning nil traps.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private final weak var tableView: UITableView?
  private final let cellProvider: CellProvider
  private final var current = Snapshot()
  private final var places: SnapshotPlaces<SectionIdentifierType, ItemIdentifierType>?

  /// How rows appear and disappear. Default: `.automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source, and makes it that of the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, self.cellProvider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot by the changes that lead to it.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether rows move and fade; otherwise they change at once.
  ///   - completion: called when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView else { return keep(snapshot, completion) }
    let update = SnapshotUpdate(from: current, to: snapshot)
    let show = {
      tableView.performBatchUpdates {
        self.keep(snapshot, nil)
        tableView.add(update, with: self.defaultRowAnimation)
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Shows a snapshot by the changes that lead to it, and returns when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by reloading the table, without finding the changes.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    keep(snapshot, nil)
    tableView?.reloadData()
    completion?()
  }

  /// Shows a snapshot by reloading the table, without finding the changes.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// The snapshot that the table shows, to be changed and applied.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { current }

  private func keep(_ snapshot: Snapshot, _ completion: (() -> Void)?) {
    (current, places) = (snapshot.withoutMarks, nil)
    completion?()
  }

  // MARK: Identifiers

  /// nil if there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, let section = sectionIdentifier(for: indexPath.section) else {
      return nil
    }
    let items = current.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    let known = places ?? SnapshotPlaces(current.store)
    places = known
    return known.paths[itemIdentifier]
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(current.numberOfItems) ?? 0
  }

  /// Calls the cell provider. Traps if that returns nil.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else {
      fatalError("Invalid index path: \(indexPath)")
    }
    guard let cell = cellProvider(tableView, indexPath, item) else {
      fatalError(
        "UITableViewDiffableDataSource cell provider returned nil for index path: \(indexPath), "
          + "item identifier: \(item)")
    }
    return cell
  }

  /// Default: false.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Default: false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Default: nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  /// Default: nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  /// Default: nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Default: the title's index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Default: nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  /// Default: nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

extension UITableView {
  /// Adds the changes of a snapshot to the update that is being made.
  fileprivate func add(_ update: SnapshotUpdate, with animation: RowAnimation) {
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
