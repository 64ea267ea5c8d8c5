public import Foundation

/// An item of a tab bar: a title and an image, with a badge.
///
/// Main thread only. Source: Apple, "UITabBarItem".
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  private final var systemItem: SystemItem?
  private final var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  /// Creates an item from an archive, also with its badge.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(.tabBarItem, into: self)
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    selectedImage = coder.decodeObject(of: UIImage.self, forKey: Key.selectedImage)
    badgeValue = coder.decodeObject(of: NSString.self, forKey: Key.badge) as String?
    badgeColor = coder.decodeObject(of: UIColor.self, forKey: Key.badgeColor)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(selectedImage, forKey: Key.selectedImage)
    coder.encode(badgeValue as NSString?, forKey: Key.badge)
    coder.encode(badgeColor, forKey: Key.badgeColor)
  }

  private enum Key {
    static let selectedImage = "UISelectedImage"
    static let badge = "UIBadgeValue"
    static let badgeColor = "UIBadgeColor"
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// - Parameter selectedImage: the image of the selected item; nil means `image`.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Creates an item with a title and an image of the system, which do not change.
  ///
  /// Source: Apple, "init(tabBarSystemItem:tag:)".
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
    show(systemItem)
  }

  final func show(_ systemItem: SystemItem) {
    (title, image) = (systemItem.title, systemItem.image)
    self.systemItem = systemItem
  }

  // An item of the system keeps its title and its image.

  open override var title: String? {
    get { super.title }
    set { if systemItem == nil { super.title = newValue } }
  }

  @preconcurrency open override var image: UIImage? {
    get { super.image }
    set { if systemItem == nil { super.image = newValue } }
  }

  /// The image of the selected item; nil, the default, means `image`.
  @preconcurrency open var selectedImage: UIImage? { didSet { didChange() } }
  /// The distance by which the title is moved. Default: zero. Points.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      appearanceDidSet(ProxyMembers.titlePositionAdjustment)
      didChange()
    }
  }

  // MARK: Badge

  /// The text of the badge; nil, the default, shows none.
  open var badgeValue: String? { didSet { didChange() } }
  /// The color of the badge; nil, the default, means that of the appearance: red.
  @preconcurrency open var badgeColor: UIColor? {
    didSet {
      appearanceDidSet(ProxyMembers.badgeColor)
      didChange()
    }
  }

  /// Sets the attributes of the badge's text in a state; nil means those of the appearance.
  ///
  /// Source: Apple, "setBadgeTextAttributes(_:for:)".
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state] = textAttributes
    appearanceDidSet(ProxyMembers.badgeTextAttributes, state.argument)
    didChange()
  }

  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state]
  }

  // MARK: The bar while the item is selected

  /// The look of the bar while the item is selected; nil, the default, means that of the bar. Assigned
  /// values are copied.
  ///
  /// Source: Apple, "standardAppearance".
  @preconcurrency open var standardAppearance: UITabBarAppearance? {
    get { appearances.standard }
    set {
      appearances.standard = newValue.map(observed)
      appearanceDidSet(ProxyMembers.standardAppearance)
    }
  }

  /// The look where the content ends at the bar; nil, the default, means that of the bar. Assigned
  /// values are copied.
  @preconcurrency open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances.scrollEdge }
    set {
      appearances.scrollEdge = newValue.map(observed)
      appearanceDidSet(ProxyMembers.scrollEdgeAppearance)
    }
  }

  private final var appearances = BarAppearances<UITabBarAppearance>() { didSet { didChange() } }

  private func observed(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    appearance.observedCopy { [weak self] in self?.didChange() }
  }
  // MARK: Accessibility

  override var standardAccessibilityValue: String? { badgeValue }
}
