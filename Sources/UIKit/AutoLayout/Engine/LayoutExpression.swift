import ConstraintSolver
import CoreGraphics

/// A sum of variables and a constant.
struct LayoutExpression {
  var terms: [Constraint.Term] = []
  var constant: CGFloat = 0

  mutating func add(_ variable: Variable, times coefficient: CGFloat = 1) {
    terms.append(Constraint.Term(variable, times: coefficient))
  }

  mutating func add(_ other: LayoutExpression, times factor: CGFloat) {
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
    constant += other.constant * factor
  }
}

extension LayoutEngine {
  /// What the solver is given of a constraint; nil if an item does not exist any more.
  func lowered(_ constraint: NSLayoutConstraint) -> Constraint? {
    guard let container = constraint.container, let first = constraint.firstItem else { return nil }
    let form = constraint.form
    let isReversed =
      (form.first.isRelative || form.second.isRelative)
      && constraint.itemViews.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    // From right to left, positions are counted from the right, where they are negative.
    let sign: CGFloat = isReversed ? -1 : 1
    var sum = LayoutExpression()
    sum.add(position(of: first, form.first, isReversed, in: container), times: sign)
    if let second = constraint.secondItem, form.second != .notAnAttribute, form.multiplier != 0 {
      sum.add(
        position(of: second, form.second, isReversed, in: container),
        times: -sign * form.multiplier)
    }
    let relation: Constraint.Relation =
      switch form.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
    return Constraint(
      sum.terms, relation, form.constant - sum.constant, priority: Double(form.priority.rawValue))
  }

  private func position(
    of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ isReversed: Bool,
    in container: UIView
  ) -> LayoutExpression {
    if let inner = attribute.ofMarginsGuide, let view = object as? UIView {
      return position(of: view.layoutMarginsGuide, inner, isReversed, in: container)
    }
    let item = item(for: object)
    var sum = LayoutExpression()
    switch attribute {
    case .width: sum.add(item.width)
    case .height: sum.add(item.height)
    case .left: sum = edge(item, .horizontal, 0, in: container)
    case .right: sum = edge(item, .horizontal, 1, in: container)
    case .leading: sum = edge(item, .horizontal, isReversed ? 1 : 0, in: container)
    case .trailing: sum = edge(item, .horizontal, isReversed ? 0 : 1, in: container)
    case .centerX: sum = edge(item, .horizontal, 0.5, in: container)
    case .top: sum = edge(item, .vertical, 0, in: container)
    case .centerY: sum = edge(item, .vertical, 0.5, in: container)
    case .firstBaseline where item.view?.baselines != nil:
      sum = edge(item, .vertical, 0, in: container)
      sum.constant += item.view?.baselines?.fromTop ?? 0
    case .lastBaseline where item.view?.baselines != nil:
      sum = edge(item, .vertical, 1, in: container)
      sum.constant -= item.view?.baselines?.fromBottom ?? 0
    default: sum = edge(item, .vertical, 1, in: container)
    }
    return sum
  }

  /// A position between the edges of an item, in the coordinates of a view that contains it.
  private func edge(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ fraction: CGFloat, in container: UIView
  ) -> LayoutExpression {
    var sum = LayoutExpression()
    if fraction != 0 { sum.add(axis == .horizontal ? item.width : item.height, times: fraction) }
    if item.view === container {
      sum.constant += container.alignmentInset(axis)
      return sum
    }
    sum.add(axis == .horizontal ? item.x : item.y)
    var next = item.view?.parent ?? item.guide?.owner
    while let view = next, view !== container {
      let outer = self.item(for: view)
      sum.add(axis == .horizontal ? outer.x : outer.y)
      sum.constant -= view.alignmentInset(axis)
      next = view.parent
    }
    return sum
  }
}

extension UIView {
  fileprivate func alignmentInset(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? alignmentRectInsets.left : alignmentRectInsets.top
  }
}
