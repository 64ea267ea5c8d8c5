import CoreGraphics

extension LayerSpace {
  /// Applies one animation of a property that is kept here. `parts` carries the sublayers' transform
  /// from one animation to the next; when all are applied, the caller finishes it.
  package mutating func apply(
    _ animation: borrowing Animation, at time: Double, _ parts: inout AnimatedTransform
  ) {
    guard let moment = animation.progress(at: time) else { return }
    if let part = animation.property.transformPart {
      parts.apply(animation, at: moment, part: part, to: &sublayerTransform)
    } else if animation.property == .sublayerTransform {
      parts.apply(animation, at: moment, to: &sublayerTransform)
    } else if !animation.track.isOfTransforms {
      let before = anchorPointZ
      anchorPointZ = animation.lanes(at: moment) { SIMD4(before, 0, 0, 0) }.x
      if animation.isAdditive { anchorPointZ += before }
    }
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
