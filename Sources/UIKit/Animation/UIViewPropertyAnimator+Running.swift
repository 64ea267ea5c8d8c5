import Foundation
import QuartzCore

// This file adds and updates the animations on the views' layers.

extension UIViewPropertyAnimator {
  /// Makes the changes, with the views still at their start values, or, reversed, at the end
  /// values.
  func activate(afterDelay delay: TimeInterval) {
    require(
      !blocks.isEmpty, "An animator (\(self)) must have at least one animation block to start!")
    self.delay = delay
    phase = .paused
    let blocks = blocks
    self.blocks = []
    for block in blocks { make(block) }
    timeline.begin(reversed: wantsReversal, delay: delay)
    if wantsReversal { retime() }
  }

  func add(_ block: Block) {
    require(phase != .stopped, "Animator \(self) is already stopped!")
    if phase == .inactive { blocks.append(block) } else { make(block) }
  }

  private func make(_ block: Block) {
    let options: UIView.AnimationOptions = [
      .overrideInheritedDuration, .overrideInheritedOptions,
      isUserInteractionEnabled ? .allowUserInteraction : [],
    ]
    let context = ViewAnimation(
      BlockTiming(duration: timeline.duration), options: options, owner: self
    ) { [weak self] finished in
      if finished { self?.animationsDidFinish() } else { self?.animationsWereRemoved() }
    }
    let outer = current
    current = (block, context)
    context.run(block.changes)
    current = outer
  }

  /// Starts with the commit of the current transaction, so that no part of the animation is skipped
  /// before it is visible.
  func run() {
    (phase, isWaiting) = (.running, false)
    clock.retain(self)
    retime()
    CATransaction.whenStarting { [weak self] in self?.begin(at: $0) }
  }

  private func begin(at time: CFTimeInterval) {
    guard phase == .running, !timeline.isMoving else { return }
    timeline.run(at: time)
    retime()
    clock.run(from: time, for: properties.areAllRemoved ? 0 : timeline.remaining)
  }

  func pauseTimeline() {
    isWaiting = false
    timeline.pause(at: CACurrentMediaTime())
    clock.stop()
    retime()
  }

  func retime() {
    properties.retime { [timeline] in timeline.apply(to: $0, part: $1, of: $2) }
  }

  /// Called when all animations of a block have ended in their layers' time.
  private func animationsDidFinish() {
    guard isWaiting, phase == .running, !properties.hasLateAnimations else { return }
    clock.stop()
    timeDidElapse()
  }

  /// Called when animations of a block were removed before their end, by replacement or with their
  /// views.
  private func animationsWereRemoved() {
    // While a block is being run, it may replace them with new animations.
    guard current == nil, phase == .running, timeline.isMoving, properties.areAllRemoved else {
      return
    }
    clock.stop()
    finish(at: isReversed ? .start : .end)
  }
}

extension UIViewPropertyAnimator: ViewAnimationOwner {
  func willAdd(_ animation: CAPropertyAnimation, forKey key: String, of change: ViewChange) {
    let axis = split(animation, of: change)
    let part = timeline.appendPart(
      axis, delayFactor: delayFactor(of: change.block), at: CACurrentMediaTime())
    properties.record(change, forKey: key, part: part)
    animation.isRemovedOnCompletion = false
    animation.hitTestsPresentation = !isManualHitTestingEnabled
    (animation.repeatCount, animation.autoreverses, animation.beginTime) = (0, false, 0)
    timeline.apply(to: animation, part: part, of: change.layer)
  }

  /// Returns the delay of a block, including that of a nested animation block.
  private func delayFactor(of block: ViewAnimation) -> Double {
    guard let current else { return 0 }
    let outer = current.block.delayFactor
    let inner = (block.timing.delay - current.context.timing.delay) / timeline.duration
    return min(outer + (1 - outer) * max(inner, 0), 1)
  }

  /// Splits an animation of a position into one for each axis, because each component of a spring's
  /// initial velocity applies to one axis.
  private func split(_ animation: CAPropertyAnimation, of change: ViewChange) -> AnimatorAxis {
    guard animation.keyPath == "position", let animation = animation as? CABasicAnimation else {
      return animation.keyPath == "position.y" ? .vertical : .none
    }
    let vertical = CABasicAnimation(keyPath: "position.y")
    vertical.isAdditive = animation.isAdditive
    vertical.fromValue = (animation.fromValue as? CGPoint)?.y
    vertical.toValue = (animation.toValue as? CGPoint)?.y
    change.block.add(vertical, of: change)
    animation.keyPath = "position.x"
    animation.fromValue = (animation.fromValue as? CGPoint)?.x
    animation.toValue = (animation.toValue as? CGPoint)?.x
    return .horizontal
  }
}
