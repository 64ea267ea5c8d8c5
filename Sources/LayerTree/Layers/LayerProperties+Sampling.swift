import CoreGraphics

extension LayerProperties: PropertyStore {
  /// The values at `time` with `animations` applied in order, the earliest added first, and whether
  /// any of them ends later.
  package func sampled(
    by animations: some Sequence<Animation>, at time: Double, style: LayerStyle = .plain,
    space: LayerSpace = .flat
  ) -> (
    properties: LayerProperties, style: LayerStyle, space: LayerSpace, isAnimating: Bool
  ) {
    var (result, style, space, isAnimating) = (self, style, space, false)
    var (transform, sublayerTransform) = (AnimatedTransform(), AnimatedTransform())
    for animation in animations {
      let end = animation.outermostTiming.endTime
      switch animation.property.store {
      case .properties: animation.apply(to: &result, &transform, at: time, endTime: end)
      case .style, .replicator, .emitter: animation.apply(to: &style, at: time, endTime: end)
      case .space: animation.apply(to: &space, &sublayerTransform, at: time, endTime: end)
      case .composited: break
      }
      isAnimating = isAnimating || time < end
    }
    transform.finish(&result.compactTransform)
    sublayerTransform.finish(&space.sublayerTransform)
    return (result, style, space, isAnimating)
  }

  /// The property's value in the lanes that tracks use; zeros for a property that is stored
  /// elsewhere, and for a whole transform.
  package func value(of property: AnimatedProperty) -> SIMD4<Double> {
    guard property.store == .properties else { return .zero }
    guard let part = property.transformPart else { return numbers(at: property.location) }
    return AnimatedTransform.value(of: part, in: transform)
  }
}

extension Animation {
  /// Applies the animation to one of the properties. `parts` carries the transform from one
  /// animation to the next, and the caller calls its `finish` after the last. `endTime` is that of
  /// `outermostTiming`.
  package func apply(
    to properties: inout LayerProperties, _ parts: inout AnimatedTransform, at time: Double,
    endTime: Double
  ) {
    guard let moment = progress(at: time, endTime: endTime) else { return }
    if let part = property.transformPart {
      guard !track.isOfTransforms else { return }
      parts.change(part, of: &properties.compactTransform, isAdditive: isAdditive) {
        lanes(at: moment, below: $0)
      }
    } else if property.isTransform {
      parts.apply(self, at: moment, to: &properties.compactTransform)
    } else if !track.isOfTransforms {
      properties.change(property, isAdditive: isAdditive) { lanes(at: moment, below: $0) }
      if case .path(let path) = track, property == .position,
        let angle = path.angle(at: moment.progress)
      {
        parts.rotate(to: angle, isAdditive: isAdditive)
      }
    }
  }
}
