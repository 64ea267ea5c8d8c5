import CoreGraphics

/// Distributes the space of a group among its children.
@MainActor struct LineArrangement {
  let axis: UIScrollView.Axis
  /// The space inside the group's insets, which grows with the content where that determines it.
  var inner: CGSize
  let spacing: NSCollectionLayoutSpacing?
  let isLengthFitted: Bool
  let isBreadthFitted: Bool
  /// The frames of the children.
  private(set) var frames: [CGRect] = []

  init(
    axis: UIScrollView.Axis, inner: CGSize, spacing: NSCollectionLayoutSpacing?,
    isLengthFitted: Bool, isBreadthFitted: Bool
  ) {
    (self.axis, self.inner, self.spacing) = (axis, inner, spacing)
    (self.isLengthFitted, self.isBreadthFitted) = (isLengthFitted, isBreadthFitted)
  }

  mutating func place(_ children: [(item: NSCollectionLayoutItem, size: CGSize)]) {
    let sizes = breadths(of: children)
    let used =
      zip(children, sizes).reduce(0) { $0 + $1.1[axis] + edges($1.0.item, axis) }
      + CGFloat(max(0, children.count - 1)) * (spacing?.spacing ?? 0)
    if isLengthFitted { inner[axis] = used }
    let share = share(of: max(0, inner[axis] - used), among: children.map(\.item))
    var place: CGFloat = 0
    for (index, child) in children.enumerated() {
      let distances = child.item.edgeSpacing
      place += length(distances?.before(axis), share)
      var frame = CGRect(origin: .zero, size: sizes[index])
      frame.origin[axis] = place
      frame.origin[axis.other] = side(of: child.item, sizes[index])
      frames.append(frame)
      place += sizes[index][axis] + length(distances?.after(axis), share)
      place += length(spacing, share)
    }
  }

  private func edges(_ item: NSCollectionLayoutItem, _ axis: UIScrollView.Axis) -> CGFloat {
    (item.edgeSpacing?.before(axis)?.spacing ?? 0) + (item.edgeSpacing?.after(axis)?.spacing ?? 0)
  }

  private func length(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
    guard let spacing else { return 0 }
    return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
  }

  /// The part of free space that each flexible distance gets.
  private func share(of free: CGFloat, among items: [NSCollectionLayoutItem]) -> CGFloat {
    var count = spacing?.isFlexibleSpacing == true ? max(0, items.count - 1) : 0
    for item in items {
      if item.edgeSpacing?.before(axis)?.isFlexibleSpacing == true { count += 1 }
      if item.edgeSpacing?.after(axis)?.isFlexibleSpacing == true { count += 1 }
    }
    return count > 0 ? free / CGFloat(count) : 0
  }

  // MARK: Across the line

  /// The sizes of the children, after the breadth of a group that grows with them is known.
  private mutating func breadths(
    of children: [(item: NSCollectionLayoutItem, size: CGSize)]
  ) -> [CGSize] {
    let across = axis.other
    var sizes = children.map(\.size)
    let uniform = children.indices.filter {
      children[$0].item.layoutSize.dimension(across).isUniformAcrossSiblings
    }
    let largest = uniform.map { sizes[$0][across] }.max() ?? 0
    for index in uniform { sizes[index][across] = largest }
    guard isBreadthFitted else { return sizes }
    let relative = children.map { isRelative($0.item, across) }
    let own = children.indices.filter { !relative[$0] }
    let estimate = inner[across]
    if !own.isEmpty {
      inner[across] = own.map { sizes[$0][across] + edges(children[$0].item, across) }.max() ?? 0
    }
    for index in children.indices where relative[index] && estimate > 0 {
      sizes[index][across] *= inner[across] / estimate
    }
    return sizes
  }

  /// Whether a child's breadth is a fraction of the group's.
  private func isRelative(_ item: NSCollectionLayoutItem, _ across: UIScrollView.Axis) -> Bool {
    let kind = item.layoutSize.dimension(across).kind
    return kind == (across.isVertical ? .fractionalHeight : .fractionalWidth)
      && !(item is NSCollectionLayoutGroup)
  }

  private func side(of item: NSCollectionLayoutItem, _ size: CGSize) -> CGFloat {
    let across = axis.other
    guard let distances = item.edgeSpacing else { return 0 }
    let (before, after) = (distances.before(across), distances.after(across))
    let flexible = [before, after].count { $0?.isFlexibleSpacing == true }
    guard flexible > 0 else { return before?.spacing ?? 0 }
    let free = max(0, inner[across] - size[across] - edges(item, across))
    return length(before, free / CGFloat(flexible))
  }
}
