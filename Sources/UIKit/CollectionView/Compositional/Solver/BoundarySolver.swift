import CoreGraphics
import Foundation

/// Places the views at the sides of a whole layout.
@MainActor struct BoundarySolver {
  let items: [NSCollectionLayoutBoundarySupplementaryItem]
  /// The direction in which the layout scrolls.
  let axis: UIScrollView.Axis
  let container: CGSize
  /// The sizes that contents have determined.
  var fitted: [CollectionElement: CGSize] = [:]
  private var boundaries: [SectionArrangement.Boundary] = []
  /// The length of the whole layout.
  private(set) var length: CGFloat = 0

  init(
    items: [NSCollectionLayoutBoundarySupplementaryItem], axis: UIScrollView.Axis,
    container: CGSize
  ) {
    (self.items, self.axis, self.container) = (items, axis, container)
  }

  /// Places the views before the sections. Returns where these begin.
  mutating func placeStart() -> CGFloat {
    var place: CGFloat = 0
    for (index, item) in items.enumerated() where item.side(axis) != .end {
      let size = size(item, index)
      add(item, index, size, at: place)
      if item.extendsBoundary, item.side(axis) == .start { place += size[axis] + item.offset[axis] }
    }
    return max(0, place)
  }

  /// Places the views after the sections, and returns all views.
  mutating func placeEnd(_ end: CGFloat) -> [SectionArrangement.Boundary] {
    var place = end
    for (index, item) in items.enumerated() where item.side(axis) == .end {
      let size = size(item, index)
      add(item, index, size, at: item.extendsBoundary ? place : place - size[axis])
      if item.extendsBoundary { place += size[axis] + item.offset[axis] }
    }
    length = max(0, place)
    return boundaries
  }

  private func size(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int
  ) -> CGSize {
    let element = CollectionElement(
      .supplementary(item.elementKind), IndexPath(index: index))
    return item.layoutSize.points(in: container, fitted: fitted[element])
  }

  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int, _ size: CGSize,
    at place: CGFloat
  ) {
    let across = axis.other
    var frame = CGRect(origin: .zero, size: size)
    frame.origin[axis] = place
    frame.origin[across] =
      (container[across] - size[across]) * item.containerAnchor.unitPoint[across]
    boundaries.append(
      .init(
        kind: item.elementKind,
        frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y).inset(by: item.effectiveInsets),
        zIndex: item.zIndex, fittedAxes: item.layoutSize.fittedAxes, pins: item.pinToVisibleBounds,
        isAtEnd: item.side(axis) == .end, index: index))
  }
}
