/// What the key paths `transform.rotation.x`, `transform.scale.z`… read and write: the parts of a
/// transform, its turn as angles. The angles are kept while several are set, since a turn alone does
/// not tell them for good.
///
/// Source: Apple, "Core Animation Programming Guide", CATransform3D Key Paths.
package struct TransformNumbers: Equatable, Sendable {
  private var parts: TransformParts
  /// About x, then y, then z. Radians.
  package var angles: SIMD3<Double>

  package init(_ t: CATransform3D) {
    parts = TransformParts(completing: t)
    angles = parts.rotation.angles
  }

  package var scale: SIMD3<Double> {
    get { parts.scale }
    set { parts.scale = newValue }
  }

  /// Points.
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
