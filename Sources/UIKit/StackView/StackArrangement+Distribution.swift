import CoreGraphics

extension StackArrangement {
  /// Places the visible views along the axis.
  mutating func distribute(_ guides: StackGuides) {
    guard let first = items.first, let last = items.last else { return }
    add(.canvasConnection, first.view, axis.start, .equal, canvas, axis.start)
    add(.canvasConnection, last.view, axis.end, .equal, canvas, axis.end)
    for (index, gap) in gaps.enumerated() {
      space(items[index].view, items[index + 1].view, by: gap)
    }
    switch stack.distribution {
    case .fill: suppressAmbiguity()
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing, .equalCentering:
      suppressAmbiguity()
      if distributesGaps { distributeGaps(guides) }
    }
  }

  private mutating func space(_ view: UIView, _ next: UIView, by gap: CGFloat) {
    let usesBaselines = stack.isBaselineRelativeArrangement && axis == .vertical
    add(
      .spacing, next,
      usesBaselines && next.forFirstBaselineLayout.baselines != nil ? .firstBaseline : axis.start,
      hasFlexibleGaps ? .greaterThanOrEqual : .equal,
      view, usesBaselines && view.forLastBaselineLayout.baselines != nil ? .lastBaseline : axis.end,
      plus: gap)
  }

  private mutating func suppressAmbiguity() {
    for item in items {
      add(.ambiguitySuppression, item.view, axis.size, at: .stackAmbiguity(item.index))
    }
  }

  private mutating func fillEqually() {
    for (item, next) in zip(items, items.dropFirst()) {
      add(.fillEqually, next.view, axis.size, .equal, item.view, axis.size)
    }
  }

  private mutating func fillProportionally() {
    let lengths = proportions()
    for index in gaps.indices {
      add(
        .fillProportionally, items[index + 1].view, axis.size, .equal, items[index].view, axis.size,
        times: lengths[index + 1] / lengths[index], at: .stackProportion)
    }
  }

  /// The natural lengths of the items. A view without one is as long as the one before it.
  private func proportions() -> [CGFloat] {
    let lengths = inProgramOrder(items).map { item in
      let length = item.view.naturalLength(axis)
      return length > 0 && length.isFinite ? length : nil
    }
    var previous = lengths.lazy.compactMap { $0 }.first ?? 1
    let filled = lengths.map { length in
      previous = length ?? previous
      return previous
    }
    return inProgramOrder(filled)
  }

  /// Turns an order from left to right into that of the program, or back.
  private func inProgramOrder<Element>(_ elements: [Element]) -> [Element] {
    isMirrored ? elements.reversed() : elements
  }

  /// Makes the shortest gap as long as possible. The others then are as long as it is, except where
  /// their spacing demands more.
  private mutating func distributeGaps(_ guides: StackGuides) {
    guard let shortest = guides.shortestGap else { return }
    let isCentering = stack.distribution == .equalCentering
    for (index, gap) in guides.gaps.enumerated() {
      add(
        .distributingEdge, gap, axis.start, .equal, items[index].view,
        isCentering ? axis.center : axis.end)
      add(
        .distributingEdge, gap, axis.end, .equal, items[index + 1].view,
        isCentering ? axis.center : axis.start)
      add(.distributing, gap, axis.size, .greaterThanOrEqual, shortest, axis.size)
    }
    add(.distributing, shortest, axis.size, .equal, stack, axis.size, at: .stackGap)
  }
}

extension UIView {
  /// The natural size in one direction; that of a stack view fits its arranged subviews.
  fileprivate func naturalLength(_ direction: NSLayoutConstraint.Axis) -> CGFloat {
    let size =
      self is UIStackView
      ? systemLayoutSizeFitting(Self.layoutFittingCompressedSize) : intrinsicContentSize
    return direction == .horizontal ? size.width : size.height
  }
}
