import CoreGraphics
import LayerTree

// Pass 2: animations are sampled for the time at which the frame will be presented.

extension RenderTree {
  /// When the frame changes next without a commit.
  package enum Activity: Equatable, Sendable {
    /// No animation is active or pending.
    case still
    /// Nothing changes before this time, in seconds on the media clock.
    case pending(until: Double)
    /// Every frame may differ.
    case animating
  }

  /// Accumulates the activity while animations are sampled.
  struct ActivityForecast {
    let time: Double
    private(set) var isAnimating = false
    private(set) var next = Double.infinity
    private(set) var hasEnded = false

    init(_ time: Double) {
      self.time = time
    }

    /// Records a change after a delay, in seconds.
    mutating func expect(after delay: Double) {
      if delay <= 0 { isAnimating = true } else { next = min(next, time + delay) }
    }

    /// - Parameter nextChange: when an animation changes next that is stepwise and active.
    @inline(__always)
    mutating func record(
      _ running: RunningAnimation, startTime: @autoclosure () -> Double,
      nextChange: @autoclosure () -> Double
    ) {
      if time >= running.endTime {
        hasEnded = hasEnded || !running.fillsForwards
        return
      }
      let startTime = startTime()
      if startTime > time {
        next = min(next, startTime)
      } else if running.isStepwise {
        expect(after: nextChange() - time)
      } else {
        isAnimating = isAnimating || !running.isStopped
      }
    }

    /// Records an animation of a layer whose local time may stop or reverse; such an animation
    /// never ends for good.
    mutating func record(
      _ running: RunningAnimation, startTime: @autoclosure () -> Double, in layer: LayerTime
    ) {
      if running.isStopped || layer.rate == 0 { return }
      let startTime = startTime()
      let isBefore = layer.time < startTime
      if layer.isLooping || !isBefore && layer.time <= running.endTime {
        isAnimating = true
      } else {
        expect(after: layer.delay(to: isBefore ? startTime : running.endTime))
      }
    }

    var activity: Activity {
      if isAnimating { return .animating }
      return next < .infinity ? .pending(until: next) : .still
    }
  }

  /// Updates `presented` to `time`. Animations that have ended and have no more effect are removed
  /// here, so that they end on time when the app is busy.
  package mutating func animate(to time: Double) -> Activity {
    var forecast = ActivityForecast(time)
    if hasSpecialAnimations { changes.noteWholeList() }
    if !layers.times.isEmpty { updateLayerTimes(to: time, &forecast) }
    resetTransitions()
    updateVertexAnimations(to: time)
    sample(&forecast)
    if !transitions.isEmpty || !contentsAnimations.isEmpty { animateContents(&forecast) }
    for slot in layers.times.inactive { layers.presented[slot].isHidden = true }
    if forecast.hasEnded {
      changes.noteWholeList()
      dropEnded(at: time)
      vertexAnimations.invalidate()
    }
    if needsOrder { makeOrder() }
    if !replicas.isEmpty { updateReplicas(&forecast) }
    if !particles.slots.isEmpty { animateParticles(&forecast) }
    return forecast.activity
  }

  /// Whether something besides animations of properties may change a frame.
  var hasSpecialAnimations: Bool {
    !transitions.isEmpty || !contentsAnimations.isEmpty || !replicas.isEmpty
      || !particles.slots.isEmpty
  }

  private mutating func dropEnded(at time: Double) {
    let times = layers.times
    removeAnimations { entry, _ in
      entry.hasEnded(at: time) && times.custom(entry.slot) == nil
    }
  }

  mutating func sample(_ forecast: inout ActivityForecast) {
    guard !vertexAnimations.isEmpty else { return sample(0..<running.count, &forecast) }
    forecast.expect(after: 0)
    for range in vertexAnimations.sampled { sample(range, &forecast) }
  }

  /// Samples the running animations of some layers, as a range of their indices.
  private mutating func sample(_ range: Range<Int>, _ forecast: inout ActivityForecast) {
    var index = range.lowerBound
    let running = running
    let entries = running.entries.span
    var (transform, sublayerTransform) = (AnimatedTransform(), AnimatedTransform())
    while index < range.upperBound {
      let slot = entries[index].slot
      let layer = layers.times.custom(slot)
      let time = layer?.time ?? forecast.time
      var properties = layers.model(slot)
      var (space, zPosition) = (Index<LayerSpace>?.none, CGFloat?.none)
      repeat {
        switch entries[index].store {
        case .properties: running.apply(index, to: &properties, &transform, at: time)
        case .style, .replicator, .emitter:
          if zPosition == nil { zPosition = beginStyle(of: slot) }
          running.apply(index, to: &styles.presented[animatedStyle(of: slot)], at: time)
        case .space:
          let animated = space ?? beginSpace(of: slot)
          space = animated
          running.apply(index, to: &spaces.presented[animated], &sublayerTransform, at: time)
        case .composited: break
        }
        if let layer {
          forecast.record(entries[index], startTime: running.startTime(of: index), in: layer)
        } else {
          let time = forecast.time
          forecast.record(
            entries[index], startTime: running.startTime(of: index),
            nextChange: running.nextChange(of: index, after: time))
        }
        index += 1
      } while index < range.upperBound && entries[index].slot == slot
      transform.finish(&properties.compactTransform)
      let isChanged = layers.present(properties, of: slot)
      if zPosition != nil || space != nil {
        changes.noteWholeList()
      } else if isChanged {
        changes.note(slot)
      }
      if let zPosition { endStyle(of: slot, zPosition) }
      if let space { sublayerTransform.finish(&spaces.presented[space].sublayerTransform) }
    }
  }

  /// Prepares the style of a slot for its animations; returns the previous z position.
  private mutating func beginStyle(of slot: Slot) -> CGFloat {
    let before = zPosition(slot)
    styles.reset(animatedStyle(of: slot))
    return before
  }

  private mutating func endStyle(of slot: Slot, _ before: CGFloat) {
    if before != zPosition(slot) { needsOrder = true }
    updateDrawKind(of: slot)
  }

  /// Prepares the 3D properties of a slot for its animations.
  private mutating func beginSpace(of slot: Slot) -> Index<LayerSpace> {
    let space = animatedSpace(of: slot)
    spaces.reset(space)
    return space
  }
}
