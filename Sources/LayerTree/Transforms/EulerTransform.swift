/// A transform decomposed with its rotation as Euler angles, which the key paths
/// `transform.rotation.x`, `transform.scale.z` and so on read and write. The angles are stored,
/// because different angles give the same rotation and setting one angle must keep the others.
///
/// Source: Apple, "Core Animation Programming Guide", CATransform3D Key Paths.
package struct EulerTransform: Equatable, Sendable {
  private var parts: TransformParts
  /// The rotation about x, then y, then z, in radians.
  package var angles: SIMD3<Double>

  package init(_ t: CATransform3D) {
    parts = TransformParts(completing: t)
    angles = parts.rotation.angles
  }

  package var scale: SIMD3<Double> {
    get { parts.scale }
    set { parts.scale = newValue }
  }

  /// The translation, in points.
  package var translation: SIMD3<Double> {
    get { parts.translation }
    set { parts.translation = newValue }
  }

  package var transform: CATransform3D {
    var parts = parts
    parts.rotation = Quaternion(angles: angles)
    return parts.transform
  }
}
