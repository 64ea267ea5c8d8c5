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

  /// What is to come, as it is found out.
  struct Outlook {
    let time: Double
    private(set) var isAnimating = false
    private(set) var next = Double.infinity
    private(set) var hasEnded = false

    init(_ time: Double) {
      self.time = time
    }

    /// Seconds from now.
    mutating func expect(after delay: Double) {
      if delay <= 0 { isAnimating = true } else { next = min(next, time + delay) }
    }

    @inline(__always)
    mutating func note(_ running: Running) {
      if time >= running.endTime {
        hasEnded = hasEnded || !running.fillsForwards
      } else if running.startTime > time {
        next = min(next, running.startTime)
      } else {
        isAnimating = isAnimating || !running.isStopped
      }
    }

    /// In a layer that may stand or turn back: there nothing ends for good.
    mutating func note(_ running: Running, in layer: LayerTime) {
      if running.isStopped || layer.rate == 0 { return }
      let isBefore = layer.time < running.startTime
      if layer.isLooping || !isBefore && layer.time <= running.endTime {
        isAnimating = true
      } else {
        expect(after: layer.delay(to: isBefore ? running.startTime : running.endTime))
      }
    }

    var activity: Activity {
      if isAnimating { return .animating }
      return next < .infinity ? .pending(until: next) : .still
    }
  }

  /// Brings `presented` to `time`. Animations that are over and show nothing more are dropped
  /// here, so that they end on time when the app is busy.
  package mutating func animate(to time: Double) -> Activity {
    var outlook = Outlook(time)
    if !timings.isEmpty { updateLayerTimes(to: time, &outlook) }
    resetTransitions()
    sample(&outlook)
    if !transitions.isEmpty || !contentsAnimations.isEmpty { animateContents(&outlook) }
    for slot in unseen { presented[Int(slot)].isHidden = true }
    if outlook.hasEnded { dropEnded(at: time) }
    if needsOrder { makeOrder() }
    return outlook.activity
  }

  private mutating func dropEnded(at time: Double) {
    let layerTimes = layerTimes
    running.removeAll { entry, _ in
      entry.hasEnded(at: time) && (layerTimes.isEmpty || !layerTimes[Int(entry.slot)].isOwn)
    }
  }

  /// The time inside of a layer where it has one of its own.
  func ownTime(of slot: Int32) -> LayerTime? {
    layerTimes.isEmpty || !layerTimes[Int(slot)].isOwn ? nil : layerTimes[Int(slot)]
  }

  private mutating func sample(_ outlook: inout Outlook) {
    var index = 0
    let running = running
    let entries = running.entries.span
    var (transform, sublayerTransform) = (AnimatedTransform(), AnimatedTransform())
    while index < entries.count {
      let slot = entries[index].slot
      var time = outlook.time
      var layer: LayerTime?
      if !layerTimes.isEmpty && layerTimes[Int(slot)].isOwn {
        layer = layerTimes[Int(slot)]
        time = layerTimes[Int(slot)].time
      }
      var properties = models[Int(slot)]
      var (space, zPosition) = (Self.none, CGFloat?.none)
      repeat {
        switch entries[index].store {
        case .properties: running.apply(index, to: &properties, &transform, at: time)
        case .style:
          if zPosition == nil { zPosition = beginStyle(of: slot) }
          running.apply(index, to: &styles.presented[animatedStyle(of: slot)], at: time)
        case .space:
          if space < 0 { space = beginSpace(of: slot) }
          running.apply(index, to: &spaces.presented[Int(space)], &sublayerTransform, at: time)
        case .composited: break
        }
        if let layer {
          outlook.note(entries[index], in: layer)
        } else {
          outlook.note(entries[index])
        }
        index += 1
      } while index < entries.count && entries[index].slot == slot
      transform.finish(&properties.transform)
      presented[Int(slot)] = properties
      if let zPosition { endStyle(of: slot, zPosition) }
      if space >= 0 { sublayerTransform.finish(&spaces.presented[Int(space)].sublayerTransform) }
    }
  }

  /// Makes the style of a slot ready for its animations; its z position before them.
  private mutating func beginStyle(of slot: Int32) -> CGFloat {
    let before = zPosition(slot)
    styles.reset(Int32(animatedStyle(of: slot)))
    return before
  }

  private mutating func endStyle(of slot: Int32, _ before: CGFloat) {
    if before != zPosition(slot) { needsOrder = true }
    updateDrawKind(of: slot)
  }

  /// Makes the space of a slot ready for its animations.
  private mutating func beginSpace(of slot: Int32) -> Int32 {
    let space = Int32(animatedSpace(of: slot))
    spaces.reset(space)
    return space
  }
}
