package import CoreGraphics
import LayerTree

/// Animations that run together, in the group's time: begin times are seconds after the group's
/// begin, and what lasts longer than the group is cut off with it. The group's pace drives them all.
///
/// Only the group tells a delegate, and only whether it is removed on completion counts.
///
/// Source: Apple, "CAAnimationGroup".
open class CAAnimationGroup: CAAnimation {
  /// They are copied with the group. One without a duration lasts as long as the group.
  public var animations: [CAAnimation]? { willSet { requireChangeable() } }

  package override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { animation in
      let copy = animation.copy() as? CAAnimation
      copy?.isAdded = true
      return copy
    }
  }

  package override var pictures: [CGImage] { animations?.flatMap(\.pictures) ?? [] }

  override func forEachLeaf(at time: CFTimeInterval, _ body: (AnimationLeaf) -> Void) {
    forEachLeaf(of: mediaTiming(at: time), in: [], body)
  }

  private func forEachLeaf(
    of timing: MediaTiming, in groups: [EnclosingTiming.Level], _ body: (AnimationLeaf) -> Void
  ) {
    let levels =
      groups + [EnclosingTiming.Level(timing: timing, timingFunction: effectiveTimingFunction)]
    let enclosing = EnclosingTiming(levels: levels)
    for animation in animations ?? [] {
      var inner = animation.mediaTiming(at: 0)
      if inner.duration == 0 { inner.duration = timing.duration }
      if let group = animation as? CAAnimationGroup {
        group.forEachLeaf(of: inner, in: levels, body)
      } else {
        body(AnimationLeaf(animation: animation, timing: inner, groups: enclosing))
      }
    }
  }
}
