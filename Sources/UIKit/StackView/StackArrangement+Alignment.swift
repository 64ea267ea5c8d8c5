extension StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The edges of the direction across the axis, the leading one first.
  private var edges: (leading: Attribute, trailing: Attribute) {
    let across = axis.other
    let isMirrored = isReversed && across == .horizontal
    return isMirrored ? (across.end, across.start) : (across.start, across.end)
  }

  /// Places the visible views across the axis.
  mutating func align(_ guides: StackGuides) {
    if alignsBaselines, let spanner = guides.spanner { alignBaselines(in: spanner) }
    for item in items { align(item.view) }
    guard stack.alignment != .fill else { return }
    for item in items {
      add(.ambiguitySuppression, item.view, axis.other.size, at: .stackAmbiguity(0))
    }
  }

  private mutating func align(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      align(view, edges.leading)
      align(view, edges.trailing)
    case .firstBaseline where alignsBaselines, .lastBaseline where alignsBaselines: break
    case .leading, .firstBaseline:
      align(view, edges.leading)
      keepInside(view, edges.trailing, of: canvas)
    case .trailing, .lastBaseline:
      align(view, edges.trailing)
      keepInside(view, edges.leading, of: canvas)
    case .center:
      align(view, axis.other.center)
      keepInside(view, edges.leading, of: canvas)
    }
  }

  private mutating func align(_ view: UIView, _ attribute: Attribute) {
    add(.alignment, view, attribute, .equal, canvas, attribute)
  }

  private mutating func keepInside(
    _ item: AnyObject, _ attribute: Attribute, of outer: AnyObject
  ) {
    let isStart = attribute == axis.other.start
    add(
      .spanningBoundary, item, attribute, isStart ? .greaterThanOrEqual : .lessThanOrEqual, outer,
      attribute, at: .stackBoundary)
  }

  /// Aligns the baselines of a row. A guide encloses the views as closely as possible, and lies at the
  /// top of the row for first baselines, at the bottom for last ones.
  private mutating func alignBaselines(in spanner: UILayoutGuide) {
    let isFirst = stack.alignment == .firstBaseline
    let baseline: Attribute = isFirst ? .firstBaseline : .lastBaseline
    for (item, next) in zip(items, items.dropFirst()) {
      add(.alignment, next.view, baseline, .equal, item.view, baseline)
    }
    for item in items {
      keepInside(item.view, .top, of: spanner)
      keepInside(item.view, .bottom, of: spanner)
    }
    add(
      .canvasConnection, spanner, isFirst ? .top : .bottom, .equal, canvas, isFirst ? .top : .bottom
    )
    keepInside(spanner, isFirst ? .bottom : .top, of: canvas)
    add(.spanningFit, spanner, .height, at: .stackSpan)
  }

  // MARK: Hidden views

  /// Gives hidden views no length. They lie at the end of the previous visible view, and no size of
  /// theirs has an effect on others.
  mutating func hide() {
    let (start, end) = isMirrored ? (axis.end, axis.start) : (axis.start, axis.end)
    var previous: UIView?
    for member in members {
      guard !member.isVisible else {
        previous = member.view
        continue
      }
      add(
        .hiding, member.view, start, .equal, previous ?? canvas, previous == nil ? start : end)
      add(.hiding, member.view, axis.size, at: .stackHiding)
      hideAcross(member.view)
    }
  }

  private mutating func hideAcross(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      align(view, edges.leading)
      add(
        .hiding, view, axis.other.size, .equal, canvas, axis.other.size, at: .stackHiddenSize)
      return
    case .leading, .firstBaseline: align(view, edges.leading)
    case .trailing, .lastBaseline: align(view, edges.trailing)
    case .center: align(view, axis.other.center)
    }
    add(.ambiguitySuppression, view, axis.other.size, at: .stackAmbiguity(0))
  }
}
