import LayerTree

/// The local time of a layer, and how it advances with the media clock.
struct LayerTime: Sendable {
  /// The local time at which the layer's animations are sampled, in seconds.
  var time: Double
  /// The seconds of local time per second of the media clock; 0 while the local time does not
  /// advance.
  var rate = 1.0
  /// Whether the local time autoreverses or repeats at some point.
  var isLooping = false
  /// Whether the layer or one of its ancestors has a custom timing.
  var hasCustomTiming = false
  /// Whether the time lies in the active duration of the layer and of its ancestors.
  var isVisible = true

  /// Creates the time of the media clock.
  init(_ time: Double) {
    self.time = time
  }

  /// Creates the local time of a layer from the one of its superlayer.
  init(in outer: LayerTime, timing: MediaTiming) {
    self = outer
    hasCustomTiming = true
    let local = timing.localTime(at: outer.time)
    isVisible = local != nil
    time = local ?? 0
    let isActive =
      timing.speed == 0 || (outer.time >= timing.startTime && outer.time < timing.endTime)
    guard isVisible, isActive else {
      rate = 0
      return
    }
    rate *= timing.speed
    let returns = timing.autoreverses || timing.activeDuration > timing.duration
    isLooping = outer.isLooping || returns
  }

  /// The seconds of the media clock until the local time is `target`; infinite if it never is. It
  /// is 0 while the time may reverse, since that could be at any moment.
  func delay(to target: Double) -> Double {
    if rate == 0 { return .infinity }
    if isLooping { return target > 0 && target < .infinity ? 0 : .infinity }
    let delay = (target - time) / rate
    // A time that runs backwards has reached the target now, and will have passed it next.
    return delay > 0 || delay == 0 && rate < 0 ? delay : .infinity
  }
}
