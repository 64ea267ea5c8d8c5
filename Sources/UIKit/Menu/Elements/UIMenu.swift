public import Foundation

/// A group of menu elements: a menu, a submenu, or a section of a menu.
///
/// Main thread only. Source: Apple, "UIMenu".
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// How a menu appears inside of another one, and what can be selected.
  ///
  /// Source: Apple, "UIMenu.Options".
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are a section of the menu above, not a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The submenu's title is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// The action that was chosen last is the only one with the state `.on`, also among those of
    /// submenus.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are a row of images.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of a menu's elements.
  ///
  /// Source: Apple, "UIMenu.ElementSize".
  public enum ElementSize: Int, Sendable {
    /// Images, four in a row.
    case small
    /// Images above titles, three in a row.
    case medium
    /// A row for each element.
    case large
    /// Large, and small in a palette.
    case automatic = -1
  }

  open private(set) var identifier: Identifier
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]
  /// Default: `.automatic`.
  open var preferredElementSize: ElementSize

  /// Creates a menu.
  ///
  /// - Parameter identifier: nil means a unique one.
  ///
  /// Source: Apple, "init(title:subtitle:image:identifier:options:preferredElementSize:children:)".
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    (self.options, self.children) = (options, children)
    self.preferredElementSize = preferredElementSize
    super.init(heading: title, icon: image)
    self.subtitle = subtitle
  }

  /// The actions and commands with the state `.on`, also those of sections.
  ///
  /// Source: Apple, "selectedElements".
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu {
        return menu.options.contains(.displayInline) ? menu.selectedElements : []
      }
      return (child as? any UIMenuLeaf)?.state == .on ? [child] : []
    }
  }

  /// Returns a menu with other elements that is otherwise the same.
  ///
  /// Source: Apple, "replacingChildren(_:)".
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let menu = UIMenu(
      title: title, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
    menu.subtitle = subtitle
    return menu
  }

  /// Returns a menu with copies of the elements.
  open override func copy(with zone: NSZone? = nil) -> Any {
    replacingChildren(children.map { $0.copy() as? UIMenuElement ?? $0 })
  }
}

extension UIMenu {
  /// The menu with its elements, and those of its sections, in the opposite order.
  final var reversed: UIMenu {
    replacingChildren(
      children.reversed().map { child in
        guard let section = child as? UIMenu, section.options.contains(.displayInline) else {
          return child
        }
        return section.reversed
      })
  }
}
