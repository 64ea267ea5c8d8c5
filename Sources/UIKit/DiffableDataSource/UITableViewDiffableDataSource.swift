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

  private final let cellProvider: CellProvider
  private final let presenter: SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>

  /// How rows appear and disappear. Default: `.automatic`.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source, and makes it that of the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    presenter = SnapshotPresenter(of: tableView)
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
    presenter.show(
      snapshot, with: defaultRowAnimation, animated: animatingDifferences, completion: completion)
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
    presenter.reload(snapshot, completion: completion)
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
  { presenter.current }

  // MARK: Identifiers

  /// nil if there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    presenter.section(at: index)
  }

  /// nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    presenter.current.indexOfSection(sectionIdentifier)
  }

  /// nil if there is no such row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.item(at: indexPath)
  }

  /// nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    presenter.path(of: itemIdentifier)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int {
    presenter.current.numberOfSections
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.count(inSection: section)
  }

  /// Calls the cell provider. Traps if that returns nil.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = presenter.requireItem(at: indexPath)
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
