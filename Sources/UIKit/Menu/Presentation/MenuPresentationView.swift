import CoreGraphics
import Foundation
import QuartzCore

/// Decides what becomes of a menu that is presented.
@MainActor protocol MenuPresentationDelegate: AnyObject {
  /// Called when an action or a command was chosen.
  func presentation(_ presentation: MenuPresentationView, didChoose entry: MenuEntry)
  /// Called when the preview was tapped.
  func presentationDidChoosePreview(_ presentation: MenuPresentationView)
  /// Called after a tap outside, Escape, or a change of the window's size.
  func presentationWantsDismissal(_ presentation: MenuPresentationView)
}

/// Covers a window while a menu is open: it shows the lists of the menu and of its open submenus, and
/// a preview, and gets all touches and keys.
final class MenuPresentationView: UIView {
  /// Where a menu opens.
  enum Anchor {
    /// The pointer, in the view's coordinates.
    case point(CGPoint)
    /// Something that the menu belongs to, in the view's coordinates.
    case rect(CGRect)
    case preview(UITargetedPreview)
  }

  weak var delegate: (any MenuPresentationDelegate)?
  /// Whether the first elements are at the bottom if the menu is above its anchor.
  var reversesAbove = false
  /// The lists of the menu and of its open submenus, the frontmost last.
  private(set) var lists: [MenuListView] = []
  private(set) var platter: PreviewPlatterView?
  private(set) var menu: UIMenu
  let isRightToLeft: Bool
  private let anchor: Anchor
  /// The window that the menu covers.
  private weak var coveredWindow: UIWindow?
  private let backdrop = UIVisualEffectView(effect: nil)
  private let deferred = DeferredElements()
  /// The point from which the first list grows.
  private var origin = CGPoint.zero
  /// Where the touch began that opened the menu; nil once it has moved away from there.
  var openingPoint: CGPoint?
  /// The touch that chooses an element, and whether it began on nothing.
  var tracked: UITouch?
  var beganOutside = false

  override class var startsOpaque: Bool { false }

  init(_ menu: UIMenu, at anchor: Anchor, for source: UIView) {
    (self.menu, self.anchor) = (menu, anchor)
    isRightToLeft = source.effectiveUserInterfaceLayoutDirection == .rightToLeft
    super.init(frame: .zero)
    overrideUserInterfaceStyle = source.traitCollection.userInterfaceStyle
    tintColor = source.tintColor
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    addSubview(backdrop)
    deferred.onLoad = { [weak self] in self?.reload() }
    addHover()
  }

  required init?(coder: NSCoder) { nil }

  /// The content of a menu, with the deferred elements that are known.
  func content(of menu: UIMenu) -> MenuContent {
    MenuContent(of: menu) { [deferred] in deferred.elements(of: $0) }
  }

  // MARK: Presenting

  /// Shows the menu in a window, where it replaces one that is open.
  func present(in window: UIWindow, with animator: MenuAnimator) {
    if let open = window.menuPresentation { open.delegate?.presentationWantsDismissal(open) }
    window.menuPresentation = self
    coveredWindow = window
    UIView.performWithoutAnimation {
      frame = window.bounds
      backdrop.frame = bounds
      window.addSubview(self)
      addPlatter()
      lists = [makeList(content(of: menu))]
      placeAll()
      if reversesAbove, lists[0].center.y < origin.y {
        menu = menu.reversed
        lists[0].show(content(of: menu))
      }
      collapse(lists[0])
      layoutIfNeeded()
    }
    platter?.hidesSource = true
    animator.run(bounces: true) { self.expand() }
  }

  private func addPlatter() {
    guard case .preview(let preview) = anchor else { return }
    let platter = PreviewPlatterView(preview)
    addSubview(platter)
    platter.move(to: preview.target)
    self.platter = platter
  }

  func makeList(_ content: MenuContent, of submenu: MenuEntry? = nil) -> MenuListView {
    let list = MenuListView(content, of: submenu, isRightToLeft: isRightToLeft)
    list.isHidden = content.sections.isEmpty && submenu == nil
    addScrolling(to: list)
    addSubview(list)
    return list
  }

  /// The final state of the appearance.
  private func expand() {
    if platter != nil { backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial) }
    if let frame = platterFrame { platter?.lift(to: frame) }
    lists[0].transform = .identity
    lists[0].isShown = true
  }

  /// The state before the appearance, and after the end.
  private func collapse(_ list: MenuListView) {
    let scale: CGFloat = 0.1
    let (dx, dy) = (origin.x - list.center.x, origin.y - list.center.y)
    list.transform = CGAffineTransform(translationX: dx * (1 - scale), y: dy * (1 - scale))
      .scaledBy(x: scale, y: scale)
    list.isShown = false
  }

  // MARK: Places

  private var platterFrame: CGRect?

  var placement: MenuPlacement {
    let area = bounds.inset(by: safeAreaInsets)
      .insetBy(dx: MenuMetrics.screenMargin, dy: MenuMetrics.screenMargin)
    return MenuPlacement(area: area, isRightToLeft: isRightToLeft)
  }

  /// Finds the places of the first list and of the preview.
  private func placeAll() {
    let height = lists[0].isHidden ? 0 : lists[0].contentHeight
    let size = CGSize(width: MenuMetrics.width, height: height)
    var frame: CGRect
    switch anchor {
    case .point(let point):
      frame = placement.frame(of: size, at: point)
      origin = point
    case .rect(let rect):
      frame = placement.frame(of: size, beside: rect)
      origin = CGPoint(x: rect.midX, y: frame.minY < rect.midY ? frame.maxY : frame.minY)
    case .preview:
      let visible = platterFrame ?? platter?.naturalFrame ?? .zero
      let frames = placement.frames(ofPreview: visible, withMenu: size)
      (platterFrame, frame) = (frames.preview, frames.menu)
      origin = CGPoint(x: visible.midX, y: visible.midY)
    }
    if frame.isNull { frame = .zero }
    lists[0].bounds.size = frame.size
    lists[0].center = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// A menu does not follow the window's size, as on iOS.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard backdrop.frame.size != bounds.size else { return }
    backdrop.frame = bounds
    delegate?.presentationWantsDismissal(self)
  }

  /// A menu that the program has taken out of its window is over.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, isUserInteractionEnabled { delegate?.presentationWantsDismissal(self) }
  }

  // MARK: Touches and keys

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if tracked == nil, let touch = touches.first { begin(touch) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let tracked, touches.contains(tracked) { track(tracked.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let tracked, touches.contains(tracked) { end(tracked) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTracking()
  }

  /// The window's keys are the menu's while it is open; none of them goes any further.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for key in presses.compactMap(\.key) { handle(key) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  // MARK: Changing

  /// Shows another menu in place of the present one.
  func show(_ menu: UIMenu) {
    self.menu = menu
    while lists.count > 1 { closeSubmenu() }
    reload()
  }

  /// Shows what has changed in the elements, also in those of open submenus.
  func reload() {
    guard let list = lists.first else { return }
    let content = content(of: menu)
    list.isHidden = content.sections.isEmpty
    list.show(content)
    placeAll()
    if let platterFrame { platter?.lift(to: platterFrame) }
    for list in lists.dropFirst() { reloadSubmenu(list) }
  }

  func pushList(_ list: MenuListView) { lists.append(list) }
  func popList() -> MenuListView? { lists.count > 1 ? lists.removeLast() : nil }

  // MARK: The end

  /// Ends the menu. From now on it gets no touches and keys.
  ///
  /// - Parameters:
  ///   - preview: where the preview goes; nil lets it fade away.
  ///   - pops: whether the preview grows and fades, as if it became the screen.
  func dismiss(to preview: UITargetedPreview?, pops: Bool = false, with animator: MenuAnimator) {
    isUserInteractionEnabled = false
    if coveredWindow?.menuPresentation === self { coveredWindow?.menuPresentation = nil }
    animator.addCompletion { [self] in
      platter?.hidesSource = false
      removeFromSuperview()
    }
    let target = pops ? nil : preview?.target
    animator.run(bounces: false, isAnimated: window != nil) { [self] in
      backdrop.effect = nil
      for list in lists { collapse(list) }
      if let target, target.container.window != nil {
        platter?.move(to: target)
      } else {
        platter?.alpha = 0
        if pops, let platter { platter.transform = platter.transform.scaledBy(x: 1.5, y: 1.5) }
      }
    }
  }

  override var standardAccessibility: StandardAccessibility { .init(of: self) }
}
