import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  func isInSubtree(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.parent
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    var pending = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      if let children = view.children { pending.append(contentsOf: children.all.reversed()) }
    }
    return nil
  }

  func forEachInSubtree(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      body(view)
      if let children = view.children { pending.append(contentsOf: children.all.reversed()) }
    }
  }

  // MARK: Adding

  /// The callbacks may change the tree, so that every fact is checked again after each of them.
  func insert(_ view: UIView, _ position: SiblingPosition<UIView>) {
    requireCanInsert(view)
    if view.parent === self { return move(view, to: position) }
    view.maskedView?.mask = nil
    view.notifySuperviewOfRemoval()
    if view.hostWindow !== hostWindow { view.willEnter(hostWindow) }
    view.willMove(toSuperview: self)
    requireCanInsert(view)
    if view.parent === self { return move(view, to: position) }
    let (previous, previousWindow) = (view.parent, view.hostWindow)
    view.unlink()
    view.parent = self
    self.link(view, position)
    view.joinLayout()
    view.notifyMoved(from: previous, view.enter(hostWindow, from: previousWindow))
    if view.parent === self { didAddSubview(view) }
  }

  private func requireCanInsert(_ view: UIView) {
    require(view !== self, "Can't add self as subview")
    // A view without subviews has no descendants; skipping the search keeps building a deep tree
    // linear.
    require(
      !view.hasSubviews || !isDescendant(of: view),
      "layer \(view.ownLayer) is a part of cycle in its layer tree")
  }

  /// Changes the order of the subviews. This calls no callbacks.
  private func move(_ view: UIView, to position: SiblingPosition<UIView>) {
    switch position {
    case .above(let sibling) where sibling === view: return
    case .below(let sibling) where sibling === view: return
    case .front
    where children?.isFront(view) == true && ownLayer.frontSublayer === view.ownLayer:
      return
    default: break
    }
    children?.remove(view)
    self.link(view, position)
  }

  /// Adds the view and its layer. Sublayers without views may lie between those of subviews, so the
  /// layer is inserted next to the layer of the view that `position` refers to.
  private func link(_ view: UIView, _ position: SiblingPosition<UIView>) {
    let children = children ?? SubviewList()
    self.children = children
    let position = nextToSubview(position, of: view)
    children.insert(view, at: position)
    switch position {
    case .above(let sibling): ownLayer.insertSublayer(view.ownLayer, above: sibling.ownLayer)
    case .below(let sibling): ownLayer.insertSublayer(view.ownLayer, below: sibling.ownLayer)
    case .front, .index: ownLayer.addSublayer(view.ownLayer)
    }
  }

  /// The position relative to another subview; the front if `position` refers to none.
  private func nextToSubview(
    _ position: SiblingPosition<UIView>, of view: UIView
  ) -> SiblingPosition<UIView> {
    switch position {
    case .above(let sibling) where sibling !== view && sibling.parent === self: return position
    case .below(let sibling) where sibling !== view && sibling.parent === self: return position
    case .index(let index):
      guard let children, index < children.count else { return .front }
      return .below(children.all[max(index, 0)])
    case .front, .above, .below: return .front
    }
  }

  func exchange(_ index1: Int, _ index2: Int) {
    let views = children?.all ?? []
    for index in [index1, index2] {
      require(
        views.indices.contains(index),
        "exchangeSubview: index \(index) beyond bounds for \(views.count) subviews")
    }
    guard index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    move(views[high], to: .index(low))
    move(views[low], to: .index(high))
  }

  var hasSubviews: Bool { children?.isEmpty == false }

  var isWindow: Bool { hostWindow === self }

  private func willEnter(_ window: UIWindow?) {
    guard !isWindow else { return }
    endInputInSubtree()
    let previous = hostWindow
    forEachInSubtree { view in
      guard view.hostWindow === previous else { return }
      view.willMove(toWindow: window)
      view.viewController?.viewWillMove(toVisible: window.isVisible, withSubtreeOf: self)
    }
  }

  /// Ends input, focus and gestures in the subtree.
  func endInputInSubtree() {
    guard let hostWindow else { return }
    hostWindow.endFocus(inSubtreeOf: self)
    hostWindow.ownFocusSystem?.viewsWillLeave(in: self)
    GestureEnvironment.shared.cancel(inSubtreeOf: self)
  }

  /// Sets the window of the view and its descendants; returns those whose window has changed.
  private func enter(_ window: UIWindow?, from previous: UIWindow?) -> [UIView] {
    guard window !== previous, !isWindow else { return [] }
    var views: [UIView] = []
    forEachInSubtree { if $0.hostWindow === previous { views.append($0) } }
    for view in views { view.hostWindow = window }
    if let window { adopt(scale: window.screen.scale) }
    return views
  }

  /// - Parameter views: those whose window has changed. Each is notified once, except those that a
  ///   callback has moved again.
  private func notifyMoved(from previous: UIView?, _ views: [UIView]) {
    let window = hostWindow
    if parent != nil { updateTraits() }
    if insets != nil || parent?.safeAreaInsets ?? .zero != .zero { updateInsets() }
    for view in views where view.hostWindow === window {
      if window != nil { view.applyAppearance() }
      view.didMoveToWindow()
      view.viewController?.viewDidMove(toVisible: window.isVisible)
    }
    tintMayHaveChanged(from: previous)
    didMoveToSuperview()
  }

  // MARK: Removing

  func leaveSuperview() {
    guard let former = parent else { return }
    notifySuperviewOfRemoval()
    guard parent === former else { return }
    willMove(toSuperview: nil)
    if hostWindow != nil { willEnter(nil) }
    guard parent === former else { return }
    let previousWindow = hostWindow
    unlink()
    ownLayer.removeFromSuperlayer()
    notifyMoved(from: former, enter(nil, from: previousWindow))
  }

  /// The callback is called once, even if the superview moves the view in response to it.
  private func notifySuperviewOfRemoval() {
    guard !isLeaving, let parent else { return }
    isLeaving = true
    parent.willRemoveSubview(self)
    isLeaving = false
  }

  private func unlink() {
    leaveLayout()
    parent?.children?.remove(self)
    parent = nil
  }

  // MARK: Deallocation

  /// Notifies a view whose superview is being freed.
  func detachFromReleasedSuperview() {
    guard parent == nil else { return }
    willMove(toSuperview: nil)
    guard parent == nil else { return }
    ownLayer.removeFromSuperlayer()
    keepLayout()
    if insets != nil { updateInsets() }
    viewController?.windowWasReleased()
    didMoveToSuperview()
  }
}

extension UIWindow? {
  /// Whether there is a window, and it is not hidden.
  @MainActor fileprivate var isVisible: Bool { self?.isHidden == false }
}
