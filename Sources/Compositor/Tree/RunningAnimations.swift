import LayerTree

extension RenderTree {
  /// The target and the timing of an animation, computed once instead of in each frame.
  struct RunningAnimation: BitwiseCopyable, Sendable {
    let slot: Slot
    let store: PropertyLocation.Store
    let isStopped: Bool
    /// Whether its last value stays after the end.
    let fillsForwards: Bool
    let startTime: Double
    let endTime: Double

    init(slot: Slot, _ animation: Animation) {
      self.slot = slot
      store = animation.property.store
      let timing = animation.outermostTiming
      isStopped = timing.speed == 0
      fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
      (startTime, endTime) = (timing.startTime, timing.endTime)
    }

    /// Whether it has ended and has no more effect.
    func hasEnded(at time: Double) -> Bool {
      time >= endTime && !fillsForwards
    }
  }

  /// The active animations of numeric properties. Values that each frame reads lie in arrays of
  /// their own, since most animations need no others.
  struct RunningAnimations: Sendable {
    /// Sorted by slot; those of one layer in the order in which they were added.
    private(set) var entries: [RunningAnimation] = []
    // By index in `entries`:
    /// Compact forms of animations, where these are sufficient.
    private(set) var plain: [PlainAnimation?] = []
    private(set) var animations: [Animation] = []

    /// Whether some of them may move a layer out of its superlayer's plane.
    private(set) var mayLeavePlane = false

    var count: Int { entries.count }

    /// Whether one of the layer's animations changes properties of a store.
    func contains(_ store: PropertyLocation.Store, of slot: Slot) -> Bool {
      entries.contains { $0.slot == slot && $0.store == store }
    }

    mutating func removeAll(where isGone: (RunningAnimation, Animation.ID) -> Bool) {
      var kept = 0
      for index in entries.indices where !isGone(entries[index], animations[index].id) {
        if kept < index {
          entries.swapAt(kept, index)
          plain.swapAt(kept, index)
          animations.swapAt(kept, index)
        }
        kept += 1
      }
      entries.removeSubrange(kept...)
      plain.removeSubrange(kept...)
      animations.removeSubrange(kept...)
      updatePlane()
    }

    private mutating func updatePlane() {
      mayLeavePlane = animations.contains { $0.property.mayLeavePlane }
    }

    /// Changes the timing of an animation; false if it is not here.
    mutating func retime(
      _ id: Animation.ID, to timing: MediaTiming, timingFunction: TimingFunction
    ) -> Bool {
      guard let index = animations.firstIndex(where: { $0.id == id }) else { return false }
      animations[index].retime(timing, timingFunction)
      entries[index] = RunningAnimation(slot: entries[index].slot, animations[index])
      plain[index] = PlainAnimation(animations[index])
      return true
    }

    /// Adds animations, each after those that its layer already has.
    mutating func add(_ added: [(slot: Slot, animation: Animation)]) {
      guard !added.isEmpty else { return }
      let old = self
      self = Self()
      entries.reserveCapacity(old.count + added.count)
      plain.reserveCapacity(old.count + added.count)
      animations.reserveCapacity(old.count + added.count)
      var next = 0
      for (slot, animation) in Self.sorted(added) {
        let first = next
        while next < old.count && old.entries[next].slot <= slot { next += 1 }
        append(old, first..<next)
        entries.append(RunningAnimation(slot: slot, animation))
        plain.append(PlainAnimation(animation))
        animations.append(animation)
      }
      append(old, next..<old.count)
      updatePlane()
    }

    private mutating func append(_ other: Self, _ range: Range<Int>) {
      entries.append(contentsOf: other.entries[range])
      plain.append(contentsOf: other.plain[range])
      animations.append(contentsOf: other.animations[range])
    }

    /// The animations sorted by slot; those of one slot keep their order.
    private static func sorted(
      _ added: [(slot: Slot, animation: Animation)]
    ) -> [(slot: Slot, animation: Animation)] {
      if zip(added, added.dropFirst()).allSatisfy({ $0.slot <= $1.slot }) { return added }
      return added.enumerated()
        .sorted { ($0.element.slot, $0.offset) < ($1.element.slot, $1.offset) }
        .map(\.element)
    }
  }
}

// Sampling of one animation at its layer's local time.
extension RenderTree.RunningAnimations {
  @inline(__always)
  func apply(
    _ index: Int, to properties: inout LayerProperties, _ parts: inout AnimatedTransform,
    at time: Double
  ) {
    let end = entries[index].endTime
    if !plain.span.apply(index, to: &properties, &parts, at: time, endTime: end) {
      animations[index].apply(to: &properties, &parts, at: time, endTime: end)
    }
  }

  @inline(__always)
  func apply(_ index: Int, to style: inout LayerStyle, at time: Double) {
    let end = entries[index].endTime
    if !plain.span.apply(index, to: &style, at: time, endTime: end) {
      animations[index].apply(to: &style, at: time, endTime: end)
    }
  }

  @inline(__always)
  func apply(
    _ index: Int, to space: inout LayerSpace, _ parts: inout AnimatedTransform, at time: Double
  ) {
    let end = entries[index].endTime
    if !plain.span.apply(index, to: &space, &parts, at: time, endTime: end) {
      animations[index].apply(to: &space, &parts, at: time, endTime: end)
    }
  }
}
