/// The constraints on baselines, by the views that determine them: the items, and the views inside whose
/// baselines these have.
@MainActor struct BaselineIndex {
  private var constraintsByView: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
  private var viewsByConstraint: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  var isEmpty: Bool { constraintsByView.isEmpty }

  func constraints(of view: UIView) -> [NSLayoutConstraint] {
    constraintsByView[ObjectIdentifier(view)] ?? []
  }

  /// Finds the constraint under the views that determine its baselines now.
  mutating func update(_ constraint: NSLayoutConstraint) {
    guard constraint.mayUseBaselines else { return }
    remove(constraint)
    let views = Set(constraint.ends.flatMap(\.baselineViews).map(ObjectIdentifier.init))
    guard !views.isEmpty else { return }
    viewsByConstraint[ObjectIdentifier(constraint)] = Array(views)
    for view in views { constraintsByView[view, default: []].append(constraint) }
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    let views = viewsByConstraint.removeValue(forKey: ObjectIdentifier(constraint)) ?? []
    for view in views {
      constraintsByView[view]?.removeAll { $0 === constraint }
      if constraintsByView[view]?.isEmpty == true { constraintsByView[view] = nil }
    }
  }
}

extension NSLayoutConstraint {
  fileprivate var mayUseBaselines: Bool {
    form.first.isBaseline || form.second.isBaseline || firstSpan != nil || secondSpan != nil
  }

  fileprivate var ends: [AnchorEnd] {
    let first = firstSpan.map { [$0.from, $0.to] } ?? [AnchorEnd(firstObject, form.first)]
    return first + (secondSpan.map { [$0.from, $0.to] } ?? [AnchorEnd(secondObject, form.second)])
  }
}

extension AnchorEnd {
  fileprivate var baselineViews: [UIView] {
    guard attribute.isBaseline, let view = item as? UIView else { return [] }
    let inner = view.baselineView(isFirst: attribute == .firstBaseline)
    return inner === view ? [view] : [view, inner]
  }
}

extension UIView {
  /// The view inside that determines a baseline, or this view.
  func baselineView(isFirst: Bool) -> UIView {
    let inner = isFirst ? forFirstBaselineLayout : forLastBaselineLayout
    return inner.isInSubtree(of: self) ? inner : self
  }
}
