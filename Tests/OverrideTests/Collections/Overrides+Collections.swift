import Foundation
import UIKit

extension Overrides {
  static let collectionView = Overrides(
    of: "UICollectionView", by: makeCollection(),
    uses: [{ useCollectionView($0) }, { useItems($0) }])

  @MainActor private static func useCollectionView(_ object: OverridingCollectionView) {
    let path = IndexPath(item: 0, section: 0)
    object.dataSource = object.dataSource
    object.delegate = object.delegate
    object.prefetchDataSource = object.prefetchDataSource
    object.reorderingCadence = object.reorderingCadence
    object.dragDelegate = object.dragDelegate
    object.dropDelegate = object.dropDelegate
    object.dragInteractionEnabled = object.dragInteractionEnabled
    object.isSpringLoaded = object.isSpringLoaded
    _ = object.contextMenuInteraction
    _ = object.hasActiveDrag
    _ = object.hasActiveDrop
    object.isPrefetchingEnabled = object.isPrefetchingEnabled
    object.reloadData()
    _ = object.numberOfSections
    _ = object.numberOfItems(inSection: 0)
    object.collectionViewLayout = object.collectionViewLayout
    object.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    object.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false, completion: nil)
    _ = object.startInteractiveTransition(to: UICollectionViewFlowLayout(), completion: nil)
    object.finishInteractiveTransition()
    _ = object.startInteractiveTransition(to: UICollectionViewFlowLayout(), completion: nil)
    object.cancelInteractiveTransition()
    _ = object.layoutAttributesForItem(at: path)
    _ = object.layoutAttributesForSupplementaryElement(ofKind: "kind", at: path)
    object.selfSizingInvalidation = object.selfSizingInvalidation
    object.backgroundView = object.backgroundView
    object.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "kind")
    object.register(
      UICollectionViewCell.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "kind")
    object.register(nil as UINib?, forCellWithReuseIdentifier: "file")
    object.register(
      nil as UINib?, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "file")
    _ = object.dequeueReusableCell(withReuseIdentifier: "kind", for: path)
    _ = object.dequeueReusableSupplementaryView(
      ofKind: "kind", withReuseIdentifier: "kind", for: path)
    _ = object.indexPathForItem(at: .zero)
    _ = object.indexPath(for: UICollectionViewCell())
    _ = object.indexPath(forSupplementaryView: UICollectionReusableView())
    _ = object.cellForItem(at: path)
    _ = object.visibleCells
    _ = object.indexPathsForVisibleItems
    _ = object.supplementaryView(forElementKind: "kind", at: path)
    _ = object.visibleSupplementaryViews(ofKind: "kind")
    _ = object.indexPathsForVisibleSupplementaryElements(ofKind: "kind")
    object.layoutIfNeeded()
    object.scrollToItem(at: path, at: [], animated: false)
  }

  @MainActor private static func useItems(_ object: OverridingCollectionView) {
    let path = IndexPath(item: 0, section: 0)
    object.allowsSelection = object.allowsSelection
    object.allowsMultipleSelection = object.allowsMultipleSelection
    object.allowsSelectionDuringEditing = object.allowsSelectionDuringEditing
    object.allowsMultipleSelectionDuringEditing = object.allowsMultipleSelectionDuringEditing
    _ = object.indexPathsForSelectedItems
    object.selectItem(at: path, animated: false, scrollPosition: [])
    object.deselectItem(at: path, animated: false)
    object.isEditing = object.isEditing
    _ = object.hasUncommittedUpdates
    object.performBatchUpdates(nil, completion: nil)
    object.insertSections([])
    object.deleteSections([])
    object.moveSection(0, toSection: 0)
    object.reloadSections([])
    object.insertItems(at: [])
    object.deleteItems(at: [])
    object.moveItem(at: path, to: path)
    object.reloadItems(at: [])
    object.reconfigureItems(at: [])
    _ = object.beginInteractiveMovementForItem(at: path)
    object.updateInteractiveMovementTargetPosition(.zero)
    object.endInteractiveMovement()
    object.cancelInteractiveMovement()
    object.allowsFocus = object.allowsFocus
    object.allowsFocusDuringEditing = object.allowsFocusDuringEditing
    object.remembersLastFocusedIndexPath = object.remembersLastFocusedIndexPath
    object.selectionFollowsFocus = object.selectionFollowsFocus
    _ = object.preferredFocusEnvironments
    FocusMovement.make(in: object)
    object.bounds = object.bounds
    object.layoutSubviews()
    object.adjustedContentInsetDidChange()
    _ = object.touchesShouldCancel(in: UIView())
    object.touchesBegan([], with: nil)
    object.touchesEnded([], with: nil)
    object.touchesCancelled([], with: nil)
  }

  static let reusableView = Overrides(
    of: "UICollectionReusableView", by: OverridingCollectionReusableView(frame: .zero),
    uses: [{ useReusableView($0) }])

  @MainActor private static func useReusableView(_ object: OverridingCollectionReusableView) {
    let path = IndexPath(item: 0, section: 0)
    _ = object.reuseIdentifier
    object.prepareForReuse()
    object.apply(UICollectionViewLayoutAttributes(forCellWith: path))
    object.willTransition(from: UICollectionViewFlowLayout(), to: UICollectionViewFlowLayout())
    object.didTransition(from: UICollectionViewFlowLayout(), to: UICollectionViewFlowLayout())
    _ = object.preferredLayoutAttributesFitting(UICollectionViewLayoutAttributes(forCellWith: path))
    object.invalidateIntrinsicContentSize()
  }

  static let collectionCell = Overrides(
    of: "UICollectionViewCell", by: OverridingCollectionViewCell(frame: .zero),
    uses: [{ useCollectionCell($0) }])

  @MainActor private static func useCollectionCell(_ object: OverridingCollectionViewCell) {

    _ = object.contentView
    object.contentConfiguration = object.contentConfiguration
    object.automaticallyUpdatesContentConfiguration =
      object.automaticallyUpdatesContentConfiguration
    object.backgroundConfiguration = object.backgroundConfiguration
    _ = object.defaultBackgroundConfiguration()
    object.automaticallyUpdatesBackgroundConfiguration =
      object.automaticallyUpdatesBackgroundConfiguration
    _ = object.configurationState
    object.configurationUpdateHandler = object.configurationUpdateHandler
    object.setNeedsUpdateConfiguration()
    object.updateConfiguration(using: object.configurationState)
    object.isSelected = object.isSelected
    object.isHighlighted = object.isHighlighted
    _ = object.canBecomeFocused
    object.focusGroupPriority = object.focusGroupPriority
    object.dragStateDidChange(.none)
    object.prepareForReuse()
    object.backgroundView = object.backgroundView
    object.selectedBackgroundView = object.selectedBackgroundView
    object.layoutSubviews()
    object.isUserInteractionEnabled = object.isUserInteractionEnabled
    object.traitCollectionDidChange(nil)
    _ = object.systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
  }

  static let collectionController = Overrides(
    of: "UICollectionViewController",
    by: OverridingCollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
    uses: [{ useCollectionController($0) }, { useScrolling($0) }])

  @MainActor private static func useCollectionController(
    _ object: OverridingCollectionViewController
  ) {
    let path = IndexPath(item: 0, section: 0)
    let collection = makeCollection()
    _ = object.collectionViewLayout
    object.collectionView = object.collectionView
    object.clearsSelectionOnViewWillAppear = object.clearsSelectionOnViewWillAppear
    object.installsStandardGestureForInteractiveMovement =
      object.installsStandardGestureForInteractiveMovement
    object.loadView()
    object.viewWillAppear(false)
    object.viewDidAppear(false)
    object.setEditing(false, animated: false)
    _ = object.numberOfSections(in: collection)
    _ = object.collectionView(collection, numberOfItemsInSection: 0)
    _ = object.collectionView(collection, cellForItemAt: path)
    _ = object.collectionView(collection, viewForSupplementaryElementOfKind: "kind", at: path)
    _ = object.collectionView(collection, canMoveItemAt: path)
    object.collectionView(collection, moveItemAt: path, to: path)
    _ = object.collectionView(collection, shouldHighlightItemAt: path)
    object.collectionView(collection, didHighlightItemAt: path)
    object.collectionView(collection, didUnhighlightItemAt: path)
    _ = object.collectionView(collection, shouldSelectItemAt: path)
    _ = object.collectionView(collection, shouldDeselectItemAt: path)
    object.collectionView(collection, didSelectItemAt: path)
    object.collectionView(collection, didDeselectItemAt: path)
    _ = object.collectionView(collection, canPerformPrimaryActionForItemAt: path)
    object.collectionView(collection, performPrimaryActionForItemAt: path)
    useMenus(of: object, in: collection, path)
    _ = object.collectionView(collection, shouldBeginMultipleSelectionInteractionAt: path)
    object.collectionView(collection, didBeginMultipleSelectionInteractionAt: path)
    object.collectionViewDidEndMultipleSelectionInteraction(collection)
    _ = object.collectionView(
      collection, shouldSpringLoadItemAt: path, with: NoSpringLoading())
    _ = object.collectionView(collection, canFocusItemAt: path)
    _ = object.collectionView(collection, selectionFollowsFocusForItemAt: path)
    _ = object.indexPathForPreferredFocusedView(in: collection)
    if let view = object.collectionView { FocusMovement.make(in: view) }
    object.collectionView(collection, willDisplay: UICollectionViewCell(), forItemAt: path)
    object.collectionView(
      collection, willDisplaySupplementaryView: UICollectionReusableView(), forElementKind: "kind",
      at: path)
    object.collectionView(collection, didEndDisplaying: UICollectionViewCell(), forItemAt: path)
    object.collectionView(
      collection, didEndDisplayingSupplementaryView: UICollectionReusableView(),
      forElementOfKind: "kind", at: path)
    _ = object.collectionView(
      collection, transitionLayoutForOldLayout: UICollectionViewFlowLayout(),
      newLayout: UICollectionViewFlowLayout())
    _ = object.collectionView(collection, targetContentOffsetForProposedContentOffset: .zero)
    _ = object.collectionView(collection, canEditItemAt: path)
    _ = object.collectionView(
      collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
      toProposedIndexPath: path)
  }

  @MainActor private static func useScrolling(_ object: OverridingCollectionViewController) {
    let collection = makeCollection()
    var offset = CGPoint.zero
    object.scrollViewDidScroll(collection)
    object.scrollViewDidZoom(collection)
    object.scrollViewWillBeginDragging(collection)
    unsafe object.scrollViewWillEndDragging(
      collection, withVelocity: .zero, targetContentOffset: &offset)
    object.scrollViewDidEndDragging(collection, willDecelerate: false)
    object.scrollViewWillBeginDecelerating(collection)
    object.scrollViewDidEndDecelerating(collection)
    object.scrollViewDidEndScrollingAnimation(collection)
    _ = object.viewForZooming(in: collection)
    object.scrollViewWillBeginZooming(collection, with: nil)
    object.scrollViewDidEndZooming(collection, with: nil, atScale: 0)
    _ = object.scrollViewShouldScrollToTop(collection)
    object.scrollViewDidScrollToTop(collection)
    object.scrollViewDidChangeAdjustedContentInset(collection)
  }

  static let collectionLayout = Overrides(
    of: "UICollectionViewLayout", by: OverridingCollectionViewLayout(),
    uses: [{ useCollectionLayout($0) }])

  @MainActor private static func useCollectionLayout(_ object: OverridingCollectionViewLayout) {
    let path = IndexPath(item: 0, section: 0)
    object.encode(with: NSKeyedArchiver(requiringSecureCoding: false))
    _ = object.collectionView
    _ = type(of: object).layoutAttributesClass
    _ = type(of: object).invalidationContextClass
    object.prepare()
    _ = object.layoutAttributesForElements(in: .zero)
    _ = object.layoutAttributesForItem(at: path)
    _ = object.layoutAttributesForSupplementaryView(ofKind: "kind", at: path)
    _ = object.layoutAttributesForDecorationView(ofKind: "kind", at: path)
    _ = object.collectionViewContentSize
    _ = object.targetContentOffset(forProposedContentOffset: .zero, withScrollingVelocity: .zero)
    _ = object.targetContentOffset(forProposedContentOffset: .zero)
    _ = object.developmentLayoutDirection
    _ = object.flipsHorizontallyInOppositeLayoutDirection
    object.invalidateLayout()
    object.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    _ = object.shouldInvalidateLayout(forBoundsChange: .zero)
    _ = object.invalidationContext(forBoundsChange: .zero)
    _ = object.shouldInvalidateLayout(
      forPreferredLayoutAttributes: UICollectionViewLayoutAttributes(forCellWith: path),
      withOriginalAttributes: UICollectionViewLayoutAttributes(forCellWith: path))
    _ = object.invalidationContext(
      forPreferredLayoutAttributes: UICollectionViewLayoutAttributes(forCellWith: path),
      withOriginalAttributes: UICollectionViewLayoutAttributes(forCellWith: path))
    object.prepare(forCollectionViewUpdates: [])
    object.finalizeCollectionViewUpdates()
    object.prepare(forAnimatedBoundsChange: .zero)
    object.finalizeAnimatedBoundsChange()
    object.prepareForTransition(to: UICollectionViewFlowLayout())
    object.prepareForTransition(from: UICollectionViewFlowLayout())
    object.finalizeLayoutTransition()
    _ = object.initialLayoutAttributesForAppearingItem(at: path)
    _ = object.finalLayoutAttributesForDisappearingItem(at: path)
    _ = object.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: "kind", at: path)
    _ = object.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: "kind", at: path)
    _ = object.initialLayoutAttributesForAppearingDecorationElement(ofKind: "kind", at: path)
    _ = object.finalLayoutAttributesForDisappearingDecorationElement(ofKind: "kind", at: path)
    _ = object.indexPathsToInsertForSupplementaryView(ofKind: "kind")
    _ = object.indexPathsToDeleteForSupplementaryView(ofKind: "kind")
    _ = object.indexPathsToInsertForDecorationView(ofKind: "kind")
    _ = object.indexPathsToDeleteForDecorationView(ofKind: "kind")
    object.register(UICollectionViewCell.self, forDecorationViewOfKind: "kind")
    _ = object.targetIndexPath(forInteractivelyMovingItem: path, withPosition: .zero)
    _ = object.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: .zero)
    _ = object.invalidationContext(
      forInteractivelyMovingItems: [], withTargetPosition: .zero, previousIndexPaths: [],
      previousPosition: .zero)
    _ = object.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [], previousIndexPaths: [], movementCancelled: false)
  }

  static let layoutAttributes = Overrides(
    of: "UICollectionViewLayoutAttributes", by: OverridingCollectionViewLayoutAttributes(),
    uses: [{ useLayoutAttributes($0) }])

  @MainActor private static func useLayoutAttributes(
    _ object: OverridingCollectionViewLayoutAttributes
  ) {

    object.indexPath = object.indexPath
    _ = object.representedElementCategory
    _ = object.representedElementKind
    object.frame = object.frame
    object.center = object.center
    object.size = object.size
    object.bounds = object.bounds
    object.transform3D = object.transform3D
    object.transform = object.transform
    object.alpha = object.alpha
    object.zIndex = object.zIndex
    object.isHidden = object.isHidden
    _ = object.copy(with: nil)
    _ = object.isEqual(nil)
    _ = object.hash
  }

  static let invalidationContext = Overrides(
    of: "UICollectionViewLayoutInvalidationContext",
    by: OverridingCollectionViewLayoutInvalidationContext(), uses: [{ useInvalidationContext($0) }])

  @MainActor private static func useInvalidationContext(
    _ object: OverridingCollectionViewLayoutInvalidationContext
  ) {

    _ = object.invalidateEverything
    _ = object.invalidateDataSourceCounts
    object.invalidateItems(at: [])
    object.invalidateSupplementaryElements(ofKind: "kind", at: [])
    object.invalidateDecorationElements(ofKind: "kind", at: [])
    _ = object.invalidatedItemIndexPaths
    _ = object.invalidatedSupplementaryIndexPaths
    _ = object.invalidatedDecorationIndexPaths
    object.contentOffsetAdjustment = object.contentOffsetAdjustment
    object.contentSizeAdjustment = object.contentSizeAdjustment
    _ = object.previousIndexPathsForInteractivelyMovingItems
    _ = object.targetIndexPathsForInteractivelyMovingItems
    _ = object.interactiveMovementTarget
  }

  static let transitionLayout = Overrides(
    of: "UICollectionViewTransitionLayout",
    by: OverridingCollectionViewTransitionLayout(
      currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout()),
    uses: [{ useTransitionLayout($0) }])

  @MainActor private static func useTransitionLayout(
    _ object: OverridingCollectionViewTransitionLayout
  ) {
    let path = IndexPath(item: 0, section: 0)
    object.transitionProgress = object.transitionProgress
    _ = object.currentLayout
    _ = object.nextLayout
    object.updateValue(0, forAnimatedKey: "kind")
    _ = object.value(forAnimatedKey: "kind")
    object.prepare()
    _ = object.collectionViewContentSize
    _ = object.layoutAttributesForElements(in: .zero)
    _ = object.layoutAttributesForItem(at: path)
    _ = object.layoutAttributesForSupplementaryView(ofKind: "kind", at: path)
    _ = object.layoutAttributesForDecorationView(ofKind: "kind", at: path)
  }

  static let flowLayout = Overrides(
    of: "UICollectionViewFlowLayout", by: OverridingCollectionViewFlowLayout(),
    uses: [{ useFlowLayout($0) }])

  @MainActor private static func useFlowLayout(_ object: OverridingCollectionViewFlowLayout) {
    let path = IndexPath(item: 0, section: 0)
    object.minimumLineSpacing = object.minimumLineSpacing
    object.minimumInteritemSpacing = object.minimumInteritemSpacing
    object.itemSize = object.itemSize
    object.estimatedItemSize = object.estimatedItemSize
    object.scrollDirection = object.scrollDirection
    object.headerReferenceSize = object.headerReferenceSize
    object.footerReferenceSize = object.footerReferenceSize
    object.sectionInset = object.sectionInset
    object.sectionInsetReference = object.sectionInsetReference
    object.sectionHeadersPinToVisibleBounds = object.sectionHeadersPinToVisibleBounds
    object.sectionFootersPinToVisibleBounds = object.sectionFootersPinToVisibleBounds
    _ = type(of: object).invalidationContextClass
    object.prepare()
    _ = object.collectionViewContentSize
    _ = object.layoutAttributesForElements(in: .zero)
    _ = object.layoutAttributesForItem(at: path)
    _ = object.layoutAttributesForSupplementaryView(ofKind: "kind", at: path)
    object.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    _ = object.shouldInvalidateLayout(forBoundsChange: .zero)
    _ = object.invalidationContext(forBoundsChange: .zero)
    _ = object.shouldInvalidateLayout(
      forPreferredLayoutAttributes: UICollectionViewLayoutAttributes(forCellWith: path),
      withOriginalAttributes: UICollectionViewLayoutAttributes(forCellWith: path))
    _ = object.invalidationContext(
      forPreferredLayoutAttributes: UICollectionViewLayoutAttributes(forCellWith: path),
      withOriginalAttributes: UICollectionViewLayoutAttributes(forCellWith: path))
  }

  static let flowContext = Overrides(
    of: "UICollectionViewFlowLayoutInvalidationContext",
    by: OverridingCollectionViewFlowLayoutInvalidationContext(), uses: [{ useFlowContext($0) }])

  @MainActor private static func useFlowContext(
    _ object: OverridingCollectionViewFlowLayoutInvalidationContext
  ) {

    object.invalidateFlowLayoutDelegateMetrics = object.invalidateFlowLayoutDelegateMetrics
    object.invalidateFlowLayoutAttributes = object.invalidateFlowLayoutAttributes
  }

  static let compositionalLayout = Overrides(
    of: "UICollectionViewCompositionalLayout",
    by: OverridingCollectionViewCompositionalLayout(section: makeSection()),
    uses: [{ useCompositionalLayout($0) }])

  @MainActor private static func useCompositionalLayout(
    _ object: OverridingCollectionViewCompositionalLayout
  ) {
    let path = IndexPath(item: 0, section: 0)
    object.configuration = object.configuration
    _ = object.flipsHorizontallyInOppositeLayoutDirection
    object.prepare()
    _ = object.collectionViewContentSize
    _ = object.layoutAttributesForElements(in: .zero)
    _ = object.layoutAttributesForItem(at: path)
    _ = object.layoutAttributesForSupplementaryView(ofKind: "kind", at: path)
    _ = object.layoutAttributesForDecorationView(ofKind: "kind", at: path)
    object.invalidateLayout(with: UICollectionViewFlowLayoutInvalidationContext())
    _ = object.shouldInvalidateLayout(forBoundsChange: .zero)
    _ = object.invalidationContext(forBoundsChange: .zero)
    _ = object.shouldInvalidateLayout(
      forPreferredLayoutAttributes: UICollectionViewLayoutAttributes(forCellWith: path),
      withOriginalAttributes: UICollectionViewLayoutAttributes(forCellWith: path))
    _ = object.invalidationContext(
      forPreferredLayoutAttributes: UICollectionViewLayoutAttributes(forCellWith: path),
      withOriginalAttributes: UICollectionViewLayoutAttributes(forCellWith: path))
  }

  static let collectionDiffableSource = Overrides(
    of: "UICollectionViewDiffableDataSource", by: OverridingCollectionViewDiffableDataSource(),
    uses: [{ await useCollectionDiffableSource($0) }])

  @MainActor private static func useCollectionDiffableSource(
    _ object: OverridingCollectionViewDiffableDataSource
  ) async {
    let path = IndexPath(item: 0, section: 0)
    let collection = makeCollection()
    var (snapshot, tree) = (
      NSDiffableDataSourceSnapshot<Int, String>(), NSDiffableDataSourceSectionSnapshot<String>()
    )
    snapshot.appendSections([0])
    snapshot.appendItems(["item"])
    tree.append(["item"])
    object.applySnapshotUsingReloadData(snapshot, completion: nil)
    object.supplementaryViewProvider = { _, _, _ in UICollectionReusableView() }
    object.supplementaryViewProvider = object.supplementaryViewProvider
    object.apply(snapshot, animatingDifferences: false, completion: nil)
    await object.apply(snapshot, animatingDifferences: false)
    object.applySnapshotUsingReloadData(snapshot, completion: nil)
    await object.applySnapshotUsingReloadData(snapshot)
    _ = object.snapshot()
    object.apply(tree, to: 0, animatingDifferences: false, completion: nil)
    await object.apply(tree, to: 0, animatingDifferences: false)
    _ = object.snapshot(for: 0)
    _ = object.sectionIdentifier(for: 0)
    _ = object.index(for: 0)
    _ = object.itemIdentifier(for: path)
    _ = object.indexPath(for: "item")
    _ = object.numberOfSections(in: collection)
    _ = object.collectionView(collection, numberOfItemsInSection: 0)
    _ = object.collectionView(collection, cellForItemAt: path)
    _ = object.collectionView(collection, viewForSupplementaryElementOfKind: "kind", at: path)
    _ = object.collectionView(collection, canMoveItemAt: path)
    object.collectionView(collection, moveItemAt: path, to: path)
  }

  @MainActor private static func useMenus(
    of object: OverridingCollectionViewController, in collection: UICollectionView,
    _ path: IndexPath
  ) {
    let menu = UIContextMenuConfiguration(
      identifier: nil, previewProvider: nil, actionProvider: nil)
    _ = object.collectionView(
      collection, contextMenuConfigurationForItemsAt: [path], point: .zero)
    _ = object.collectionView(
      collection, contextMenuConfiguration: menu, highlightPreviewForItemAt: path)
    _ = object.collectionView(
      collection, contextMenuConfiguration: menu, dismissalPreviewForItemAt: path)
    object.collectionView(
      collection, willPerformPreviewActionForMenuWith: menu, animator: CommitAnimator())
    object.collectionView(collection, willDisplayContextMenu: menu, animator: nil)
    object.collectionView(collection, willEndContextMenuInteraction: menu, animator: nil)
  }

  static let collectionDropProposal = Overrides(
    of: "UICollectionViewDropProposal",
    by: OverridingCollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath),
    uses: [
      {
        _ = $0.copy()
        _ = $0.intent
      }
    ])

  static let collectionPlaceholder = Overrides(
    of: "UICollectionViewPlaceholder", "UICollectionViewDropPlaceholder",
    by: OverridingCollectionViewDropPlaceholder(
      insertionIndexPath: IndexPath(item: 0, section: 0), reuseIdentifier: "cell"),
    uses: [
      {
        $0.cellUpdateHandler = $0.cellUpdateHandler
        $0.previewParametersProvider = $0.previewParametersProvider
      }
    ])

  static let listCell = Overrides(
    of: "UICollectionViewListCell", by: OverridingCollectionViewListCell(frame: .zero),
    uses: [{ useListCell($0) }])

  @MainActor private static func useListCell(_ object: OverridingCollectionViewListCell) {
    let path = IndexPath(item: 0, section: 0)
    object.indentationLevel = object.indentationLevel
    object.indentationWidth = object.indentationWidth
    object.indentsAccessories = object.indentsAccessories
    object.accessories = object.accessories
    _ = object.defaultContentConfiguration()
    _ = object.defaultBackgroundConfiguration()
    object.updateConfiguration(using: object.configurationState)
    object.layoutSubviews()
    _ = object.systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
    object.prepareForReuse()
    object.apply(UICollectionViewLayoutAttributes(forCellWith: path))
  }

  /// Returns a collection view with one item.
  @MainActor private static func makeCollection() -> OverridingCollectionView {
    let collection = OverridingCollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "kind")
    collection.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "kind",
      withReuseIdentifier: "kind")
    collection.dataSource = OneItem.shared
    return collection
  }

  @MainActor private static func makeSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }
}

@MainActor private final class OneItem: NSObject, UICollectionViewDataSource {
  static let shared = OneItem()

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "kind", for: indexPath)
  }
}
