import LayerTree

/// The timings of layers and their local times. The columns are empty while all layers have the
/// default timing, as in most trees.
struct LayerTimes: Sendable {
  /// By slot; nil for a layer with the default timing.
  private var timings: [MediaTiming?] = []
  /// By slot: the local times at the last `animate(to:)`.
  private var times: [LayerTime] = []
  /// The number of layers with a timing.
  private var timedLayers = 0
  /// The layers outside of their active duration.
  private(set) var inactive: [Slot] = []

  /// Whether all layers have the default timing.
  @inline(__always)
  var isEmpty: Bool { timings.isEmpty }

  subscript(_ slot: Slot) -> MediaTiming? { timings.isEmpty ? nil : timings[slot] }

  /// The local time of a layer, if it or an ancestor has a custom timing.
  @inline(__always)
  func custom(_ slot: Slot) -> LayerTime? {
    times.isEmpty || !times[slot].hasCustomTiming ? nil : times[slot]
  }

  mutating func appendRow() {
    guard !timings.isEmpty else { return }
    timings.append(nil)
    times.append(LayerTime(0))
  }

  /// Sets the timing of a layer; `rows` is the number of rows in the other columns.
  mutating func set(_ timing: MediaTiming?, of slot: Slot, rows: Int) {
    if timings.isEmpty {
      guard timing != nil else { return }
      timings = Array(repeating: nil, count: rows)
      times = Array(repeating: LayerTime(0), count: rows)
    }
    timedLayers += (timing == nil ? 0 : 1) - (timings[slot] == nil ? 0 : 1)
    timings[slot] = timing
    if timedLayers == 0 { self = Self() }
  }

  mutating func beginUpdate() {
    inactive.removeAll(keepingCapacity: true)
  }

  /// Computes the local time of a layer from its superlayer's.
  mutating func update(_ slot: Slot, in outer: LayerTime) {
    times[slot] = timings[slot].map { LayerTime(in: outer, timing: $0) } ?? outer
    if timings[slot] != nil, !times[slot].isVisible { inactive.append(slot) }
  }

  /// The local time at the last update.
  func time(of slot: Slot) -> LayerTime { times[slot] }
}

extension RenderTree {
  /// Sets the timing of a layer; the default timing is not stored.
  mutating func setTiming(_ timing: MediaTiming, of slot: Slot) {
    guard timing != .layerDefault || layers.times[slot] != nil else { return }
    layers.times.set(
      timing == .layerDefault ? nil : timing, of: slot, rows: layers.presented.count)
    layers.keepModel(of: slot)
    layers.presented[slot].isHidden = layers.model(slot).isHidden
  }

  /// Computes the local time of each layer, and when layers begin and end to be active. Those that
  /// are not active are hidden.
  mutating func updateLayerTimes(to time: Double, _ forecast: inout ActivityForecast) {
    let inactive = layers.times.inactive
    defer { if inactive != layers.times.inactive { changes.noteWholeList() } }
    layers.times.beginUpdate()
    for entry in order {
      let outer =
        entry.parent.map { layers.times.time(of: order[$0].slot) } ?? LayerTime(time)
      layers.times.update(entry.slot, in: outer)
      guard let timing = layers.times[entry.slot] else { continue }
      layers.presented[entry.slot].isHidden = layers.model(entry.slot).isHidden
      guard timing.speed != 0 else { continue }
      forecast.expect(after: outer.delay(to: timing.startTime))
      forecast.expect(after: outer.delay(to: timing.endTime))
    }
  }
}
