import CoreGraphics
import Foundation

/// How far a value is from another: what an additive animation begins with, on its way to none.
struct ValueOffset {
  let keyPath: String
  let from: Any
  let zero: Any

  /// Whether values of the type add up. Colours do not.
  static func exists(for value: Any) -> Bool {
    switch value {
    case is CGPoint, is CGRect, is CGFloat, is Float: true
    default: false
    }
  }

  /// Of bounds, origin and size apart, as the offset of a size may be negative.
  static func offsets(of key: String, from old: Any, to new: Any) -> [ValueOffset]? {
    switch (old, new) {
    case (let old as CGRect, let new as CGRect):
      let origin = offset(from: old.origin, to: new.origin)
      let size = CGSize(width: old.width - new.width, height: old.height - new.height)
      return [
        ValueOffset(keyPath: key + ".origin", from: origin, zero: CGPoint.zero),
        ValueOffset(keyPath: key + ".size", from: size, zero: CGSize.zero),
      ]
    case (let old as CGPoint, let new as CGPoint):
      return [ValueOffset(keyPath: key, from: offset(from: old, to: new), zero: CGPoint.zero)]
    case (let old as CGFloat, let new as CGFloat):
      return [ValueOffset(keyPath: key, from: old - new, zero: CGFloat.zero)]
    case (let old as Float, let new as Float):
      return [ValueOffset(keyPath: key, from: old - new, zero: Float.zero)]
    default: return nil
    }
  }

  private static func offset(from old: CGPoint, to new: CGPoint) -> CGPoint {
    CGPoint(x: old.x - new.x, y: old.y - new.y)
  }
}
