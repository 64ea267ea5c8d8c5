import CoreGraphics
public import Foundation

/// Shows two or three columns side by side, or over each other; where there is little width, one stack.
///
/// Main thread only. Geometry is in points. Source: Apple, "UISplitViewController".
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  final let columns = [Column.primary, .supplementary, .secondary, .compact].map { SplitColumn($0) }
  final let dimming = DimmingView()
  /// The mode in which the columns are shown; `.automatic` before that.
  final var currentMode = DisplayMode.automatic
  /// The number of columns beside the secondary one that the user or `show(_:)` has asked for.
  final var requestedCount: Int?
  /// What the size meant when the columns were last laid out.
  final var layoutBehavior: SplitBehavior?
  /// Whether the columns are in the view.
  final var isInstalled = false
  final var collapsed = false
  /// Whether the collapsed controller shows the column `.compact`, and not a stack.
  final var showsCompactColumn = false
  /// Whether columns are put on the stack or taken from it, of which the delegate is told at the end.
  final var isRestacking = false
  /// The top of the stack that was restored.
  final var restoredTopColumn: Column?
  /// The columns of which the delegate was told that they are shown.
  final var announced: Set<Column> = []
  final var transition: SplitTransition?
  final lazy var drag = SplitDrag(of: self)
  final lazy var buttons = SplitButtons(of: self)
  final var primaryWidth = SplitColumnWidth() { didSet { widthsDidChange(from: oldValue) } }
  final var supplementaryWidth = SplitColumnWidth() { didSet { widthsDidChange(from: oldValue) } }

  /// Creates a controller with columns.
  ///
  /// Source: Apple, "init(style:)".
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the style `.unspecified`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an archive, with its style and the controllers of its columns, or from a
  /// storyboard.
  public required init?(coder: NSCoder) {
    let keyed = coder as? NSKeyedUnarchiver
    style =
      coder.viewFileElement?.splitStyle
      ?? Style(rawValue: keyed?.decodeInteger(forKey: Key.style) ?? 0) ?? .unspecified
    super.init(coder: coder)
    if let keyed { decodeColumns(keyed) }
    coder.read(.splitViewController, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeColumns(coder)
  }

  open override func loadView() { loadColumns() }

  /// Decides on changes and is told of them. Default: nil. Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  public final let style: Style

  // MARK: Columns

  /// Sets the controller of a column. One that is not in a navigation controller gets one, unless the
  /// column is `.compact`.
  ///
  /// Traps if the style is `.unspecified`, or has no such column. Source: Apple,
  /// "setViewController(_:for:)".
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    requireColumn(column)
    set(vc, for: column)
  }

  /// Returns the controller that was set for a column.
  ///
  /// Traps if the style is `.unspecified`, or has no such column. Source: Apple, "viewController(for:)".
  open func viewController(for column: Column) -> UIViewController? {
    requireColumn(column)
    return self.column(column).controller
  }

  /// The primary and the secondary controller; of a collapsed controller the only one. With columns, the
  /// navigation controllers of those that have a controller.
  ///
  /// Traps if it is set to more controllers than there are columns. Source: Apple, "viewControllers".
  open var viewControllers: [UIViewController] {
    get { childrenOfColumns }
    set { set(controllers: newValue) }
  }

  /// Shows a column. A collapsed controller has it at the top of its stack afterwards.
  ///
  /// Source: Apple, "show(_:)".
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column, with the primary one if it is the supplementary one. A collapsed controller takes it
  /// from its stack.
  ///
  /// Source: Apple, "hide(_:)".
  open func hide(_ column: Column) { conceal(column) }

  /// Whether the controller shows a single column, because its width is compact.
  ///
  /// Source: Apple, "isCollapsed".
  open var isCollapsed: Bool { collapsed }

  /// The side of the primary column. Default: `.leading`.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The background of the primary column, which is visible where its controller has none. Default:
  /// `.none`.
  ///
  /// Source: Apple, "primaryBackgroundStyle".
  open var primaryBackgroundStyle = BackgroundStyle.none { didSet { updateBackground() } }

  // MARK: Display modes

  /// The mode in which the columns are shown.
  ///
  /// Source: Apple, "displayMode".
  open var displayMode: DisplayMode {
    currentMode == .automatic ? wantedMode(in: contentSize) : currentMode
  }

  /// The mode that the program wants. One that does not go with the behavior is replaced by one with as
  /// many columns. In an animation block the columns move. Default: `.automatic`.
  ///
  /// Source: Apple, "preferredDisplayMode".
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferencesDidChange() } }

  /// The behavior that the program wants. Default: `.automatic`, which means that of
  /// `preferredDisplayMode`, or the system's choice.
  ///
  /// Source: Apple, "preferredSplitBehavior".
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferencesDidChange() } }

  /// The behavior in effect.
  ///
  /// Source: Apple, "splitBehavior".
  open var splitBehavior: SplitBehavior { behavior(in: contentSize) }

  /// Whether a finger shows columns from the edge, and hides those that lie over others. Default: true.
  ///
  /// Source: Apple, "presentsWithGesture".
  open var presentsWithGesture = true { didSet { updateButtons() } }

  /// A button that shows and hides the primary column. Bars of columns have it by themselves.
  ///
  /// Source: Apple, "displayModeButtonItem".
  open var displayModeButtonItem: UIBarButtonItem { buttons.displayMode }

  /// Whether bars of columns have `displayModeButtonItem`. Default: `.automatic`.
  ///
  /// Source: Apple, "displayModeButtonVisibility".
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateButtons() }
  }

  /// Whether the bar of the secondary of three columns has a button that hides the others and shows them
  /// again. Default: false.
  ///
  /// Source: Apple, "showsSecondaryOnlyButton".
  open var showsSecondaryOnlyButton = false { didSet { updateButtons() } }

  // MARK: Widths

  /// The width of the primary column that the program wants, as a part of the whole. Default:
  /// `automaticDimension`.
  ///
  /// Source: Apple, "preferredPrimaryColumnWidthFraction".
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }

  /// The width of the primary column that the program wants. Default: `automaticDimension`, which means
  /// that of the fraction, or 320.
  ///
  /// Source: Apple, "preferredPrimaryColumnWidth".
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.preferred }
    set { primaryWidth.preferred = newValue }
  }

  /// Default: `automaticDimension`.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }

  /// Default: `automaticDimension`, which limits fractions to 320.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }

  /// The width that the primary column has when it is shown.
  open var primaryColumnWidth: CGFloat { widths(in: contentSize).primary }

  /// The width of the supplementary column that the program wants, as a part of the whole. Default:
  /// `automaticDimension`.
  ///
  /// Source: Apple, "preferredSupplementaryColumnWidthFraction".
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }

  /// The width of the supplementary column that the program wants. Default: `automaticDimension`.
  ///
  /// Source: Apple, "preferredSupplementaryColumnWidth".
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.preferred }
    set { supplementaryWidth.preferred = newValue }
  }

  /// Default: `automaticDimension`.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }

  /// Default: `automaticDimension`, which limits fractions to 320.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }

  /// The width that the supplementary column has when it is shown.
  open var supplementaryColumnWidth: CGFloat { widths(in: contentSize).supplementary }

  // MARK: Showing controllers

  /// Shows a controller in place of the primary one, or with columns on the primary stack.
  ///
  /// Source: Apple, "show(_:sender:)".
  open override func show(_ vc: UIViewController, sender: Any?) { showMain(vc, sender) }

  /// Shows a controller as the secondary one, which a collapsed controller pushes.
  ///
  /// Source: Apple, "showDetailViewController(_:sender:)".
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender)
  }

  override class var shownPlaces: Set<ShownPlace> { [.main, .detail] }

  // MARK: UIViewController

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutColumns()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adaptToWidthClass()
  }

  /// A transition of the columns ends before the size changes.
  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    endTransition()
    super.viewWillTransition(to: size, with: coordinator)
  }

  /// The size of the column that shows the child.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeOfColumn(of: container, in: parentSize)
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  override var childForKeys: UIViewController? { viewControllers.last }

  /// Saves which columns are shown, and which one is at the top of the stack.
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeState(coder)
  }

  /// Restores which columns are shown.
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeState(coder)
  }

  /// What the delegate says. Default: all.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// What the delegate prefers. Default: that of the first column.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? preferredOrientationOfChild
  }

  enum Key {
    static let style = "UISplitViewControllerStyle"
    static let columns = "UISplitViewControllerColumns"
    static let columnCount = "UISplitViewControllerColumnCount"
    static let topColumn = "UISplitViewControllerTopColumn"
  }
}
