import CoreGraphics
import Foundation

/// Provides the elements of an edit menu, and performs them.
@MainActor protocol EditMenuOwner: AnyObject {
  /// Returns the elements that can be performed now; nil, or no elements, close the menu.
  func makeMenu() -> UIMenu?
  /// What the menu points to, in the coordinates of the view.
  var targetRect: CGRect { get }
  func menuWillShow(_ animator: MenuAnimator)
  func menuWillHide(_ animator: MenuAnimator)
  func perform(_ leaf: any UIMenuLeaf)
}

/// Shows an edit menu from its appearance to its end: as a bar, or as a list at the pointer. There is
/// one at a time.
@MainActor final class EditMenuPresenter: MenuPresentationDelegate {
  /// The menu that is shown.
  private(set) static var visible: EditMenuPresenter?

  private let owner: any EditMenuOwner
  private let view: UIView
  private let direction: UIEditMenuArrowDirection
  private(set) var bar: EditMenuBar?
  private var list: MenuPresentationView?
  private var outside: OutsideTouchRecognizer?
  private(set) weak var window: UIWindow?

  init(
    for owner: any EditMenuOwner, of view: UIView, pointing direction: UIEditMenuArrowDirection
  ) {
    (self.owner, self.view, self.direction, window) = (owner, view, direction, view.window)
  }

  var isShown: Bool { Self.visible === self }

  /// The frame of the bar in the window's coordinates; null if there is none.
  var frame: CGRect { bar.map { $0.visibleFrame } ?? .null }

  // MARK: The beginning

  /// Shows the menu as a bar beside the target rectangle.
  func showBar() {
    guard let window, let menu = nonemptyMenu() else { return }
    becomeVisible()
    let bar = EditMenuBar(MenuContent(of: menu) { _ in [] }.entries, for: view)
    bar.onChoose = { [weak self] in self?.choose($0, at: $1) }
    bar.onRemove = { [weak self, weak bar] in
      if let self, self.bar === bar { hide() }
    }
    self.bar = bar
    let animator = MenuAnimator()
    owner.menuWillShow(animator)
    UIView.performWithoutAnimation {
      window.addSubview(bar)
      place(bar)
      bar.alpha = 0
    }
    addOutsideRecognizer(to: window)
    animator.run(bounces: false) { bar.alpha = 1 }
  }

  /// Shows the menu as a list.
  func showList(at point: CGPoint) {
    guard let window, let menu = nonemptyMenu() else { return }
    becomeVisible()
    let animator = MenuAnimator()
    owner.menuWillShow(animator)
    let origin = view.convert(point, to: window)
    presentList(of: menu, at: .point(origin), animator)
    list?.openingPoint = origin
  }

  private func presentList(
    of menu: UIMenu, at anchor: MenuPresentationView.Anchor, _ animator: MenuAnimator
  ) {
    guard let window else { return }
    let list = MenuPresentationView(menu, at: anchor, for: view)
    list.delegate = self
    self.list = list
    list.present(in: window, with: animator)
  }

  private func nonemptyMenu() -> UIMenu? {
    guard let menu = owner.makeMenu(), !MenuContent(of: menu, elements: { _ in [] }).entries.isEmpty
    else { return nil }
    return menu
  }

  private func becomeVisible() {
    Self.visible?.hide()
    Self.visible = self
  }

  private func addOutsideRecognizer(to window: UIWindow) {
    let recognizer = OutsideTouchRecognizer { [weak self] view in
      guard let self, let bar, !view.isDescendant(of: bar) else { return }
      hide()
    }
    outside = recognizer
    window.addGestureRecognizer(recognizer)
  }

  private func place(_ bar: EditMenuBar) {
    guard let window else { return }
    let area = window.bounds.inset(by: window.safeAreaInsets)
      .insetBy(dx: MenuMetrics.screenMargin, dy: MenuMetrics.screenMargin)
    bar.place(at: view.convert(owner.targetRect, to: window), in: area, pointing: direction)
  }

  // MARK: Changes

  /// Shows the elements that can be performed now.
  func reload() {
    guard isShown else { return }
    guard let menu = nonemptyMenu() else { return hide() }
    list?.show(menu)
    guard let bar else { return }
    bar.show(MenuContent(of: menu) { _ in [] }.entries)
    place(bar)
  }

  func updatePosition(isAnimated: Bool) {
    guard let bar else { return }
    MenuAnimator().run(bounces: false, isAnimated: isAnimated) { self.place(bar) }
  }

  func track(_ recognizer: UIGestureRecognizer) {
    if let list { list.trackOpeningTouch(recognizer.location(in: list)) }
  }

  func lift(_ recognizer: UIGestureRecognizer) {
    if let list { list.liftOpeningTouch(at: recognizer.location(in: list)) }
  }

  // MARK: Choosing

  /// Performs an element of the bar, or opens its submenu as a list.
  private func choose(_ entry: MenuEntry, at rect: CGRect) {
    switch entry.kind {
    case .leaf(let leaf): choose(leaf)
    case .submenu(let menu):
      let shown = bar
      bar = nil
      shown?.removeFromSuperview()
      removeOutsideRecognizer()
      presentList(of: menu, at: .rect(rect), MenuAnimator())
    case .loading: break
    }
  }

  private func choose(_ leaf: any UIMenuLeaf) {
    let stays = leaf.attributes.contains(.keepsMenuPresented)
    if !stays { hide() }
    owner.perform(leaf)
    if stays { reload() }
  }

  func presentation(_ presentation: MenuPresentationView, didChoose entry: MenuEntry) {
    entry.select(in: presentation.menu)
    if case .leaf(let leaf) = entry.kind { choose(leaf) }
  }

  func presentationDidChoosePreview(_ presentation: MenuPresentationView) {}
  func presentationWantsDismissal(_ presentation: MenuPresentationView) { hide() }

  // MARK: The end

  func hide() {
    guard isShown else { return }
    Self.visible = nil
    removeOutsideRecognizer()
    let animator = MenuAnimator()
    owner.menuWillHide(animator)
    if let list { list.dismiss(to: nil, with: animator) }
    guard let bar else { return }
    bar.isUserInteractionEnabled = false
    animator.addCompletion { bar.removeFromSuperview() }
    animator.run(bounces: false, isAnimated: bar.window != nil) { bar.alpha = 0 }
  }

  private func removeOutsideRecognizer() {
    if let outside { outside.view?.removeGestureRecognizer(outside) }
    outside = nil
  }
}

extension UIWindow {
  /// Hides the bar of an edit menu; returns whether there was one.
  final func hideEditMenu() -> Bool {
    guard let presenter = EditMenuPresenter.visible, presenter.window === self,
      presenter.bar != nil
    else { return false }
    presenter.hide()
    return true
  }
}

/// Tells which views are touched anywhere in a window, without an effect on the touches.
private final class OutsideTouchRecognizer: UIGestureRecognizer {
  private let onTouch: (UIView) -> Void

  init(_ onTouch: @escaping (UIView) -> Void) {
    self.onTouch = onTouch
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
    for view in touches.compactMap(\.view) { onTouch(view) }
  }
}
