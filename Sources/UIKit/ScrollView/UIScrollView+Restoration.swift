import CoreGraphics
import Foundation

extension UIScrollView {
  private enum Key {
    static let x = "UIScrollViewContentDistanceX"
    static let y = "UIScrollViewContentDistanceY"
    static let zoomScale = "UIScrollViewZoomScale"
  }

  /// How far the content is moved from its rest at the top left. Unlike the offset, this does not depend
  /// on insets, which may differ at the next launch.
  private var distanceFromRest: CGPoint {
    var distance = contentOffset
    for axis in Axis.allCases { distance[axis] -= limits(axis).lowerBound }
    return distance
  }

  func encodePlace(_ coder: NSCoder) {
    let distance = restoredDistance ?? distanceFromRest
    coder.encode(Double(distance.x), forKey: Key.x)
    coder.encode(Double(distance.y), forKey: Key.y)
    coder.encode(Double(zoomScale), forKey: Key.zoomScale)
  }

  func decodePlace(_ coder: NSCoder) {
    guard let coder = coder as? NSKeyedUnarchiver, coder.containsValue(forKey: Key.y) else {
      return
    }
    let distance = CGPoint(
      x: coder.decodeDouble(forKey: Key.x), y: coder.decodeDouble(forKey: Key.y))
    let scale = coder.decodeDouble(forKey: Key.zoomScale)
    guard distance.x.isFinite, distance.y.isFinite, scale.isFinite else { return }
    if scale != 1 { zoomScale = scale }
    restoredDistance = distance
    setNeedsLayout()
  }

  /// Moves the content to its restored place, as soon as it is large enough for that.
  func applyRestoredDistance() {
    guard let distance = restoredDistance, window != nil else { return }
    guard drag == nil, player.run == nil else {
      restoredDistance = nil
      return
    }
    var wanted = distance
    for axis in Axis.allCases { wanted[axis] += limits(axis).lowerBound }
    let offset = clamped(wanted)
    move(to: offset)
    if offset == wanted { restoredDistance = nil }
  }
}
