package import CoreGraphics

/// What the render side knows of a layer: its model values as the last commit left them, or, after
/// sampling, its values at a moment.
package struct LayerProperties: Equatable, Sendable {
  /// Where `anchorPoint` lies, in the superlayer's coordinates. Points.
  package var position = CGPoint.zero
  package var bounds = CGRect.zero
  /// In parts of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3DIdentity
  /// 0…1.
  package var opacity: Float = 1
  package var isHidden = false
  /// Black lies below the background: of an opaque layer that drew its contents itself.
  package var isOnBlack = false
  /// Straight (not premultiplied) RGBA, sRGB.
  package var backgroundColor = SIMD4<Float>.zero
  package var contents: LayerContents?

  package init() {}
}
