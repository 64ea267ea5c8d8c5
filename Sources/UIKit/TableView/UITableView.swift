public import CoreGraphics
public import Foundation

/// A list of rows in sections. Only the rows that are visible have cells.
///
/// Main thread only. Geometry is in points. Source: Apple, "UITableView".
@preconcurrency @MainActor open class UITableView: UIScrollView {
  private let tableStyle: Style
  final let model = TableModel()
  final var reuse = ReuseQueue()
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var headers: [Int: UIView] = [:]
  final var footers: [Int: UIView] = [:]
  final var selection: Set<IndexPath> = []
  final var highlighted: IndexPath?
  final var update: TableUpdate?
  final var updateDepth = 0
  final var isTiling = false
  /// Cells that were hidden when their rows left, until they are removed.
  final var hiddenCells: [UITableViewCell] = []
  final var isEditingRows = false
  /// Whether the data source's method that was asked last is one that the program has left out.
  final var isAnswerDefault = false
  final var reorder: TableReorder?
  /// The drag of two fingers, since several rows may be selected.
  final var multipleSelection: MultipleSelection?
  final private(set) lazy var swiping = SwipeController(of: self)
  /// The rows that a view file describes, for the table's controller.
  final var staticRows: StaticRows?
  final var sectionIndex: SectionIndexView?
  final var menus: ItemMenus?
  /// The rows that are near, and the offset for which that was determined.
  final var prefetching: (top: CGFloat, paths: Set<IndexPath>) = (0, [])
  /// The row that is configured again, whose cell is dequeued for it.
  final var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  final var tiledWidth: CGFloat = 0
  /// How the cells have been placed; nil if they have to be placed again.
  final var placement: Placement?
  final var springLoading: UISpringLoadedInteraction?
  final var itemDrag: ItemDragController?
  final var dragGap: ItemGap?
  final var placeholders: [ItemPlaceholder] = []

  /// Creates a table; its style cannot be changed.
  public init(frame: CGRect, style: Style) {
    tableStyle = style
    super.init(frame: frame)
    setUpTable()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    tableStyle = coder.viewFileElement?.tableStyle ?? .plain
    super.init(coder: coder)
    setUpTable()
    coder.read(.tableView, into: self)
  }

  /// The cells and the other views are created with the rows.
  override var archivedSubviews: [UIView] { [] }

  open var style: Style { tableStyle }

  /// Gives the table its rows. Not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { discardRows() } }
  }

  /// Is told and asked about rows and scrolling. Not retained.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate != nil, menus == nil { menus = ItemMenus(of: self) }
      if oldValue !== delegate { discardRows() }
    }
  }

  /// Is told which rows will soon be visible. Not retained. Default: nil.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { setNeedsLayout() }
  }

  /// Whether `prefetchDataSource` is told. Default: true.
  open var isPrefetchingEnabled = true

  // MARK: Drag and drop

  /// Whether a drag that rests on a row selects it. Default: false.
  open var isSpringLoaded: Bool {
    get { springLoading != nil }
    set { setSpringLoading(&springLoading, isOn: newValue) }
  }

  /// Provides what is dragged of the table. Not retained. Default: nil, nothing is dragged.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { updateDragging() }
  }

  /// Decides what is dropped on the table. Not retained. Default: nil, nothing is dropped.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { updateDragging() }
  }

  /// Whether rows can be dragged. Default: true, as on an iPad.
  open var dragInteractionEnabled = true {
    didSet { updateDragging() }
  }

  /// Whether rows of the table are lifted or dragged.
  open var hasActiveDrag: Bool { itemDrag?.dragSession != nil }

  /// Whether items are above the table that it takes.
  open var hasActiveDrop: Bool { itemDrag?.dropSession != nil }

  /// Whether the table shows placeholders, or makes room for a drop: it shows what the data source does not
  /// have.
  open var hasUncommittedUpdates: Bool { dragGap != nil || !placeholders.isEmpty }

  // MARK: Heights

  /// The height of rows. Default: `automaticDimension`, which asks the cells.
  open var rowHeight = UITableView.automaticDimension {
    didSet { discardRows() }
  }

  /// The height of rows that have not been visible yet; 0 asks for all heights at once. Default:
  /// `automaticDimension`, a height of 44 points.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { discardRows() }
  }

  /// When the height of a row is determined again after a change of its content. Default: `.enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Default: `automaticDimension`, which follows from the style and the title.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { discardRows() }
  }

  /// Default: `automaticDimension`, which follows from the style and the title.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { discardRows() }
  }

  /// The space above the header of a section of a plain table. Default: `automaticDimension`, 22 points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet {
      discardRows()
      appearanceDidSet(ProxyMembers.sectionHeaderTopPadding)
    }
  }

  // MARK: Appearance

  /// Default: `.singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { updateSeparators() }
  }

  /// Default: `UIColor.separator`.
  open var separatorColor: UIColor? = .separator {
    didSet {
      updateSeparators()
      appearanceDidSet(ProxyMembers.separatorColor)
    }
  }

  /// The distances of separators from the sides; only `left` and `right` count. Default: 16 points at
  /// the leading side, and more where the text of a cell begins further inside.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? Self.standardSeparatorInset }
    set {
      ownSeparatorInset = newValue
      updateSeparators()
      appearanceDidSet(ProxyMembers.separatorInset)
    }
  }
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  final private(set) var ownSeparatorInset: UIEdgeInsets?

  /// From where a `separatorInset` that was set counts. Default: `.fromCellEdges`.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { updateSeparators() }
  }

  /// An effect by which separators are shown, such as a vibrancy. Default: nil.
  open var separatorEffect: UIVisualEffect? {
    didSet { updateSeparators() }
  }

  // MARK: Index

  /// The number of rows from which on the index is shown. Default: 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { reloadSectionIndexTitles() }
  }

  /// The color of the index's titles; nil, the default, means the tint color.
  open var sectionIndexColor: UIColor? {
    didSet { updateSectionIndexColors() }
  }

  /// Default: nil.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { updateSectionIndexColors() }
  }

  /// The background of the index while a finger is on it; nil, the default, means the usual one.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { updateSectionIndexColors() }
  }

  /// Asks the data source for the index's titles again.
  open func reloadSectionIndexTitles() {
    guard model.isLoaded else { return }
    updateSectionIndex()
    setNeedsLayout()
  }

  /// A view behind the rows that does not scroll. Default: nil.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view above the first section, with the height of its frame. Default: nil.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }

  /// A view below the last section, with the height of its frame. Default: nil.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }

  // MARK: Rows

  /// Discards all cells and asks the data source again. Nothing is selected then.
  open func reloadData() {
    discardRows()
    if window != nil { load() }
  }

  open var numberOfSections: Int {
    load()
    return model.sections.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    load()
    return model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
  }

  open func rect(forSection section: Int) -> CGRect { horizontal(model(at: section)?.section) }

  open func rectForHeader(inSection section: Int) -> CGRect {
    horizontal(model(at: section)?.header)
  }

  open func rectForFooter(inSection section: Int) -> CGRect {
    horizontal(model(at: section)?.footer)
  }

  /// The rectangle of a row, which is an estimate until it has been visible; zero if there is no such
  /// row.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    load()
    guard model.contains(indexPath) else { return .zero }
    let span = model.span(ofRow: indexPath)
    return rowRect(span).offsetBy(dx: 0, dy: gaps.shift(of: span))
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    load()
    let sides = sideInset..<max(bounds.width - sideInset, sideInset)
    let (opening, y) = gaps.content(at: point.y)
    return sides.contains(point.x) && opening == nil ? model.row(at: y) : nil
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.table === self ? cells.first { $0.value === cell }?.key : nil
  }

  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    load()
    return model.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a visible row; nil otherwise.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The cells of the visible rows, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.sorted { $0.key < $1.key }.map(\.value)
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row. Traps if there is no such row.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  /// Scrolls to the selected row that is nearest to the top.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = selection.min() { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  // MARK: Reuse

  /// Registers a class whose `init(style:reuseIdentifier:)` creates cells; nil removes it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass.map(ReuseSource.ofClass), identifier)
  }

  /// Registers a view file that contains one cell; nil removes it.
  ///
  /// Source: Apple, "register(_:forCellReuseIdentifier:)".
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib?.source(of: UITableViewCell.self, identifier), identifier)
  }

  /// Registers a class whose `init(reuseIdentifier:)` creates headers and footers; nil removes it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerView(aClass.map(ReuseSource.ofClass), identifier)
  }

  /// Registers a view file that contains one header or footer; nil removes it.
  ///
  /// Source: Apple, "register(_:forHeaderFooterViewReuseIdentifier:)".
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.registerView(nib?.source(of: UITableViewHeaderFooterView.self, identifier), identifier)
  }

  /// Returns a cell that is not used any more, or one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  /// Returns a cell that is not used any more, or one of the registered class. Traps without a class.
  /// For a row that is configured again, it returns that row's cell.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    requireCell(identifier, for: indexPath)
  }

  /// Returns a view that is not used any more, or one of the registered class; nil without either.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = reuse.view(identifier)
    view?.look = (style != .plain, false)
    return view
  }

  // MARK: Selection

  /// Whether rows can be selected. Default: true.
  open var allowsSelection = true

  /// Whether several rows can be selected. Default: false.
  open var allowsMultipleSelection = false {
    didSet { severalRowsDidChange() }
  }

  /// Whether rows can be selected while they are edited. Default: false.
  open var allowsSelectionDuringEditing = false

  /// Whether rows that are edited have marks by which several can be selected. Default: false.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { severalRowsDidChange() }
  }

  open var indexPathForSelectedRow: IndexPath? { selection.min() }

  /// nil if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects a row, without asking or telling the delegate; nil selects none.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    changeSelection(to: indexPath, animated: animated)
    if let indexPath, scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row, without asking or telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Shows the menus of rows that the delegate provides; nil before there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Editing

  /// Whether rows show that they are edited. Default: false.
  open var isEditing: Bool {
    get { isEditingRows }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing: rows that the data source lets be edited show controls. Nothing is
  /// selected then.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  // MARK: Updates

  /// Begins changes that `endUpdates()` shows together. Calls nest.
  open func beginUpdates() { beginUpdate() }

  /// Shows changes. Traps if the data source's numbers do not agree with them.
  open func endUpdates() { endUpdate(nil) }

  /// Makes changes that are shown together. Deletions and reloads name rows before the changes,
  /// insertions those after them.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdate()
    updates?()
    endUpdate(completion)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.insertedRows[path] = animation } }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.deletedRows[path] = animation } }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }

  /// Lets the data source configure the cells of rows again, which stay. Their heights may change.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    change { $0.reconfiguredRows.formUnion(indexPaths) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.insertedSections[section] = animation } }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.deletedSections[section] = animation } }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { for section in sections { $0.reloadedSections[section] = animation } }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  // MARK: Focus

  /// Whether rows can have the focus. Default: true.
  open var allowsFocus = true
  /// Whether rows can have the focus while they are edited. Default: true.
  open var allowsFocusDuringEditing = true
  /// Whether the focus returns to the row that had it last. Default: false.
  open var remembersLastFocusedIndexPath = false
  /// Whether the focus selects the row to which it moves. Default: false.
  open var selectionFollowsFocus = false
  final var lastFocusedRow: IndexPath?

  override var isFocusGroup: Bool { true }

  override func focusItem(
    after item: any UIFocusItem, _ heading: UIFocusHeading
  ) -> (any UIFocusItem)? { focusedRow(after: item, heading) }

  /// The row that the delegate prefers, or the one that had the focus last.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusedCell.map { [$0] } ?? super.preferredFocusEnvironments
  }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.tableView(self, shouldUpdateFocusIn: rowContext(context)) ?? true
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidMove(rowContext(context), coordinator)
  }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginHighlight(at: touch.location(in: self)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let path = highlighted {
      endHighlight()
      rowTapped(path)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
