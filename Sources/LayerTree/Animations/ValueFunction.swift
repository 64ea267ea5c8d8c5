import CoreGraphics

/// Converts the numbers of an animation of a transform to transforms.
///
/// Source: Apple, "CAValueFunction".
package enum ValueFunction: Sendable, CaseIterable {
  case rotateX, rotateY, rotateZ
  /// Takes three numbers.
  case scale
  case scaleX, scaleY, scaleZ
  /// Takes three numbers.
  case translate
  case translateX, translateY, translateZ

  package func transform(_ value: SIMD4<Double>) -> CATransform3D {
    switch self {
    case .rotateX: CATransform3DMakeRotation(value.x, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(value.x, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(value.x, 0, 0, 1)
    case .scale: CATransform3DMakeScale(value.x, value.y, value.z)
    case .scaleX: CATransform3DMakeScale(value.x, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, value.x, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, value.x)
    case .translate: CATransform3DMakeTranslation(value.x, value.y, value.z)
    case .translateX: CATransform3DMakeTranslation(value.x, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, value.x, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, value.x)
    }
  }

  /// The function's numbers in a transform, for an animation with a missing end value.
  func value(of transform: CATransform3D) -> SIMD4<Double> {
    func part(_ part: TransformPart) -> Double {
      AnimatedTransform.value(of: part, in: transform).x
    }
    return switch self {
    case .rotateX: SIMD4(part(.rotationX), 0, 0, 0)
    case .rotateY: SIMD4(part(.rotationY), 0, 0, 0)
    case .rotateZ: SIMD4(part(.rotationZ), 0, 0, 0)
    case .scale: SIMD4(part(.scaleX), part(.scaleY), part(.scaleZ), 0)
    case .scaleX: SIMD4(part(.scaleX), 0, 0, 0)
    case .scaleY: SIMD4(part(.scaleY), 0, 0, 0)
    case .scaleZ: SIMD4(part(.scaleZ), 0, 0, 0)
    case .translate: SIMD4(part(.translationX), part(.translationY), part(.translationZ), 0)
    case .translateX: SIMD4(part(.translationX), 0, 0, 0)
    case .translateY: SIMD4(part(.translationY), 0, 0, 0)
    case .translateZ: SIMD4(part(.translationZ), 0, 0, 0)
    }
  }
}
