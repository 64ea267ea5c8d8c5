package import CoreGraphics
import LayerTree

/// Animations that run together in the group's time. Their begin times are seconds after the
/// group's begin, and animations longer than the group are cut off at its end. The group's timing
/// function applies to all of them.
///
/// Only the group's delegate and its `isRemovedOnCompletion` have an effect.
///
/// Source: Apple, "CAAnimationGroup".
open class CAAnimationGroup: CAAnimation {
  /// The animations, copied with the group. An animation without a duration lasts as long as the
  /// group.
  open var animations: [CAAnimation]? { willSet { requireChangeable() } }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { animation in
      let copy = animation.copy() as? CAAnimation
      copy?.isAdded = true
      return copy
    }
  }

  package override var contentsImages: [CGImage] { animations?.flatMap(\.contentsImages) ?? [] }

  override func forEachFlattened(at time: CFTimeInterval, _ body: (FlattenedAnimation) -> Void) {
    forEachFlattened(of: mediaTiming(at: time), in: [], body)
  }

  private func forEachFlattened(
    of timing: MediaTiming, in groups: [EnclosingTiming.Level], _ body: (FlattenedAnimation) -> Void
  ) {
    let levels =
      groups + [EnclosingTiming.Level(timing: timing, timingFunction: effectiveTimingFunction)]
    let enclosing = EnclosingTiming(levels: levels)
    for animation in animations ?? [] {
      var inner = animation.mediaTiming(at: 0)
      if inner.duration == 0 { inner.duration = timing.duration }
      if let group = animation as? CAAnimationGroup {
        group.forEachFlattened(of: inner, in: levels, body)
      } else {
        body(FlattenedAnimation(animation: animation, timing: inner, groups: enclosing))
      }
    }
  }
}
