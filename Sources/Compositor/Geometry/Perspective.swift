import CoreGraphics
package import LayerTree

/// A projective transform of the plane: an `Affine` divided by a third coordinate, w, which is
/// positive in front of the camera.
package struct Perspective: Equatable, Sendable {
  /// The factors of x, y and 1; the sum is (x′·w, y′·w, w).
  package var x: SIMD3<Double>
  package var y: SIMD3<Double>
  package var one: SIMD3<Double>

  package init(_ affine: Affine) {
    x = SIMD3(affine.a, affine.b, 0)
    y = SIMD3(affine.c, affine.d, 0)
    one = SIMD3(affine.tx, affine.ty, 1)
  }

  /// The transform of the plane z = 0 by a matrix, projected along z.
  package init(_ matrix: CATransform3D) {
    x = SIMD3(matrix.m11, matrix.m12, matrix.m14)
    y = SIMD3(matrix.m21, matrix.m22, matrix.m24)
    one = SIMD3(matrix.m41, matrix.m42, matrix.m44)
  }

  /// `inner` first, then `self`.
  package func applied(after inner: Affine) -> Perspective {
    var result = self
    result.x = inner.a * x + inner.b * y
    result.y = inner.c * x + inner.d * y
    result.one = inner.tx * x + inner.ty * y + one
    return result
  }

  /// `inner` first, then `self`.
  package func applied(after inner: Perspective) -> Perspective {
    var result = self
    result.x = project(inner.x)
    result.y = project(inner.y)
    result.one = project(inner.one)
    return result
  }

  /// Projects a point of the plane.
  package func project(_ point: SIMD2<Double>) -> SIMD3<Double> {
    point.x * x + point.y * y + one
  }

  /// Projects a point in homogeneous coordinates.
  package func project(_ point: SIMD3<Double>) -> SIMD3<Double> {
    point.x * x + point.y * y + point.z * one
  }

  /// Below 0 where the plane is back-facing.
  package var determinant: Double { (x * y.cross(one)).sum() }

  /// The equivalent affine transform; nil where the perspective is visible. A relative w below
  /// 1e-12 moves no point by more than a millionth of a pixel.
  package var affine: Affine? {
    let limit = one.z * 1e-12
    guard one.z > 0, abs(x.z) <= limit, abs(y.z) <= limit else { return nil }
    return Affine(
      a: x.x / one.z, b: x.y / one.z, c: y.x / one.z, d: y.y / one.z, tx: one.x / one.z,
      ty: one.y / one.z)
  }

  /// The inverse; nil where there is none, since the plane is edge-on.
  package var inverse: Inverse? {
    let determinant = determinant
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    let inverse = Inverse(
      x: y.cross(one) / determinant, y: one.cross(x) / determinant, w: x.cross(y) / determinant)
    return (inverse.x + inverse.y + inverse.w).sum().isFinite ? inverse : nil
  }

  /// Converts buffer pixels to the plane: each coordinate is the dot product of its row with (pixel
  /// x, pixel y, 1); x and y have still to be divided by w.
  package struct Inverse: Equatable, Sendable {
    package var x: SIMD3<Double>
    package var y: SIMD3<Double>
    /// Positive where the plane lies in front of the camera.
    package var w: SIMD3<Double>

    /// The homogeneous coordinates in the plane.
    package func unproject(_ pixel: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3((x * pixel).sum(), (y * pixel).sum(), (w * pixel).sum())
    }

    package var isAffine: Bool { w == SIMD3(0, 0, 1) }
  }
}

extension Perspective.Inverse {
  init(_ inverse: Affine) {
    x = SIMD3(inverse.a, inverse.c, inverse.tx)
    y = SIMD3(inverse.b, inverse.d, inverse.ty)
    w = SIMD3(0, 0, 1)
  }

  /// The same transform with the plane's origin at a point of the plane.
  func centered(on point: SIMD2<Double>) -> Self {
    var result = self
    result.x -= point.x * w
    result.y -= point.y * w
    return result
  }

  /// The same transform scaled to w = 1 at a pixel, so that the numbers are in the precise range of
  /// `Float`.
  func scaled(at pixel: SIMD2<Double>) -> Self {
    let scale = (w * SIMD3(pixel, 1)).sum()
    guard scale > 0, (1 / scale).isFinite else { return self }
    var result = self
    result.x /= scale
    result.y /= scale
    result.w /= scale
    return result
  }

  /// The same transform for pixel coordinates relative to `origin`.
  func moved(to origin: SIMD2<Double>) -> Self {
    let pixel = SIMD3(origin, 1)
    var result = self
    result.x.z = (x * pixel).sum()
    result.y.z = (y * pixel).sum()
    result.w.z = (w * pixel).sum()
    return result
  }
}

extension SIMD3<Double> {
  @inline(__always)
  func cross(_ other: Self) -> Self {
    Self(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}

/// The shader parameters of a perspective: three vectors. Each is multiplied with (x, y, 1) of a
/// buffer pixel, relative to the shape's origin.
///
///     [ u.x, u.y, u.one, 0 ]   in fractions of the rectangle's sides, times w
///     [ v.x, v.y, v.one, 0 ]
///     [ w.x, w.y, w.one, 0 ]   positive in front of the camera
package enum PerspectiveParameters {
  static let count = 3

  package static func make(
    _ inverse: Perspective.Inverse
  ) -> (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>) {
    (
      SIMD4<Float>(SIMD4(inverse.x, 0)), SIMD4<Float>(SIMD4(inverse.y, 0)),
      SIMD4<Float>(SIMD4(inverse.w, 0))
    )
  }
}
