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
