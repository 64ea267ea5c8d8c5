public import Foundation

/// What a navigation bar shows for one controller: the title, and the items on both sides.
///
/// Main thread only. Source: Apple, "UINavigationItem".
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding,
  BarItemGroupObserver
{
  /// The bar that shows the item.
  final weak var observer: (any NavigationItemObserver)?
  /// The controller whose item this is.
  final weak var owner: UIViewController?

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item from an archive, with its texts and bar button items.
  public required init?(coder: NSCoder) {
    super.init()
    coder.read(.navigationItem, into: self)
    guard let coder = coder as? NSKeyedUnarchiver else { return }
    title = coder.decodeObject(of: NSString.self, forKey: Key.title) as String?
    prompt = coder.decodeObject(of: NSString.self, forKey: Key.prompt) as String?
    titleView = coder.decodeObject(forKey: Key.titleView) as? UIView
    backBarButtonItem = coder.decodeObject(forKey: Key.backItem) as? UIBarButtonItem
    leftBarButtonItems = coder.decodeObject(forKey: Key.leftItems) as? [UIBarButtonItem]
    rightBarButtonItems = coder.decodeObject(forKey: Key.rightItems) as? [UIBarButtonItem]
    hidesBackButton = coder.decodeBool(forKey: Key.hidesBackButton)
  }

  /// Called when the object has been created from a view file and its outlets and actions are connected.
  /// An override calls the superclass. Default: nothing.
  ///
  /// Source: Apple, "awakeFromNib()".
  open func awakeFromNib() {}

  open func encode(with coder: NSCoder) {
    coder.encode(title as NSString?, forKey: Key.title)
    coder.encode(prompt as NSString?, forKey: Key.prompt)
    coder.encode(titleView, forKey: Key.titleView)
    coder.encode(backBarButtonItem, forKey: Key.backItem)
    coder.encode(leftBarButtonItems as NSArray?, forKey: Key.leftItems)
    coder.encode(rightBarButtonItems as NSArray?, forKey: Key.rightItems)
    coder.encode(hidesBackButton, forKey: Key.hidesBackButton)
  }

  private enum Key {
    static let title = "UITitle"
    static let prompt = "UIPrompt"
    static let titleView = "UITitleView"
    static let backItem = "UIBackBarButtonItem"
    static let leftItems = "UILeftBarButtonItems"
    static let rightItems = "UIRightBarButtonItems"
    static let hidesBackButton = "UIHidesBackButton"
  }

  final func didChange(animated: Bool = false) {
    observer?.navigationItemDidChange(self, animated: animated)
  }

  // MARK: Title

  /// The title in the center, or the large one. Default: nil.
  open var title: String? { didSet { didChange() } }
  /// The view instead of the title. Default: nil.
  open var titleView: UIView? { didSet { didChange() } }
  /// A text above the title, for which the bar becomes higher. Default: nil.
  open var prompt: String? { didSet { didChange() } }
  /// Whether the title is large, in a bar with `prefersLargeTitles`. Default: `.automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { didChange() } }
  /// How the bar arranges the item. Default: `.navigator`.
  open var style = ItemStyle.navigator { didSet { didChange() } }
  /// Provides the menu that opens when the title is tapped, given elements that the system suggests:
  /// none here. Default: nil.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { didChange() } }

  // MARK: Search

  /// The controller of the search whose bar the navigation bar has. Default: nil.
  ///
  /// Source: Apple, "searchController".
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.leave(self)
      searchController?.item = self
      didChange()
    }
  }
  /// Whether content that is scrolled up hides a stacked search bar, and content that is pulled down
  /// shows it. Default: true.
  ///
  /// Source: Apple, "hidesSearchBarWhenScrolling".
  open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }
  /// Where the search bar is, if there is room. Default: `.automatic`.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic { didSet { didChange() } }
  /// Where the search bar is; `.automatic` while the item has none.
  open var searchBarPlacement: SearchBarPlacement {
    searchController?.searchBarPlacement ?? .automatic
  }

  // MARK: Back button

  /// The button that leads back to this item, in the bar of the next one; its title, image and menu
  /// count. Default: nil, which means one with the title of this item.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// The title of the button that leads back to this item. Default: nil, which means `title`.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// What the button that leads back to this item shows. Default: `.default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  /// What the back button in the bar of this item does instead of going back. Its title and image, if
  /// it has any, are those of the button. Default: nil.
  open var backAction: UIAction? { didSet { didChange() } }
  /// Whether the bar of this item has no back button. Default: false.
  open var hidesBackButton = false { didSet { if !isAnimating { didChange() } } }
  private final var isAnimating = false

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    change(animated: animated) { self.hidesBackButton = hidesBackButton }
  }

  /// Whether the items at the left are beside the back button, and not in its place. Default: false.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }

  // MARK: Items

  /// The items at the leading side, from the side inwards. Default: nil.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  private final var leftItems: [UIBarButtonItem]?

  /// The items at the trailing side, from the side inwards. Default: nil.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  private final var rightItems: [UIBarButtonItem]?

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items
    didChange(animated: animated)
  }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items
    didChange(animated: animated)
  }

  /// The outermost item at the leading side. Default: nil.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The outermost item at the trailing side. Default: nil.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(Self.replacingFirst(of: leftItems, by: item), animated: animated)
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(Self.replacingFirst(of: rightItems, by: item), animated: animated)
  }

  private static func replacingFirst(
    of items: [UIBarButtonItem]?, by item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let items = (item.map { [$0] } ?? []) + (items ?? []).dropFirst()
    return items.isEmpty ? nil : items
  }

  // MARK: Groups

  /// The groups at the leading side, inwards of `leftBarButtonItems`. Default: none.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(leadingItemGroups) } }
  /// The groups in the center, for the styles `.browser` and `.editor`. Default: none.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(centerItemGroups) } }
  /// The groups at the trailing side, inwards of `rightBarButtonItems`. Default: none.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { adopt(trailingItemGroups) } }
  /// The outermost group at the trailing side, which never goes into the menu. Default: nil.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { adopt(pinnedTrailingGroup.map { [$0] } ?? []) }
  }
  /// The elements of the bar's menu after those for which there is no room. Default: nil.
  open var additionalOverflowItems: UIDeferredMenuElement? { didSet { didChange() } }

  private func adopt(_ groups: [UIBarButtonItemGroup]) {
    for group in groups { group.observer = self }
    didChange()
  }

  final func barItemGroupDidChange(_ group: UIBarButtonItemGroup) { didChange() }

  // MARK: Appearances

  /// The look of the bar while it shows this item. Assigned values are copied. Default: nil, which
  /// means that of the bar.
  @preconcurrency open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = observed(newValue) }
  }
  /// The look in the compact height.
  @preconcurrency open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = observed(newValue) }
  }
  /// The look while no content is scrolled below the bar.
  @preconcurrency open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = observed(newValue) }
  }
  /// The look in the compact height, while no content is scrolled below the bar.
  @preconcurrency open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { appearances.compactScrollEdge = observed(newValue) }
  }
  final var appearances = BarAppearances<UINavigationBarAppearance>() { didSet { didChange() } }

  private func observed(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    appearance?.observedCopy { [weak self] in self?.didChange() }
  }

  private func change(animated: Bool, _ body: () -> Void) {
    isAnimating = true
    body()
    isAnimating = false
    didChange(animated: animated)
  }
}

/// A navigation bar, which shows changes of its items.
@MainActor protocol NavigationItemObserver: AnyObject {
  func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}
