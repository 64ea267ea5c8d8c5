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
    let view = constraint.itemViews.first
    let isReversed = view.map { $0.reverses(form.first) || $0.reverses(form.second) } ?? false
    // From right to left, positions are counted from the right, where they are negative.
    let sign: CGFloat = isReversed ? -1 : 1
    guard let left = value(of: first, form.first, constraint.firstSpan, isReversed, in: container)
    else { return nil }
    var sum = LayoutExpression()
    sum.add(left, times: sign)
    if form.second != .notAnAttribute, form.multiplier != 0, let second = constraint.secondItem {
      guard
        let right = value(of: second, form.second, constraint.secondSpan, isReversed, in: container)
      else { return nil }
      sum.add(right, times: -sign * form.multiplier)
    }
    return Constraint(
      sum.terms, Constraint.Relation(form.relation), form.constant - sum.constant,
      priority: Double(form.priority.rawValue))
  }

  /// An attribute of an item, or the distance that takes its place.
  private func value(
    of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ span: AnchorSpan?,
    _ isReversed: Bool, in container: UIView
  ) -> LayoutExpression? {
    if let span { return distance(span, in: container) }
    return position(of: object, attribute, isReversed, in: container)
  }

  /// The distance between two positions, counted in the direction of the layout.
  private func distance(_ span: AnchorSpan, in container: UIView) -> LayoutExpression? {
    guard let from = span.from.item, let to = span.to.item,
      let view = from as? UIView ?? (from as? UILayoutGuide)?.owningView
    else { return nil }
    let isReversed = view.reverses(span.from.attribute) || view.reverses(span.to.attribute)
    let sign: CGFloat = isReversed ? -1 : 1
    var sum = LayoutExpression()
    sum.add(position(of: to, span.to.attribute, isReversed, in: container), times: sign)
    sum.add(position(of: from, span.from.attribute, isReversed, in: container), times: -sign)
    return sum
  }

  /// The value of an anchor: a position in the superview, a size, or a distance.
  func value(of anchor: any LayoutAnchor) -> LayoutExpression? {
    if let span = anchor.span { return distance(span, in: root) }
    guard let object = anchor.object,
      let view = object as? UIView ?? (object as? UILayoutGuide)?.owningView
    else { return nil }
    let container = object === view ? view.parent ?? view : view
    return position(of: object, anchor.attribute, view.reverses(anchor.attribute), in: container)
  }

  private func position(
    of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ isReversed: Bool,
    in container: UIView
  ) -> LayoutExpression {
    if let view = object as? UIScrollView, view === container, attribute.isContentEdge {
      return contentEdge(of: view, attribute, isReversed)
    }
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
    case .firstBaseline, .lastBaseline:
      sum = baseline(item, isFirst: attribute == .firstBaseline, in: container)
    default: sum = edge(item, .vertical, 1, in: container)
    }
    return sum
  }

  /// To the views in a scroll view its edges and margins are those of its content.
  private func contentEdge(
    of view: UIScrollView, _ attribute: NSLayoutConstraint.Attribute, _ isReversed: Bool
  ) -> LayoutExpression {
    let edge = attribute.ofMarginsGuide ?? attribute
    var sum = position(of: view.contentLayoutGuide, edge, isReversed, in: view)
    guard edge != attribute else { return sum }
    let margins = view.layoutMargins
    switch edge {
    case .top: sum.constant += margins.top
    case .bottom: sum.constant -= margins.bottom
    case .left: sum.constant += margins.left
    case .right: sum.constant -= margins.right
    case .leading: sum.constant += isReversed ? -margins.right : margins.left
    default: sum.constant += isReversed ? margins.left : -margins.right
    }
    return sum
  }

  /// The first or last baseline of a view, or of the one inside that it names for it. A view without
  /// text has them at its bottom.
  private func baseline(
    _ item: LayoutItem, isFirst: Bool, in container: UIView
  ) -> LayoutExpression {
    let item = item.view.map { self.item(for: $0.baselineView(isFirst: isFirst)) } ?? item
    guard let baselines = item.view?.baselines else {
      return edge(item, .vertical, 1, in: container)
    }
    var sum = edge(item, .vertical, isFirst ? 0 : 1, in: container)
    sum.constant += isFirst ? baselines.fromTop : -baselines.fromBottom
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
      if let view = view as? UIScrollView {
        view.hasOuterConstraints = true
        sum.constant -= axis == .horizontal ? view.contentOffset.x : view.contentOffset.y
      }
      next = view.parent
    }
    return sum
  }
}

extension Constraint.Relation {
  fileprivate init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessOrEqual
      case .greaterThanOrEqual: .greaterOrEqual
      }
  }
}

extension UIView {
  /// Whether the attribute counts from the right in this view.
  fileprivate func reverses(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    attribute.isRelative && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  fileprivate func alignmentInset(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    axis == .horizontal ? alignmentRectInsets.left : alignmentRectInsets.top
  }
}
