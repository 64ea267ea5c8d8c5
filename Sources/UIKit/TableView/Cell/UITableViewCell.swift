import CoreGraphics
public import Foundation

/// A row of a table: a content view, and what is behind and beside it.
///
/// Main thread only. Geometry is in points. Source: Apple, "UITableViewCell".
@preconcurrency @MainActor open class UITableViewCell: UIView {
  final let style: CellStyle
  private var identifier: String?
  final var content = UIView()
  final let parts = CellParts()
  final let configured = ConfiguredParts()
  /// The table that shows the cell.
  final weak var table: UITableView?
  final var editing = CellEditing()
  /// What a storyboard shows when the cell is selected, and when its accessory is tapped.
  final var segues = CellSegues()
  /// How the table wants the cell to be edited, when it sets that.
  final var plannedEditing: CellEditing?
  private var states: (isSelected: Bool, isHighlighted: Bool) = (false, false)

  /// Creates a cell. A registered class is created by this initializer.
  ///
  /// - Parameter reuseIdentifier: nil means that the cell is not used for another row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, identifier) = (style, reuseIdentifier)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    let file = coder.viewFileElement
    (style, identifier) = (file?.cellStyle ?? .default, file?.reuseIdentifier)
    super.init(coder: coder)
    setUpContent()
    coder.read(.tableViewCell, into: self)
  }

  /// The parts are created with the view.
  override var archivedSubviews: [UIView] { [] }

  // MARK: Reuse

  /// The name by which the table uses the cell again.
  open var reuseIdentifier: String? { identifier }

  /// Has a cell of a view file that names no identifier get the one that the file is registered for. Traps
  /// if the file names another one.
  final func takeIdentifier(_ registered: String) {
    require(
      identifier ?? registered == registered,
      "cell reuse identifier in nib (\(identifier ?? "")) does not match the identifier used to register "
        + "the nib (\(registered))")
    identifier = registered
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  /// Called when the row is lifted, dragged, and not dragged any more. Default: nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Content

  /// The view to which a program adds its own.
  open var contentView: UIView { content }

  /// What the content view shows; it replaces the content view by one that shows it. The standard
  /// image and texts are nil then. Default: nil.
  ///
  /// Source: Apple, "contentConfiguration".
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      showContent(newValue)
      table?.contentDidChange(of: self)
    }
  }

  /// A content configuration for the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    standardContentConfiguration
  }

  /// Whether the content configuration is updated when the state changes. Default: true.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configured.updatesContent }
    set {
      configured.updatesContent = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The whole background; it replaces the background color and the standard look of selected cells.
  /// Default: nil.
  ///
  /// Source: Apple, "backgroundConfiguration".
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set { showBackground(newValue) }
  }

  /// A background configuration for the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    table.map { $0.style == .plain } ?? true ? .listPlainCell() : .listGroupedCell()
  }

  /// Whether the background configuration is updated when the state changes. Default: true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured.updatesBackground }
    set {
      configured.updatesBackground = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// The present state, by which configurations are updated.
  open var configurationState: UICellConfigurationState { currentState }

  /// Changes configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UITableViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Called at the end of `updateConfiguration(using:)`. Default: nil.
  ///
  /// Source: Apple, "configurationUpdateHandler".
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Makes the next layout call `updateConfiguration(using:)`.
  open func setNeedsUpdateConfiguration() {
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the configurations for a state. Called before the first layout and after changes of the
  /// state. Default: updates them as their `updated(for:)` does, and calls the handler.
  open func updateConfiguration(using state: UICellConfigurationState) { useStandardUpdate(state) }

  /// The image before the text; nil for `.value1` and `.value2`.
  open var imageView: UIImageView? { partImageView }

  /// The first text.
  open var textLabel: UILabel? { partTextLabel }

  /// The second text; nil for `.default`.
  open var detailTextLabel: UILabel? { partDetailLabel }

  // MARK: Backgrounds

  /// The view behind the content. Default: nil.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView) }
  }

  /// The view behind the content of a selected or highlighted cell. Default: nil, a gray.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: selectedBackgroundView)
      updateSelectionLook(animated: false)
    }
  }

  // MARK: Selection

  /// Default: `.default`.
  open var selectionStyle = SelectionStyle.default {
    didSet { updateSelectionLook(animated: false) }
  }

  open var isSelected: Bool {
    get { states.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { states.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    let hasChanged = states.isSelected != selected
    states.isSelected = selected
    updateSelectionLook(animated: animated)
    updateEditControl()
    if hasChanged { setNeedsUpdateConfiguration() }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    let hasChanged = states.isHighlighted != highlighted
    states.isHighlighted = highlighted
    updateSelectionLook(animated: animated)
    if hasChanged { setNeedsUpdateConfiguration() }
  }

  /// The view behind the content of a selected cell where several rows can be selected. Default: nil,
  /// `selectedBackgroundView`.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      replaceBackground(oldValue, by: multipleSelectionBackgroundView)
      updateSelectionLook(animated: false)
    }
  }

  // MARK: Editing

  /// Whether the cell shows that it is edited. Default: false.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends showing that the cell is edited. Tables call it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// The control that the cell has while it is edited. The table's delegate determines it.
  open var editingStyle: EditingStyle { editing.style }

  /// Whether the cell is swiped aside, so that the trailing actions show.
  open var showingDeleteConfirmation: Bool { editing.showsConfirmation }

  /// Whether the cell has a control by which it can be moved while it is edited, unless the data source
  /// says so itself. Default: false.
  open var showsReorderControl = false

  /// Whether the content moves while the cell is edited also without a control. Default: true.
  open var shouldIndentWhileEditing = true

  /// The standard view at the trailing side while the cell is edited. Default: `.none`.
  open var editingAccessoryType = AccessoryType.none {
    didSet { updateAccessory() }
  }

  /// A view instead of the standard one while the cell is edited. Default: nil.
  open var editingAccessoryView: UIView? {
    didSet {
      if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
      updateAccessory()
    }
  }

  /// Called before the cell shows or hides the control of editing or the confirmation of a deletion.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell has shown or hidden such a control.
  open func didTransition(to state: StateMask) {}

  /// The content view has the same attribute, and a table gives its own to cells without one.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { content.semanticContentAttribute = semanticContentAttribute }
  }

  // MARK: Accessories and indentation

  /// The standard view at the trailing side. Default: `.none`.
  open var accessoryType = AccessoryType.none {
    didSet { updateAccessory() }
  }

  /// A view instead of the standard one. Default: nil.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      updateAccessory()
    }
  }

  /// By how many steps the content is indented. Default: 0.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// A step of the indentation. Points. Default: 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// The distances of the separator from the sides. Default: the table's.
  open var separatorInset: UIEdgeInsets {
    get { parts.separatorInset ?? defaultSeparatorInset }
    set {
      parts.separatorInset = newValue
      appearanceDidSet(ProxyMembers.separatorInset)
      setNeedsLayout()
    }
  }

  // MARK: Focus

  /// Whether the row can have the focus: what the table's delegate says, or whether it can be selected.
  open override var canBecomeFocused: Bool { table?.canFocus(self) ?? false }

  /// A selected row comes first in its table.
  open override var focusGroupPriority: UIFocusGroupPriority {
    get { isSelected ? max(super.focusGroupPriority, .prioritized) : super.focusGroupPriority }
    set { super.focusGroupPriority = newValue }
  }

  override func activateFocused() -> Bool {
    guard let table, let path = table.indexPath(for: self) else { return false }
    table.rowTapped(path)
    return true
  }

  // MARK: UIView

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    layOutParts()
  }

  open override var isUserInteractionEnabled: Bool {
    didSet {
      if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The size of a cell whose height follows from its content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentDidChange(of: self)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: standardHeight(width: size.width))
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
