import CoreGraphics

/// Finds the places of the groups of a section, and of the views around them.
@MainActor struct SectionSolver {
  let section: NSCollectionLayoutSection
  /// The direction in which the layout scrolls.
  let axis: UIScrollView.Axis
  /// The size of what is visible, without the insets of the view.
  let container: CGSize
  /// The distances of the insets' reference from the sides of the content.
  let reference: UIEdgeInsets
  /// The insets of boundary views; nil means that these are inside of the section's insets.
  let boundaryReference: UIEdgeInsets?
  let groups: GroupSolver
  /// The sizes that the contents of boundary views have determined, by kind and index.
  let fittedBoundary: (String, Int) -> CGSize?
  let count: Int

  private var across: UIScrollView.Axis { axis.other }

  private var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

  func solve() -> SectionArrangement {
    var result = SectionArrangement(count: count, stacking: isOrthogonal ? across : axis)
    var edges = Edges()
    placeStart(&result, &edges)
    let insets = totalInsets
    let room = CGSize(
      width: max(0, container.width - insets.left - insets.right),
      height: max(0, container.height - insets.top - insets.bottom))
    var space = room
    space[across] = max(0, room[across] - edges.near - edges.far)
    var origin = CGPoint(x: insets.left, y: insets.top)
    origin[axis] = edges.start + insets.start(axis)
    origin[across] += edges.near
    let extent = placeGroups(&result, from: origin, in: space)
    let contentEnd = origin[axis] + extent + insets.end(axis)
    placeEnd(&result, &edges, contentEnd)
    result.length = contentEnd + edges.end
    if isOrthogonal {
      makeStrip(&result, start: origin, extent: extent, insets)
    }
    placeSides(&result, edges)
    decorate(&result)
    return result
  }

  /// The space that boundary views take at the sides of a section.
  private struct Edges {
    var start: CGFloat = 0
    var end: CGFloat = 0
    var near: CGFloat = 0
    var far: CGFloat = 0
  }

  private var totalInsets: UIEdgeInsets {
    let insets = section.contentInsets
    return UIEdgeInsets(
      top: insets.top + reference.top, left: insets.leading + reference.left,
      bottom: insets.bottom + reference.bottom, right: insets.trailing + reference.right)
  }

  // MARK: Groups

  /// Places the groups one after the other. Returns their length along the direction of scrolling.
  private func placeGroups(
    _ result: inout SectionArrangement, from origin: CGPoint, in space: CGSize
  ) -> CGFloat {
    let stacking = result.stacking
    var (place, next, extent) = (origin, 0, CGFloat(0))
    var template: SolvedGroup?
    let repeats = !section.group.isFitted
    while next < count {
      var (solved, first) = (template, 0)
      if solved.map({ next + $0.items.count > count }) ?? true {
        solved = groups.solve(section.group, in: space, first: next)
        first = next
        // Groups whose sizes do not depend on contents are all alike.
        if repeats, template == nil { template = solved }
      }
      guard let solved, !solved.items.isEmpty else { break }
      result.groups.append(
        .init(origin: place, first: next, solved: solved, solvedFirst: first))
      next += solved.items.count
      extent =
        isOrthogonal
        ? max(extent, solved.size[axis]) : place[axis] + solved.size[axis] - origin[axis]
      place[stacking] += solved.size[stacking] + section.interGroupSpacing
    }
    return extent
  }

  /// Places the groups again whose items have other sizes. Returns false if they have other items then,
  /// so that the whole section is to be placed.
  func refit(_ items: [Int], in result: inout SectionArrangement) -> Bool {
    guard !isOrthogonal, section.boundarySupplementaryItems.allSatisfy({ !$0.isFitted }) else {
      return false
    }
    let insets = totalInsets
    var space = CGSize(
      width: max(0, container.width - insets.left - insets.right),
      height: max(0, container.height - insets.top - insets.bottom))
    guard
      section.boundarySupplementaryItems.allSatisfy({
        [.start, .end, nil].contains($0.side(axis))
      })
    else { return false }
    space[across] = max(0, space[across])
    let touched = Set(items.compactMap(result.group(ofItem:)))
    guard let start = touched.min() else { return true }
    var shift: CGFloat = 0
    for index in start..<result.groups.count {
      result.groups[index].origin[axis] += shift
      guard touched.contains(index) else { continue }
      let old = result.groups[index]
      let solved = groups.solve(section.group, in: space, first: old.first)
      guard solved.items.count == old.solved.items.count else { return false }
      shift += solved.size[axis] - old.solved.size[axis]
      result.groups[index].solved = solved
      result.groups[index].solvedFirst = old.first
    }
    moveEnd(&result, by: shift)
    return true
  }

  /// Moves what is after the groups.
  private func moveEnd(_ result: inout SectionArrangement, by shift: CGFloat) {
    guard shift != 0 else { return }
    result.length += shift
    for index in result.boundaries.indices where result.boundaries[index].isAtEnd {
      result.boundaries[index].frame.origin[axis] += shift
    }
    for index in result.decorations.indices {
      if axis.isVertical {
        result.decorations[index].frame.size.height += shift
      } else {
        result.decorations[index].frame.size.width += shift
      }
    }
  }

  private func makeStrip(
    _ result: inout SectionArrangement, start: CGPoint, extent: CGFloat, _ insets: UIEdgeInsets
  ) {
    let last = result.groups.last.map { $0.origin[across] + $0.solved.size[across] } ?? 0
    var frame = CGRect(origin: .zero, size: container)
    frame.origin[axis] = start[axis]
    if axis.isVertical { frame.size.height = extent } else { frame.size.width = extent }
    var content = frame.size
    content[across] = max(frame.size[across], last + insets.end(across))
    result.strip = .init(
      frame: frame, contentSize: content, insets: (insets.start(across), insets.end(across)))
  }

  // MARK: Boundaries

  /// The part of the section in which boundary views lie, across the direction of scrolling.
  private var boundarySpan: (start: CGFloat, length: CGFloat) {
    let insets = boundaryReference ?? totalInsets
    let start = insets.start(across)
    return (start, max(0, container[across] - start - insets.end(across)))
  }

  private func size(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int
  ) -> CGSize {
    var space = container
    space[across] = boundarySpan.length
    return item.layoutSize.points(
      in: space, fitted: fittedBoundary(item.elementKind, index))
  }

  /// The boundary views with their indexes among those of their kinds.
  private var boundaries: [(item: NSCollectionLayoutBoundarySupplementaryItem, index: Int)] {
    var counts: [String: Int] = [:]
    return section.boundarySupplementaryItems.map { item in
      defer { counts[item.elementKind, default: 0] += 1 }
      return (item, counts[item.elementKind] ?? 0)
    }
  }

  private func placeStart(_ result: inout SectionArrangement, _ edges: inout Edges) {
    for (item, index) in boundaries {
      let size = size(item, index)
      switch item.side(axis) {
      case .start:
        add(item, index, size, at: edges.start, &result)
        if item.extendsBoundary { edges.start += max(0, size[axis] + item.offset[axis]) }
      case .near: if item.extendsBoundary { edges.near += size[across] }
      case .far: if item.extendsBoundary { edges.far += size[across] }
      case .end, nil: break
      }
    }
  }

  private func placeEnd(
    _ result: inout SectionArrangement, _ edges: inout Edges, _ contentEnd: CGFloat
  ) {
    for (item, index) in boundaries where item.side(axis) == .end {
      let size = size(item, index)
      let place = item.extendsBoundary ? contentEnd + edges.end : contentEnd - size[axis]
      add(item, index, size, at: place, &result)
      if item.extendsBoundary { edges.end += max(0, size[axis] + item.offset[axis]) }
    }
  }

  /// Places the views beside the groups, in the middle of the section.
  private func placeSides(_ result: inout SectionArrangement, _ edges: Edges) {
    for (item, index) in boundaries where [.near, .far].contains(item.side(axis)) {
      let size = size(item, index)
      add(item, index, size, at: (result.length - size[axis]) / 2, &result)
    }
  }

  private func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int, _ size: CGSize,
    at place: CGFloat, _ result: inout SectionArrangement
  ) {
    let span = boundarySpan
    let unit = item.containerAnchor.unitPoint
    var frame = CGRect(origin: .zero, size: size)
    frame.origin[axis] = place
    frame.origin[across] = span.start + (span.length - size[across]) * unit[across]
    frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y).inset(by: item.effectiveInsets)
    result.boundaries.append(
      .init(
        kind: item.elementKind, frame: frame, zIndex: item.zIndex,
        fittedAxes: item.layoutSize.fittedAxes, pins: item.pinToVisibleBounds,
        isAtEnd: item.side(axis) == .end, index: index))
  }

  // MARK: Decorations

  private func decorate(_ result: inout SectionArrangement) {
    var frame = CGRect(origin: .zero, size: container)
    if axis.isVertical {
      frame.size.height = result.length
    } else {
      frame.size.width = result.length
    }
    for item in section.decorationItems {
      let insets = item.contentInsets
      result.decorations.append(
        .init(
          kind: item.elementKind,
          frame: frame.inset(
            by: UIEdgeInsets(
              top: insets.top, left: insets.leading, bottom: insets.bottom,
              right: insets.trailing)), zIndex: item.zIndex))
    }
  }
}
