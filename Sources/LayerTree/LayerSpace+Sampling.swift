import CoreGraphics

extension Animation {
  /// Changes a property that is kept there. `parts` carries the sublayers' transform from one
  /// animation to the next; when all are applied, the caller finishes it. The end is that of
  /// `outermostTiming`.
  package func apply(
    to space: inout LayerSpace, _ parts: inout AnimatedTransform, at time: Double, endTime: Double
  ) {
    guard let moment = progress(at: time, endTime: endTime) else { return }
    if let part = property.transformPart {
      apply(part, of: &space.sublayerTransform, &parts, at: moment)
    } else if property == .sublayerTransform {
      parts.apply(self, at: moment, to: &space.sublayerTransform)
    } else if !track.isOfTransforms {
      let before = space.anchorPointZ
      space.anchorPointZ = lanes(at: moment) { SIMD4(before, 0, 0, 0) }.x
      if isAdditive { space.anchorPointZ += before }
    }
  }
}

extension LayerSpace {
  /// The property's value in the lanes that tracks use; zeros for one that is kept elsewhere, and for
  /// a whole transform.
  package func value(of property: AnimatedProperty) -> SIMD4<Double> {
    guard property.store == .space else { return .zero }
    if property == .anchorPointZ { return SIMD4(anchorPointZ, 0, 0, 0) }
    guard let part = property.transformPart else { return .zero }
    return AnimatedTransform.value(of: part, in: sublayerTransform)
  }
}
