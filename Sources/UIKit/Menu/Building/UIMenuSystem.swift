public import Foundation

/// The menus of the program that responders build: the main ones, whose keys are commands, and those
/// that appear beside a selection.
///
/// Main thread only. Source: Apple, "UIMenuSystem".
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  private static let mainSystem = UIMenuSystem(StandardMenus.main)
  private static let contextSystem = UIMenuSystem(StandardMenus.context)

  /// The menus of the menu bar. No menu bar is shown; their key commands work.
  ///
  /// Source: Apple, "main".
  open class var main: UIMenuSystem { mainSystem }
  /// The elements that edit menus suggest.
  ///
  /// Source: Apple, "context".
  open class var context: UIMenuSystem { contextSystem }

  private let makeStandardMenus: () -> [UIMenuElement]
  private var builtMenu: UIMenu?

  init(_ makeStandardMenus: @escaping @MainActor () -> [UIMenuElement]) {
    self.makeStandardMenus = makeStandardMenus
  }

  /// Lets the menus be built anew before they are used the next time.
  ///
  /// Source: Apple, "setNeedsRebuild()".
  open func setNeedsRebuild() {
    builtMenu = nil
    setNeedsRevalidate()
  }

  /// Lets commands that are visible be validated anew.
  ///
  /// Source: Apple, "setNeedsRevalidate()".
  open func setNeedsRevalidate() {
    guard self === UIMenuSystem.context else { return }
    EditMenuPresenter.visible?.reload()
  }

  /// The menus as the application and its delegate have built them.
  final var menu: UIMenu {
    if let builtMenu { return builtMenu }
    let menu = build(from: UIApplication.shared)
    builtMenu = menu
    return menu
  }

  /// Returns the menus as a responder, and those after it in the chain, build them.
  final func build(from responder: UIResponder) -> UIMenu {
    let tree = MenuTree(of: self, children: makeStandardMenus())
    responder.buildMenu(with: tree)
    return tree.root
  }
}
