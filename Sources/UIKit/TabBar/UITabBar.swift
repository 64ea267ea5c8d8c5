public import Foundation

/// A row of items of which one is selected, at the bottom of a screen.
///
/// Its natural height is 49 points, 32 where there is little height. Main thread only. Source: Apple,
/// "UITabBar".
@preconcurrency @MainActor open class UITabBar: UIView, UIBarPositioning {
  /// How the items are distributed over the width.
  ///
  /// Source: Apple, "UITabBar.ItemPositioning".
  public enum ItemPositioning: Int, Sendable {
    /// `.fill` in the compact width, and `.centered` in the regular one.
    case automatic
    case fill
    /// Items of `itemWidth` with `itemSpacing` between them, in the middle.
    case centered
  }

  final let background = BarBackgroundView()
  final let row = TabBarRow()
  /// Whether the content ends at the bar. The tab bar controller sets it.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { showAppearance() } }
  }
  final var legacyLook = LegacyBarLook() { didSet { showAppearance() } }
  final var appearances = BarAppearances<UITabBarAppearance>() { didSet { showAppearance() } }
  final var customization: TabBarCustomization?

  override class var startsOpaque: Bool { false }
  override var tintMember: AppearanceMember? { ProxyMembers.tintColor }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar from an archive, with its items.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NSKeyedUnarchiver {
      items = coder.decodeObject(forKey: Self.itemsKey) as? [UITabBarItem]
    }
    coder.read(.tabBar, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(items as NSArray?, forKey: Self.itemsKey)
  }

  private static let itemsKey = "UIItems"

  override var archivedSubviews: [UIView] {
    subviews.filter { $0 !== background && $0 !== row }
  }

  private func setUp() {
    background.hasShadowAbove = true
    addSubview(background)
    addSubview(row)
    row.onSelect = { [weak self] item in self?.userDidSelect(item) }
    appearances.standard = UITabBarAppearance().observedCopy { [weak self] in
      self?.showAppearance()
    }
  }

  /// Is told of what the user does. Default: nil. Not retained. A bar of a tab bar controller belongs
  /// to that: setting it traps.
  open weak var delegate: (any UITabBarDelegate)? {
    didSet {
      require(
        owner == nil || delegate === owner,
        "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.")
    }
  }
  /// The controller whose bar this is.
  final weak var owner: (any UITabBarDelegate)?

  /// Where the bar is: at the bottom.
  open var barPosition: UIBarPosition { .bottom }

  // MARK: Items

  /// The items, from the leading side. Default: nil. Traps if the bar belongs to a controller.
  open var items: [UITabBarItem]? {
    get { givenItems }
    set { setItems(newValue, animated: false) }
  }
  private final var givenItems: [UITabBarItem]?

  /// Replaces the items. Animated, new ones fade in and old ones fade out.
  ///
  /// Source: Apple, "setItems(_:animated:)".
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    require(
      owner == nil, "Directly modifying a tab bar managed by a tab bar controller is not allowed.")
    change(items: items, animated: animated)
  }

  final func change(items: [UITabBarItem]?, animated: Bool) {
    givenItems = items
    if let selected = selectedItem, items?.contains(selected) != true { selectedItem = nil }
    row.show(items ?? [], animated: animated)
    showAppearance()
  }

  /// The selected item; nil, the default, if none is. The program's changes are not reported.
  ///
  /// Source: Apple, "selectedItem".
  open weak var selectedItem: UITabBarItem? {
    didSet {
      guard selectedItem !== oldValue else { return }
      row.selectedItem = selectedItem
      showAppearance()
    }
  }

  // MARK: Customizing

  /// Shows a screen on which the user chooses which of the items are in the bar, by dragging them.
  ///
  /// Source: Apple, "beginCustomizingItems(_:)".
  open func beginCustomizingItems(_ items: [UITabBarItem]) { beginCustomization(of: items) }

  /// Removes the screen for customizing. Returns whether the items have changed.
  ///
  /// Source: Apple, "endCustomizing(animated:)".
  @discardableResult open func endCustomizing(animated: Bool) -> Bool {
    endCustomization(animated: animated)
  }

  open var isCustomizing: Bool { customization != nil }

  // MARK: Look

  /// The look of the bar. Assigned values are copied. Default: blurred, with a shadow.
  @preconcurrency open var standardAppearance: UITabBarAppearance {
    get { appearances.standard ?? UITabBarAppearance() }
    set {
      appearances.standard = observed(newValue)
      appearanceDidSet(ProxyMembers.standardAppearance)
    }
  }

  /// The look where the content ends at the bar; nil, the default, means no background.
  @preconcurrency open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue.map(observed)
      appearanceDidSet(ProxyMembers.scrollEdgeAppearance)
    }
  }

  private func observed(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    appearance.observedCopy { [weak self] in self?.showAppearance() }
  }

  /// The color of the bar's background; nil, the default, means the system's.
  @preconcurrency open var barTintColor: UIColor? {
    get { legacyLook.tint }
    set {
      legacyLook.tint = newValue
      appearanceDidSet(ProxyMembers.barTintColor)
    }
  }

  /// The look of a bar without an appearance. Default: `.default`.
  open var barStyle: UIBarStyle {
    get { legacyLook.style }
    set {
      legacyLook.style = newValue
      appearanceDidSet(ProxyMembers.barStyle)
    }
  }

  /// Whether the background is translucent. Default: true.
  open var isTranslucent: Bool {
    get { legacyLook.isTranslucent }
    set {
      legacyLook.isTranslucent = newValue
      appearanceDidSet(ProxyMembers.isTranslucent)
    }
  }

  /// The image of the background; nil, the default, means none.
  @preconcurrency open var backgroundImage: UIImage? {
    get { legacyLook.background(at: .any, .default) }
    set {
      legacyLook.backgrounds[.init(position: .any, metrics: .default)] = newValue
      appearanceDidSet(ProxyMembers.backgroundImage)
    }
  }

  /// The image of the shadow; nil, the default, means a line.
  @preconcurrency open var shadowImage: UIImage? {
    get { legacyLook.shadowImage }
    set {
      legacyLook.shadowImage = newValue
      appearanceDidSet(ProxyMembers.shadowImage)
    }
  }

  /// The image behind the selected item; nil, the default, means none.
  @preconcurrency open var selectionIndicatorImage: UIImage? {
    didSet {
      showAppearance()
      appearanceDidSet(ProxyMembers.selectionIndicatorImage)
    }
  }

  /// The color of items that are not selected; nil, the default, means a gray.
  @preconcurrency open var unselectedItemTintColor: UIColor? {
    didSet {
      showAppearance()
      appearanceDidSet(ProxyMembers.unselectedItemTintColor)
    }
  }

  /// How the items are distributed. Default: `.automatic`.
  open var itemPositioning = ItemPositioning.automatic {
    didSet {
      showAppearance()
      appearanceDidSet(ProxyMembers.itemPositioning)
    }
  }
  /// The width of centered items; 0, the default, means the system's. Points.
  open var itemWidth: CGFloat = 0 {
    didSet {
      showAppearance()
      appearanceDidSet(ProxyMembers.itemWidth)
    }
  }
  /// The distance of centered items; 0, the default, means the system's. Points.
  open var itemSpacing: CGFloat = 0 {
    didSet {
      showAppearance()
      appearanceDidSet(ProxyMembers.itemSpacing)
    }
  }

  // MARK: Layout

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  /// The natural height, with what the safe area covers at the bottom.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight + bottomSafeArea)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight + bottomSafeArea)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showAppearance()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    showAppearance()
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
