public import Foundation

/// An item of a bar: the superclass of the buttons in navigation bars and toolbars, and of the items of
/// tab bars.
///
/// Main thread only. Source: Apple, "UIBarItem".
@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// The bar that shows the item.
  final weak var observer: (any BarItemObserver)?
  /// What the program has set on this item itself, and appearance proxies therefore do not.
  final var appearanceMarks = AppearanceMarks()
  final var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  /// Creates an item from an archive, with its title, image, tag, and whether it is enabled.
  public required init?(coder: NSCoder) {
    super.init()
    coder.read(.barItem, into: self)
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    title = coder.decodeObject(of: NSString.self, forKey: Key.title) as String?
    image = coder.decodeObject(of: UIImage.self, forKey: Key.image)
    tag = coder.decodeInteger(forKey: Key.tag)
    isEnabled = !coder.decodeBool(forKey: Key.isDisabled)
  }

  /// Called when the object has been created from a view file and its outlets and actions are connected.
  /// An override calls the superclass. Default: nothing.
  ///
  /// Source: Apple, "awakeFromNib()".
  open func awakeFromNib() {}

  open func encode(with coder: NSCoder) {
    coder.encode(title as NSString?, forKey: Key.title)
    coder.encode(image, forKey: Key.image)
    coder.encode(tag, forKey: Key.tag)
    coder.encode(!isEnabled, forKey: Key.isDisabled)
  }

  private enum Key {
    static let title = "UITitle"
    static let image = "UIImage"
    static let tag = "UITag"
    static let isDisabled = "UIDisabled"
  }

  /// The text of the item. Default: nil.
  open var title: String? { didSet { didChange() } }
  /// The image of the item. Default: nil.
  @preconcurrency open var image: UIImage? { didSet { didChange() } }
  /// The image in bars of the compact height; nil means `image`. Default: nil.
  @preconcurrency open var landscapeImagePhone: UIImage? { didSet { didChange() } }
  /// The image that is shown large for users of the largest texts; nil means `image`. Default: nil.
  @preconcurrency open var largeContentSizeImage: UIImage?
  /// The insets of the image. Default: zero. Points.
  open var imageInsets = UIEdgeInsets.zero { didSet { didChange() } }
  /// The insets of the image in bars of the compact height. Default: zero. Points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { didChange() } }
  /// The insets of the large image. Default: zero. Points.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether the item can be chosen. Default: true.
  open var isEnabled = true { didSet { didChange() } }
  /// A number for use by the program. Default: 0.
  open var tag = 0

  /// Sets the attributes of the title in a state: `.normal`, `.highlighted`, `.disabled`, `.selected`
  /// or `.focused`. nil means those of the bar.
  ///
  /// Source: Apple, "setTitleTextAttributes(_:for:)".
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    appearanceDidSet(ProxyMembers.titleTextAttributes, state.argument)
    didChange()
  }

  /// Returns the attributes that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  // MARK: Accessibility

  /// What the program has set; created when it is needed.
  final lazy var accessibility = BarItemAccessibility()

  /// Whether a screen reader stops at the item. Default: true.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// The text that is read. Default: the title, or the name of the image.
  open var accessibilityLabel: String? {
    get { accessibility.label?.string ?? standardAccessibilityLabel }
    set { accessibility.label = newValue.map(SpokenText.plain) }
  }

  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility.label?.attributed ?? accessibilityLabel.map(NSAttributedString.init) }
    set { accessibility.label = newValue.map(SpokenText.attributed) }
  }

  /// The text that says what an activation does. Default: nil.
  open var accessibilityHint: String? {
    get { accessibility.hint?.string }
    set { accessibility.hint = newValue.map(SpokenText.plain) }
  }

  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility.hint?.attributed }
    set { accessibility.hint = newValue.map(SpokenText.attributed) }
  }

  /// The present value. Default: nil; that of an item of a tab bar is its badge.
  open var accessibilityValue: String? {
    get { accessibility.value?.string ?? standardAccessibilityValue }
    set { accessibility.value = newValue.map(SpokenText.plain) }
  }

  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility.value?.attributed ?? accessibilityValue.map(NSAttributedString.init) }
    set { accessibility.value = newValue.map(SpokenText.attributed) }
  }

  /// Traits besides those of a button. Default: none.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// The language in which the texts are read. Default: nil.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// Further actions. Default: nil.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }

  /// A name for tests. Default: nil.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  var standardAccessibilityLabel: String? {
    title.flatMap { $0.isEmpty ? nil : $0 } ?? image?.spokenName
  }

  var standardAccessibilityValue: String? { nil }

  // MARK: Appearance proxies

  /// Returns the object that records what all items of this class, and of its subclasses, get when a bar
  /// in a window shows them.
  ///
  /// Source: Apple, "appearance()".
  open class func appearance() -> Self { AppearanceRules.proxy(of: self) }

  /// Returns the proxy for the items inside of containers; the innermost container comes first.
  open class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRules.proxy(of: self, in: containerTypes) }

  /// Returns the proxy for the items in bars that have all of the given traits.
  open class func appearance(for trait: UITraitCollection) -> Self {
    AppearanceRules.proxy(of: self, with: trait)
  }

  open class func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { AppearanceRules.proxy(of: self, in: containerTypes, with: trait) }

  final func didChange() { observer?.barItemDidChange(self) }
}

/// A bar, which shows changes of its items.
@MainActor protocol BarItemObserver: AnyObject {
  func barItemDidChange(_ item: UIBarItem)
}
