public import CoreGraphics

extension LayerSpace {
  /// Whether a layer with these properties does not lie in its superlayer's plane, even if its
  /// transform keeps it there.
  @inlinable package var leavesPlane: Bool { isTransformLayer || anchorPointZ != 0 }

  /// Whether the sublayer transform may change the order or the size of sublayers with different z
  /// positions, even if they lie in parallel planes.
  package var mayReorderSublayers: Bool { !sublayerTransform.staysInPlane }
}
