/// From one transform to another, taken apart so that turns stay turns; an end that is not given is
/// what lies below the animation.
///
/// Source: Apple, "CABasicAnimation", Setting Interpolation Values.
package final class TransformTrack: Sendable {
  private let from: CATransform3D?
  private let to: CATransform3D?
  /// The end is this first, then the start.
  private let by: CATransform3D?
  /// Where both ends are given.
  private let mix: TransformMix?

  /// `by` comes before the transform that it is added to, in the layer's own coordinates, as
  /// additive animations do. Of three values it is one too many, and is left out.
  package init(from: CATransform3D? = nil, to: CATransform3D? = nil, by: CATransform3D? = nil) {
    var (from, to, by) = (from, to, by)
    if let by {
      if let from, to == nil { to = CATransform3DConcat(by, from) }
      if let to, from == nil { from = CATransform3DConcat(CATransform3DInvert(by), to) }
    }
    if from != nil || to != nil { by = nil }
    (self.from, self.to, self.by) = (from, to, by)
    mix = from.flatMap { from in to.map { TransformMix(from: from, to: $0) } }
  }

  package func value(at progress: Double, below: CATransform3D) -> CATransform3D {
    let (from, to) = (from ?? below, to ?? by.map { CATransform3DConcat($0, below) } ?? below)
    if progress == 0 { return from }
    if progress == 1 { return to }
    return (mix ?? TransformMix(from: from, to: to)).value(at: progress)
  }
}
