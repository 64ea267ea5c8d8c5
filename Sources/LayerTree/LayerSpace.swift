package import CoreGraphics

/// The third dimension of a layer: what few layers have, kept apart as `LayerStyle` is.
package struct LayerSpace: Equatable, Sendable {
  /// Applied to the sublayers about the layer's anchor point: where perspective goes.
  package var sublayerTransform = CATransform3DIdentity
  /// Points along z.
  package var anchorPointZ: CGFloat = 0
  /// The y of sublayers goes up.
  package var isGeometryFlipped = false
  /// The sublayers share the space around the layer instead of lying in its plane, and the layer
  /// shows nothing of its own (`CATransformLayer`).
  package var isTransformLayer = false

  package init() {}

  package static let flat = LayerSpace()
}
