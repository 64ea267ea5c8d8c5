import CoreGraphics

/// A 2D transform taken apart: scale, then shear, then rotation, then translation; what the key
/// paths `transform.rotation.z`, `transform.scale.x`… read and write, and what is interpolated.
package struct TransformComponents: Equatable, Sendable {
  package var translation: SIMD2<Double>
  package var scale: SIMD2<Double>
  /// x displacement per y, after scaling.
  package var shear: Double
  /// Radians, clockwise on screen.
  package var rotation: Double

  package init(_ t: CATransform3D) {
    translation = SIMD2(t.m41, t.m42)
    if t.m12 == 0 && t.m21 == 0 && t.m11 > 0 {
      (scale, shear, rotation) = (SIMD2(t.m11, t.m22), 0, 0)
      return
    }
    let scaleX = (t.m11 * t.m11 + t.m12 * t.m12).squareRoot()
    rotation = atan2(t.m12, t.m11)
    let (s, c) = (sin(rotation), cos(rotation))
    let scaleY = t.m22 * c - t.m21 * s
    shear = scaleY == 0 ? 0 : (t.m21 * c + t.m22 * s) / scaleY
    scale = SIMD2(scaleX, scaleY)
  }

  package var transform: CATransform3D {
    let (s, c) = rotation == 0 ? (0, 1) : (sin(rotation), cos(rotation))
    var t = CATransform3DIdentity
    t.m11 = scale.x * c
    t.m12 = scale.x * s
    t.m21 = scale.y * (shear * c - s)
    t.m22 = scale.y * (shear * s + c)
    (t.m41, t.m42) = (translation.x, translation.y)
    return t
  }

  /// The components between `self` and `other`, turning the short way.
  package func mixed(with other: TransformComponents, fraction f: Double) -> TransformComponents {
    var result = self
    result.translation += (other.translation - translation) * f
    result.scale += (other.scale - scale) * f
    result.shear += (other.shear - shear) * f
    let turn = remainder(other.rotation - rotation, 2 * .pi)
    result.rotation += turn * f
    return result
  }
}
