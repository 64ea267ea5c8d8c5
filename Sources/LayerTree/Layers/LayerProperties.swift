public import CoreGraphics

/// The properties of a layer on the render thread: the model values of the last commit or, after
/// sampling, the values at a time. In this order they have 176 bytes.
@usableFromInline
package struct LayerProperties: Equatable, Sendable {
  /// The location of `anchorPoint` in the superlayer's coordinates, in points.
  @usableFromInline package var position = CGPoint.zero
  @usableFromInline package var bounds = CGRect.zero
  /// The anchor point in unit coordinates of the bounds.
  @usableFromInline package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  @usableFromInline package var compactTransform = CompactTransform(CATransform3DIdentity)
  package var contents: LayerContents?
  package var isHidden = false
  /// Whether black is drawn behind the background, as for an opaque layer that drew its own
  /// contents.
  package var hasBlackBackdrop = false
  /// The edges that are antialiased where `allowsEdgeAntialiasing` is set.
  package var edgeAntialiasingMask = LayerEdges.all
  package var allowsEdgeAntialiasing = true
  /// 0…1.
  package var opacity: Float = 1
  /// Straight (not premultiplied) RGBA, sRGB.
  package var backgroundColor = SIMD4<Float>.zero

  package init() {}

  package var transform: CATransform3D {
    get { compactTransform.matrix }
    set { compactTransform.matrix = newValue }
  }

  /// Edges that are antialiased where they do not lie on the pixel grid.
  package var antialiasedEdges: LayerEdges { allowsEdgeAntialiasing ? edgeAntialiasingMask : [] }
}
