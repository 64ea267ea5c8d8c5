/// What a list shows of a menu: sections of rows.
@MainActor struct MenuContent {
  struct Section {
    var title = ""
    var rows: [Row] = []
  }

  enum Row {
    /// An element with its title.
    case element(MenuEntry)
    /// Elements side by side, of which the menu wants images alone, or images above titles.
    case strip([MenuEntry], UIMenu.ElementSize)
  }

  private(set) var sections: [Section] = []
  private let elements: (UIDeferredMenuElement) -> [UIMenuElement]?

  /// - Parameter elements: returns the elements of a deferred one, or nil while it is loading.
  init(of menu: UIMenu, elements: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?) {
    self.elements = elements
    sections = [Section(title: menu.title)]
    add(menu.children, of: menu)
    sections.removeAll { $0.rows.isEmpty }
  }

  var entries: [MenuEntry] {
    sections.flatMap(\.rows).flatMap { row in
      switch row {
      case .element(let entry): [entry]
      case .strip(let entries, _): entries
      }
    }
  }

  /// Whether rows have a column for check marks and for the arrows of submenus.
  var hasMarks: Bool {
    sections.flatMap(\.rows).contains { row in
      if case .element(let entry) = row { entry.hasMark } else { false }
    }
  }

  private mutating func add(_ children: [UIMenuElement], of menu: UIMenu) {
    for child in children {
      switch child {
      case let section as UIMenu where section.options.contains(.displayInline):
        sections.append(Section(title: section.title))
        add(section.children, of: section)
        sections.append(Section())
      case let submenu as UIMenu: add(MenuEntry(.submenu(submenu), of: menu))
      case let deferred as UIDeferredMenuElement:
        if let loaded = elements(deferred) {
          add(loaded, of: menu)
        } else {
          add(MenuEntry(.loading, of: menu))
        }
      default:
        guard let leaf = child as? any UIMenuElement & UIMenuLeaf else { continue }
        if !leaf.attributes.contains(.hidden) { add(MenuEntry(.leaf(leaf), of: menu)) }
      }
    }
  }

  private mutating func add(_ entry: MenuEntry) {
    let size = entry.menu.effectiveElementSize
    let (index, count) = (sections.count - 1, size == .small ? 4 : 3)
    guard size != .large, case .leaf = entry.kind else {
      sections[index].rows.append(.element(entry))
      return
    }
    if case .strip(let entries, size)? = sections[index].rows.last, entries.count < count {
      sections[index].rows.removeLast()
      sections[index].rows.append(.strip(entries + [entry], size))
    } else {
      sections[index].rows.append(.strip([entry], size))
    }
  }
}

extension UIMenu {
  fileprivate final var effectiveElementSize: ElementSize {
    if options.contains(.displayAsPalette) { return .small }
    return preferredElementSize == .automatic ? .large : preferredElementSize
  }
}

/// An element of a menu as a list shows it.
@MainActor final class MenuEntry {
  enum Kind {
    case leaf(any UIMenuElement & UIMenuLeaf)
    case submenu(UIMenu)
    /// Stands for the elements of a deferred one that have not been provided yet.
    case loading
  }

  let kind: Kind
  /// The menu that contains the element.
  let menu: UIMenu

  init(_ kind: Kind, of menu: UIMenu) {
    (self.kind, self.menu) = (kind, menu)
  }

  private var element: UIMenuElement? {
    switch kind {
    case .leaf(let leaf): leaf
    case .submenu(let menu): menu
    case .loading: nil
    }
  }

  private var leaf: (any UIMenuLeaf)? {
    if case .leaf(let leaf) = kind { leaf } else { nil }
  }

  var title: String { element?.title ?? "Loading…" }
  var subtitle: String? { element?.subtitle }

  var image: UIImage? {
    leaf?.state == .on ? leaf?.selectedImage ?? element?.image : element?.image
  }

  var state: UIMenuElement.State { leaf?.state ?? .off }

  var isSubmenu: Bool {
    if case .submenu = kind { true } else { false }
  }

  var hasMark: Bool { isSubmenu || state != .off }

  var isEnabled: Bool {
    if case .loading = kind { return false }
    return leaf?.attributes.contains(.disabled) != true
  }

  var isDestructive: Bool {
    switch kind {
    case .leaf(let leaf): leaf.attributes.contains(.destructive)
    case .submenu(let menu): menu.options.contains(.destructive)
    case .loading: false
    }
  }
}

extension MenuEntry {
  /// Makes the element the only one with the state `.on`, if a menu above allows a single one.
  func select(in root: UIMenu) {
    guard case .leaf(let leaf) = kind, let owner = root.innermostSingleSelection(of: leaf) else {
      return
    }
    owner.forEachLeaf { $0.state = $0 === leaf ? .on : .off }
  }
}

extension UIMenu {
  /// Returns the innermost menu with a single selection that contains an element.
  fileprivate final func innermostSingleSelection(of leaf: any UIMenuLeaf) -> UIMenu? {
    for child in children {
      if child === leaf { return options.contains(.singleSelection) ? self : nil }
      guard let menu = child as? UIMenu, menu.containsLeaf(leaf) else { continue }
      return menu.innermostSingleSelection(of: leaf)
        ?? (options.contains(.singleSelection) ? self : nil)
    }
    return nil
  }

  private final func containsLeaf(_ leaf: any UIMenuLeaf) -> Bool {
    var isFound = false
    forEachLeaf { if $0 === leaf { isFound = true } }
    return isFound
  }

  fileprivate final func forEachLeaf(_ body: (any UIMenuLeaf) -> Void) {
    for child in children {
      if let menu = child as? UIMenu { menu.forEachLeaf(body) }
      if let leaf = child as? any UIMenuLeaf { body(leaf) }
    }
  }
}
