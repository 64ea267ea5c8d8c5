import CoreGraphics
public import Foundation

/// A bar with a title, a button that leads back, and other buttons, usually at the top of a screen. It
/// shows the topmost item of a stack.
///
/// Main thread only. Geometry is in points. Source: Apple, "UINavigationBar".
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, NavigationItemObserver {
  final let background = BarBackgroundView()
  /// The stack.
  final var stack: [UINavigationItem] = []
  /// Shows the topmost item.
  final var itemView: NavigationItemView?
  /// The change of the topmost item that is animated.
  final var transition: NavigationBarTransition?
  /// The controller whose bar this is.
  final weak var owner: UINavigationController?
  /// The buttons of a container of the controller, which are before those of the items.
  final var containerItems: [UIBarButtonItem] = [] {
    didSet { if containerItems != oldValue { contentDidChange(animated: false) } }
  }
  /// Whether no content is scrolled below the bar. The navigation controller sets it.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { scrollEdgeDidChange() } }
  }
  /// The visible heights, which the navigation controller sets, and how far content that is dragged down
  /// moves the large title. Points.
  final var shownHeight = NavigationBarHeight() { didSet { setNeedsLayout() } }
  final var largeTitleOffset: CGFloat = 0 { didSet { setNeedsLayout() } }
  final var legacyLook = LegacyBarLook() { didSet { showAppearance() } }
  final var legacyTitles = LegacyTitleLook() { didSet { showAppearance() } }
  final var appearances = BarAppearances<UINavigationBarAppearance>() {
    didSet { showAppearance() }
  }

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
      prefersLargeTitles = coder.decodeBool(forKey: Key.prefersLargeTitles)
      items = coder.decodeObject(forKey: Key.items) as? [UINavigationItem]
    }
    coder.read(.navigationBar, into: self)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(items as NSArray?, forKey: Key.items)
    coder.encode(prefersLargeTitles, forKey: Key.prefersLargeTitles)
  }

  private enum Key {
    static let items = "UIItems"
    static let prefersLargeTitles = "UIPrefersLargeTitles"
  }

  override var archivedSubviews: [UIView] {
    subviews.filter { $0 !== background && !($0 is NavigationItemView) }
  }

  private func setUp() {
    addSubview(background)
    appearances.standard = UINavigationBarAppearance().observedCopy { [weak self] in
      self?.showAppearance()
    }
  }

  // MARK: Items

  /// Is asked and told of changes of the stack. Default: nil. Not retained. Traps if the bar belongs to
  /// a controller.
  ///
  /// Source: Apple, "delegate".
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      require(
        owner == nil,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
      showAppearance()
    }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item below the top, to which the back button leads.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// The stack, from the bottom. nil if it is empty. Traps if the bar belongs to a controller.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the stack. Animated, a new top is pushed, or popped to if it was in the stack. The
  /// delegate is not asked.
  ///
  /// Source: Apple, "setItems(_:animated:)".
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    requireIsFree("setItems:animated:")
    change(stack: items ?? [], animated: animated)
  }

  /// Adds an item to the top, if the delegate agrees. Traps if the bar belongs to a controller.
  ///
  /// Source: Apple, "pushItem(_:animated:)".
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    requireIsFree("pushNavigationItem:animated:")
    push(item, animated: animated)
  }

  /// Removes the top item, if the delegate agrees, unless it is the only one. Returns the item. Traps if
  /// the bar belongs to a controller.
  ///
  /// Source: Apple, "popItem(animated:)".
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    requireIsFree("popNavigationItemAnimated:")
    return pop(animated: animated)
  }

  // MARK: Large titles

  /// Whether titles are large, as far as their items agree. Default: false.
  ///
  /// Source: Apple, "prefersLargeTitles".
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { contentDidChange(animated: false) } }
  }

  // MARK: Position

  /// Where the bar is: at the top, unless the delegate says otherwise. The bar of a controller is
  /// attached to the top.
  open var barPosition: UIBarPosition {
    if owner != nil { return .topAttached }
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .top : position
  }

  // MARK: Look

  /// The look of the bar. Assigned values are copied. Default: blurred, with a shadow.
  ///
  /// Source: Apple, "standardAppearance".
  @preconcurrency open var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard ?? UINavigationBarAppearance() }
    set {
      appearances.standard = observed(newValue)
      appearanceDidSet(ProxyMembers.standardAppearance)
    }
  }
  /// The look in the compact height; nil means the standard one.
  @preconcurrency open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = observed(newValue)
      appearanceDidSet(ProxyMembers.compactAppearance)
    }
  }
  /// The look while no content is scrolled below the bar; nil means no background.
  ///
  /// Source: Apple, "scrollEdgeAppearance".
  @preconcurrency open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = observed(newValue)
      appearanceDidSet(ProxyMembers.scrollEdgeAppearance)
    }
  }
  /// The look in the compact height, while no content is scrolled below the bar; nil means
  /// `scrollEdgeAppearance`.
  @preconcurrency open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = observed(newValue)
      appearanceDidSet(ProxyMembers.compactScrollEdgeAppearance)
    }
  }

  private func observed(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    appearance?.observedCopy { [weak self] in self?.showAppearance() }
  }

  // The older properties of the look: a program that sets one of them gets no look for the scroll edge.

  /// Default: `.default`.
  open var barStyle: UIBarStyle {
    get { legacyLook.style }
    set {
      legacyLook.style = newValue
      appearanceDidSet(ProxyMembers.barStyle)
    }
  }
  /// Whether content can be seen through the bar, so that the views of a navigation controller reach
  /// below it. Default: true.
  ///
  /// Source: Apple, "isTranslucent".
  open var isTranslucent: Bool {
    get { legacyLook.isTranslucent }
    set {
      legacyLook.isTranslucent = newValue
      owner?.layoutOfBarDidChange()
      appearanceDidSet(ProxyMembers.isTranslucent)
    }
  }
  /// The color of the background. Default: nil.
  @preconcurrency open var barTintColor: UIColor? {
    get { legacyLook.tint }
    set {
      legacyLook.tint = newValue
      appearanceDidSet(ProxyMembers.barTintColor)
    }
  }
  /// The shadow of the bar. It counts together with a background image. Default: nil.
  @preconcurrency open var shadowImage: UIImage? {
    get { legacyLook.shadowImage }
    set {
      legacyLook.shadowImage = newValue
      appearanceDidSet(ProxyMembers.shadowImage)
    }
  }

  /// Sets the background for a height of the bar, at every position.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets the background for a position and a height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    legacyLook.backgrounds[.init(position: barPosition, metrics: barMetrics)] = backgroundImage
    appearanceDidSet(ProxyMembers.backgroundImage, barPosition.rawValue, barMetrics.rawValue)
  }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    legacyLook.backgrounds[.init(position: barPosition, metrics: barMetrics)]
  }

  /// Attributes of the title, before those of the appearance. Default: nil.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { legacyTitles.title }
    set {
      legacyTitles.title = newValue
      appearanceDidSet(ProxyMembers.titleTextAttributes)
    }
  }
  /// Attributes of the large title, before those of the appearance. Default: nil.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { legacyTitles.largeTitle }
    set {
      legacyTitles.largeTitle = newValue
      appearanceDidSet(ProxyMembers.largeTitleTextAttributes)
    }
  }

  /// Moves the title down. Points.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    legacyTitles.adjustments[barMetrics] = adjustment
    appearanceDidSet(ProxyMembers.titleVerticalPositionAdjustment, barMetrics.rawValue)
  }

  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    legacyTitles.adjustments[barMetrics] ?? 0
  }

  /// The image beside the title of the back button, if `backIndicatorTransitionMaskImage` is set too.
  /// Default: nil, which means that of the appearance.
  @preconcurrency open var backIndicatorImage: UIImage? {
    get { legacyTitles.backIndicator }
    set {
      legacyTitles.backIndicator = newValue
      appearanceDidSet(ProxyMembers.backIndicatorImage)
    }
  }
  /// Default: nil.
  @preconcurrency open var backIndicatorTransitionMaskImage: UIImage? {
    get { legacyTitles.backIndicatorMask }
    set {
      legacyTitles.backIndicatorMask = newValue
      appearanceDidSet(ProxyMembers.backIndicatorTransitionMaskImage)
    }
  }

  // MARK: Layout

  /// The height of the bar for its topmost item and the height of its window.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight.total)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight.total)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutBar()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showAppearance()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showAppearance()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showAppearance()
    contentDidChange(animated: false)
  }

  // MARK: NavigationItemObserver

  final func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
    itemDidChange(item, animated: animated)
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
