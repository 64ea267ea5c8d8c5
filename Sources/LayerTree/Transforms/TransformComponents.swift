import CoreGraphics

/// A transform within the xy plane, decomposed into scale, shear, rotation and translation, applied
/// in this order. The key paths `transform.rotation.z`, `transform.scale.x` and so on read and
/// write these components, and transforms in the plane are interpolated by them. Scale and
/// translation along z are included.
package struct TransformComponents: Equatable, Sendable {
  package var translation: SIMD3<Double>
  package var scale: SIMD3<Double>
  /// The displacement along x per unit of y, after scaling.
  package var shear: Double
  /// Radians, clockwise on screen.
  package var rotation: Double

  /// The components of the identity transform.
  package init() {
    (translation, scale, shear, rotation) = (.zero, .one, 0, 0)
  }

  package init(_ t: CATransform3D) {
    translation = SIMD3(t.m41, t.m42, t.m43)
    if t.m12 == 0 && t.m21 == 0 && (t.m11 > 0 || t.m22 > 0) {
      (scale, shear, rotation) = (SIMD3(t.m11, t.m22, t.m33), 0, 0)
      return
    }
    // A reflection is stored as a negative scale, along the axis that needs the smaller rotation.
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

  /// The components between `self` and `other`, with the rotation along the shorter arc.
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
  /// Whether `TransformComponents` represents the matrix completely: x and y stay in the plane, z
  /// stays perpendicular to it, and there is no perspective.
  package var isInPlane: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0 && m44 == 1
  }
}
