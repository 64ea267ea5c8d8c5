import UIKit

final class OverridingTableViewController: UITableViewController {
  override var tableView: UITableView! {
    get { called(super.tableView) }
    set { super.tableView = assigned(newValue) }
  }
  override var clearsSelectionOnViewWillAppear: Bool {
    get { called(super.clearsSelectionOnViewWillAppear) }
    set { super.clearsSelectionOnViewWillAppear = assigned(newValue) }
  }
  override var refreshControl: UIRefreshControl? {
    get { called(super.refreshControl) }
    set { super.refreshControl = assigned(newValue) }
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
  override func numberOfSections(in tableView: UITableView) -> Int {
    called(super.numberOfSections(in: tableView))
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    called(super.tableView(tableView, numberOfRowsInSection: section))
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    called(super.tableView(tableView, cellForRowAt: indexPath))
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    called(super.tableView(tableView, titleForHeaderInSection: section))
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    called(super.tableView(tableView, titleForFooterInSection: section))
  }
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    called(super.tableView(tableView, willDisplay: cell, forRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    called(super.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    called(super.tableView(tableView, willDisplayHeaderView: view, forSection: section))
  }
  override func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    called(super.tableView(tableView, willDisplayFooterView: view, forSection: section))
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    called(super.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section))
  }
  override func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    called(super.tableView(tableView, didEndDisplayingFooterView: view, forSection: section))
  }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    called(super.tableView(tableView, heightForRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    called(super.tableView(tableView, estimatedHeightForRowAt: indexPath))
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  {
    called(super.tableView(tableView, heightForHeaderInSection: section))
  }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  {
    called(super.tableView(tableView, heightForFooterInSection: section))
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    called(super.tableView(tableView, viewForHeaderInSection: section))
  }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  {
    called(super.tableView(tableView, viewForFooterInSection: section))
  }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    called(super.tableView(tableView, shouldHighlightRowAt: indexPath))
  }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    called(super.tableView(tableView, didHighlightRowAt: indexPath))
  }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    called(super.tableView(tableView, didUnhighlightRowAt: indexPath))
  }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    called(super.tableView(tableView, willSelectRowAt: indexPath))
  }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    called(super.tableView(tableView, willDeselectRowAt: indexPath))
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    called(super.tableView(tableView, didSelectRowAt: indexPath))
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    called(super.tableView(tableView, didDeselectRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    called(super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath))
  }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    called(super.tableView(tableView, indentationLevelForRowAt: indexPath))
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
  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    called(super.tableView(tableView, editingStyleForRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    called(super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    called(super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath
  ) {
    called(super.tableView(tableView, willBeginEditingRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?
  ) {
    called(super.tableView(tableView, didEndEditingRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    called(
      super.tableView(
        tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
        toProposedIndexPath: proposedDestinationIndexPath))
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    called(super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    called(super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    called(super.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    called(super.tableView(tableView, performPrimaryActionForRowAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    called(super.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath))
  }
  override func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    called(super.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath))
  }
  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    called(super.tableViewDidEndMultipleSelectionInteraction(tableView))
  }
  override func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    called(super.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context))
  }
  override func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { called(super.tableView(tableView, canFocusRowAt: indexPath)) }
  override func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool { called(super.tableView(tableView, shouldUpdateFocusIn: context)) }
  override func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) { called(super.tableView(tableView, didUpdateFocusIn: context, with: coordinator)) }
  override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    called(super.indexPathForPreferredFocusedView(in: tableView))
  }
  override func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { called(super.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)) }
  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    called(super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point))
  }
  override func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    called(
      super.tableView(tableView, previewForHighlightingContextMenuWithConfiguration: configuration))
  }
  override func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    called(
      super.tableView(tableView, previewForDismissingContextMenuWithConfiguration: configuration))
  }
  override func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    called(
      super.tableView(
        tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator))
  }
  override func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called(super.tableView(tableView, willDisplayContextMenu: configuration, animator: animator))
  }
  override func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    called(
      super.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator))
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    called(super.sectionIndexTitles(for: tableView))
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    called(super.setEditing(editing, animated: animated))
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
    called(
      unsafe super.scrollViewWillEndDragging(
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
