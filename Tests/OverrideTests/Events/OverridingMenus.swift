import UIKit

final class OverridingMenu: UIMenu {
  override var identifier: UIMenu.Identifier { called(super.identifier) }
  override var options: UIMenu.Options { called(super.options) }
  override var children: [UIMenuElement] { called(super.children) }
  override var preferredElementSize: UIMenu.ElementSize {
    get { called(super.preferredElementSize) }
    set { super.preferredElementSize = assigned(newValue) }
  }
  override var selectedElements: [UIMenuElement] { called(super.selectedElements) }
  override func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    called(super.replacingChildren(newChildren))
  }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingDeferredElement: UIDeferredMenuElement {
  override class func uncached(_ elementProvider: @escaping Provider) -> Self {
    called(super.uncached(elementProvider))
  }
  override func copy(with zone: NSZone? = nil) -> Any { called(super.copy(with: zone)) }
}

final class OverridingContextMenuConfiguration: UIContextMenuConfiguration {
  override var identifier: any NSCopying { called(super.identifier) }
  override var badgeCount: Int {
    get { called(super.badgeCount) }
    set { super.badgeCount = assigned(newValue) }
  }
  override var preferredMenuElementOrder: ElementOrder {
    get { called(super.preferredMenuElementOrder) }
    set { super.preferredMenuElementOrder = assigned(newValue) }
  }
}

final class OverridingContextMenuInteraction: UIContextMenuInteraction {
  override var delegate: (any UIContextMenuInteractionDelegate)? { called(super.delegate) }
  override var view: UIView? { called(super.view) }
  override var menuAppearance: Appearance { called(super.menuAppearance) }
  override func willMove(to view: UIView?) { called(super.willMove(to: view)) }
  override func didMove(to view: UIView?) { called(super.didMove(to: view)) }
  override func location(in view: UIView?) -> CGPoint { called(super.location(in: view)) }
  override func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    called(super.updateVisibleMenu(block))
  }
  override func dismissMenu() { called(super.dismissMenu()) }
}

final class OverridingEditMenuConfiguration: UIEditMenuConfiguration {
  override var identifier: AnyHashable { called(super.identifier) }
  override var sourcePoint: CGPoint { called(super.sourcePoint) }
  override var preferredArrowDirection: UIEditMenuArrowDirection {
    get { called(super.preferredArrowDirection) }
    set { super.preferredArrowDirection = assigned(newValue) }
  }
}

final class OverridingEditMenuInteraction: UIEditMenuInteraction {
  override var delegate: (any UIEditMenuInteractionDelegate)? { called(super.delegate) }
  override var view: UIView? { called(super.view) }
  override func willMove(to view: UIView?) { called(super.willMove(to: view)) }
  override func didMove(to view: UIView?) { called(super.didMove(to: view)) }
  override func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    called(super.presentEditMenu(with: configuration))
  }
  override func dismissMenu() { called(super.dismissMenu()) }
  override func reloadVisibleMenu() { called(super.reloadVisibleMenu()) }
  override func updateVisibleMenuPosition(animated: Bool) {
    called(super.updateVisibleMenuPosition(animated: animated))
  }
  override func location(in view: UIView?) -> CGPoint { called(super.location(in: view)) }
}

final class OverridingMenuController: UIMenuController {
  override class var shared: UIMenuController { called(super.shared) }
  override var menuItems: [UIMenuItem]? {
    get { called(super.menuItems) }
    set { super.menuItems = assigned(newValue) }
  }
  override var arrowDirection: ArrowDirection {
    get { called(super.arrowDirection) }
    set { super.arrowDirection = assigned(newValue) }
  }
  override var isMenuVisible: Bool {
    get { called(super.isMenuVisible) }
    set { super.isMenuVisible = assigned(newValue) }
  }
  override var menuFrame: CGRect { called(super.menuFrame) }
  override func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    called(super.showMenu(from: targetView, rect: targetRect))
  }
  override func hideMenu(from targetView: UIView) { called(super.hideMenu(from: targetView)) }
  override func hideMenu() { called(super.hideMenu()) }
  override func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    called(super.setTargetRect(targetRect, in: targetView))
  }
  override func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    called(super.setMenuVisible(menuVisible, animated: animated))
  }
  override func update() { called(super.update()) }
}

final class OverridingMenuItem: UIMenuItem {
  override var title: String {
    get { called(super.title) }
    set { super.title = assigned(newValue) }
  }
  override var action: Selector {
    get { called(super.action) }
    set { super.action = assigned(newValue) }
  }
}

extension Overrides {
  static let menu = Overrides(
    of: "UIMenu", by: OverridingMenu(),
    uses: [
      {
        $0.preferredElementSize = $0.preferredElementSize
        _ = ($0.identifier, $0.options, $0.children, $0.selectedElements, $0.copy())
      }
    ])

  static let deferredElement = Overrides(
    of: "UIDeferredMenuElement", by: OverridingDeferredElement.uncached { $0([]) },
    uses: [{ _ = $0.copy() }])

  static let contextConfiguration = Overrides(
    of: "UIContextMenuConfiguration", by: OverridingContextMenuConfiguration(),
    uses: [
      {
        ($0.badgeCount, $0.preferredMenuElementOrder) = (
          $0.badgeCount, $0.preferredMenuElementOrder
        )
        _ = $0.identifier
      }
    ])

  static let contextInteraction = Overrides(
    of: "UIContextMenuInteraction", by: OverridingContextMenuInteraction(delegate: UIControl()),
    uses: [
      {
        UIView().addInteraction($0)
        _ = ($0.delegate, $0.view, $0.menuAppearance, $0.location(in: nil))
        $0.updateVisibleMenu { $0 }
      }
    ])

  static let editConfiguration = Overrides(
    of: "UIEditMenuConfiguration",
    by: OverridingEditMenuConfiguration(identifier: nil, sourcePoint: .zero),
    uses: [
      {
        $0.preferredArrowDirection = $0.preferredArrowDirection
        _ = ($0.identifier, $0.sourcePoint)
      }
    ])

  static let editInteraction = Overrides(
    of: "UIEditMenuInteraction", by: OverridingEditMenuInteraction(delegate: nil),
    uses: [
      {
        UIView().addInteraction($0)
        _ = ($0.delegate, $0.view, $0.location(in: nil))
        $0.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))
        $0.reloadVisibleMenu()
        $0.updateVisibleMenuPosition(animated: false)
      }
    ])

  static let menuController = Overrides(
    of: "UIMenuController", by: OverridingMenuController(),
    uses: [
      {
        ($0.menuItems, $0.arrowDirection) = ($0.menuItems, $0.arrowDirection)
        _ = (OverridingMenuController.shared, $0.isMenuVisible, $0.menuFrame)
        let view = UIView()
        $0.showMenu(from: view, rect: .zero)
        $0.hideMenu(from: view)
        // This calls `setMenuVisible(_:animated:)`, which calls `hideMenu()`.
        $0.isMenuVisible = false
      }
    ])

  static let menuItem = Overrides(
    of: "UIMenuItem", by: OverridingMenuItem(title: "", action: "none"),
    uses: [{ ($0.title, $0.action) = ($0.title, $0.action) }])
}
