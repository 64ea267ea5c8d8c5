import Foundation
import UIKit

final class OverridingCollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<
  Int, String
>
{
  /// Held here, because a data source does not retain its view.
  let collection: UICollectionView

  init() {
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewFlowLayout())
    super.init(collectionView: collection) { _, _, _ in UICollectionViewCell() }
  }

  override var supplementaryViewProvider: SupplementaryViewProvider? {
    get { called(super.supplementaryViewProvider) }
    set { super.supplementaryViewProvider = assigned(newValue) }
  }
  override func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, String>, animatingDifferences: Bool,
    completion: (() -> Void)?
  ) {
    called(
      super.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion))
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
  override func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<Int, String>)
    async
  {
    called(await super.applySnapshotUsingReloadData(snapshot))
  }
  override func snapshot() -> NSDiffableDataSourceSnapshot<Int, String> {
    called(super.snapshot())
  }
  override func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<String>, to section: Int,
    animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    called(
      super.apply(
        snapshot, to: section, animatingDifferences: animatingDifferences, completion: completion))
  }
  override func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<String>, to section: Int,
    animatingDifferences: Bool
  ) async {
    called(await super.apply(snapshot, to: section, animatingDifferences: animatingDifferences))
  }
  override func snapshot(for section: Int) -> NSDiffableDataSourceSectionSnapshot<String> {
    called(super.snapshot(for: section))
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
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    called(super.numberOfSections(in: collectionView))
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    called(super.collectionView(collectionView, numberOfItemsInSection: section))
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    called(super.collectionView(collectionView, cellForItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    called(
      super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    called(super.collectionView(collectionView, canMoveItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    called(
      super.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath))
  }
}
