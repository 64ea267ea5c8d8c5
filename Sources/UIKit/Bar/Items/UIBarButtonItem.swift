public import Foundation
public import ObjectiveC
import QuartzCore

/// A button, a space, or a view of the program in a navigation bar or a toolbar.
///
/// Main thread only. Source: Apple, "UIBarButtonItem".
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// Which button of the system this is; nil for one of the program.
  final private(set) var systemItem: SystemItem?
  final var backgrounds = BarButtonBackgrounds()
  /// The group that contains the item.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  public override init() {
    super.init()
  }

  /// Creates a button with a text.
  ///
  /// - Parameter target: not retained. nil means the first object in the responder chain that performs
  ///   the action.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    (self.title, self.style, self.action) = (title, style, action)
    self.target = target as AnyObject?
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image, and another in bars of the compact height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// Creates a button of the system, or a space.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(
      title: systemItem.title, style: systemItem == .done ? .done : .plain, target: target,
      action: action)
    show(systemItem)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates a button of the system with an action, a menu, or both: the menu then appears when the
  /// button is held.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    (self.primaryAction, self.menu) = (primaryAction, menu)
    showPrimaryAction()
  }

  /// Creates a button with an action, a menu, or both. Without a title and an image, the button has
  /// those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    // Observers do not run in this initializer.
    showPrimaryAction()
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates a button with a target and a menu, which appears when the button is held.
  public convenience init(
    title: String? = nil, image: UIImage?, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    (self.image, self.menu) = (image, menu)
  }

  /// Returns a space of a width. 0 means the width that the system chooses. Points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = make(.fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that takes what the other items leave.
  public class func flexibleSpace() -> Self {
    make(.flexibleSpace)
  }

  /// Creates an item of the class on which the method is called.
  private class func make(_ systemItem: SystemItem) -> Self {
    let item = unsafe unsafeDowncast(makeObject(of: self), to: Self.self)
    item.show(systemItem)
    return item
  }

  /// Creates an item from an archive, with its style, width, custom view and system item, without
  /// target and action.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.read(.barButtonItem, into: self)
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    style = Style(rawValue: coder.decodeInteger(forKey: Key.style)) ?? .plain
    width = coder.decodeDouble(forKey: Key.width)
    customView = coder.decodeObject(forKey: Key.customView) as? UIView
    if coder.containsValue(forKey: Key.systemItem) {
      SystemItem(rawValue: coder.decodeInteger(forKey: Key.systemItem)).map(show)
    }
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(style.rawValue, forKey: Key.style)
    coder.encode(Double(width), forKey: Key.width)
    coder.encode(customView, forKey: Key.customView)
    if let systemItem { coder.encode(systemItem.rawValue, forKey: Key.systemItem) }
  }

  private enum Key {
    static let style = "UIStyle"
    static let width = "UIWidth"
    static let customView = "UICustomView"
    static let systemItem = "UISystemItem"
  }

  final func show(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if image == nil { image = systemItem.symbolName.flatMap(UIImage.init(systemName:)) }
  }

  /// The object that performs the action. Not retained. Default: nil.
  open weak var target: AnyObject?
  /// The method that is called when the button is tapped. Default: nil.
  open var action: Selector? { didSet { didChange() } }
  /// The action that is performed when the button is tapped, instead of `action`. The button gets its
  /// title and image. Default: nil.
  open var primaryAction: UIAction? {
    didSet { showPrimaryAction() }
  }

  private final func showPrimaryAction() {
    guard let primaryAction else { return didChange() }
    if systemItem == nil {
      title = primaryAction.title
      image = primaryAction.image
    }
    isEnabled = !primaryAction.attributes.contains(.disabled)
  }

  /// The menu of the button: it appears when the button is tapped, or held if the button has an action.
  /// Default: nil.
  open var menu: UIMenu? { didSet { didChange() } }
  /// The order of the menu's elements where it is above the button. Default: `.automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether a tap changes `isSelected`, or the menu's chosen element is the button's title. Default:
  /// false.
  open var changesSelectionAsPrimaryAction = false { didSet { didChange() } }
  /// Whether the button has the background of a button that is on. Default: false.
  open var isSelected = false { didSet { didChange() } }
  /// Whether the item is hidden, and takes no room. Default: false.
  open var isHidden = false { didSet { didChange() } }
  /// Whether a symbol of the button is animated when it is tapped. Default: true.
  open var isSymbolAnimationEnabled = true
  /// The look of the button. Default: `.plain`.
  open var style = Style.plain { didSet { didChange() } }
  /// Titles that the button may get: it is as wide as the widest of them. Default: nil.
  open var possibleTitles: Set<String>? { didSet { didChange() } }
  /// The width of the item; 0, the default, means that of the content. Points.
  open var width: CGFloat = 0 { didSet { didChange() } }
  /// The view of the program that the item shows. Default: nil.
  open var customView: UIView? { didSet { didChange() } }
  /// The tint color of the button; nil, the default, means that of the bar.
  @preconcurrency open var tintColor: UIColor? {
    didSet {
      appearanceDidSet(ProxyMembers.tintColor)
      didChange()
    }
  }

  /// What stands for the item in the menu of a bar that has no room for it. Default: an action with the
  /// title and image, or the menu.
  open var menuRepresentation: UIMenuElement? {
    get { explicitMenuRepresentation ?? makeMenuRepresentation() }
    set { explicitMenuRepresentation = newValue }
  }
  private final var explicitMenuRepresentation: UIMenuElement?

  /// Returns a group with this item that the user cannot remove.
  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(representativeItem: nil, items: [self])
  }

  // MARK: Backgrounds and positions

  /// Sets the background of the button in a state.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    backgrounds.images[.init(state: state, style: nil, metrics: barMetrics)] = backgroundImage
    appearanceDidSet(ProxyMembers.backgroundImage, state.argument, barMetrics.rawValue)
    didChange()
  }

  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    backgrounds.images[.init(state: state, style: nil, metrics: barMetrics)]
  }

  /// Sets the background of the button in a state, while it has a style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    backgrounds.images[.init(state: state, style: style, metrics: barMetrics)] = backgroundImage
    appearanceDidSet(
      ProxyMembers.styledBackgroundImage, state.argument, style.rawValue, barMetrics.rawValue)
    didChange()
  }

  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgrounds.images[.init(state: state, style: style, metrics: barMetrics)]
  }

  /// Moves the background down. Points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgrounds.verticalAdjustments[barMetrics] = adjustment
    appearanceDidSet(ProxyMembers.backgroundVerticalPositionAdjustment, barMetrics.rawValue)
    didChange()
  }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgrounds.verticalAdjustments[barMetrics] ?? 0
  }

  /// Moves the title. Points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    backgrounds.titleAdjustments[barMetrics] = adjustment
    appearanceDidSet(ProxyMembers.titlePositionAdjustment, barMetrics.rawValue)
    didChange()
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backgrounds.titleAdjustments[barMetrics] ?? .zero
  }

  // MARK: Accessibility

  override var standardAccessibilityLabel: String? {
    systemItem?.menuTitle ?? super.standardAccessibilityLabel
  }
}
