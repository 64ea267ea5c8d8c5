import Foundation
import LayerTree

/// An animation on a layer.
struct AttachedAnimation {
  let key: String
  let object: CAAnimation
  let id: Animation.ID
  /// When a commit started it; nil before.
  var startTime: CFTimeInterval?
  var isSent = false
  /// It was told, and runs otherwise since.
  var isRetimed = false
}

extension CALayer {
  /// Adds a copy of the animation; one that had the key is removed.
  ///
  /// An animation that has no duration gets the transaction's, one that has no begin time starts
  /// when the transaction is committed.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    guard let copy = anim.copy() as? CAAnimation else { return }
    if let key { removeAnimation(forKey: key) }
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    copy.completionGroup?.join()
    let id = Animation.ID.next()
    CATransaction.joinCompletion(of: id)
    animations.append(
      AttachedAnimation(
        key: key ?? "animation-\(id.rawValue)", object: copy, id: id))
    touch(.animations)
    CATransaction.startAtCommit(self)
  }

  /// The animation with the key, as it was added.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.key == key }?.object
  }

  /// The keys of the animations, in the order in which they were added; nil where there are none.
  public func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Removes the animation with the key; its delegate hears that it did not finish.
  public func removeAnimation(forKey key: String) {
    for animation in animations where animation.key == key { end(animation.id, finished: false) }
  }

  /// Whether an animation runs during which the layer's view takes no touches.
  package var stopsTouches: Bool {
    animations.contains { $0.object.stopsTouches && !$0.object.hasEnded }
  }

  /// Lets the animation with the key run otherwise from the next commit on: `change` is given the
  /// layer's own copy, to set its timing and pace. One that has started keeps its start unless it
  /// gets a begin time.
  package func retimeAnimation(forKey key: String, _ change: (CAAnimation) -> Void) {
    guard let index = animations.lastIndex(where: { $0.key == key }) else { return }
    let animation = animations[index]
    change(animation.object)
    guard let start = animation.startTime else { return }
    animations[index].isRetimed = animation.isSent
    let end = animation.object.mediaTiming(at: start).endTime
    if !animation.object.hasEnded { AnimationEnds.shared.move(animation.id, on: self, to: end) }
    touch(.animations)
  }

  /// Removes all animations.
  public func removeAllAnimations() {
    for animation in animations { end(animation.id, finished: false) }
  }

  /// The layer with the values that it shows now, or would show if it were in a window.
  public func presentation() -> Self? {
    presentation { _ in true }
  }

  /// The layer with the values that it would show if only some of its animations were there.
  package func presentation(by isShown: (_ key: String) -> Bool) -> Self? {
    guard let copy = copyForReading() as? Self else { return nil }
    let time = MediaClock.now
    let running = animations.filter { isShown($0.key) }.compactMap { animation in
      animation.object.makeAnimation(id: animation.id, at: animation.startTime ?? time)
    }
    let sample = properties.sampled(by: running, at: time, style: style)
    copy.properties = sample.properties
    if sample.style != style {
      copy.style = sample.style
      if sample.style.borderColor != style.borderColor {
        copy.exactBorderColor = CGColor(straight: sample.style.borderColor)
      }
    }
    copy.modelLayer = self
    if copy.properties.backgroundColor != properties.backgroundColor {
      copy.showBackgroundColorOfProperties()
    }
    return copy
  }

  /// The layer that `presentation()` was asked of; a layer that is no such copy gives itself.
  public func model() -> Self {
    modelLayer as? Self ?? self
  }

  /// Gives animations their begin time.
  func startAnimations(at time: CFTimeInterval) {
    var started: [CAAnimation] = []
    for index in animations.indices where animations[index].startTime == nil {
      let object = animations[index].object
      animations[index].startTime = time
      AnimationEnds.shared.add(
        animations[index].id, on: self, at: object.mediaTiming(at: time).endTime)
      started.append(object)
    }
    guard !started.isEmpty else { return }
    touch(.animations)
    // Last: a delegate may add and remove animations.
    for object in started { object.delegate?.animationDidStart(object) }
  }

  /// Ends an animation: takes it off the layer unless it stays on completion.
  func end(_ id: Animation.ID, finished: Bool) {
    guard let index = animations.firstIndex(where: { $0.id == id }) else { return }
    let animation = animations[index]
    if !finished || animation.object.isRemovedOnCompletion {
      animations.remove(at: index)
      if animation.isSent {
        context?.removedAnimations[self.id, default: []].append(id)
        touch(.animations)
      }
    }
    let groups = AnimationEnds.shared.groups.removeValue(forKey: id) ?? []
    AnimationEnds.shared.remove(id)
    // Once it has finished, a later removal says nothing more.
    if animation.object.hasEnded { return }
    animation.object.hasEnded = true
    animation.object.delegate?.animationDidStop(animation.object, finished: finished)
    animation.object.completionGroup?.leave(finished: finished)
    for group in groups { group.leave(finished: finished) }
  }
}
