public import Foundation

/// A collection view's data source that shows snapshots, and finds the changes between them itself.
///
/// Main thread only. Source: Apple, "UICollectionViewDiffableDataSource".
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item. Returning nil traps.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header, a footer or another view. Returning nil traps.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >

  private final let cellProvider: CellProvider
  private final let presenter: SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>
  /// The trees that were applied to sections.
  fileprivate final var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// Makes the views besides the cells. Default: nil; a layout with such views traps then.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What is asked and told when a finger moves an item. Default: nothing moves.
  public final var reorderingHandlers = ReorderingHandlers()

  /// What is asked and told when the branches of a section's tree are expanded and collapsed.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Creates the data source, and makes it that of the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    presenter = SnapshotPresenter(of: collectionView)
    super.init()
    presenter.onChange = { [unowned self] in dropOldTrees() }
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot by the changes that lead to it.
  ///
  /// - Parameters:
  ///   - animatingDifferences: whether items move and fade; otherwise they change at once.
  ///   - completion: called when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    presenter.show(snapshot, animated: animatingDifferences, completion: completion)
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

  /// Shows a snapshot by reloading the collection view, without finding the changes.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    presenter.reload(snapshot, completion: completion)
  }

  /// Shows a snapshot by reloading the collection view, without finding the changes.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  /// The snapshot that the collection view shows, to be changed and applied.
  open func snapshot()
    -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  { presenter.current }

  /// Forgets the trees whose sections show other items.
  private func dropOldTrees() {
    let current = presenter.current
    trees = trees.filter { section, tree in
      current.indexOfSection(section) != nil
        && current.itemIdentifiers(inSection: section) == tree.visibleItems
    }
  }

  // MARK: Sections

  /// Shows the visible items of a tree in a section, which is added if there is none.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var whole = presenter.current
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    trees[section] = snapshot
  }

  /// Shows the visible items of a tree in a section, and returns when the animations have ended.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// The tree of a section; its items without parents if no tree was applied.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var tree = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    if presenter.current.indexOfSection(section) != nil {
      tree.append(presenter.current.itemIdentifiers(inSection: section))
    }
    return tree
  }

  // MARK: Identifiers

  /// nil if there is no such section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    presenter.section(at: index)
  }

  /// nil if there is no such section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    presenter.current.indexOfSection(sectionIdentifier)
  }

  /// nil if there is no such item.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    presenter.item(at: indexPath)
  }

  /// nil if there is no such item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    presenter.path(of: itemIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    presenter.current.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { presenter.count(inSection: section) }

  /// Calls the cell provider. Traps if that returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = presenter.requireItem(at: indexPath)
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      fatalError(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path: \(indexPath), "
          + "item identifier: \(item)")
    }
    return cell
  }

  /// Calls the provider of supplementary views. Traps if that returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError(
        "UICollectionViewDiffableDataSource supplementary view provider returned nil for kind: "
          + "\(kind), index path: \(indexPath)")
    }
    return view
  }

  /// Asks `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Moves the item in the snapshot, and tells `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = sectionIdentifier(for: destinationIndexPath.section)
    else { return }
    let initial = presenter.current
    var final = initial
    final.deleteItems([item])
    let others = final.itemIdentifiers(inSection: section)
    if others.indices.contains(destinationIndexPath.item) {
      final.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      final.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(from: initial, to: final)
    reorderingHandlers.willReorder?(transaction)
    presenter.keep(final)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionViewDiffableDataSource {
  /// What is asked and told when a finger moves an item.
  ///
  /// Source: Apple, "UICollectionViewDiffableDataSource.ReorderingHandlers".
  @preconcurrency @MainActor public struct ReorderingHandlers {
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// What is asked and told when the branches of a section's tree are expanded and collapsed.
  ///
  /// Source: Apple, "UICollectionViewDiffableDataSource.SectionSnapshotHandlers".
  @preconcurrency @MainActor public struct SectionSnapshotHandlers {
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// The children of an item that is expanded, instead of those that it has.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  private func tree(
    at path: IndexPath
  ) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let section = sectionIdentifier(for: path.section), let tree = trees[section],
      let item = itemIdentifier(for: path)
    else { return nil }
    return (section, item, tree)
  }

  func outlineLevel(at path: IndexPath) -> Int? {
    tree(at: path).map { $0.tree.level(of: $0.item) }
  }

  func isOutlineExpanded(at path: IndexPath) -> Bool {
    tree(at: path).map { $0.tree.isExpanded($0.item) } ?? false
  }

  /// Expands or collapses an item, as the handlers allow.
  func toggleOutline(at path: IndexPath) {
    guard let found = tree(at: path) else { return }
    let (section, item) = (found.section, found.item)
    var branches = found.tree
    let handlers = sectionSnapshotHandlers
    if branches.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      branches.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, branches.snapshot(of: item)) {
        branches.replace(childrenOf: item, using: children)
      }
      branches.expand([item])
    }
    apply(branches, to: section)
  }
}
