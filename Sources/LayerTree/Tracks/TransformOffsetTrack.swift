import CoreGraphics

/// An offset from a new transform to an old one that falls to zero and is added to the underlying
/// transform. Alone over the new transform, it interpolates from old to new. Several together keep
/// position and speed continuous when the target changes in flight.
package final class TransformOffsetTrack: Sendable {
  /// The old components minus the new ones; nil unless both transforms are in the plane.
  package let components: TransformComponents?
  /// The old parts minus the new ones, without the rotation.
  private let parts: TransformParts
  /// The rotation from new to old, which is applied after everything else.
  private let rotation: Quaternion

  /// The translation differs from the new one by multiples of this; 0 for all values in between.
  package let step: Double

  package init(from old: CATransform3D, to new: CATransform3D, step: Double = 0) {
    self.step = step
    components =
      old.isInPlane && new.isInPlane ? TransformComponents(old) - TransformComponents(new) : nil
    let (old, new) = (TransformParts(completing: old), TransformParts(completing: new))
    parts = old - new
    rotation = old.rotation * new.rotation.inverse
  }

  /// Adds the offset to the underlying components; returns false if the offset leaves the plane.
  func accumulate(into below: inout TransformComponents, at progress: Double) -> Bool {
    guard let components else { return false }
    let rest = 1 - progress
    below.translation += stepped(components.translation * rest)
    below.scale += components.scale * rest
    below.shear += components.shear * rest
    below.rotation += components.rotation * rest
    return true
  }

  /// Adds the offset to the underlying parts. Rotations are kept apart from that of the model, with
  /// later ones closer to it, so that each ends where the previous one began.
  func accumulate(
    into below: inout TransformParts, rotation sum: inout Quaternion, at progress: Double
  ) {
    let rest = 1 - progress
    below.scale += parts.scale * rest
    below.skew += parts.skew * rest
    below.translation += stepped(parts.translation * rest)
    below.perspective += parts.perspective * rest
    sum = sum * Quaternion.identity.mixed(with: rotation, fraction: rest)
  }

  private func stepped(_ translation: SIMD3<Double>) -> SIMD3<Double> {
    step > 0 ? (translation / step).rounded(.toNearestOrEven) * step : translation
  }
}

extension TransformComponents {
  /// The difference, with the rotation along the shorter arc.
  package static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.translation -= b.translation
    difference.scale -= b.scale
    difference.shear -= b.shear
    difference.rotation = remainder(a.rotation - b.rotation, 2 * .pi)
    return difference
  }
}

extension TransformParts {
  /// The difference of all parts except the rotations.
  fileprivate static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.scale -= b.scale
    difference.skew -= b.skew
    difference.translation -= b.translation
    difference.perspective -= b.perspective
    return difference
  }
}
