import CoreGraphics

/// What is left of the way from an old transform to a new one, to be added to what lies below: alone
/// over the new one it is the way from old to new, and several together move on without a jump when
/// the goal changes on the way.
package final class TransformOffsetTrack: Sendable {
  /// Where both are upright: old less new.
  private let components: TransformComponents?
  /// Old less new, but for the turn.
  private let parts: TransformParts
  /// From new to old, after everything.
  private let turn: Quaternion

  package init(from old: CATransform3D, to new: CATransform3D) {
    components =
      old.isUpright && new.isUpright ? TransformComponents(old) - TransformComponents(new) : nil
    let (old, new) = (TransformParts(completing: old), TransformParts(completing: new))
    parts = old - new
    turn = old.rotation * new.rotation.inverse
  }

  /// Adds to the parts of what lies below; false where those are not enough.
  func add(to below: inout TransformComponents, at progress: Double) -> Bool {
    guard let components else { return false }
    let rest = 1 - progress
    below.translation += components.translation * rest
    below.scale += components.scale * rest
    below.shear += components.shear * rest
    below.rotation += components.rotation * rest
    return true
  }

  /// Adds to the parts of what lies below. Turns are kept apart from those of the model, and the
  /// later ones lie closer to it: so each ends where the one before it began.
  func add(to below: inout TransformParts, turn sum: inout Quaternion, at progress: Double) {
    let rest = 1 - progress
    below.scale += parts.scale * rest
    below.skew += parts.skew * rest
    below.translation += parts.translation * rest
    below.perspective += parts.perspective * rest
    sum = sum * Quaternion.identity.mixed(with: turn, fraction: rest)
  }
}

extension TransformComponents {
  fileprivate static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.translation -= b.translation
    difference.scale -= b.scale
    difference.shear -= b.shear
    difference.rotation = remainder(a.rotation - b.rotation, 2 * .pi)
    return difference
  }
}

extension TransformParts {
  /// The difference of all parts but the turns.
  fileprivate static func - (a: Self, b: Self) -> Self {
    var difference = a
    difference.scale -= b.scale
    difference.skew -= b.skew
    difference.translation -= b.translation
    difference.perspective -= b.perspective
    return difference
  }
}
