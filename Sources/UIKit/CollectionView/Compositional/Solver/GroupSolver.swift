import CoreGraphics

/// Finds the places of the items of groups.
@MainActor struct GroupSolver {
  /// What a group consists of, with the space that it takes.
  private struct Child {
    let item: NSCollectionLayoutItem
    var solved: SolvedGroup
    var size: CGSize
    /// The length by which it is decided how many children fit.
    var nominal: CGFloat
  }

  /// The index after the section's last item.
  let end: Int
  /// The size that the content of an item has determined.
  let fitted: (Int) -> CGSize?
  /// The size that the content of an attached view has determined.
  var fittedAttachment: (String, Int) -> CGSize? = { _, _ in nil }
  let environment: (any NSCollectionLayoutEnvironment)?

  private static let tolerance: CGFloat = 1e-4

  /// Places the items of a group in a container, from an item on.
  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, first: Int) -> SolvedGroup {
    let outer = group.layoutSize.points(in: container)
    var solved: SolvedGroup
    switch group.arrangement {
    case .custom(let provider): solved = custom(group, outer, provider, first)
    case .line(let axis): solved = line(group, outer, axis, nil, first)
    case .repeating(let axis, let count), .equal(let axis, let count):
      solved = line(group, outer, axis, count, first)
    }
    attach(group.supplementaryItems, to: CGRect(origin: .zero, size: solved.size), first, &solved)
    return solved
  }

  // MARK: Lines

  private func line(
    _ group: NSCollectionLayoutGroup, _ outer: CGSize, _ axis: UIScrollView.Axis, _ count: Int?,
    _ first: Int
  ) -> SolvedGroup {
    let insets = group.effectiveInsets
    let inner = CGSize(
      width: max(0, outer.width - insets.left - insets.right),
      height: max(0, outer.height - insets.top - insets.bottom))
    let children = children(of: group, inner, axis, count, first)
    var line = LineArrangement(
      axis: axis, inner: inner, spacing: group.interItemSpacing,
      isLengthFitted: group.layoutSize.dimension(axis).isFitted,
      isBreadthFitted: group.layoutSize.dimension(axis.other).isFitted)
    line.place(children.map { (item: $0.item, size: $0.size) })
    var solved = SolvedGroup(
      size: CGSize(
        width: line.inner.width + insets.left + insets.right,
        height: line.inner.height + insets.top + insets.bottom))
    for (child, frame) in zip(children, line.frames) {
      let placed = frame.offsetBy(dx: insets.left, dy: insets.top)
      add(child, placed, to: &solved)
    }
    return solved
  }

  private func add(_ child: Child, _ frame: CGRect, to solved: inout SolvedGroup) {
    guard !(child.item is NSCollectionLayoutGroup) else {
      return solved.add(child.solved, at: frame.origin)
    }
    let index = child.solved.items[0].index
    let content = frame.inset(by: child.item.effectiveInsets)
    solved.items.append(
      SolvedGroup.Item(
        index: index, frame: content, fittedAxes: child.item.layoutSize.fittedAxes))
    attach(child.item.supplementaryItems, to: content, index, &solved)
  }

  private func children(
    of group: NSCollectionLayoutGroup, _ inner: CGSize, _ axis: UIScrollView.Axis, _ count: Int?,
    _ first: Int
  ) -> [Child] {
    var (children, next, used) = ([Child](), first, CGFloat(0))
    let spacing = group.interItemSpacing?.spacing ?? 0
    let space = inner[axis] + Self.tolerance
    // A group that grows with its content has each of its subitems at least once.
    let isGrowing = group.layoutSize.dimension(axis).isFitted
    while next < end, count.map({ children.count < $0 }) ?? true {
      let item = group.subitems[children.count % group.subitems.count]
      var child = child(item, inner, axis, next)
      if case .equal(_, let count) = group.arrangement {
        child = equal(child, inner, axis, spacing, count, next)
      }
      let length = child.nominal + edges(item, axis) + (children.isEmpty ? 0 : spacing)
      let isNeeded =
        children.isEmpty || count != nil || isGrowing && children.count < group.subitems.count
      guard isNeeded || used + length <= space, !child.solved.items.isEmpty else { break }
      used += length
      next += child.solved.items.count
      children.append(child)
      // Items without a length would never fill the space.
      if count == nil, length <= 0, children.count >= group.subitems.count { break }
    }
    return children
  }

  private func edges(_ item: NSCollectionLayoutItem, _ axis: UIScrollView.Axis) -> CGFloat {
    (item.edgeSpacing?.before(axis)?.spacing ?? 0) + (item.edgeSpacing?.after(axis)?.spacing ?? 0)
  }

  private func child(
    _ item: NSCollectionLayoutItem, _ inner: CGSize, _ axis: UIScrollView.Axis, _ next: Int
  ) -> Child {
    if let group = item as? NSCollectionLayoutGroup {
      let solved = solve(group, in: inner, first: next)
      let isFitted = group.layoutSize.dimension(axis).isFitted
      let nominal = isFitted ? group.layoutSize.points(in: inner)[axis] : solved.size[axis]
      return Child(item: item, solved: solved, size: solved.size, nominal: nominal)
    }
    let size = item.layoutSize.points(in: inner, fitted: fitted(next))
    let single = SolvedGroup(size: size, items: [SolvedGroup.Item(index: next, frame: .zero)])
    return Child(item: item, solved: single, size: size, nominal: size[axis])
  }

  /// Gives a child its equal part of the space.
  private func equal(
    _ child: Child, _ inner: CGSize, _ axis: UIScrollView.Axis, _ spacing: CGFloat, _ count: Int,
    _ next: Int
  ) -> Child {
    let part = (inner[axis] - spacing * CGFloat(count - 1)) / CGFloat(count)
    var (child, size) = (child, child.size)
    size[axis] = max(0, part - edges(child.item, axis))
    if let group = child.item as? NSCollectionLayoutGroup {
      child.solved = solve(group, in: size, first: next)
    }
    (child.size, child.nominal) = (size, size[axis])
    return child
  }

  // MARK: Custom groups

  private func custom(
    _ group: NSCollectionLayoutGroup, _ outer: CGSize,
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ first: Int
  ) -> SolvedGroup {
    var solved = SolvedGroup(size: outer)
    let environment = LayoutEnvironment(
      outer, group.contentInsets, self.environment?.traitCollection ?? .current)
    for (index, item) in zip(first..., provider(environment)) where index < end {
      solved.items.append(
        SolvedGroup.Item(index: index, frame: item.frame, zIndex: item.zIndex))
    }
    return solved
  }

  // MARK: Attached views

  private func attach(
    _ views: [NSCollectionLayoutSupplementaryItem], to frame: CGRect, _ index: Int,
    _ solved: inout SolvedGroup
  ) {
    for view in views {
      let size = view.layoutSize.points(
        in: frame.size, fitted: fittedAttachment(view.elementKind, index))
      solved.attachments.append(
        SolvedGroup.Attachment(
          kind: view.elementKind, index: index,
          frame: view.frame(size: size, at: frame).inset(by: view.effectiveInsets),
          zIndex: view.zIndex, fittedAxes: view.layoutSize.fittedAxes))
    }
  }
}

extension UIScrollView.Axis {
  var other: UIScrollView.Axis { isVertical ? .horizontal : .vertical }
}
