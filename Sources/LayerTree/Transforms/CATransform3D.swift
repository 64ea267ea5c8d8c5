// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreGraphics

/// A 4 × 4 matrix that transforms row vectors: `[x y z 1] · m`.
///
/// Source: Apple, "CATransform3D".
@frozen public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// The zero matrix.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }
}

extension CATransform3D {
  package init(
    rows r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>
  ) {
    self.init(
      m11: r1[0], m12: r1[1], m13: r1[2], m14: r1[3], m21: r2[0], m22: r2[1], m23: r2[2],
      m24: r2[3], m31: r3[0], m32: r3[1], m33: r3[2], m34: r3[3], m41: r4[0], m42: r4[1],
      m43: r4[2], m44: r4[3])
  }

  package var isFinite: Bool {
    // Zeros where the numbers are finite.
    var zeros = SIMD4<Double>(m11, m12, m13, m14) * 0
    zeros += SIMD4<Double>(m21, m22, m23, m24) * 0
    zeros += SIMD4<Double>(m31, m32, m33, m34) * 0
    zeros += SIMD4<Double>(m41, m42, m43, m44) * 0
    return zeros.sum() == 0
  }

  /// The matrix between `self` and `other`, interpolated element by element.
  package func mixed(with other: CATransform3D, fraction f: Double) -> CATransform3D {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * f }
    return CATransform3D(
      m11: mix(m11, other.m11), m12: mix(m12, other.m12), m13: mix(m13, other.m13),
      m14: mix(m14, other.m14), m21: mix(m21, other.m21), m22: mix(m22, other.m22),
      m23: mix(m23, other.m23), m24: mix(m24, other.m24), m31: mix(m31, other.m31),
      m32: mix(m32, other.m32), m33: mix(m33, other.m33), m34: mix(m34, other.m34),
      m41: mix(m41, other.m41), m42: mix(m42, other.m42), m43: mix(m43, other.m43),
      m44: mix(m44, other.m44))
  }
}
