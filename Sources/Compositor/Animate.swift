import CoreGraphics
import LayerTree

// Pass 2: animations are sampled for the time at which the frame will be shown.

extension RenderTree {
  /// When the picture changes next by itself.
  package enum Activity: Equatable, Sendable {
    /// Nothing is under way.
    case still
    /// Nothing changes before this time, in seconds on the media clock.
    case pending(until: Double)
    /// Every frame is a new one.
    case animating
  }

  /// Brings `presented` to `time`. Animations that are over and show nothing more are dropped
  /// here, so that they end on time when the app is busy.
  package mutating func animate(to time: Double) -> Activity {
    resetTransitions()
    let (activity, hasEnded) = sample(at: time)
    if hasEnded { running.removeAll { $0.hasEnded(at: time) } }
    if needsOrder { makeOrder() }
    guard !transitions.isEmpty || !contentsAnimations.isEmpty else { return activity }
    return activity.joined(with: animatePictures(to: time))
  }

  private mutating func sample(at time: Double) -> (Activity, hasEnded: Bool) {
    var nextBegin = Double.infinity
    var isAnimating = false
    var hasEnded = false
    var index = 0
    // Looked at where they are: with copies of them this pass takes a seventh longer.
    let running = running
    let entries = running.span
    while index < entries.count {
      let slot = entries[index].slot
      var properties = models[Int(slot)]
      var components: TransformComponents?
      var zPosition: CGFloat?
      repeat {
        if entries[index].isOfStyle {
          if zPosition == nil { zPosition = beginStyle(of: slot) }
          styles.presented[animatedStyle(of: slot)].apply(entries[index].animation, at: time)
        } else {
          properties.apply(entries[index].animation, at: time, components: &components)
        }
        if time >= entries[index].endTime {
          hasEnded = hasEnded || entries[index].hasEnded(at: time)
        } else if entries[index].startTime > time {
          nextBegin = min(nextBegin, entries[index].startTime)
        } else {
          isAnimating = isAnimating || !entries[index].isStopped
        }
        index += 1
      } while index < entries.count && entries[index].slot == slot
      if let components { properties.transform = components.transform }
      presented[Int(slot)] = properties
      if let zPosition { endStyle(of: slot, zPosition) }
    }
    if isAnimating { return (.animating, hasEnded) }
    return (nextBegin < .infinity ? .pending(until: nextBegin) : .still, hasEnded)
  }

  /// Makes the style of a slot ready for its animations; its z position before them.
  private mutating func beginStyle(of slot: Int32) -> CGFloat {
    let before = zPosition(slot)
    styles.reset(Int32(animatedStyle(of: slot)))
    return before
  }

  private mutating func endStyle(of slot: Int32, _ before: CGFloat) {
    if before != zPosition(slot) { needsOrder = true }
    updateLook(of: slot)
  }
}
