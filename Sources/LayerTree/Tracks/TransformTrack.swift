/// A track from one transform to another, decomposed so that rotations are interpolated as
/// rotations. A missing end is the underlying transform.
///
/// Source: Apple, "CABasicAnimation", Setting Interpolation Values.
package final class TransformTrack: Sendable {
  private let from: CATransform3D?
  private let to: CATransform3D?
  /// The interpolation, if both ends are given.
  private let mix: TransformMix?
  /// Whether only `by` is given. The values are then applied before the underlying transform, like
  /// additive ones.
  let addsToBelow: Bool

  /// `by` is applied before the transform that it is added to, in the layer's own coordinates. It
  /// is ignored if both `from` and `to` are given.
  package init(from: CATransform3D? = nil, to: CATransform3D? = nil, by: CATransform3D? = nil) {
    addsToBelow = from == nil && to == nil && by != nil
    var (from, to) = (from, to)
    if let by {
      switch (from, to) {
      case (let start?, nil): to = CATransform3DConcat(by, start)
      case (nil, let end?): from = CATransform3DConcat(CATransform3DInvert(by), end)
      case (nil, nil): (from, to) = (CATransform3DIdentity, by)
      default: break
      }
    }
    (self.from, self.to) = (from, to)
    mix = from.flatMap { from in to.map { TransformMix(from: from, to: $0) } }
  }

  /// The components of both ends, between which the track is linear; nil unless both are given and in
  /// the plane.
  package var componentsInPlane: (from: TransformComponents, to: TransformComponents)? {
    if case .inPlane(let from, let to) = mix { (from, to) } else { nil }
  }

  package func value(at progress: Double, below: CATransform3D) -> CATransform3D {
    if progress == 0 { return from ?? below }
    if progress == 1 { return to ?? below }
    return (mix ?? TransformMix(from: from ?? below, to: to ?? below)).value(at: progress)
  }
}
