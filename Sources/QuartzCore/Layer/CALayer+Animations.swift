import CoreGraphics
import Foundation
import LayerTree

extension CALayer {
  func attach(_ anim: CAAnimation, forKey key: String?) {
    guard let copy = anim.copy() as? CAAnimation else { return }
    let key = copy is CATransition ? kCATransition : key
    if let key { endAnimation(forKey: key) }
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    copy.isAdded = true
    copy.completionGroup?.join()
    let id = Animation.ID.next()
    // Few animations get the memory that they need: five took twice as much with the array's growth.
    if animations.count < 8 { animations.reserveCapacity(animations.count + 1) }
    animations.append(
      AttachedAnimation(
        key: key ?? "animation-\(id.rawValue)", object: copy, id: id,
        completions: CATransaction.joinCompletions(), isDrawn: isDrawn(by: copy)))
    if animations[animations.count - 1].isDrawn { AnimatedDrawing.shared.register(self) }
    context?.retain(copy.contentsImages)
    touch(.animations)
    CATransaction.startAtCommit(self)
  }

  /// Whether a running animation makes the layer's view ignore touches.
  package var blocksTouches: Bool {
    animations.contains { $0.storedObject?.blocksTouches == true && !$0.hasEnded }
  }

  /// Whether hit testing of the layer's view uses the presentation layer.
  package var hitTestsPresentation: Bool {
    animations.contains { $0.storedObject?.hitTestsPresentation ?? false }
  }

  /// Changes the timing of the animation with the key from the next commit on. `change` receives
  /// the layer's own copy, to set its timing and timing function. An animation that has started
  /// keeps its start unless `change` sets a begin time.
  package func retimeAnimation(forKey key: String, _ change: (CAAnimation) -> Void) {
    guard let index = animations.lastIndex(where: { $0.key == key }) else { return }
    let object = animations[index].keepObject()
    let animation = animations[index]
    object.isAdded = false
    change(object)
    object.isAdded = true
    guard let start = animation.startTime else { return }
    animations[index].isRetimed = animation.isSent
    let end = object.mediaTiming(at: start).endTime
    if !object.hasEnded {
      AnimationEndSchedule.shared.move(animation.id, on: self, to: end)
    }
    touch(.animations)
  }

  /// Gives animations without a start time the current one; `time` is on the media clock.
  func startAnimations(at time: CFTimeInterval) {
    let now = convertTime(time, from: nil)
    var started: [CAAnimation] = []
    for index in animations.indices where animations[index].startTime == nil {
      let object = animations[index].object
      animations[index].start(at: now)
      AnimationEndSchedule.shared.schedule(
        animations[index].id, on: self, at: object.mediaTiming(at: now).endTime)
      touch(.animations)
      if object.delegate != nil { started.append(object) }
    }
    // Delegates are notified last, since they may add and remove animations.
    for object in started where !object.hasEnded { object.delegate?.animationDidStart(object) }
  }

  func endAnimation(forKey key: String) {
    for animation in animations where animation.key == key { end(animation.id, finished: false) }
  }

  func endAllAnimations() {
    for animation in animations { end(animation.id, finished: false) }
  }

  /// Ends an animation, and removes it from the layer unless it stays on completion.
  func end(_ id: Animation.ID, finished: Bool) {
    guard let index = animations.firstIndex(where: { $0.id == id }) else { return }
    let hadEnded = animations[index].hasEnded
    animations[index].hasEnded = true
    let animation = animations[index]
    if !finished || animation.isRemovedOnCompletion {
      animations.remove(at: index)
      context?.release(animation.contentsImages)
      if animation.isSent {
        context?.changes.removeAnimations([id] + animation.otherIDs, of: self)
        touch(.animations)
      }
    }
    if animation.isDrawn { setNeedsDisplay() }
    // The delegate is notified once only: removing an animation that has finished says nothing
    // more.
    if hadEnded { return }
    if animation.isDrawn { AnimatedDrawing.shared.unregister(self) }
    AnimationEndSchedule.shared.remove(id)
    if let object = animation.storedObject {
      object.delegate?.animationDidStop(object, finished: finished)
      object.completionGroup?.leave(finished: finished)
    }
    for group in animation.completions { group.leave(finished: finished) }
  }
}
