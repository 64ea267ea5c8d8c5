public import CoreGraphics

// What a transform does to planes parallel to z = 0. Inlined into other modules, since each commit
// and each frame asks for each layer.

extension CATransform3D {
  /// Whether the transform has perspective for points of the plane z = 0.
  @inlinable @inline(__always)
  package var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }

  /// Whether the plane z = 0 is moved in depth, rotated out of the plane or gets a perspective.
  @inlinable @inline(__always)
  package var leavesPlane: Bool { m13 != 0 || m23 != 0 || m43 != 0 || hasPerspective }

  /// Whether planes parallel to z = 0 stay parallel to it, in their order and at the same size.
  @inlinable package var staysInPlane: Bool {
    !leavesPlane && m31 == 0 && m32 == 0 && m33 > 0 && m34 == 0
  }
}
