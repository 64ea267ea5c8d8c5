import Foundation
import UIKit

final class OverridingCollectionView: UICollectionView {

  override var allowsFocus: Bool {
    get { called(super.allowsFocus) }
    set { super.allowsFocus = assigned(newValue) }
  }
  override var allowsFocusDuringEditing: Bool {
    get { called(super.allowsFocusDuringEditing) }
    set { super.allowsFocusDuringEditing = assigned(newValue) }
  }
  override var remembersLastFocusedIndexPath: Bool {
    get { called(super.remembersLastFocusedIndexPath) }
    set { super.remembersLastFocusedIndexPath = assigned(newValue) }
  }
  override var selectionFollowsFocus: Bool {
    get { called(super.selectionFollowsFocus) }
    set { super.selectionFollowsFocus = assigned(newValue) }
  }
  override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    called(super.preferredFocusEnvironments)
  }
  override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    called(super.shouldUpdateFocus(in: context))
  }
  override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { called(super.didUpdateFocus(in: context, with: coordinator)) }
  override var dataSource: (any UICollectionViewDataSource)? {
    get { called(super.dataSource) }
    set { super.dataSource = assigned(newValue) }
  }
  override var delegate: (any UICollectionViewDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { called(super.dragDelegate) }
    set { super.dragDelegate = assigned(newValue) }
  }
  override var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { called(super.dropDelegate) }
    set { super.dropDelegate = assigned(newValue) }
  }
  override var dragInteractionEnabled: Bool {
    get { called(super.dragInteractionEnabled) }
    set { super.dragInteractionEnabled = assigned(newValue) }
  }
  override var reorderingCadence: ReorderingCadence {
    get { called(super.reorderingCadence) }
    set { super.reorderingCadence = assigned(newValue) }
  }
  override var contextMenuInteraction: UIContextMenuInteraction? {
    called(super.contextMenuInteraction)
  }
  override var isSpringLoaded: Bool {
    get { called(super.isSpringLoaded) }
    set { super.isSpringLoaded = assigned(newValue) }
  }
  override var hasActiveDrag: Bool { called(super.hasActiveDrag) }
  override var hasActiveDrop: Bool { called(super.hasActiveDrop) }
  override var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { called(super.prefetchDataSource) }
    set { super.prefetchDataSource = assigned(newValue) }
  }
  override var isPrefetchingEnabled: Bool {
    get { called(super.isPrefetchingEnabled) }
    set { super.isPrefetchingEnabled = assigned(newValue) }
  }
  override func reloadData() {
    called(super.reloadData())
  }
  override var numberOfSections: Int { called(super.numberOfSections) }
  override func numberOfItems(inSection section: Int) -> Int {
    called(super.numberOfItems(inSection: section))
  }
  override var collectionViewLayout: UICollectionViewLayout {
    get { called(super.collectionViewLayout) }
    set { super.collectionViewLayout = assigned(newValue) }
  }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    called(super.setCollectionViewLayout(layout, animated: animated))
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    called(super.setCollectionViewLayout(layout, animated: animated, completion: completion))
  }
  override func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?
  ) -> UICollectionViewTransitionLayout {
    called(super.startInteractiveTransition(to: layout, completion: completion))
  }
  override func finishInteractiveTransition() {
    called(super.finishInteractiveTransition())
  }
  override func cancelInteractiveTransition() {
    called(super.cancelInteractiveTransition())
  }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    called(super.layoutAttributesForItem(at: indexPath))
  }
  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    called(super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath))
  }
  override var selfSizingInvalidation: SelfSizingInvalidation {
    get { called(super.selfSizingInvalidation) }
    set { super.selfSizingInvalidation = assigned(newValue) }
  }
  override var backgroundView: UIView? {
    get { called(super.backgroundView) }
    set { super.backgroundView = assigned(newValue) }
  }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    called(super.register(cellClass, forCellWithReuseIdentifier: identifier))
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    called(
      super.register(
        viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier))
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    called(
      super.register(nib, forCellWithReuseIdentifier: identifier), "\(#function) of a view file")
  }
  override func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    called(
      super.register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier),
      "\(#function) of a view file")
  }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    called(super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath))
  }
  override func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    called(
      super.dequeueReusableSupplementaryView(
        ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath))
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    called(super.indexPathForItem(at: point))
  }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    called(super.indexPath(for: cell))
  }
  override func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    called(super.indexPath(forSupplementaryView: supplementaryView))
  }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    called(super.cellForItem(at: indexPath))
  }
  override var visibleCells: [UICollectionViewCell] { called(super.visibleCells) }
  override var indexPathsForVisibleItems: [IndexPath] { called(super.indexPathsForVisibleItems) }
  override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    called(super.supplementaryView(forElementKind: elementKind, at: indexPath))
  }
  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
  {
    called(super.visibleSupplementaryViews(ofKind: elementKind))
  }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
  {
    called(super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind))
  }
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    called(super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated))
  }
  override var allowsSelection: Bool {
    get { called(super.allowsSelection) }
    set { super.allowsSelection = assigned(newValue) }
  }
  override var allowsMultipleSelection: Bool {
    get { called(super.allowsMultipleSelection) }
    set { super.allowsMultipleSelection = assigned(newValue) }
  }
  override var allowsSelectionDuringEditing: Bool {
    get { called(super.allowsSelectionDuringEditing) }
    set { super.allowsSelectionDuringEditing = assigned(newValue) }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { called(super.allowsMultipleSelectionDuringEditing) }
    set { super.allowsMultipleSelectionDuringEditing = assigned(newValue) }
  }
  override var indexPathsForSelectedItems: [IndexPath]? { called(super.indexPathsForSelectedItems) }
  override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)
  {
    called(super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition))
  }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    called(super.deselectItem(at: indexPath, animated: animated))
  }
  override var isEditing: Bool {
    get { called(super.isEditing) }
    set { super.isEditing = assigned(newValue) }
  }
  override var hasUncommittedUpdates: Bool { called(super.hasUncommittedUpdates) }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    called(super.performBatchUpdates(updates))
  }
  override func insertSections(_ sections: IndexSet) {
    called(super.insertSections(sections))
  }
  override func deleteSections(_ sections: IndexSet) {
    called(super.deleteSections(sections))
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    called(super.moveSection(section, toSection: newSection))
  }
  override func reloadSections(_ sections: IndexSet) {
    called(super.reloadSections(sections))
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    called(super.insertItems(at: indexPaths))
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    called(super.deleteItems(at: indexPaths))
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    called(super.moveItem(at: indexPath, to: newIndexPath))
  }
  override func reloadItems(at indexPaths: [IndexPath]) {
    called(super.reloadItems(at: indexPaths))
  }
  override func reconfigureItems(at indexPaths: [IndexPath]) {
    called(super.reconfigureItems(at: indexPaths))
  }
  override func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    called(super.beginInteractiveMovementForItem(at: indexPath))
  }
  override func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    called(super.updateInteractiveMovementTargetPosition(targetPosition))
  }
  override func endInteractiveMovement() {
    called(super.endInteractiveMovement())
  }
  override func cancelInteractiveMovement() {
    called(super.cancelInteractiveMovement())
  }
  override var bounds: CGRect {
    get { called(super.bounds) }
    set { super.bounds = assigned(newValue) }
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
  }
  override func adjustedContentInsetDidChange() {
    called(super.adjustedContentInsetDidChange())
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    called(super.touchesShouldCancel(in: view))
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(super.touchesBegan(touches, with: event))
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(super.touchesEnded(touches, with: event))
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    called(super.touchesCancelled(touches, with: event))
  }
}
