import LayerTree

/// Adds what is left of the way from one transform to another to what lies below, part by part.
package final class TransformOffsetAnimation: CABasicAnimation {
  package override func makeTrack(
    for property: AnimatedProperty, lanes: (Any) -> SIMD4<Double>?
  ) -> Track? {
    guard property == .transform, let from = fromValue.flatMap(AnimationValue.transform),
      let to = toValue.flatMap(AnimationValue.transform)
    else { return nil }
    return .transformOffset(TransformOffsetTrack(from: from, to: to))
  }
}
