import QuartzCore

extension NSLayoutConstraint {
  func activate() {
    guard container == nil else { return }
    let views = itemViews
    guard let first = views.first else { return }
    let ancestor = views.count == 1 ? first : first.closestCommonAncestor(with: views[1])
    guard let ancestor else {
      fatalError(
        "Unable to activate constraint with anchors \(describe(firstItem, firstAttribute)) and "
          + "\(describe(secondItem, secondAttribute)) because they have no common ancestor.  Does "
          + "the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.")
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

  /// The views of the items; of a guide it is the owning one.
  var itemViews: [UIView] {
    [firstObject, secondObject].compactMap { item in
      (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }
  }

  // MARK: Description

  /// The constraint in UIKit's messages: `<NSLayoutConstraint:0x1 'name' UIView:0x2.top == UIView:0x3.bottom + 8>`.
  var sentence: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    var text = "<NSLayoutConstraint:\(CALayer.address(of: self))\(name) "
    text += describe(firstItem, firstAttribute)
    text += [" <= ", " == ", " >= "][relation.rawValue + 1]
    if secondItem != nil, multiplier != 0 {
      if multiplier != 1 { text += "\(multiplier.shortest)*" }
      text += describe(secondItem, secondAttribute)
      if constant != 0 {
        text += constant < 0 ? " - \((-constant).shortest)" : " + \(constant.shortest)"
      }
    } else {
      text += constant.shortest
    }
    if priority != .required { text += " @\(CGFloat(priority.rawValue).shortest)" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }

  private func describe(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "nil" }
    return "\(CALayer.name(of: item)):\(CALayer.address(of: item)).\(attribute.name)"
  }
}

extension CGFloat {
  /// Without a fraction if it is a whole number.
  fileprivate var shortest: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)"
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
