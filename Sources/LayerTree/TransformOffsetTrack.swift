import Foundation

/// What is left of the way from an old transform to a new one, to be added to what lies below: alone
/// over the new one it is the way from old to new, and several together move on without a jump when
/// the goal changes on the way.
package final class TransformOffsetTrack: Sendable {
  private let offset: TransformComponents

  package init(from old: CATransform3D, to new: CATransform3D) {
    let (old, new) = (TransformComponents(old), TransformComponents(new))
    var offset = old
    offset.translation -= new.translation
    offset.scale -= new.scale
    offset.shear -= new.shear
    offset.rotation = remainder(old.rotation - new.rotation, 2 * .pi)
    self.offset = offset
  }

  /// Adds to the parts of what lies below.
  func add(to parts: inout TransformComponents, at progress: Double) {
    let rest = 1 - progress
    parts.translation += offset.translation * rest
    parts.scale += offset.scale * rest
    parts.shear += offset.shear * rest
    parts.rotation += offset.rotation * rest
  }
}
