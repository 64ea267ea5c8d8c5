import CoreGraphics

/// A section that scrolls across the direction in which its layout scrolls.
struct CollectionStrip {
  /// In the content's coordinates.
  var frame: CGRect
  var contentSize: CGSize
  /// The direction in which the section scrolls.
  var axis: UIScrollView.Axis
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Where the groups begin and end along that direction.
  var groups: [ClosedRange<CGFloat>]
  /// Where the first group begins.
  var startInset: CGFloat
  var deceleration: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce

  var rate: UIScrollView.DecelerationRate {
    switch deceleration {
    case .normal: .normal
    case .fast: .fast
    case .automatic: behavior == .continuous || behavior == .paging ? .normal : .fast
    }
  }

  /// The offset at which a group comes to rest.
  private func offset(ofGroup group: ClosedRange<CGFloat>, in length: CGFloat) -> CGFloat {
    behavior == .groupPagingCentered
      ? (group.lowerBound + group.upperBound - length) / 2 : group.lowerBound - startInset
  }

  /// Where the content comes to rest that a finger has released; all offsets are from the first group on.
  ///
  /// - Parameters:
  ///   - start: the offset when the drag began.
  ///   - velocity: its sign is that of the movement; 0 means the nearest place.
  ///   - length: of what is visible.
  func restingPlace(
    for proposed: CGFloat, from start: CGFloat, current: CGFloat, velocity: CGFloat,
    length: CGFloat
  ) -> CGFloat {
    let places = groups.map { offset(ofGroup: $0, in: length) }
    func nearest(_ offset: CGFloat) -> Int {
      places.indices.min { abs(places[$0] - offset) < abs(places[$1] - offset) } ?? 0
    }
    guard !places.isEmpty else { return proposed }
    switch behavior {
    case .none, .continuous, .paging: return proposed
    case .continuousGroupLeadingBoundary: return places[nearest(proposed)]
    case .groupPaging, .groupPagingCentered:
      let first = nearest(start)
      var wanted = nearest(current)
      if velocity != 0 { wanted = first + (velocity > 0 ? 1 : -1) }
      return places[min(max(wanted, first - 1, 0), first + 1, places.count - 1)]
    }
  }
}
