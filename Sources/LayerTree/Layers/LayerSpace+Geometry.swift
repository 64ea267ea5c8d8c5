public import CoreGraphics

extension LayerSpace {
  /// Whether a layer with these properties does not lie in its superlayer's plane, even if its
  /// transform keeps it there.
  @inlinable package var leavesPlane: Bool { isTransformLayer || anchorPointZ != 0 }

  /// Whether sublayers are not simply positioned in the layer's coordinates.
  package var movesSublayers: Bool {
    isGeometryFlipped || !CATransform3DIsIdentity(sublayerTransform)
  }

  /// Whether the sublayer transform may change the order or the size of sublayers with different z
  /// positions, even if they lie in parallel planes.
  @inlinable package var mayReorderSublayers: Bool { !sublayerTransform.staysInPlane }

  /// Converts the coordinates of the sublayers to those of the layer, whose `properties` are given:
  /// the sublayer transform about the anchor point, and the geometry flip.
  package func toLayer(_ properties: borrowing LayerProperties) -> CATransform3D {
    let anchor = (properties.anchor.x, properties.anchor.y, anchorPointZ)
    var matrix = sublayerTransform.moved(from: anchor, to: anchor)
    guard isGeometryFlipped else { return matrix }
    let edges = properties.bounds.verticalFlip.ty
    matrix.m12 = edges * matrix.m14 - matrix.m12
    matrix.m22 = edges * matrix.m24 - matrix.m22
    matrix.m32 = edges * matrix.m34 - matrix.m32
    matrix.m42 = edges * matrix.m44 - matrix.m42
    return matrix
  }

  /// Like `toLayer(_:)`, without depth and perspective.
  package func toLayerInPlane(_ properties: borrowing LayerProperties) -> CGAffineTransform {
    var space = self
    space.anchorPointZ = 0
    space.sublayerTransform = CATransform3DMakeAffineTransform(
      CATransform3DGetAffineTransform(sublayerTransform))
    return CATransform3DGetAffineTransform(space.toLayer(properties))
  }
}
