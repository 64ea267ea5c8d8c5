import CoreGraphics

/// A transform that leaves the plane as it is, taken apart: scale, then shear, then rotation, then
/// translation; what the key paths `transform.rotation.z`, `transform.scale.x`… read and write, and
/// what is interpolated. The z axis is scaled and moved along itself.
package struct TransformComponents: Equatable, Sendable {
  package var translation: SIMD3<Double>
  package var scale: SIMD3<Double>
  /// x displacement per y, after scaling.
  package var shear: Double
  /// Radians, clockwise on screen.
  package var rotation: Double

  /// Of a transform that changes nothing.
  package init() {
    (translation, scale, shear, rotation) = (.zero, .one, 0, 0)
  }

  package init(_ t: CATransform3D) {
    translation = SIMD3(t.m41, t.m42, t.m43)
    if t.m12 == 0 && t.m21 == 0 && (t.m11 > 0 || t.m22 > 0) {
      (scale, shear, rotation) = (SIMD3(t.m11, t.m22, t.m33), 0, 0)
      return
    }
    // A mirror image is turned over along the axis that leaves less to be rotated.
    let isMirroredAlongX = t.m11 < 0 && t.m11 * t.m22 < t.m12 * t.m21
    let (x, y) = isMirroredAlongX ? (-t.m11, -t.m12) : (t.m11, t.m12)
    let scaleX = (x * x + y * y).squareRoot()
    rotation = atan2(y, x)
    let (s, c) = (sin(rotation), cos(rotation))
    let scaleY = t.m22 * c - t.m21 * s
    shear = scaleY == 0 ? 0 : (t.m21 * c + t.m22 * s) / scaleY
    scale = SIMD3(isMirroredAlongX ? -scaleX : scaleX, scaleY, t.m33)
  }

  package var transform: CATransform3D {
    let (s, c) = rotation == 0 ? (0, 1) : (sin(rotation), cos(rotation))
    var t = CATransform3DIdentity
    t.m11 = scale.x * c
    t.m12 = scale.x * s
    t.m21 = scale.y * (shear * c - s)
    t.m22 = scale.y * (shear * s + c)
    t.m33 = scale.z
    (t.m41, t.m42, t.m43) = (translation.x, translation.y, translation.z)
    return t
  }

  /// The components between `self` and `other`, turning the short way.
  package func mixed(with other: TransformComponents, fraction f: Double) -> TransformComponents {
    var result = self
    result.translation += (other.translation - translation) * f
    result.scale += (other.scale - scale) * f
    result.shear += (other.shear - shear) * f
    result.rotation += remainder(other.rotation - rotation, 2 * .pi) * f
    return result
  }
}

extension CATransform3D {
  /// Whether `TransformComponents` tell all of it: x and y stay in the plane, z upright on it.
  package var isUpright: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
  }
}
