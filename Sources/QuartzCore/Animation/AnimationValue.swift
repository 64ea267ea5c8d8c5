import CoreGraphics
import Foundation
import LayerTree

/// Reads animation values from `Any`. It tests each type, since `CGFloat` does not bridge to
/// `NSNumber` on Linux.
enum AnimationValue {
  static func lanes(_ value: Any) -> SIMD4<Double>? {
    if let number = number(value) { return SIMD4(number, 0, 0, 0) }
    switch unboxed(value) {
    case let point as CGPoint: return SIMD4(point.x, point.y, 0, 0)
    case let size as CGSize: return SIMD4(size.width, size.height, 0, 0)
    case let rect as CGRect:
      return SIMD4(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    case let color as CGColor: return color.rgba
    case let numbers as [Any]: return lanes(numbers)
    default: return nil
    }
  }

  /// The lanes of an array of up to four numbers, as value functions take them.
  private static func lanes(_ numbers: [Any]) -> SIMD4<Double>? {
    var lanes = SIMD4<Double>.zero
    guard numbers.count <= lanes.scalarCount else { return nil }
    for (lane, value) in numbers.enumerated() {
      guard let number = number(value) else { return nil }
      lanes[lane] = number
    }
    return lanes
  }

  /// The numbers of a list of numbers or colors, or of any other value.
  static func numbers(_ value: Any) -> [Double]? {
    CustomValue(value)?.numbers
  }

  static func transform(_ value: Any) -> CATransform3D? {
    switch unboxed(value) {
    case let transform as CATransform3D: transform
    case let transform as CGAffineTransform: CATransform3DMakeAffineTransform(transform)
    default: nil
    }
  }

  /// The geometry that an `NSValue` boxes; any other value is returned unchanged.
  static func unboxed(_ value: Any) -> Any {
    guard let box = value as? NumberBox else { return value }
    switch box.kind {
    case .point: return box.cgPointValue
    case .size: return box.cgSizeValue
    case .rect: return box.cgRectValue
    case .affineTransform: return box.cgAffineTransformValue
    case .transform3D: return box.caTransform3DValue
    case .colorMatrix: return box.caColorMatrixValue
    case .vector, .edgeInsets, .directionalEdgeInsets: return box
    }
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  /// A `Bool`, or whether a number is not 0.
  static func flag(_ value: Any?) -> Bool? {
    guard let value else { return nil }
    return value as? Bool ?? number(value).map { $0 != 0 }
  }
}
