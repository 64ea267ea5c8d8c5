public import CoreGraphics
public import Foundation

/// Items in sections, whose places a layout determines. Only the items that are visible have cells.
///
/// Main thread only. Geometry is in points. Source: Apple, "UICollectionView".
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  final var layoutObject: UICollectionViewLayout
  final var model = CollectionModel()
  final var reuse = CollectionReuse()
  /// The views that are shown.
  final var elements: [CollectionElement: UICollectionReusableView] = [:]
  /// Cells that have been created and not been shown yet.
  final var newElements: [CollectionElement] = []
  final var selection: Set<IndexPath> = []
  final var highlighted: IndexPath?
  final var update: TableUpdate?
  final var updateDepth = 0
  final var isTiling = false
  /// The size and the insets of the last layout.
  final var tiledSize: CGSize?
  final var tiledInset = UIEdgeInsets.zero
  final var prefetch = CollectionPrefetch()
  /// The cell that `reconfigureItems(at:)` gives the data source again.
  final var reconfigured: UICollectionViewCell?
  final var interactiveTransition: LayoutInteractiveTransitionCompletion?
  final var states = CollectionStates()
  final var strips = CollectionStrips()
  final var movement: CollectionMovement?
  final var swiping: SwipeController?
  /// The drag of two fingers, since several items may be selected.
  final var multipleSelection: MultipleSelection?
  final var menus: ItemMenus?
  final var springLoading: UISpringLoadedInteraction?
  final var itemDrag: ItemDragController?
  final var dragGap: ItemGap?
  final var placeholders: [ItemPlaceholder] = []
  final var gaps = CollectionGaps()

  /// Creates a collection view with a layout, which another one may replace.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    layoutObject = layout
    super.init(frame: frame)
    setUpCollection()
  }

  /// Creates a collection view with a flow layout; archives hold none of its own properties.
  public required init?(coder: NSCoder) {
    layoutObject = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUpCollection()
    coder.read(.collectionView, into: self)
  }

  /// The cells and the other views are created with the items.
  override var archivedSubviews: [UIView] { [] }

  // MARK: Data

  /// Gives the view its items. Not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { discardItems() } }
  }

  /// Is told and asked about items and scrolling. Not retained.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      if delegate != nil, menus == nil { menus = ItemMenus(of: self) }
      if oldValue !== delegate { layoutObject.invalidateLayout() }
    }
  }

  /// Is told which items will soon be visible. Not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  /// Whether `prefetchDataSource` is told about items ahead. Default: true.
  open var isPrefetchingEnabled = true

  /// Discards all views and asks the data source again. Nothing is selected then.
  open func reloadData() {
    discardItems()
  }

  open var numberOfSections: Int {
    load()
    return model.counts.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    load()
    guard model.counts.indices.contains(section) else { return 0 }
    return gaps.count(model.counts[section], inSection: section)
  }

  /// Shows the menus of items that the delegate provides; nil before there is a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

  // MARK: Drag and drop

  /// Whether a drag that rests on an item selects it. Default: false.
  open var isSpringLoaded: Bool {
    get { springLoading != nil }
    set { setSpringLoading(&springLoading, isOn: newValue) }
  }

  /// Provides what is dragged of the view. Not retained. Default: nil, nothing is dragged.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { updateDragging() }
  }

  /// Decides what is dropped on the view. Not retained. Default: nil, nothing is dropped.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { updateDragging() }
  }

  /// Whether items can be dragged. Default: true, as on an iPad.
  open var dragInteractionEnabled = true {
    didSet { updateDragging() }
  }

  /// How soon items make room for a drag. Default: `.immediate`.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Whether items of the view are lifted or dragged.
  open var hasActiveDrag: Bool { itemDrag?.dragSession != nil }

  /// Whether items are above the view that it takes.
  open var hasActiveDrop: Bool { itemDrag?.dropSession != nil }

  /// Whether the view shows placeholders, or makes room for a drop: it shows what the data source does not
  /// have. `numberOfItems(inSection:)`, by which layouts learn how many items there are, counts these.
  open var hasUncommittedUpdates: Bool { dragGap != nil || !placeholders.isEmpty }

  // MARK: Layout

  /// The layout. Setting it places the items anew, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutObject }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout; `completion` is called after the animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(by: layout, animated: animated, completion)
  }

  /// Replaces the layout by one that moves the items between the old and the new one, as its
  /// `transitionProgress` says, until `finishInteractiveTransition()` or
  /// `cancelInteractiveTransition()`. Traps if there is such a layout already.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginInteractiveTransition(to: layout, completion)
  }

  /// Moves the items to the new layout, with animation.
  open func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

  /// Moves the items back to the old layout, with animation.
  open func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

  /// The attributes of an item; nil if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placedAttributes(of: CollectionElement(.cell, indexPath))
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placedAttributes(of: CollectionElement(.supplementary(kind), indexPath))
  }

  /// When the size of a cell is determined again after a change of its content. Default: `.enabled`.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// A view behind the items that does not scroll. Default: nil.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: Reuse

  /// Registers a class whose `init(frame:)` creates cells; nil removes it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.pool.register(cellClass, .init(.cell, identifier))
  }

  /// Registers a view file that contains one cell; nil removes it.
  ///
  /// Source: Apple, "register(_:forCellWithReuseIdentifier:)".
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.pool.register(
      nib?.source(of: UICollectionViewCell.self, identifier), .init(.cell, identifier))
  }

  /// Registers a view file that contains one supplementary view; nil removes it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.pool.register(
      nib?.source(of: UICollectionReusableView.self, identifier),
      .init(.supplementary(kind), identifier))
  }

  /// Registers a class whose `init(frame:)` creates supplementary views; nil removes it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.pool.register(viewClass, .init(.supplementary(elementKind), identifier))
  }

  /// Returns a cell that is not used any more, or one of the registered class. Traps without a class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { takeCell(identifier, indexPath) }

  /// Returns a view that is not used any more, or one of the registered class. Traps without a class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { takeView(.supplementary(elementKind), identifier, indexPath) }

  // MARK: Visible views

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { element(of: cell)?.path }

  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  { element(of: supplementaryView)?.path }

  /// The cell of a visible item; nil otherwise.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[CollectionElement(.cell, indexPath)] as? UICollectionViewCell
  }

  /// The cells of the visible items, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    elements.values.compactMap { $0 as? UICollectionViewCell }
  }

  /// The index paths of the visible items, in no particular order.
  open var indexPathsForVisibleItems: [IndexPath] {
    elements.keys.filter(\.isCell).map(\.path)
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements[CollectionElement(.supplementary(elementKind), indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.filter { $0.key.role == .supplementary(elementKind) }.map(\.value)
  }

  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.keys.filter { $0.role == .supplementary(elementKind) }.map(\.path)
  }

  /// Scrolls to an item. Traps if there is no such item.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated)
  }

  // MARK: Selection

  /// Whether items can be selected. Default: true.
  open var allowsSelection = true {
    didSet { selectionRulesDidChange() }
  }

  /// Whether several items can be selected. Default: false.
  open var allowsMultipleSelection = false {
    didSet { selectionRulesDidChange() }
  }

  /// Whether items can be selected during editing. Default: false.
  open var allowsSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }

  /// Whether several items can be selected during editing. Default: false.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { selectionRulesDidChange() }
  }

  /// In no particular order; nil if no item is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : Array(selection) }

  /// Selects an item, without asking or telling the delegate; nil deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    changeSelection(to: indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item, without asking or telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath)
  }

  /// Whether the view is in its editing mode, which cells and selection follow. Default: false.
  open var isEditing = false {
    didSet { if oldValue != isEditing { editingDidChange() } }
  }

  // MARK: Updates

  /// Makes changes that are shown together. Deletions and reloads name items before the changes,
  /// insertions those after them. Traps if the data source's numbers do not agree with them.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdate()
    updates?()
    endUpdate(completion)
  }

  open func insertSections(_ sections: IndexSet) {
    change { for section in sections { $0.insertedSections[section] = .automatic } }
  }

  open func deleteSections(_ sections: IndexSet) {
    change { for section in sections { $0.deletedSections[section] = .automatic } }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  open func reloadSections(_ sections: IndexSet) {
    change { for section in sections { $0.reloadedSections[section] = .automatic } }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.insertedRows[path] = .automatic } }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.deletedRows[path] = .automatic } }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0.reloadedRows[path] = .automatic } }
  }

  /// Lets the data source configure the cells that these items have already.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  // MARK: Interactive movement

  /// Begins to move an item with a finger. Returns whether the data source allows it.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }

  /// Moves the item to a place in the content; others make space for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Puts the item where it is, and lets the data source move it.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Puts the item back to where it was.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: Focus

  /// Whether items can have the focus. Default: true.
  open var allowsFocus = true
  /// Whether items can have the focus during editing. Default: true.
  open var allowsFocusDuringEditing = true
  /// Whether the focus returns to the item that had it last. Default: false.
  open var remembersLastFocusedIndexPath = false
  /// Whether the focus selects the item to which it moves. Default: false.
  open var selectionFollowsFocus = false
  final var lastFocusedItem: IndexPath?

  override var isFocusGroup: Bool { true }

  override func focusItem(
    after item: any UIFocusItem, _ heading: UIFocusHeading
  ) -> (any UIFocusItem)? { focusedItem(after: item, heading) }

  /// The item that the delegate prefers, or the one that had the focus last.
  open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
    preferredFocusedCell.map { [$0] } ?? super.preferredFocusEnvironments
  }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    delegate?.collectionView(self, shouldUpdateFocusIn: itemContext(context)) ?? true
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    focusDidMove(itemContext(context), coordinator)
  }

  // MARK: UIView

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
    }
  }

  override func restingPlace(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layoutObject.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginHighlight(at: touch.location(in: self)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endHighlight(isTap: true)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight(isTap: false)
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
