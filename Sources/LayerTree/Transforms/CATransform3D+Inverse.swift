import CoreGraphics

extension CATransform3D {
  /// The inverse matrix; nil where the matrix is singular or its inverse is not finite.
  package var inverse: CATransform3D? {
    // The 2 × 2 minors of the upper two rows and of the lower two.
    let upper = Minors(SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24))
    let lower = Minors(SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44))
    let determinant =
      upper.xy * lower.zw - upper.xz * lower.yw + upper.xw * lower.yz + upper.yz * lower.xw
      - upper.yw * lower.xz + upper.zw * lower.xy
    let scale = 1 / determinant
    guard scale.isFinite else { return nil }
    let result = CATransform3D(
      m11: (m22 * lower.zw - m23 * lower.yw + m24 * lower.yz) * scale,
      m12: (m13 * lower.yw - m12 * lower.zw - m14 * lower.yz) * scale,
      m13: (m42 * upper.zw - m43 * upper.yw + m44 * upper.yz) * scale,
      m14: (m33 * upper.yw - m32 * upper.zw - m34 * upper.yz) * scale,
      m21: (m23 * lower.xw - m21 * lower.zw - m24 * lower.xz) * scale,
      m22: (m11 * lower.zw - m13 * lower.xw + m14 * lower.xz) * scale,
      m23: (m43 * upper.xw - m41 * upper.zw - m44 * upper.xz) * scale,
      m24: (m31 * upper.zw - m33 * upper.xw + m34 * upper.xz) * scale,
      m31: (m21 * lower.yw - m22 * lower.xw + m24 * lower.xy) * scale,
      m32: (m12 * lower.xw - m11 * lower.yw - m14 * lower.xy) * scale,
      m33: (m41 * upper.yw - m42 * upper.xw + m44 * upper.xy) * scale,
      m34: (m32 * upper.xw - m31 * upper.yw - m34 * upper.xy) * scale,
      m41: (m22 * lower.xz - m21 * lower.yz - m23 * lower.xy) * scale,
      m42: (m11 * lower.yz - m12 * lower.xz + m13 * lower.xy) * scale,
      m43: (m42 * upper.xz - m41 * upper.yz - m43 * upper.xy) * scale,
      m44: (m31 * upper.yz - m32 * upper.xz + m33 * upper.xy) * scale)
    return result.isFinite ? result : nil
  }

  /// The 2 × 2 determinants of two rows, one for each pair of columns.
  private struct Minors {
    let xy, xz, xw, yz, yw, zw: Double

    init(_ a: SIMD4<Double>, _ b: SIMD4<Double>) {
      xy = a.x * b.y - a.y * b.x
      xz = a.x * b.z - a.z * b.x
      xw = a.x * b.w - a.w * b.x
      yz = a.y * b.z - a.z * b.y
      yw = a.y * b.w - a.w * b.y
      zw = a.z * b.w - a.w * b.z
    }
  }
}
