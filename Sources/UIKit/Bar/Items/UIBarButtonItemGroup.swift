public import Foundation

/// Bar button items that belong together. Where a bar has too little room, the representative item
/// stands for them.
///
/// Main thread only. Source: Apple, "UIBarButtonItemGroup".
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
  /// The navigation item that shows the group.
  final weak var observer: (any BarItemGroupObserver)?

  /// Creates a group.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
    adoptItems()
  }

  /// Returns a group that the user cannot remove.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    group.alwaysAvailable = true
    return group
  }

  /// Creates a group from an archive.
  public required init?(coder: NSCoder) {
    let unarchiver = coder as? NSKeyedUnarchiver
    barButtonItems =
      unarchiver?.decodeObject(forKey: Key.items) as? [UIBarButtonItem] ?? []
    representativeItem = unarchiver?.decodeObject(forKey: Key.representative) as? UIBarButtonItem
    super.init()
    adoptItems()
  }

  open func encode(with coder: NSCoder) {
    coder.encode(barButtonItems as NSArray, forKey: Key.items)
    coder.encode(representativeItem, forKey: Key.representative)
  }

  private enum Key {
    static let items = "UIBarButtonItems"
    static let representative = "UIRepresentativeItem"
  }

  /// The items.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      adoptItems()
      didChange()
    }
  }

  /// The item that stands for the group where there is too little room. Default: nil.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      representativeItem?.buttonGroup = self
      didChange()
    }
  }

  /// Whether the representative item stands for the group.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// Whether the group stays in the bar as long as possible, and the others go into a menu before.
  /// Default: false.
  open var alwaysAvailable = false { didSet { didChange() } }
  /// Whether the group is hidden. Default: false.
  open var isHidden = false { didSet { didChange() } }

  /// What stands for the group in the menu of a bar that has no room for it. Default: a submenu in line
  /// with what stands for the items.
  open var menuRepresentation: UIMenuElement? {
    get { explicitMenuRepresentation ?? makeMenuRepresentation() }
    set { explicitMenuRepresentation = newValue }
  }
  private final var explicitMenuRepresentation: UIMenuElement?

  private func makeMenuRepresentation() -> UIMenuElement? {
    let elements = barButtonItems.filter { !$0.isHidden }.compactMap(\.menuRepresentation)
    guard !elements.isEmpty else { return nil }
    if let title = representativeItem?.title, !title.isEmpty {
      return UIMenu(title: title, image: representativeItem?.image, children: elements)
    }
    return UIMenu(options: .displayInline, children: elements)
  }

  private func adoptItems() {
    for item in barButtonItems { item.buttonGroup = self }
    representativeItem?.buttonGroup = self
  }

  private func didChange() { observer?.barItemGroupDidChange(self) }
}

/// A navigation item, which shows changes of its groups.
@MainActor protocol BarItemGroupObserver: AnyObject {
  func barItemGroupDidChange(_ group: UIBarButtonItemGroup)
}
