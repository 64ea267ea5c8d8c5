extension NSLayoutConstraint {
  func activate() {
    guard container == nil else { return }
    let views = itemViews
    guard let first = views.first else { return }
    let ancestor = views.dropFirst().reduce(first) { ancestor, view in
      ancestor?.closestCommonAncestor(with: view)
    }
    guard let ancestor else {
      fatalError(
        "Unable to activate constraint with anchors \(firstAnchor) and "
          + "\(secondAnchor?.description ?? "(null)") because they have no common ancestor.  Does the "
          + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
      )
    }
    activate(in: ancestor)
  }

  /// Adds the constraint to a view, which contains its items.
  func activate(in view: UIView) {
    guard container == nil else { return }
    container = view
    view.autoLayoutState.constraints.append(self)
    for item in itemViews { item.autoLayoutState.references.append(self) }
    view.wantsLayoutEngine()
    view.layoutEngine?.install(self)
  }

  func deactivate() {
    guard let container else { return }
    container.layoutEngine?.uninstall(self)
    container.autoLayout?.constraints.removeAll { $0 === self }
    for item in itemViews { item.autoLayout?.references.removeAll { $0 === self } }
    self.container = nil
  }

  func constraintDidChange() {
    container?.layoutEngine?.update(self)
  }

  func change(priority: UILayoutPriority) {
    require(
      priority.rawValue > 0 && priority.rawValue <= 1000,
      "It's illegal to set priority:\(priority.rawValue).  Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    require(
      !isActive || (priority == .required) == (form.priority == .required),
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(priority.rawValue) and the existing priority was "
        + "\(form.priority.rawValue).")
    form.priority = priority
    constraintDidChange()
  }

  /// The views and layout guides between which the constraint is, including those of distances.
  var items: [AnyObject] {
    (firstSpan?.items ?? [firstObject].compactMap(\.self))
      + (secondSpan?.items ?? [secondObject].compactMap(\.self))
  }

  /// The views of the items; of a guide it is the owning one.
  var itemViews: [UIView] {
    items.compactMap { $0 as? UIView ?? ($0 as? UILayoutGuide)?.owningView }
  }
}

extension UIView {
  func closestCommonAncestor(with other: UIView) -> UIView? {
    var next: UIView? = self
    while let view = next {
      if other.isInSubtree(of: view) { return view }
      next = view.parent
    }
    return nil
  }
}
