import CoreGraphics

/// Makes transforms of the numbers that an animation of a transform runs through.
///
/// Source: Apple, "CAValueFunction".
package enum ValueFunction: Sendable, CaseIterable {
  case rotateX, rotateY, rotateZ
  /// Of three numbers.
  case scale
  case scaleX, scaleY, scaleZ
  /// Of three numbers.
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

  /// The numbers that a transform has for it, for an animation that starts or ends with them.
  func value(of transform: CATransform3D) -> SIMD4<Double> {
    let parts = TransformComponents(transform)
    return switch self {
    case .rotateX, .rotateY: .zero
    case .rotateZ: SIMD4(parts.rotation, 0, 0, 0)
    case .scale: SIMD4(parts.scale.x, parts.scale.y, transform.m33, 0)
    case .scaleX: SIMD4(parts.scale.x, 0, 0, 0)
    case .scaleY: SIMD4(parts.scale.y, 0, 0, 0)
    case .scaleZ: SIMD4(transform.m33, 0, 0, 0)
    case .translate: SIMD4(transform.m41, transform.m42, transform.m43, 0)
    case .translateX: SIMD4(transform.m41, 0, 0, 0)
    case .translateY: SIMD4(transform.m42, 0, 0, 0)
    case .translateZ: SIMD4(transform.m43, 0, 0, 0)
    }
  }
}
