public import CoreGraphics

/// The 3D properties of a layer. Few layers set them, so they are stored apart, like `LayerStyle`.
@usableFromInline
package struct LayerSpace: Equatable, Sendable {
  /// The transform of the sublayers about the layer's anchor point, usually a perspective
  /// projection.
  @usableFromInline package var sublayerTransform = CATransform3DIdentity
  /// The z of the anchor point, in points.
  @usableFromInline package var anchorPointZ: CGFloat = 0
  /// Whether the y axis of the sublayers points up.
  package var isGeometryFlipped = false
  /// Whether the layer draws nothing and its sublayers stay in the 3D space around it, instead of
  /// being flattened into its plane (`CATransformLayer`).
  @usableFromInline package var isTransformLayer = false

  package init() {}

  package static let flat = LayerSpace()
}

extension Animation {
  /// Applies the animation to one of the 3D properties. `parts` carries the sublayer transform from
  /// one animation to the next, and the caller calls its `finish` after the last. `endTime` is that
  /// of `outermostTiming`.
  package func apply(
    to space: inout LayerSpace, _ parts: inout AnimatedTransform, at time: Double, endTime: Double
  ) {
    guard let moment = progress(at: time, endTime: endTime) else { return }
    if let part = property.transformPart {
      guard !track.isOfTransforms else { return }
      parts.change(part, of: &space.sublayerTransform, isAdditive: isAdditive) {
        lanes(at: moment, below: $0)
      }
    } else if property.isTransform {
      parts.apply(self, at: moment, to: &space.sublayerTransform)
    } else if !track.isOfTransforms {
      space.change(property, isAdditive: isAdditive) { lanes(at: moment, below: $0) }
    }
  }
}

extension LayerSpace: PropertyStore {
  /// The property's value in the lanes that tracks use; zeros for a property that is stored
  /// elsewhere, and for a whole transform.
  package func value(of property: AnimatedProperty) -> SIMD4<Double> {
    guard property.store == .space else { return .zero }
    guard let part = property.transformPart else { return numbers(at: property.location) }
    return AnimatedTransform.value(of: part, in: sublayerTransform)
  }
}
