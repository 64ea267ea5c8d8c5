import Foundation
import LayerTree
import QuartzCore

extension UIView {
  /// The window that contains the view. A window's is itself.
  public var window: UIWindow? { hostWindow }

  /// Whether `view` is this view or one of its ancestors.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// Returns the first view with the tag in a depth-first search from this view, or nil.
  public func viewWithTag(_ tag: Int) -> UIView? {
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
  func insert(_ view: UIView, _ position: SubviewPosition) {
    requireCanInsert(view)
    if view.superview === self { return move(view, to: position) }
    view.notifySuperviewOfRemoval()
    if view.window !== window { view.willEnter(window) }
    view.willMove(toSuperview: self)
    requireCanInsert(view)
    if view.superview === self { return move(view, to: position) }
    let (previous, previousWindow) = (view.superview, view.window)
    view.unlink()
    view.superview = self
    self.link(view, position)
    view.notifyMoved(from: previous, view.enter(window, from: previousWindow))
    if view.superview === self { didAddSubview(view) }
  }

  private func requireCanInsert(_ view: UIView) {
    require(view !== self, "Can't add self as subview")
    // A view without subviews has no descendants; skipping the search keeps building a deep tree
    // linear.
    require(
      !view.hasSubviews || !isDescendant(of: view),
      "layer \(view.layer) is a part of cycle in its layer tree")
  }

  /// Changes the order of the subviews. This calls no callbacks.
  private func move(_ view: UIView, to position: SubviewPosition) {
    switch position {
    case .above(let sibling) where sibling === view: return
    case .below(let sibling) where sibling === view: return
    default: break
    }
    children?.remove(view)
    self.link(view, position)
  }

  /// Adds the view and its layer. Sublayers without views may lie between those of subviews, so the
  /// layer is inserted next to the layer of the view that `position` refers to.
  private func link(_ view: UIView, _ position: SubviewPosition) {
    let children = children ?? SubviewList()
    self.children = children
    switch position {
    case .above(let sibling) where sibling !== view && sibling.superview === self:
      children.insert(view, above: sibling)
      layer.insertSublayer(view.layer, above: sibling.layer)
    case .below(let sibling) where sibling !== view && sibling.superview === self:
      children.insert(view, below: sibling)
      layer.insertSublayer(view.layer, below: sibling.layer)
    case .index(let index) where index < children.count:
      let next = children.all[max(index, 0)]
      children.insert(view, below: next)
      layer.insertSublayer(view.layer, below: next.layer)
    case .front, .index, .above, .below:
      children.append(view)
      layer.addSublayer(view.layer)
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
    let previous = self.window
    forEachInSubtree { if $0.window === previous { $0.willMove(toWindow: window) } }
  }

  /// Sets the window of the view and its descendants; returns those whose window has changed.
  private func enter(_ window: UIWindow?, from previous: UIWindow?) -> [UIView] {
    guard window !== previous, !isWindow else { return [] }
    var views: [UIView] = []
    forEachInSubtree { if $0.window === previous { views.append($0) } }
    for view in views { view.hostWindow = window }
    if let window { adopt(scale: window.screen.scale) }
    return views
  }

  /// - Parameter views: those whose window has changed. Each is notified once, except those that a
  ///   callback has moved again.
  private func notifyMoved(from previous: UIView?, _ views: [UIView]) {
    let window = window
    if superview != nil { updateStyle() }
    if insets != nil || superview?.safeAreaInsets ?? .zero != .zero { updateInsets() }
    for view in views where view.window === window { view.didMoveToWindow() }
    tintMayHaveChanged(from: previous)
    didMoveToSuperview()
  }

  // MARK: Removing

  func leaveSuperview() {
    guard let parent = superview else { return }
    notifySuperviewOfRemoval()
    guard superview === parent else { return }
    willMove(toSuperview: nil)
    if window != nil { willEnter(nil) }
    guard superview === parent else { return }
    let previousWindow = window
    unlink()
    layer.removeFromSuperlayer()
    notifyMoved(from: parent, enter(nil, from: previousWindow))
  }

  /// The callback is called once, even if the superview moves the view in response to it.
  private func notifySuperviewOfRemoval() {
    guard !isLeaving, let superview else { return }
    isLeaving = true
    superview.willRemoveSubview(self)
    isLeaving = false
  }

  private func unlink() {
    guard let parent = superview else { return }
    parent.children?.remove(self)
    superview = nil
  }

  // MARK: Deallocation

  private static var orphans: [UIView] = []
  private static var isReleasing = false

  /// Detaches the subviews of a view that is being freed. It empties the list first: views still in
  /// it would be freed recursively after this function, and a deep tree would overflow the stack.
  /// Views that are freed during the call append their subviews to the one loop that is running.
  static func releaseAll(of subviews: inout [UIView]) {
    orphans.append(contentsOf: subviews)
    subviews = []
    guard !isReleasing else { return }
    isReleasing = true
    while let view = orphans.popLast() { view.detachFromReleasedSuperview() }
    isReleasing = false
  }

  private func detachFromReleasedSuperview() {
    guard superview == nil else { return }
    willMove(toSuperview: nil)
    guard superview == nil else { return }
    layer.removeFromSuperlayer()
    if insets != nil { updateInsets() }
    didMoveToSuperview()
  }
}
