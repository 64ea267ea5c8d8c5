import CoreGraphics
import Foundation

/// The two fingers of which a pinch or a rotation consists: the first two that are down.
struct FingerPair {
  let first: UITouch
  let second: UITouch

  @MainActor init?(_ touches: [UITouch]) {
    guard touches.count >= 2 else { return nil }
    (first, second) = (touches[0], touches[1])
  }

  @MainActor func isSame(as other: FingerPair?) -> Bool {
    other.map { $0.first === first && $0.second === second } ?? false
  }

  @MainActor var distance: CGFloat {
    max(first.values.location.distance(to: second.values.location), 1)
  }

  /// The angle of the line between the fingers, in radians clockwise.
  @MainActor var angle: CGFloat {
    let (from, to) = (first.values.location, second.values.location)
    return atan2(to.y - from.y, to.x - from.x)
  }
}
