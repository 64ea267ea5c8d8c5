/// What Auto Layout keeps for a view. Most views have none.
@MainActor final class AutoLayoutState {
  var translatesMask = true
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints with the view, or a guide of it, as an item.
  var references: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// UIKit's guides that were asked for.
  var systemGuides: [UILayoutGuide] = []
  var hugging: PerAxis?
  var compressionResistance: PerAxis?
  var needsUpdate = false
  /// The layout of the tree of a view without a superview; nil for other views.
  var engine: LayoutEngine?
  /// Whether the tree of a view without a superview takes part in Auto Layout.
  var wantsEngine = false

  var allGuides: [UILayoutGuide] { guides + systemGuides }
  /// The guides with constraints that follow their place.
  var trackingGuides: [UITrackingLayoutGuide] {
    allGuides.compactMap { $0 as? UITrackingLayoutGuide }.filter { !$0.tracked.isEmpty }
  }
  var keyboardGuide: UIKeyboardLayoutGuide? {
    systemGuides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
  }

  struct PerAxis {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority

    subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
      get { axis == .horizontal ? horizontal : vertical }
      set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
  }

  /// Whether any view of the program has a state, so that others need not look for one.
  static var isUsed = false

  init() { Self.isUsed = true }

  /// The items of the constraints that end with the view, and that have not been freed before, refer
  /// to these constraints no longer.
  isolated deinit {
    var seen: Set<ObjectIdentifier> = []
    for view in constraints.flatMap(\.itemViews)
    where seen.insert(ObjectIdentifier(view)).inserted {
      view.autoLayout?.references.removeAll { $0.container == nil }
    }
  }
}

extension UIView {
  var autoLayoutState: AutoLayoutState {
    if let autoLayout { return autoLayout }
    let state = AutoLayoutState()
    autoLayout = state
    takePartInLayout()
    return state
  }

  /// Notes in the view and those that contain it that a state or an item of an engine is made.
  func takePartInLayout() {
    var next: UIView? = self
    while let view = next, !view.mayTakePartInLayout {
      view.mayTakePartInLayout = true
      next = view.parent
    }
  }

  /// Calls a function for each view of the subtree that may have a state or an item. Parts without any
  /// are left out, so that a deep tree without constraints is taken apart in linear time.
  func forEachInLayout(_ body: (UIView) -> Void) {
    var pending = [self]
    while let view = pending.popLast() {
      guard view.mayTakePartInLayout else { continue }
      body(view)
      if let children = view.children { pending.append(contentsOf: children.all.reversed()) }
    }
  }

  /// The topmost view of the tree, which holds the layout of all.
  var layoutRoot: UIView {
    if let hostWindow { return hostWindow }
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  /// The layout of the view's tree, if there is one already.
  var layoutEngine: LayoutEngine? {
    AutoLayoutState.isUsed ? layoutRoot.autoLayout?.engine : nil
  }

  /// Lays out the tree before the next frame, with an engine that is made then.
  func wantsLayoutEngine() {
    let root = layoutRoot
    root.autoLayoutState.wantsEngine = true
    root.setNeedsLayout()
  }

  // MARK: Moving between trees

  /// Called when the view has got a superview, whose window it does not have yet. Where nothing takes
  /// part in layout, the way to the root, which may be long, is not walked.
  func joinLayout() {
    guard let parent, mayTakePartInLayout || parent.mayTakePartInLayout else { return }
    if mayTakePartInLayout { parent.takePartInLayout() }
    let wanted = autoLayout?.wantsEngine ?? false
    autoLayout?.engine = nil
    autoLayout?.wantsEngine = false
    if let engine = parent.layoutEngine {
      engine.add(subtree: self)
    } else if wanted {
      parent.wantsLayoutEngine()
    }
  }

  /// Called when the superview was freed. It looks at no other view, because a deep tree is taken apart
  /// view by view.
  func keepLayout() {
    if mayTakePartInLayout { autoLayoutState.wantsEngine = true }
  }

  /// Called before the view leaves its superview: constraints with items on both sides end.
  func leaveLayout() {
    guard mayTakePartInLayout, parent != nil else { return }
    var hasStates = false
    forEachInLayout { view in
      guard let state = view.autoLayout else { return }
      hasStates = true
      for constraint in state.references
      where constraint.container?.isInSubtree(of: self) == false {
        constraint.deactivate()
      }
    }
    layoutEngine?.remove(subtree: self)
    if hasStates { autoLayoutState.wantsEngine = true }
  }
}
