public import Foundation
public import ObjectiveC

/// Shows the bar of an edit menu with the standard edit actions and the program's own ones, as far as
/// the first responder performs them. Deprecated; use `UIEditMenuInteraction`.
///
/// Main thread only. Source: Apple, "UIMenuController".
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// Where the arrow of the menu points to.
  ///
  /// Source: Apple, "UIMenuController.ArrowDirection".
  public enum ArrowDirection: Int, Sendable {
    /// Down, so that the menu is above its target, or up where there is no room.
    case `default`
    case up, down, left, right
  }

  private static let instance = UIMenuController()

  /// The only menu controller.
  open class var shared: UIMenuController { instance }

  /// The program's own elements, after the standard ones. Default: nil.
  open var menuItems: [UIMenuItem]? {
    didSet { update() }
  }

  /// Where the arrow points to. Default: `.default`.
  open var arrowDirection = ArrowDirection.default

  private weak var targetView: UIView?
  private var target = CGRect.zero
  private var presenter: EditMenuPresenter?

  /// Whether the menu is shown. Setting it shows the menu at the target rectangle, or hides it.
  open var isMenuVisible: Bool {
    get { presenter != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu with its arrow, in the window's coordinates; zero while it is hidden.
  open var menuFrame: CGRect { presenter?.frame ?? .zero }

  /// Shows the menu beside a rectangle. Nothing appears if the first responder, or the view, performs
  /// none of the actions.
  ///
  /// - Parameter targetRect: in the view's coordinates. Points.
  ///
  /// Source: Apple, "showMenu(from:rect:)".
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu if it was shown for a view.
  ///
  /// Source: Apple, "hideMenu(from:)".
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Hides the menu.
  ///
  /// Source: Apple, "hideMenu()".
  open func hideMenu() { presenter?.hide() }

  /// Sets the place of the menu. Deprecated; use `showMenu(from:rect:)`.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (target, self.targetView) = (targetRect, targetView)
    presenter?.updatePosition(isAnimated: true)
  }

  /// Shows or hides the menu. Deprecated; use `showMenu(from:rect:)` and `hideMenu()`.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    presenter?.hide()
    guard let targetView, targetView.window != nil else { return }
    let presenter = EditMenuPresenter(for: self, of: targetView, pointing: arrowDirection.direction)
    self.presenter = presenter
    presenter.showBar()
    if !presenter.isShown { self.presenter = nil }
  }

  /// Shows what the first responder performs now.
  ///
  /// Source: Apple, "update()".
  open func update() {
    let previous = menuFrame
    presenter?.reload()
    if isMenuVisible, menuFrame != previous { post(Self.menuFrameDidChangeNotification) }
  }

  fileprivate func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UIMenuController: EditMenuOwner {
  var targetRect: CGRect { target }

  func makeMenu() -> UIMenu? {
    guard let responder = targetView?.window?.firstResponder ?? targetView else { return nil }
    let standard = UIMenuSystem.context.build(from: responder).children
    let own = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    return UIMenu(children: standard + own).validated(from: responder, for: self)
  }

  func menuWillShow(_ animator: MenuAnimator) {
    post(Self.willShowMenuNotification)
    animator.addCompletion { self.post(Self.didShowMenuNotification) }
  }

  func menuWillHide(_ animator: MenuAnimator) {
    presenter = nil
    post(Self.willHideMenuNotification)
    animator.addCompletion { self.post(Self.didHideMenuNotification) }
  }

  /// The sender of the actions is the menu controller.
  func perform(_ leaf: any UIMenuLeaf) {
    guard let command = leaf as? UICommand else {
      return leaf.performWithSender(self, target: nil)
    }
    let responder = targetView?.window?.firstResponder ?? targetView
    let target = responder?.target(forAction: command.action, withSender: self)
    UIApplication.shared.sendAction(command.action, to: target, from: self, for: nil)
  }
}

extension UIMenuController {
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted when the frame of the visible menu has changed.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")
}

extension UIMenuController.ArrowDirection {
  fileprivate var direction: UIEditMenuArrowDirection {
    switch self {
    case .default: .automatic
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

/// An element of the program's own in the menu of `UIMenuController`. Deprecated; use `UICommand`.
///
/// Main thread only. Source: Apple, "UIMenuItem".
@preconcurrency @MainActor open class UIMenuItem: NSObject {
  open var title: String
  /// The action that is sent to the first responder.
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
  }
}
