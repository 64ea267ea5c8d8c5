import QuartzCore

extension UIView {
  var directionalMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isReversed ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isReversed ? margins.left : margins.right)
  }

  func changeDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layoutMargins = UIEdgeInsets(
      top: margins.top, left: isReversed ? margins.trailing : margins.leading,
      bottom: margins.bottom, right: isReversed ? margins.leading : margins.trailing)
  }

  // MARK: Updating insets

  func changeInsets(_ change: (ViewInsets) -> Void) {
    let insets = insets ?? ViewInsets()
    self.insets = insets
    change(insets)
    updateInsets()
  }

  /// Recomputes margins and safe area of this view and its descendants, and notifies the views that
  /// change.
  func updateInsets() {
    var pending = [self]
    while let view = pending.popLast() {
      guard view.recomputeInsets() else { continue }
      let views = view.children?.all.reversed() ?? []
      let isSafeAreaEmpty = view.insets?.safeArea == .zero
      pending.append(contentsOf: views.filter { !isSafeAreaEmpty || $0.insets != nil })
    }
  }

  /// Recomputes the insets of this view; returns whether they have changed.
  private func recomputeInsets() -> Bool {
    let insets = insets ?? ViewInsets()
    self.insets = insets
    let safeArea = computeSafeArea(insets)
    let margins = computeMargins(insets, safeArea)
    let changes = (safeArea: safeArea != insets.safeArea, margins: margins != insets.margins)
    guard changes.safeArea || changes.margins else { return false }
    (insets.safeArea, insets.margins) = (safeArea, margins)
    setNeedsLayout()
    insetGuidesDidChange()
    if changes.safeArea {
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    if changes.margins {
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
    return true
  }

  private func computeSafeArea(_ insets: ViewInsets) -> UIEdgeInsets {
    if window === self { return insets.window }
    let own = viewController.map { $0.additionalSafeAreaInsets.adding($0.containerInsets) } ?? .zero
    guard let outer = parent?.insets?.safeArea, outer != .zero else { return own }
    return reach(of: outer).adding(own)
  }

  private func computeMargins(_ insets: ViewInsets, _ safeArea: UIEdgeInsets) -> UIEdgeInsets {
    let base = viewController?.baseMargins(insets.base) ?? insets.base ?? .standardMargins
    let margins = insets.includesSafeArea ? base.adding(safeArea) : base
    guard insets.preservesSuperview, let outer = parent?.layoutMargins else { return margins }
    return margins.union(reach(of: outer))
  }

  /// Returns how far the superview's insets extend into the view.
  private func reach(of outer: UIEdgeInsets) -> UIEdgeInsets {
    guard let parent, ownLayer.inPlaneTransform.determinant != 0 else { return .zero }
    let inner = ownLayer.convert(parent.bounds.inset(by: outer), from: parent.ownLayer)
    let bounds = bounds
    // Smaller distances are rounding errors.
    func positive(_ distance: CGFloat) -> CGFloat { distance < 1e-9 ? 0 : distance }
    return UIEdgeInsets(
      top: positive(inner.minY - bounds.minY), left: positive(inner.minX - bounds.minX),
      bottom: positive(bounds.maxY - inner.maxY), right: positive(bounds.maxX - inner.maxX))
  }
}

extension CGAffineTransform {
  fileprivate var determinant: CGFloat { a * d - b * c }
}
