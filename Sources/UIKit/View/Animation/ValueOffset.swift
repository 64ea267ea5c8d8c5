import CoreGraphics
import Foundation
import LayerTree
import QuartzCore

/// The difference between two values: an additive animation starts at it and goes to zero.
@MainActor enum ValueOffset {
  case plain(keyPath: String, from: Any, zero: Any)
  /// Transforms are interpolated by their components, so that rotations stay rotations.
  case transform(from: CATransform3D, to: CATransform3D)

  /// Whether the value has an offset from any other. Colors have none, nor have transforms that
  /// leave the plane.
  static func alwaysExists(for value: Any) -> Bool {
    value is CGPoint || value is CGRect || value is CGFloat || value is Float
  }

  /// Returns the offsets of a change, or nil where the values cannot be added. A rectangle has one
  /// for the origin and one for the size, because a size offset may be negative.
  static func offsets(of key: String, from old: Any, to new: Any) -> [ValueOffset]? {
    switch (old, new) {
    case (let old as CGRect, let new as CGRect):
      let size = CGSize(width: old.width - new.width, height: old.height - new.height)
      return [
        .plain(keyPath: key + ".origin", from: old.origin - new.origin, zero: CGPoint.zero),
        .plain(keyPath: key + ".size", from: size, zero: CGSize.zero),
      ]
    case (let old as CGPoint, let new as CGPoint):
      return [.plain(keyPath: key, from: old - new, zero: CGPoint.zero)]
    case (let old as CGFloat, let new as CGFloat):
      return [.plain(keyPath: key, from: old - new, zero: CGFloat.zero)]
    case (let old as Float, let new as Float):
      return [.plain(keyPath: key, from: old - new, zero: Float.zero)]
    case (let old as CATransform3D, let new as CATransform3D)
    where key == "transform" && CATransform3DIsAffine(old) && CATransform3DIsAffine(new):
      return [.transform(from: old, to: new)]
    default: return nil
    }
  }

  func makeAnimation(_ timing: BlockTiming) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch self {
    case .plain(let keyPath, let from, let zero):
      animation = timing.makeAnimation(of: keyPath)
      (animation.fromValue, animation.toValue) = (from, zero)
    case .transform(let from, let to):
      animation = TransformOffsetAnimation(keyPath: "transform")
      (animation.fromValue, animation.toValue) = (from, to)
    }
    animation.isAdditive = true
    return animation
  }
}

extension CGPoint {
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
}
