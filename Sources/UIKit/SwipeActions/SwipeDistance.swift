import CoreGraphics

/// How far a swiped row is from its place, for a finger that has moved, and where it goes when the
/// finger is lifted.
struct SwipeDistance {
  /// Where a released row comes to rest.
  enum Rest {
    case closed
    case open
    /// The first action is performed.
    case full
  }

  /// The width of the actions at the left side, and of those at the right; nil without actions.
  var widths: (left: CGFloat?, right: CGFloat?)
  /// Whether a swipe over most of the row performs the first action, at the left and the right side.
  var allowsFull: (left: Bool, right: Bool)
  let rowWidth: CGFloat

  /// The part of a row's width beyond which a swipe is full, and the speed above which it opens or
  /// closes a row, in points per second. Estimates.
  private static let fullPart: CGFloat = 0.6
  private static let flick: CGFloat = 300
  /// The factor of iOS's rubber band.
  private static let stretch: CGFloat = 0.55

  private func width(_ distance: CGFloat) -> CGFloat? {
    distance > 0 ? widths.left : widths.right
  }

  private func isFullAllowed(_ distance: CGFloat) -> Bool {
    distance > 0 ? allowsFull.left : allowsFull.right
  }

  /// The distance of the row for that of the finger. Beyond the actions, and at a side without any, it
  /// lags behind as content does beyond its edge.
  func row(forFinger finger: CGFloat) -> CGFloat {
    let sign: CGFloat = finger < 0 ? -1 : 1
    guard let width = width(finger) else { return sign * banded(abs(finger)) }
    guard abs(finger) > width, !isFullAllowed(finger) else { return finger }
    return sign * (width + banded(abs(finger) - width))
  }

  private func banded(_ distance: CGFloat) -> CGFloat {
    guard rowWidth > 0 else { return 0 }
    return (1 - 1 / (distance * Self.stretch / rowWidth + 1)) * rowWidth
  }

  /// Whether a row at a distance performs its first action when it is released.
  func isFull(_ distance: CGFloat) -> Bool {
    guard let width = width(distance), isFullAllowed(distance) else { return false }
    return abs(distance) > max(Self.fullPart * rowWidth, width)
  }

  func rest(at distance: CGFloat, velocity: CGFloat) -> Rest {
    guard distance != 0, let width = width(distance) else { return .closed }
    if isFull(distance) { return .full }
    if abs(velocity) > Self.flick { return (velocity > 0) == (distance > 0) ? .open : .closed }
    return abs(distance) > width / 2 ? .open : .closed
  }

  /// The distance of an open row.
  func open(_ distance: CGFloat) -> CGFloat {
    (width(distance) ?? 0) * (distance < 0 ? -1 : 1)
  }
}
