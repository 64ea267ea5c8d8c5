import CoreGraphics
import LayerTree

/// A drag that moves the content of a scroll view.
@MainActor struct ScrollDrag {
  /// The offset that the content would have without a movement and without edges.
  private(set) var start: CGPoint
  /// The offset when the drag began.
  let origin: CGPoint
  /// The directions in which the content moves.
  let axes: [UIScrollView.Axis]

  init(in view: UIScrollView, travel: CGVector) {
    origin = view.contentOffset
    axes = Self.axes(in: view, travel)
    start = .zero
    start = Self.raw(view.contentOffset, in: view)
  }

  /// The offset for a movement of the finger since the drag began.
  func offset(in view: UIScrollView, for translation: CGPoint) -> CGPoint {
    var offset = view.contentOffset
    for axis in axes {
      let limits = view.limits(axis)
      let raw = start[axis] - translation[axis]
      offset[axis] =
        view.bounces(axis)
        ? RubberBand.offset(raw, within: view.range(axis), dimension: view.bounds.size[axis])
        : min(max(raw, limits.lowerBound), limits.upperBound)
    }
    return view.rounded(offset)
  }

  /// Keeps a change that the program makes during the drag.
  mutating func shift(by change: CGVector, in view: UIScrollView) {
    start.x += change.dx
    start.y += change.dy
  }

  /// Goes on from the present offset, since the content has moved without the finger.
  mutating func restart(in view: UIScrollView, translation: CGPoint) {
    let raw = Self.raw(view.contentOffset, in: view)
    start = CGPoint(x: raw.x + translation.x, y: raw.y + translation.y)
  }

  /// The offset that leads to the present one with the rubber band.
  private static func raw(_ offset: CGPoint, in view: UIScrollView) -> CGPoint {
    var raw = offset
    for axis in UIScrollView.Axis.allCases {
      raw[axis] = RubberBand.raw(
        offset[axis], within: view.range(axis), dimension: view.bounds.size[axis])
    }
    return raw
  }

  /// The tangent of half of the angle in which a drag is one along an axis.
  private static let cone: CGFloat = 0.4142

  private static func axes(in view: UIScrollView, _ travel: CGVector) -> [UIScrollView.Axis] {
    let axes = UIScrollView.Axis.allCases.filter(view.canScroll)
    guard view.isDirectionalLockEnabled, axes.count == 2 else { return axes }
    let (x, y) = (abs(travel.dx), abs(travel.dy))
    if y < x * cone { return [.horizontal] }
    return x < y * cone ? [.vertical] : axes
  }
}
