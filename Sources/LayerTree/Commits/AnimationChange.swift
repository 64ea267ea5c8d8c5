/// A change of a layer's animations. A commit of a new scene may have many, so that each takes 64 bytes:
/// most animations have a compact form, and what is larger lies outside.
package enum AnimationChange: Sendable {
  // The identifier comes first, so that the case is stored in the byte that the other value leaves.
  case addPlain(Animation.ID, PlainAnimation)
  /// An animation without a compact form.
  indirect case addOther(Animation)
  case remove(Animation.ID)
  /// Changes the timing of a running animation: pauses, scrubs or reverses it.
  indirect case retime(Animation.ID, MediaTiming, TimingFunction)

  package static func add(_ animation: Animation) -> AnimationChange {
    PlainAnimation(animation).map { .addPlain(animation.id, $0) } ?? .addOther(animation)
  }

  /// The animation that is added; nil for other changes.
  package var added: Animation? {
    switch self {
    case .addPlain(let id, let plain): Animation(plain, id: id)
    case .addOther(let animation): animation
    case .remove, .retime: nil
    }
  }
}
