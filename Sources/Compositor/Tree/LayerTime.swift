import LayerTree

/// The time inside a layer, and how it goes on.
struct LayerTime: Sendable {
  /// At which the layer's animations are sampled.
  var time: Double
  /// Seconds inside in a second of the media clock; 0 while the time stands.
  var rate = 1.0
  /// Whether it turns back or begins anew sooner or later.
  var isLooping = false
  /// Whether some layer on the way from the root has a timing of its own.
  var isOwn = false
  var isShown = true

  /// On the media clock.
  init(_ time: Double) {
    self.time = time
  }

  /// Inside a layer in this one.
  init(in outer: LayerTime, timing: MediaTiming) {
    self = outer
    isOwn = true
    let local = timing.localTime(at: outer.time)
    isShown = local != nil
    time = local ?? 0
    let isActive =
      timing.speed == 0 || (outer.time >= timing.startTime && outer.time < timing.endTime)
    guard isShown, isActive else {
      rate = 0
      return
    }
    rate *= timing.speed
    let returns = timing.autoreverses || timing.activeDuration > timing.duration
    isLooping = outer.isLooping || returns
  }

  /// Seconds until it is `target`; infinite if it never is. While it may turn back, that may be any
  /// moment.
  func delay(to target: Double) -> Double {
    if rate == 0 { return .infinity }
    if isLooping { return target > 0 && target < .infinity ? 0 : .infinity }
    let delay = (target - time) / rate
    // What runs backwards is there, and will have passed it next.
    return delay > 0 || delay == 0 && rate < 0 ? delay : .infinity
  }
}

extension RenderTree {
  /// The superlayer's time takes no place.
  mutating func setTiming(_ timing: MediaTiming, of slot: Int32) {
    let timing = timing == .layerDefault ? nil : timing
    if timings.isEmpty {
      guard timing != nil else { return }
      timings = Array(repeating: nil, count: ids.count)
      layerTimes = Array(repeating: LayerTime(0), count: ids.count)
    }
    timedLayers += (timing == nil ? 0 : 1) - (timings[Int(slot)] == nil ? 0 : 1)
    timings[Int(slot)] = timing
    presented[Int(slot)].isHidden = models[Int(slot)].isHidden
    guard timedLayers == 0 else { return }
    (timings, layerTimes, unseen) = ([], [], [])
  }

  /// Finds the time inside of each layer, and when layers come and go by it.
  mutating func updateLayerTimes(to time: Double, _ outlook: inout Outlook) {
    unseen.removeAll(keepingCapacity: true)
    for index in order.indices {
      let (slot, parent) = (Int(order[index].slot), Int(order[index].parent))
      let outer = parent < 0 ? LayerTime(time) : layerTimes[Int(order[parent].slot)]
      guard let timing = timings[slot] else {
        layerTimes[slot] = outer
        continue
      }
      layerTimes[slot] = LayerTime(in: outer, timing: timing)
      presented[slot].isHidden = models[slot].isHidden
      if !layerTimes[slot].isShown { unseen.append(Int32(slot)) }
      guard timing.speed != 0 else { continue }
      outlook.expect(after: outer.delay(to: timing.startTime))
      outlook.expect(after: outer.delay(to: timing.endTime))
    }
  }
}
