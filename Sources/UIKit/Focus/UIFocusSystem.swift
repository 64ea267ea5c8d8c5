public import Foundation

/// Moves the focus among the items of a window, with keys or by the program.
///
/// The Tab key starts and moves it; arrow keys move it to the nearest item in their direction; Space and
/// Return do what a tap on the item does. Main thread only. Source: Apple, "UIFocusSystem".
@preconcurrency @MainActor public final class UIFocusSystem: NSObject {
  /// Posted after the focus has moved; the user info has the context and the coordinator.
  ///
  /// Source: Apple, "didUpdateNotification".
  public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
  /// Posted when an environment has not let the focus move, or there is nothing in the direction.
  public static let movementDidFailNotification = Notification.Name(
    "UIFocusMovementDidFailNotification")
  public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

  private weak var window: UIWindow?
  /// The item that has the focus; nil, as long as no key and no program has moved it.
  public private(set) weak var focusedItem: (any UIFocusItem)?
  /// The item that had the focus before.
  private(set) weak var lastItem: (any UIFocusItem)?
  private weak var pending: (any UIFocusEnvironment)?
  private var ring: FocusRing?
  /// Whether a key or the program has moved the focus.
  private var isActive = false
  /// Whether the ring is hidden because a finger is in use.
  private(set) var isHidden = false

  init(of window: UIWindow) {
    self.window = window
  }

  /// Returns the system for an environment; nil if it is in no window.
  ///
  /// Source: Apple, "focusSystem(for:)".
  public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let views = environment.focusChain.lazy.compactMap {
      $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded
    }
    return views.compactMap(\.hostWindow).first?.focusSystem
  }

  // MARK: Updates

  /// Moves the focus to the preferred item of an environment at the next layout.
  public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    pending = environment
    window?.setNeedsLayout()
  }

  /// Moves the focus now, if it is to be moved.
  public func updateFocusIfNeeded() {
    guard let environment = pending, let window else { return }
    pending = nil
    guard let item = FocusSearch(window: window).preferredItem(of: environment) else { return }
    move(to: item, [])
  }

  /// The environment wants its preferred item to have the focus, if it has it.
  func setNeedsUpdate(of environment: any UIFocusEnvironment) {
    guard let focusedItem, environment.contains(focusedItem) else { return }
    requestFocusUpdate(to: environment)
  }

  /// Moves the focus if all environments around the old and the new item allow it.
  @discardableResult func move(to item: (any UIFocusItem)?, _ heading: UIFocusHeading) -> Bool {
    isHidden = false
    guard item !== focusedItem else {
      showRing()
      return item != nil
    }
    let context = UIFocusUpdateContext(from: focusedItem, to: item, heading)
    let environments = Self.environments(around: focusedItem, item)
    guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
      post(Self.movementDidFailNotification, context, nil)
      return false
    }
    (lastItem, focusedItem, isActive) = (focusedItem ?? lastItem, item, true)
    showRing()
    let coordinator = UIFocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    post(Self.didUpdateNotification, context, coordinator)
    coordinator.run()
    if let view = focusedItem as? UIView { view.scrollToFocus() }
    return true
  }

  private static func environments(
    around first: (any UIFocusItem)?, _ second: (any UIFocusItem)?
  ) -> [any UIFocusEnvironment] {
    let old = first?.focusChain ?? []
    return old + (second?.focusChain ?? []).filter { new in !old.contains { $0 === new } }
  }

  private func post(
    _ name: Notification.Name, _ context: UIFocusUpdateContext,
    _ coordinator: UIFocusAnimationCoordinator?
  ) {
    var info: [AnyHashable: Any] = [Self.focusUpdateContextUserInfoKey: context]
    info[Self.animationCoordinatorUserInfoKey] = coordinator
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  // MARK: The ring

  private func showRing() {
    ring?.remove()
    ring = nil
    guard !isHidden, let view = focusedItem as? UIView else { return }
    let effect = view.focusEffect
    if let halo = effect as? UIFocusHaloEffect { ring = FocusRing(on: view, halo) }
  }

  /// Follows the shape of the item, and moves the focus after the layout of the window if it is to be
  /// moved.
  func didLayOut(_ view: UIView) {
    if view === focusedItem { ring?.update() }
    if view === window, pending != nil { updateFocusIfNeeded() }
  }

  /// Called when a controller has appeared: an item that it covers, or that has gone with another one,
  /// loses the focus to what the controller prefers.
  func contentDidChange() {
    guard isActive, !isHidden, let window else { return }
    let search = FocusSearch(window: window)
    if let focusedItem, search.isReachable(focusedItem) { return }
    if let first = start(search) { move(to: first, []) }
  }

  /// A finger needs no ring; the next key shows it again.
  func hideRing() {
    guard !isHidden, focusedItem != nil else { return }
    isHidden = true
    showRing()
  }

  /// A view that leaves the window loses the focus.
  func viewsWillLeave(in root: UIView) {
    guard let item = focusedItem, item.focusChain.contains(where: { $0 === root }) else { return }
    ring?.remove()
    (ring, focusedItem) = (nil, nil)
  }

  // MARK: Keys

  /// Does what a key means to the item that has the focus; the Tab key also starts the focus.
  func handle(_ key: UIKey) -> Bool {
    guard let window, key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]) else {
      return false
    }
    let search = FocusSearch(window: window)
    let item = focusedItem.flatMap { search.isReachable($0) ? $0 : nil }
    if key.keyCode == .keyboardTab {
      return moveByTab(search, from: item, isForward: !key.modifierFlags.contains(.shift))
    }
    guard let item else { return false }
    if let heading = key.focusHeading {
      if isHidden { return move(to: item, heading) }
      return (item as? UIView)?.adjustFocused(heading) == true
        || move(heading, from: item, search)
    }
    return !isHidden && key.isSelect && (item as? UIView)?.activateFocused() == true
  }

  private func moveByTab(
    _ search: FocusSearch, from item: (any UIFocusItem)?, isForward: Bool
  ) -> Bool {
    if let item, isHidden { return move(to: item, isForward ? .next : .previous) }
    if item == nil, isForward, let first = start(search) { return move(to: first, .next) }
    let groups = FocusGroups(search.targets())
    guard let next = groups.item(after: item, isForward: isForward, last: lastItem) else {
      return false
    }
    return move(to: next, isForward ? .next : .previous)
  }

  /// The item with which the focus begins: the one that had it before what is gone now, or the one that
  /// the controllers prefer.
  private func start(_ search: FocusSearch) -> (any UIFocusItem)? {
    if let lastItem, search.isReachable(lastItem) { return lastItem }
    guard let window else { return nil }
    var top = window.rootViewController
    while let next = top?.presentedViewController { top = next }
    return search.preferredItem(of: (top as (any UIFocusEnvironment)?) ?? window)
  }

  private func move(
    _ heading: UIFocusHeading, from item: any UIFocusItem, _ search: FocusSearch
  ) -> Bool {
    for case let view as UIView in item.focusChain {
      if let next = view.focusItem(after: item, heading) { return move(to: next, heading) }
    }
    guard let view = item.focusChain.lazy.compactMap({ $0 as? UIView }).first else { return false }
    let frame =
      (item as? UIView).map { $0.convert($0.focusRect, to: window as UIView?) }
      ?? view.convert(item.frame, to: window as UIView?)
    guard let next = search.nearest(to: frame, heading, except: item) else {
      post(
        Self.movementDidFailNotification, UIFocusUpdateContext(from: item, to: nil, heading), nil)
      return false
    }
    return move(to: next.item, heading)
  }

  /// Starts the focus with an arrow key that nothing else uses: remote controls have no Tab key.
  func begin(_ key: UIKey) -> Bool {
    guard let window, focusedItem == nil || isHidden, let heading = key.focusHeading,
      key.modifierFlags.isDisjoint(with: [.control, .command, .alternate]),
      let first = start(FocusSearch(window: window))
    else { return false }
    return move(to: first, heading)
  }
}

extension UIKey {
  fileprivate var focusHeading: UIFocusHeading? {
    switch keyCode {
    case .keyboardUpArrow: .up
    case .keyboardDownArrow: .down
    case .keyboardLeftArrow: .left
    case .keyboardRightArrow: .right
    default: nil
    }
  }

  /// Whether the key does what a tap does.
  fileprivate var isSelect: Bool {
    [.keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter].contains(keyCode)
  }
}
