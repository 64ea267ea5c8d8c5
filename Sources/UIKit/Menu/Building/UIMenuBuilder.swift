import Foundation
public import ObjectiveC

/// Changes the menus of a system, while responders build them. Identifiers that there are not change
/// nothing.
///
/// Main thread only. Source: Apple, "UIMenuBuilder".
@preconcurrency @MainActor public protocol UIMenuBuilder {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }

  /// Returns a menu, wherever it is.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns an action, wherever it is.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns a command, wherever it is.
  func command(for action: Selector, propertyList: Any?) -> UICommand?

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu by those that a closure returns for them.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(
    _ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of a system while they are built.
final class MenuTree: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(of system: UIMenuSystem, children: [UIMenuElement]) {
    self.system = system
    root = UIMenu(identifier: .root, children: children)
  }

  // MARK: Finding

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.identifier == identifier ? root : root.firstDescendant { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.firstDescendant { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.firstDescendant { command in
      command.action == action
        && command.propertyList as? AnyHashable == propertyList as? AnyHashable
    }
  }

  // MARK: Changing

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    root = root.replacing(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard root.identifier != parentIdentifier else {
      root = root.replacingChildren(childrenBlock(root.children))
      return
    }
    root = root.replacing(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    root = root.replacing(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    root = root.replacing(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    root = root.replacing(removedIdentifier) { _ in [] }
  }
}

extension UIMenu {
  /// Returns the first element of a class below the menu that fits.
  final func firstDescendant<Element: UIMenuElement>(
    where fits: (Element) -> Bool
  ) -> Element? {
    for child in children {
      if let element = child as? Element, fits(element) { return element }
      if let found = (child as? UIMenu)?.firstDescendant(where: fits) { return found }
    }
    return nil
  }

  /// Returns the menu with other elements in the place of a menu below it.
  fileprivate final func replacing(
    _ identifier: UIMenu.Identifier, by change: (UIMenu) -> [UIMenuElement]
  ) -> UIMenu {
    guard firstDescendant(where: { (menu: UIMenu) in menu.identifier == identifier }) != nil else {
      return self
    }
    return replacingChildren(
      children.flatMap { child -> [UIMenuElement] in
        guard let menu = child as? UIMenu else { return [child] }
        return menu.identifier == identifier
          ? change(menu) : [menu.replacing(identifier, by: change)]
      })
  }
}
