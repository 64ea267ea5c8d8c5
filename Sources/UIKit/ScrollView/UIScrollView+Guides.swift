import CoreGraphics

extension UIScrollView {
  func contentSizeDidChange(from old: CGSize) {
    if !isApplyingGuide, programContentSize != contentSize {
      programContentSize = contentSize
      if let guide = existingGuide(.scrollContent) { layoutEngine?.itemDidChange(guide) }
    }
    if contentSize != old { limitsDidChange() }
  }

  /// Takes the content's size from the constraints that determine it.
  func updateContentSizeFromGuide() {
    guard let guide = existingGuide(.scrollContent), let engine = layoutEngine,
      let item = engine.existingItem(of: guide)
    else { return }
    let size = engine.rect(of: item).size
    guard size.width.isFinite, size.height.isFinite else { return }
    isApplyingGuide = true
    let rounded = CGSize(width: rounded(size.width), height: rounded(size.height))
    if contentSize != rounded { contentSize = rounded }
    isApplyingGuide = false
  }

  private func existingGuide(_ role: UILayoutGuide.Role) -> UILayoutGuide? {
    autoLayout?.systemGuides.first { $0.role == role }
  }

  /// Tells the layout that another part of the content is visible.
  func moveVisibleGuide() {
    guard autoLayout != nil || hasOuterConstraints, let engine = layoutEngine else { return }
    if let guide = existingGuide(.scrollFrame) { engine.itemDidChange(guide) }
    guard hasOuterConstraints else { return }
    var next = superview
    while let view = next {
      for constraint in view.constraints
      where constraint.itemViews.contains(where: { $0 !== self && $0.isInSubtree(of: self) }) {
        engine.update(constraint)
      }
      next = view.superview
    }
  }
}
