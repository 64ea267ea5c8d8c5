import CoreGraphics

/// A layout guide with constraints that are active only while it is near an edge of its owning view, or
/// away from it. Each layout decides that again.
///
/// Main thread only. Source: Apple, "UITrackingLayoutGuide".
open class UITrackingLayoutGuide: UILayoutGuide {
  final var tracked: [TrackedConstraints] = []

  /// Replaces the constraints that are active while the guide is near all of these edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: true)
  }

  /// Replaces the constraints that are active while the guide is near none of these edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    track(trackedConstraints, edge, isNear: false)
  }

  /// The constraints that are active while the guide is near these edges.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    trackedConstraints(edge, isNear: true)
  }

  /// The constraints that are active while the guide is away from these edges.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    trackedConstraints(edge, isNear: false)
  }

  /// Deactivates the tracked constraints, and forgets them.
  open func removeAllTrackedConstraints() {
    for tracked in tracked { NSLayoutConstraint.deactivate(tracked.constraints) }
    tracked = []
  }

  /// The edges that the guide is near now; nil if no tracked constraint is to be active.
  func nearEdges(_ frame: CGRect) -> NSDirectionalRectEdge? {
    guard let owner else { return nil }
    return .near(frame, in: owner)
  }
}

/// Constraints of a guide that follow its place.
struct TrackedConstraints {
  let edges: NSDirectionalRectEdge
  /// Whether they are active near the edges, or away from them.
  let isNear: Bool
  let constraints: [NSLayoutConstraint]

  func isActive(near edges: NSDirectionalRectEdge) -> Bool {
    isNear ? self.edges.isSubset(of: edges) : self.edges.isDisjoint(with: edges)
  }
}

extension UITrackingLayoutGuide {
  private func track(
    _ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool
  ) {
    NSLayoutConstraint.deactivate(trackedConstraints(edges, isNear: isNear))
    tracked.removeAll { $0.edges == edges && $0.isNear == isNear }
    if !constraints.isEmpty {
      tracked.append(TrackedConstraints(edges: edges, isNear: isNear, constraints: constraints))
    }
    owner?.startTracking(self)
  }

  private func trackedConstraints(
    _ edges: NSDirectionalRectEdge, isNear: Bool
  ) -> [NSLayoutConstraint] {
    tracked.first { $0.edges == edges && $0.isNear == isNear }?.constraints ?? []
  }

  /// Activates and deactivates constraints for the guide's place. Returns whether any has changed.
  func updateTrackedConstraints(frame: CGRect) -> Bool {
    let edges = nearEdges(frame)
    var isChanged = false
    for tracked in tracked {
      let isActive = edges.map(tracked.isActive) ?? false
      for constraint in tracked.constraints where constraint.isActive != isActive {
        constraint.isActive = isActive
        isChanged = true
      }
    }
    return isChanged
  }
}

extension NSDirectionalRectEdge {
  /// The distance up to which a guide is near an edge. Points.
  private static let nearDistance: CGFloat = 44

  @MainActor fileprivate static func near(_ frame: CGRect, in view: UIView) -> Self {
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distances: [(Self, CGFloat)] = [
      (.top, frame.minY - bounds.minY), (.bottom, bounds.maxY - frame.maxY),
      (isReversed ? .trailing : .leading, frame.minX - bounds.minX),
      (isReversed ? .leading : .trailing, bounds.maxX - frame.maxX),
    ]
    return Self(distances.filter { $0.1 <= nearDistance }.map(\.0))
  }
}
