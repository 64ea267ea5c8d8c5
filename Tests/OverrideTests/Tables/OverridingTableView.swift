import UIKit

final class OverridingTableView: UITableView {
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
  override var style: Style { called(super.style) }
  override var dataSource: (any UITableViewDataSource)? {
    get { called(super.dataSource) }
    set { super.dataSource = assigned(newValue) }
  }
  override var delegate: (any UITableViewDelegate)? {
    get { called(super.delegate) }
    set { super.delegate = assigned(newValue) }
  }
  override var dragDelegate: (any UITableViewDragDelegate)? {
    get { called(super.dragDelegate) }
    set { super.dragDelegate = assigned(newValue) }
  }
  override var dropDelegate: (any UITableViewDropDelegate)? {
    get { called(super.dropDelegate) }
    set { super.dropDelegate = assigned(newValue) }
  }
  override var dragInteractionEnabled: Bool {
    get { called(super.dragInteractionEnabled) }
    set { super.dragInteractionEnabled = assigned(newValue) }
  }
  override var isSpringLoaded: Bool {
    get { called(super.isSpringLoaded) }
    set { super.isSpringLoaded = assigned(newValue) }
  }
  override var hasActiveDrag: Bool { called(super.hasActiveDrag) }
  override var hasActiveDrop: Bool { called(super.hasActiveDrop) }
  override var hasUncommittedUpdates: Bool { called(super.hasUncommittedUpdates) }
  override var rowHeight: CGFloat {
    get { called(super.rowHeight) }
    set { super.rowHeight = assigned(newValue) }
  }
  override var estimatedRowHeight: CGFloat {
    get { called(super.estimatedRowHeight) }
    set { super.estimatedRowHeight = assigned(newValue) }
  }
  override var sectionHeaderHeight: CGFloat {
    get { called(super.sectionHeaderHeight) }
    set { super.sectionHeaderHeight = assigned(newValue) }
  }
  override var sectionFooterHeight: CGFloat {
    get { called(super.sectionFooterHeight) }
    set { super.sectionFooterHeight = assigned(newValue) }
  }
  override var sectionHeaderTopPadding: CGFloat {
    get { called(super.sectionHeaderTopPadding) }
    set { super.sectionHeaderTopPadding = assigned(newValue) }
  }
  override var separatorInsetReference: SeparatorInsetReference {
    get { called(super.separatorInsetReference) }
    set { super.separatorInsetReference = assigned(newValue) }
  }
  override var selfSizingInvalidation: SelfSizingInvalidation {
    get { called(super.selfSizingInvalidation) }
    set { super.selfSizingInvalidation = assigned(newValue) }
  }
  override var separatorStyle: UITableViewCell.SeparatorStyle {
    get { called(super.separatorStyle) }
    set { super.separatorStyle = assigned(newValue) }
  }
  override var separatorColor: UIColor? {
    get { called(super.separatorColor) }
    set { super.separatorColor = assigned(newValue) }
  }
  override var separatorInset: UIEdgeInsets {
    get { called(super.separatorInset) }
    set { super.separatorInset = assigned(newValue) }
  }
  override var backgroundView: UIView? {
    get { called(super.backgroundView) }
    set { super.backgroundView = assigned(newValue) }
  }
  override var tableHeaderView: UIView? {
    get { called(super.tableHeaderView) }
    set { super.tableHeaderView = assigned(newValue) }
  }
  override var tableFooterView: UIView? {
    get { called(super.tableFooterView) }
    set { super.tableFooterView = assigned(newValue) }
  }
  override func reloadData() {
    called(super.reloadData())
  }
  override var numberOfSections: Int { called(super.numberOfSections) }
  override func numberOfRows(inSection section: Int) -> Int {
    called(super.numberOfRows(inSection: section))
  }
  override func rect(forSection section: Int) -> CGRect {
    called(super.rect(forSection: section))
  }
  override func rectForHeader(inSection section: Int) -> CGRect {
    called(super.rectForHeader(inSection: section))
  }
  override func rectForFooter(inSection section: Int) -> CGRect {
    called(super.rectForFooter(inSection: section))
  }
  override func rectForRow(at indexPath: IndexPath) -> CGRect {
    called(super.rectForRow(at: indexPath))
  }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    called(super.indexPathForRow(at: point))
  }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? {
    called(super.indexPath(for: cell))
  }
  override func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    called(super.indexPathsForRows(in: rect))
  }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    called(super.cellForRow(at: indexPath))
  }
  override var visibleCells: [UITableViewCell] { called(super.visibleCells) }
  override var indexPathsForVisibleRows: [IndexPath]? { called(super.indexPathsForVisibleRows) }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    called(super.headerView(forSection: section))
  }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    called(super.footerView(forSection: section))
  }
  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    called(super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated))
  }
  override func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    called(super.scrollToNearestSelectedRow(at: scrollPosition, animated: animated))
  }
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    called(super.register(nib, forCellReuseIdentifier: identifier), "\(#function) of a view file")
  }
  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    called(
      super.register(nib, forHeaderFooterViewReuseIdentifier: identifier),
      "\(#function) of a view file")
  }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    called(super.register(cellClass, forCellReuseIdentifier: identifier))
  }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    called(super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier))
  }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    called(super.dequeueReusableCell(withIdentifier: identifier))
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    called(super.dequeueReusableCell(withIdentifier: identifier, for: indexPath))
  }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    called(super.dequeueReusableHeaderFooterView(withIdentifier: identifier))
  }
  override var allowsSelection: Bool {
    get { called(super.allowsSelection) }
    set { super.allowsSelection = assigned(newValue) }
  }
  override var allowsMultipleSelection: Bool {
    get { called(super.allowsMultipleSelection) }
    set { super.allowsMultipleSelection = assigned(newValue) }
  }
  override var indexPathForSelectedRow: IndexPath? { called(super.indexPathForSelectedRow) }
  override var indexPathsForSelectedRows: [IndexPath]? { called(super.indexPathsForSelectedRows) }
  override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition)
  {
    called(super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition))
  }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    called(super.deselectRow(at: indexPath, animated: animated))
  }
  override func beginUpdates() {
    called(super.beginUpdates())
  }
  override func endUpdates() {
    called(super.endUpdates())
  }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    called(super.performBatchUpdates(updates))
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    called(super.insertRows(at: indexPaths, with: animation))
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    called(super.deleteRows(at: indexPaths, with: animation))
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    called(super.reloadRows(at: indexPaths, with: animation))
  }
  override var isEditing: Bool {
    get { called(super.isEditing) }
    set { super.isEditing = assigned(newValue) }
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    called(super.setEditing(editing, animated: animated))
  }
  override var allowsSelectionDuringEditing: Bool {
    get { called(super.allowsSelectionDuringEditing) }
    set { super.allowsSelectionDuringEditing = assigned(newValue) }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { called(super.allowsMultipleSelectionDuringEditing) }
    set { super.allowsMultipleSelectionDuringEditing = assigned(newValue) }
  }
  override var isPrefetchingEnabled: Bool {
    get { called(super.isPrefetchingEnabled) }
    set { super.isPrefetchingEnabled = assigned(newValue) }
  }
  override var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { called(super.prefetchDataSource) }
    set { super.prefetchDataSource = assigned(newValue) }
  }
  override var separatorEffect: UIVisualEffect? {
    get { called(super.separatorEffect) }
    set { super.separatorEffect = assigned(newValue) }
  }
  override var sectionIndexMinimumDisplayRowCount: Int {
    get { called(super.sectionIndexMinimumDisplayRowCount) }
    set { super.sectionIndexMinimumDisplayRowCount = assigned(newValue) }
  }
  override var sectionIndexColor: UIColor? {
    get { called(super.sectionIndexColor) }
    set { super.sectionIndexColor = assigned(newValue) }
  }
  override var sectionIndexBackgroundColor: UIColor? {
    get { called(super.sectionIndexBackgroundColor) }
    set { super.sectionIndexBackgroundColor = assigned(newValue) }
  }
  override var sectionIndexTrackingBackgroundColor: UIColor? {
    get { called(super.sectionIndexTrackingBackgroundColor) }
    set { super.sectionIndexTrackingBackgroundColor = assigned(newValue) }
  }
  override func reloadSectionIndexTitles() { called(super.reloadSectionIndexTitles()) }
  override var contextMenuInteraction: UIContextMenuInteraction? {
    called(super.contextMenuInteraction)
  }
  override func reconfigureRows(at indexPaths: [IndexPath]) {
    called(super.reconfigureRows(at: indexPaths))
  }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    called(super.moveRow(at: indexPath, to: newIndexPath))
  }
  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    called(super.insertSections(sections, with: animation))
  }
  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    called(super.deleteSections(sections, with: animation))
  }
  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    called(super.reloadSections(sections, with: animation))
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    called(super.moveSection(section, toSection: newSection))
  }
  override func layoutSubviews() {
    called(super.layoutSubviews())
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
