import CoreGraphics

extension AutoLayoutState.PerAxis {
  static let defaultHugging = Self(horizontal: .defaultLow, vertical: .defaultLow)
  static let defaultCompressionResistance = Self(horizontal: .defaultHigh, vertical: .defaultHigh)
}

extension UIView {
  func change(translatesMask: Bool) {
    guard translatesMask != translatesAutoresizingMaskIntoConstraints else { return }
    autoLayoutState.translatesMask = translatesMask
    wantsLayoutEngine()
    guard let engine = layoutEngine else { return }
    if !translatesMask { _ = engine.item(for: self) }
    engine.itemDidChange(self)
  }

  func changeHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    autoLayoutState.hugging = autoLayoutState.hugging ?? defaultHugging
    autoLayoutState.hugging?[axis] = priority
    layoutEngine?.itemDidChange(self)
  }

  func changeCompressionResistance(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
  {
    autoLayoutState.compressionResistance =
      autoLayoutState.compressionResistance ?? .defaultCompressionResistance
    autoLayoutState.compressionResistance?[axis] = priority
    layoutEngine?.itemDidChange(self)
  }

  func hold(_ constraint: NSLayoutConstraint) {
    require(
      constraint.itemViews.allSatisfy { $0.isInSubtree(of: self) },
      "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, "
        + "the constraint's items must be descendants of that view (or the view itself). This will "
        + "crash if the constraint needs to be resolved before the view hierarchy is assembled.")
    if constraint.container !== self { constraint.deactivate() }
    constraint.activate(in: self)
  }

  func markForConstraintUpdate() {
    let state = autoLayoutState
    guard !state.needsUpdate else { return }
    state.needsUpdate = true
    UpdatePass.add(self)
    wantsLayoutEngine()
  }

  // MARK: Layout

  /// Called before the view lays out its subviews: the first view of a pass finds the places of all.
  func solveLayout() {
    guard AutoLayoutState.isUsed, let state = layoutRoot.autoLayout else { return }
    if state.engine == nil, state.wantsEngine { state.engine = LayoutEngine(root: layoutRoot) }
    state.engine?.solveIfNeeded()
  }

  /// Lays out as `layoutIfNeeded()` does; in an animation, only the view and its subviews. A superview would
  /// lay out views that have no place yet, and these would grow from nothing.
  func layoutSubtreeInAnimation() {
    guard ViewAnimation.current != nil else { return layoutIfNeeded() }
    solveLayout()
    ownLayer.layoutBelow()
  }

  /// Called after a change of the frame, the bounds, the center or the transform.
  func geometryDidChange() {
    guard AutoLayoutState.isUsed, let engine = layoutEngine,
      engine.root === self || translatesAutoresizingMaskIntoConstraints
    else { return }
    engine.geometryDidChange(of: self)
  }

  /// Follows a change of the layout direction, which constraints of leading and trailing edges depend
  /// on.
  func constraintsDidChangeDirection() {
    if insets != nil { updateInsets() }
    guard let autoLayout, let engine = layoutEngine else { return }
    for constraint in autoLayout.references where constraint.isActive { engine.update(constraint) }
    for guide in autoLayout.systemGuides { engine.itemDidChange(guide) }
  }

  func insetGuidesDidChange() {
    guard let autoLayout, let engine = layoutEngine else { return }
    for guide in autoLayout.systemGuides { engine.itemDidChange(guide) }
    // The margins of a scroll view's content are constants of constraints, and have no guide.
    guard self is UIScrollView else { return }
    for constraint in autoLayout.references where constraint.isActive { engine.update(constraint) }
  }

  func fittedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    UpdatePass.updateConstraints(below: self)
    let engine = LayoutEngine(
      root: self, rootSize: .wish(target, horizontal: horizontal, vertical: vertical))
    engine.solveIfNeeded()
    let rect = engine.rect(of: engine.item(for: self))
    let scale = contentScaleFactor
    return CGSize(
      width: (rect.width * scale - 1e-6).rounded(.up) / scale,
      height: (rect.height * scale - 1e-6).rounded(.up) / scale)
  }

  // MARK: Guides

  func own(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    guide.owner = self
    autoLayoutState.guides.append(guide)
  }

  func disown(_ guide: UILayoutGuide) {
    guard guide.owner === self, guide.role == .free else { return }
    for constraint in autoLayoutState.references
    where constraint.items.contains(where: { $0 === guide }) {
      constraint.deactivate()
    }
    layoutEngine?.removeItems(of: [guide])
    autoLayoutState.guides.removeAll { $0 === guide }
    guide.owner = nil
  }

  /// Returns UIKit's guide of a kind, which is made when it is asked for.
  func systemGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
    if let guide = autoLayout?.systemGuides.first(where: { $0.role == role }) { return guide }
    let guide = role == .keyboard ? UIKeyboardLayoutGuide() : UILayoutGuide()
    guide.role = role
    guide.owner = self
    guide.identifier = role.identifier
    autoLayoutState.systemGuides.append(guide)
    return guide
  }

  /// Makes the next layout decide which of the guide's tracked constraints are active.
  func startTracking(_ guide: UITrackingLayoutGuide) {
    wantsLayoutEngine()
    guard let engine = layoutEngine else { return }
    _ = engine.item(for: guide)
    engine.itemDidChange(guide)
  }
}

extension UILayoutGuide.Role {
  fileprivate var identifier: String {
    switch self {
    case .free: ""
    case .margins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readable: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .scrollContent: "UIScrollView-contentLayoutGuide"
    case .scrollFrame: "UIScrollView-frameLayoutGuide"
    }
  }
}
