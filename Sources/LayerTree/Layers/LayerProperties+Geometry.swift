public import CoreGraphics

// The conversion from a layer's coordinates to its superlayer's. A package function is inlined
// into other modules only if it is `@inlinable` and what it reads is `@usableFromInline`.

extension LayerProperties {
  /// The anchor point in the layer's coordinates.
  @inlinable package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// Converts the layer's coordinates to its superlayer's, without depth and perspective: the
  /// anchor point lies at the position, and the transform is about it. Inlined, since each frame
  /// computes it for each layer.
  @inlinable @inline(__always)
  package var toSuperlayer: CGAffineTransform {
    let anchor = anchor
    let (a, b) = (compactTransform.m11, compactTransform.m12)
    let (c, d) = (compactTransform.m21, compactTransform.m22)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d,
      tx: position.x + compactTransform.m41 - a * anchor.x - c * anchor.y,
      ty: position.y + compactTransform.m42 - b * anchor.x - d * anchor.y)
  }

  /// Converts the layer's coordinates to its superlayer's, with depth and perspective.
  package func toSuperlayer(zPosition: CGFloat, anchorPointZ: CGFloat) -> CATransform3D {
    transform.moved(
      from: (anchor.x, anchor.y, anchorPointZ), to: (position.x, position.y, zPosition))
  }
}

extension CATransform3D {
  /// The transform about the origin, applied about `from` instead, which is moved to `to`.
  func moved(
    from: (x: CGFloat, y: CGFloat, z: CGFloat), to: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> CATransform3D {
    CATransform3DConcat(
      CATransform3DTranslate(self, -from.x, -from.y, -from.z),
      CATransform3DMakeTranslation(to.x, to.y, to.z))
  }
}

extension CGRect {
  /// Mirrors y about the middle of the rectangle, as flipped geometry does with a layer's bounds.
  package var verticalFlip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * origin.y + size.height)
  }
}
