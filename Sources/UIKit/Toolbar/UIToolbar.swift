import CoreGraphics
public import Foundation

/// A row of buttons, usually at the bottom of a screen.
///
/// Main thread only. Source: Apple, "UIToolbar".
@preconcurrency @MainActor open class UIToolbar: UIView, UIBarPositioning {
  final let background = BarBackgroundView()
  final let row = BarItemsView()
  /// Whether the content ends at the bar, so that its background is that for the scroll edge. The
  /// navigation controller sets it.
  final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { showAppearance() } } }
  final var legacyLook = LegacyBarLook() { didSet { showAppearance() } }
  final var appearances = BarAppearances<UIToolbarAppearance>() { didSet { showAppearance() } }

  override class var startsOpaque: Bool { false }
  override var tintMember: AppearanceMember? { ProxyMembers.tintColor }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NSKeyedUnarchiver {
      items = coder.decodeObject(forKey: Self.itemsKey) as? [UIBarButtonItem]
    }
    coder.read(.toolbar, into: self)
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
    appearances.standard = UIToolbarAppearance().observedCopy { [weak self] in
      self?.showAppearance()
    }
  }

  // MARK: Items

  /// The items, from the leading side. Default: nil.
  open var items: [UIBarButtonItem]? {
    get { givenItems }
    set { setItems(newValue, animated: false) }
  }
  private final var givenItems: [UIBarButtonItem]?

  /// Replaces the items. Animated, new ones fade in and old ones fade out.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    givenItems = items
    row.setItems(items ?? [], animated: animated)
  }

  // MARK: Position

  /// Says where the bar is. Default: nil. Not retained.
  open weak var delegate: (any UIToolbarDelegate)? { didSet { showAppearance() } }

  /// Where the bar is: at the bottom, unless the delegate says otherwise.
  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  // MARK: Look

  /// The look of the bar. Assigned values are copied. Default: blurred, with a shadow.
  @preconcurrency open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard ?? UIToolbarAppearance() }
    set {
      appearances.standard = observed(newValue)
      appearanceDidSet(ProxyMembers.standardAppearance)
    }
  }
  /// The look in the compact height; nil means the standard one.
  @preconcurrency open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set {
      appearances.compact = observed(newValue)
      appearanceDidSet(ProxyMembers.compactAppearance)
    }
  }
  /// The look while the content ends above the bar; nil means a transparent background.
  @preconcurrency open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = observed(newValue)
      appearanceDidSet(ProxyMembers.scrollEdgeAppearance)
    }
  }
  /// The look in the compact height, while the content ends above the bar; nil means
  /// `scrollEdgeAppearance`.
  @preconcurrency open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set {
      appearances.compactScrollEdge = observed(newValue)
      appearanceDidSet(ProxyMembers.compactScrollEdgeAppearance)
    }
  }

  private func observed(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
    appearance?.observedCopy { [weak self] in self?.showAppearance() }
  }

  /// Default: `.default`. Properties of appearances come first.
  open var barStyle: UIBarStyle {
    get { legacyLook.style }
    set {
      legacyLook.style = newValue
      appearanceDidSet(ProxyMembers.barStyle)
    }
  }
  /// Whether content can be seen through the bar. Default: true.
  open var isTranslucent: Bool {
    get { legacyLook.isTranslucent }
    set {
      legacyLook.isTranslucent = newValue
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

  /// Sets the background for a position and a height of the bar.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    legacyLook.backgrounds[.init(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    appearanceDidSet(ProxyMembers.backgroundImage, topOrBottom.rawValue, barMetrics.rawValue)
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    legacyLook.backgrounds[.init(position: topOrBottom, metrics: barMetrics)]
  }

  /// Sets the shadow of the bar. It counts together with a background image.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
    legacyLook.shadowImage = shadowImages[barPosition] ?? shadowImages[.any]
    appearanceDidSet(ProxyMembers.shadowImage, topOrBottom.rawValue)
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }
  private final var shadowImages: [UIBarPosition: UIImage] = [:]

  // MARK: Layout

  /// The height of the bar for the height of its window.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
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

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}

/// Says where a toolbar is.
///
/// Main thread only. Source: Apple, "UIToolbarDelegate".
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
