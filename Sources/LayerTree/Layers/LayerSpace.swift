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

extension Animation {
  /// Changes a property that is kept there. `parts` carries the sublayers' transform from one
  /// animation to the next; when all are applied, the caller finishes it. The end is that of
  /// `outermostTiming`.
  package func apply(
    to space: inout LayerSpace, _ parts: inout AnimatedTransform, at time: Double, endTime: Double
  ) {
    guard let moment = progress(at: time, endTime: endTime) else { return }
    if let part = property.transformPart {
      guard !track.isOfTransforms else { return }
      parts.change(part, of: &space.sublayerTransform, isAdditive: isAdditive) {
        lanes(at: moment, below: $0)
      }
    } else if property == .sublayerTransform {
      parts.apply(self, at: moment, to: &space.sublayerTransform)
    } else if !track.isOfTransforms {
      space.changeAnchor(isAdditive: isAdditive) { lanes(at: moment, below: $0) }
    }
  }
}

extension LayerSpace {
  /// To what `value` makes of the value below; a value too large for its type changes nothing.
  @inline(__always)
  mutating func changeAnchor(
    isAdditive: Bool, to value: (_ below: () -> SIMD4<Double>) -> SIMD4<Double>
  ) {
    let below = anchorPointZ
    var value = value { SIMD4(below, 0, 0, 0) }.x
    if isAdditive { value += below }
    if value.isFinite { anchorPointZ = value }
  }

  /// The property's value in the lanes that tracks use; zeros for one that is kept elsewhere, and for
  /// a whole transform.
  package func value(of property: AnimatedProperty) -> SIMD4<Double> {
    guard property.store == .space else { return .zero }
    if property == .anchorPointZ { return SIMD4(anchorPointZ, 0, 0, 0) }
    guard let part = property.transformPart else { return .zero }
    return AnimatedTransform.value(of: part, in: sublayerTransform)
  }
}
