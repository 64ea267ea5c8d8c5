import Foundation
import UIKit

final class OverridingCollectionViewController: UICollectionViewController {
  private func cell() -> UICollectionViewCell { UICollectionViewCell() }
  private func view() -> UICollectionReusableView { UICollectionReusableView() }

  override var collectionViewLayout: UICollectionViewLayout { called(super.collectionViewLayout) }
  override var collectionView: UICollectionView! {
    get { called(super.collectionView) }
    set { super.collectionView = assigned(newValue) }
  }
  override var clearsSelectionOnViewWillAppear: Bool {
    get { called(super.clearsSelectionOnViewWillAppear) }
    set { super.clearsSelectionOnViewWillAppear = assigned(newValue) }
  }
  override var installsStandardGestureForInteractiveMovement: Bool {
    get { called(super.installsStandardGestureForInteractiveMovement) }
    set { super.installsStandardGestureForInteractiveMovement = assigned(newValue) }
  }
  override func loadView() {
    called(super.loadView())
  }
  override func viewWillAppear(_ animated: Bool) {
    called(super.viewWillAppear(animated))
  }
  override func viewDidAppear(_ animated: Bool) {
    called(super.viewDidAppear(animated))
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    called(super.setEditing(editing, animated: animated))
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
    called(cell())
  }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    called(view())
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
  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    called(super.collectionView(collectionView, shouldHighlightItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    called(super.collectionView(collectionView, didHighlightItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    called(super.collectionView(collectionView, didUnhighlightItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    called(super.collectionView(collectionView, shouldSelectItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    called(super.collectionView(collectionView, shouldDeselectItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    called(super.collectionView(collectionView, didSelectItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    called(super.collectionView(collectionView, didDeselectItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    called(super.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    called(super.collectionView(collectionView, performPrimaryActionForItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    called(
      super.collectionView(
        collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point))
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    called(
      super.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        highlightPreviewForItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    called(
      super.collectionView(
        collectionView, contextMenuConfiguration: configuration,
        dismissalPreviewForItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    called(
      super.collectionView(
        collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator))
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called(
      super.collectionView(
        collectionView, willDisplayContextMenu: configuration, animator: animator))
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called(
      super.collectionView(
        collectionView, willEndContextMenuInteraction: configuration, animator: animator))
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    called(
      super.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    called(super.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath))
  }
  override func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {
    called(super.collectionViewDidEndMultipleSelectionInteraction(collectionView))
  }
  override func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    called(super.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context))
  }
  override func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { called(super.collectionView(collectionView, canFocusItemAt: indexPath)) }
  override func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { called(super.collectionView(collectionView, shouldUpdateFocusIn: context)) }
  override func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    called(super.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator))
  }
  override func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? { called(super.indexPathForPreferredFocusedView(in: collectionView)) }
  override func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    called(super.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    called(super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    called(
      super.collectionView(
        collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
        at: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    called(super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    called(
      super.collectionView(
        collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
        at: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    called(
      super.collectionView(
        collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout))
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    called(
      super.collectionView(
        collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset))
  }
  override func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    called(super.collectionView(collectionView, canEditItemAt: indexPath))
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    called(
      super.collectionView(
        collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
        atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath))
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    called(super.scrollViewDidScroll(scrollView))
  }
  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    called(super.scrollViewDidZoom(scrollView))
  }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    called(super.scrollViewWillBeginDragging(scrollView))
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    unsafe called(
      super.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset))
  }
  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    called(super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate))
  }
  override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    called(super.scrollViewWillBeginDecelerating(scrollView))
  }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    called(super.scrollViewDidEndDecelerating(scrollView))
  }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    called(super.scrollViewDidEndScrollingAnimation(scrollView))
  }
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    called(super.viewForZooming(in: scrollView))
  }
  override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    called(super.scrollViewWillBeginZooming(scrollView, with: view))
  }
  override func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    called(super.scrollViewDidEndZooming(scrollView, with: view, atScale: scale))
  }
  override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    called(super.scrollViewShouldScrollToTop(scrollView))
  }
  override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    called(super.scrollViewDidScrollToTop(scrollView))
  }
  override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    called(super.scrollViewDidChangeAdjustedContentInset(scrollView))
  }
}
