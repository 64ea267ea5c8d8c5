import CoreGraphics

/// A rotation in 3D, as a unit quaternion.
package struct Quaternion: Equatable, Sendable {
  /// The axis times the sine of half the angle, then the cosine of half the angle.
  package var vector: SIMD4<Double>

  package static let identity = Quaternion(vector: SIMD4(0, 0, 0, 1))

  package init(vector: SIMD4<Double>) {
    self.vector = vector
  }

  /// A rotation about x, then y, then z, by angles in radians.
  package init(angles: SIMD3<Double>) {
    let half = angles / 2
    let (sx, sy, sz) = (sin(half.x), sin(half.y), sin(half.z))
    let (cx, cy, cz) = (cos(half.x), cos(half.y), cos(half.z))
    vector = SIMD4(
      sx * cy * cz - cx * sy * sz, cx * sy * cz + sx * cy * sz, cx * cy * sz - sx * sy * cz,
      cx * cy * cz + sx * sy * sz)
  }

  /// The rotation that maps the coordinate axes to three orthonormal axes.
  package init(_ axes: Axes) {
    let (x, y, z) = (axes.x, axes.y, axes.z)
    // Computes the largest component first, for numerical stability: the others are relative to it.
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    let largest = squares.max()
    if largest == squares.w {
      vector = SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, largest)
    } else if largest == squares.x {
      vector = SIMD4(largest, x.y + y.x, z.x + x.z, y.z - z.y)
    } else if largest == squares.y {
      vector = SIMD4(x.y + y.x, largest, y.z + z.y, z.x - x.z)
    } else {
      vector = SIMD4(z.x + x.z, y.z + z.y, largest, x.y - y.x)
    }
    vector /= (vector * vector).sum().squareRoot()
  }

  /// The images of the three coordinate axes under a rotation.
  package struct Axes: Sendable {
    package var x = SIMD3<Double>(1, 0, 0)
    package var y = SIMD3<Double>(0, 1, 0)
    package var z = SIMD3<Double>(0, 0, 1)
  }

  package var axes: Axes {
    let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
    return Axes(
      x: SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      y: SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      z: SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)))
  }

  /// The angles about x, then y, then z that give this rotation, in radians, -π…π. Two triples do;
  /// this is the one with the smaller sum of absolute angles. In gimbal lock, z is 0.
  package var angles: SIMD3<Double> {
    let axes = axes
    let across = (axes.x.x * axes.x.x + axes.x.y * axes.x.y).squareRoot()
    let y = atan2(-axes.x.z, across)
    guard across > 1e-12 else { return SIMD3(atan2(-axes.z.y, axes.y.y), y, 0) }
    let near = SIMD3(atan2(axes.y.z, axes.z.z), y, atan2(axes.x.y, axes.x.x))
    let far = SIMD3(
      near.x - copysign(.pi, near.x), copysign(.pi, near.y) - near.y,
      near.z - copysign(.pi, near.z))
    func totalAngle(_ angles: SIMD3<Double>) -> Double {
      abs(angles.x) + abs(angles.y) + abs(angles.z)
    }
    return totalAngle(far) < totalAngle(near) ? far : near
  }

  /// Spherical linear interpolation (slerp) along the shorter arc.
  package func mixed(with other: Quaternion, fraction f: Double) -> Quaternion {
    var (target, cosine) = (other.vector, (vector * other.vector).sum())
    if cosine < 0 { (target, cosine) = (-target, -cosine) }
    let angle = acos(min(cosine, 1))
    let sine = sin(angle)
    // Interpolates nearly equal rotations linearly, because the sine is too small to divide by.
    guard sine > 1e-8 else { return Quaternion(vector: vector + (target - vector) * f) }
    return Quaternion(
      vector: vector * (sin((1 - f) * angle) / sine) + target * (sin(f * angle) / sine))
  }

  /// The product of two rotations: `b` is applied first, then `a`.
  package static func * (a: Quaternion, b: Quaternion) -> Quaternion {
    let (u, v) = (
      SIMD3(a.vector.x, a.vector.y, a.vector.z), SIMD3(b.vector.x, b.vector.y, b.vector.z)
    )
    let cross = SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    let axis = v * a.vector.w + u * b.vector.w + cross
    return Quaternion(vector: SIMD4(axis, a.vector.w * b.vector.w - (u * v).sum()))
  }

  package var inverse: Quaternion {
    Quaternion(vector: SIMD4(-vector.x, -vector.y, -vector.z, vector.w))
  }
}
