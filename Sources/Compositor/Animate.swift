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
    var nextBegin = Double.infinity
    var isAnimating = false
    var hasEnded = false
    var index = 0
    let count = running.count
    while index < count {
      let slot = running[index].slot
      var properties = models[Int(slot)]
      var components: TransformComponents?
      var zPosition: CGFloat?
      repeat {
        let timing = running[index].animation.timing
        if running[index].animation.property.isOfStyle {
          if zPosition == nil { zPosition = beginStyle(of: slot) }
          styles.presented[animatedStyle(of: slot)].apply(running[index].animation, at: time)
        } else {
          properties.apply(running[index].animation, at: time, components: &components)
        }
        if timing.isOver(at: time) {
          hasEnded = hasEnded || !timing.holdsAfterEnd
        } else if timing.startTime > time {
          nextBegin = min(nextBegin, timing.startTime)
        } else {
          isAnimating = isAnimating || timing.speed != 0
        }
        index += 1
      } while index < count && running[index].slot == slot
      if let components { properties.transform = components.transform }
      presented[Int(slot)] = properties
      if let zPosition, zPosition != self.zPosition(slot) { needsOrder = true }
    }
    if hasEnded { dropEnded(at: time) }
    if needsOrder { makeOrder() }
    if isAnimating { return .animating }
    return nextBegin < .infinity ? .pending(until: nextBegin) : .still
  }

  /// Makes the style of a slot ready for its animations; its z position before them.
  private mutating func beginStyle(of slot: Int32) -> CGFloat {
    let before = zPosition(slot)
    styles.reset(Int32(animatedStyle(of: slot)))
    return before
  }

  private mutating func dropEnded(at time: Double) {
    running.removeAll { entry in
      let timing = entry.animation.timing
      return timing.isOver(at: time) && !timing.holdsAfterEnd
    }
  }
}

extension MediaTiming {
  fileprivate var holdsAfterEnd: Bool { fillMode == .forwards || fillMode == .both }
}
