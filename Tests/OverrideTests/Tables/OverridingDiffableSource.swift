import UIKit

final class OverridingDiffableSource: UITableViewDiffableDataSource<Int, String> {
  /// Held here, because a data source does not retain its table.
  let table: UITableView

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    super.init(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  override var defaultRowAnimation: UITableView.RowAnimation {
    get { called(super.defaultRowAnimation) }
    set { super.defaultRowAnimation = assigned(newValue) }
  }
  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool,
    completion: (() -> Void)?
  ) {
    called(
      super.apply(
        snapshot, animatingDifferences: animatingDifferences, completion: completion))
  }
  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool
  ) async {
    called(await super.apply(snapshot, animatingDifferences: animatingDifferences))
  }
  override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, completion: (() -> Void)?
  ) {
    called(super.applySnapshotUsingReloadData(snapshot, completion: completion))
  }
  override func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>
  ) async {
    called(await super.applySnapshotUsingReloadData(snapshot))
  }
  override func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
    called(super.snapshot())
  }
  override func sectionIdentifier(for index: Int) -> Int? {
    called(super.sectionIdentifier(for: index))
  }
  override func index(for sectionIdentifier: Int) -> Int? {
    called(super.index(for: sectionIdentifier))
  }
  override func itemIdentifier(for indexPath: IndexPath) -> String? {
    called(super.itemIdentifier(for: indexPath))
  }
  override func indexPath(for itemIdentifier: String) -> IndexPath? {
    called(super.indexPath(for: itemIdentifier))
  }
  override func numberOfSections(in tableView: UITableView) -> Int {
    called(super.numberOfSections(in: tableView))
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    called(super.tableView(tableView, numberOfRowsInSection: section))
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    called(super.tableView(tableView, cellForRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool {
    called(super.tableView(tableView, canEditRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, canMoveRowAt indexPath: IndexPath
  ) -> Bool {
    called(super.tableView(tableView, canMoveRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    called(super.tableView(tableView, commit: editingStyle, forRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    called(super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath))
  }
  override func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    called(super.tableView(tableView, sectionForSectionIndexTitle: title, at: index))
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    called(super.sectionIndexTitles(for: tableView))
  }
  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    called(super.tableView(tableView, titleForHeaderInSection: section))
  }
  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    called(super.tableView(tableView, titleForFooterInSection: section))
  }
}

extension Overrides {
  static let tableDiffableSource = Overrides(
    of: "UITableViewDiffableDataSource", by: OverridingDiffableSource(), uses: [{ await use($0) }])

  @MainActor private static func use(_ source: OverridingDiffableSource) async {
    source.defaultRowAnimation = source.defaultRowAnimation
    var snapshot = source.snapshot()
    snapshot.appendSections([1])
    snapshot.appendItems(["a"])
    source.apply(snapshot, animatingDifferences: false, completion: nil)
    await source.apply(snapshot, animatingDifferences: false)
    source.applySnapshotUsingReloadData(snapshot, completion: nil)
    await source.applySnapshotUsingReloadData(snapshot)
    source.table.layoutIfNeeded()
    let path = IndexPath(row: 0, section: 0)
    _ = source.tableView(source.table, canEditRowAt: path)
    _ = source.tableView(source.table, canMoveRowAt: path)
    source.tableView(source.table, commit: .delete, forRowAt: path)
    source.tableView(source.table, moveRowAt: path, to: path)
    _ = source.tableView(source.table, sectionForSectionIndexTitle: "", at: 0)
    _ = source.sectionIndexTitles(for: source.table)
    _ = source.sectionIdentifier(for: 0)
    _ = source.index(for: 1)
    _ = source.itemIdentifier(for: IndexPath(row: 0, section: 0))
    _ = source.indexPath(for: "a")
  }
}
