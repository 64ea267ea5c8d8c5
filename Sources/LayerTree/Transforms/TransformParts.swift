import CoreGraphics

/// A transform decomposed into scale, skew, rotation, translation and perspective, applied in this
/// order. Transforms that leave the plane are interpolated by these parts.
package struct TransformParts: Equatable, Sendable {
  package var scale = SIMD3<Double>(repeating: 1)
  /// The skew after scaling: x displacement per y, x displacement per z, y displacement per z.
  package var skew = SIMD3<Double>.zero
  package var rotation = Quaternion.identity
  package var translation = SIMD3<Double>.zero
  /// The perspective, which is applied last, as the last column of its matrix: m14, m24, m34, m44.
  package var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Decomposes a matrix; nil where its upper left 3 × 3 part is singular, because parts are then
  /// lost.
  package init?(_ t: CATransform3D) {
    self.init(completing: t)
    guard scale.x != 0 && scale.y != 0 && scale.z != 0 else { return nil }
  }

  /// Decomposes any matrix. Where the upper left 3 × 3 part is singular, the lost parts are taken
  /// as no rotation and no skew of the collapsed axes.
  package init(completing t: CATransform3D) {
    var shape = Shape(
      SIMD3(t.m11, t.m12, t.m13), SIMD3(t.m21, t.m22, t.m23), SIMD3(t.m31, t.m32, t.m33))
    shape.flipAxesIfMirrored()
    (scale, skew) = (shape.scale, shape.skew)
    rotation = Quaternion(shape.axes)
    translation = SIMD3(t.m41, t.m42, t.m43)
    let column = shape.solve(SIMD3(t.m14, t.m24, t.m34))
    perspective = SIMD4(column, t.m44 - (translation * column).sum())
  }

  package var transform: CATransform3D {
    let axes = rotation.axes
    let x = scale.x * axes.x
    let y = scale.y * (axes.y + skew.x * axes.x)
    let z = scale.z * (axes.z + skew.y * axes.x + skew.z * axes.y)
    func row(_ v: SIMD3<Double>, _ w: Double) -> SIMD4<Double> {
      SIMD4(v, (v * perspective.xyz).sum() + w * perspective.w)
    }
    return CATransform3D(rows: row(x, 0), row(y, 0), row(z, 0), row(translation, 1))
  }

  /// The parts between `self` and `other`, with the rotation along the shorter arc.
  package func mixed(with other: TransformParts, fraction f: Double) -> TransformParts {
    var result = self
    result.scale += (other.scale - scale) * f
    result.skew += (other.skew - skew) * f
    result.rotation = rotation.mixed(with: other.rotation, fraction: f)
    result.translation += (other.translation - translation) * f
    result.perspective += (other.perspective - perspective) * f
    return result
  }
}

/// The upper left 3 × 3 part of a matrix, with each row as a sum of orthonormal axes
/// (Gram–Schmidt).
private struct Shape {
  var axes = Quaternion.Axes()
  var scale: SIMD3<Double>
  /// The components of row y along the x axis, of row z along the x axis, and of row z along the y
  /// axis.
  private var share = SIMD3<Double>.zero

  init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let axisX = Self.unit(x, of: x)
    share.x = Self.dot(y, axisX)
    let restY = y - share.x * (axisX ?? .zero)
    let axisY = Self.unit(restY, of: y)
    (share.y, share.z) = (Self.dot(z, axisX), Self.dot(z, axisY))
    let restZ = z - share.y * (axisX ?? .zero) - share.z * (axisY ?? .zero)
    let axisZ = Self.unit(restZ, of: z)
    scale = SIMD3(Self.dot(x, axisX), Self.dot(restY, axisY), Self.dot(restZ, axisZ))
    axes.x = axisX ?? Self.orthogonal(to: axisY, axisZ, near: axes.x)
    axes.y = axisY ?? Self.orthogonal(to: axes.x, axisZ, near: axes.y)
    axes.z = axisZ ?? Self.orthogonal(to: axes.x, axes.y, near: axes.z)
  }

  var skew: SIMD3<Double> {
    let skew = share / SIMD3(scale.y, scale.z, scale.z)
    return SIMD3(
      scale.y == 0 ? 0 : skew.x, scale.z == 0 ? 0 : skew.y, scale.z == 0 ? 0 : skew.z)
  }

  /// Solves for the vector whose dot products with the rows are `products`; 0 along collapsed axes.
  func solve(_ products: SIMD3<Double>) -> SIMD3<Double> {
    let x = scale.x == 0 ? 0 : products.x / scale.x
    let y = scale.y == 0 ? 0 : (products.y - share.x * x) / scale.y
    let z = scale.z == 0 ? 0 : (products.z - share.y * x - share.z * y) / scale.z
    return x * axes.x + y * axes.y + z * axes.z
  }

  /// Negates axes of a reflection so that the smallest rotation remains.
  mutating func flipAxesIfMirrored() {
    guard Self.dot(Self.cross(axes.x, axes.y), axes.z) < 0 else { return }
    let diagonal = SIMD3(axes.x.x, axes.y.y, axes.z.z)
    var best = SIMD3<Double>(repeating: -1)
    for sign in [SIMD3<Double>(1, -1, 1), SIMD3(-1, 1, 1), SIMD3(1, 1, -1)]
    where (sign * diagonal).sum() > (best * diagonal).sum() {
      best = sign
    }
    axes.x *= best.x
    axes.y *= best.y
    axes.z *= best.z
    scale *= best
    share *= SIMD3(best.x, best.x, best.y)
  }

  /// The direction of `rest`; nil where `rest` is only the rounding error of `whole`.
  private static func unit(_ rest: SIMD3<Double>, of whole: SIMD3<Double>) -> SIMD3<Double>? {
    let length = dot(rest, rest).squareRoot()
    return length > 1e-13 * dot(whole, whole).squareRoot() ? rest / length : nil
  }

  private static func orthogonal(
    to a: SIMD3<Double>?, _ b: SIMD3<Double>?, near axis: SIMD3<Double>
  ) -> SIMD3<Double> {
    let candidates = [axis, SIMD3(axis.z, axis.x, axis.y), SIMD3(axis.y, axis.z, axis.x)]
    for axis in candidates {
      let rest = axis - dot(axis, a) * (a ?? .zero) - dot(axis, b) * (b ?? .zero)
      let length = dot(rest, rest).squareRoot()
      if length > 0.5 { return rest / length }
    }
    return axis
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>?) -> Double {
    b.map { (a * $0).sum() } ?? 0
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

/// A part of a transform that a key path such as `transform.rotation.x` names.
///
/// Source: Apple, "Core Animation Programming Guide", CATransform3D Key Paths.
package enum TransformPart: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case rotationX, rotationY, rotationZ
  /// The scale along all three axes; reading it gives their mean.
  case scale
  case scaleX, scaleY, scaleZ
  /// The translation along x and y.
  case translation
  case translationX, translationY, translationZ

  /// Whether the part rotates out of the plane.
  var rotatesOutOfPlane: Bool { self == .rotationX || self == .rotationY }

  /// Whether the part may take a layer out of its superlayer's plane.
  package var mayLeavePlane: Bool {
    switch self {
    case .rotationX, .rotationY, .scaleZ, .translation, .translationZ: true
    case .rotationZ, .scale, .scaleX, .scaleY, .translationX, .translationY: false
    }
  }
}
