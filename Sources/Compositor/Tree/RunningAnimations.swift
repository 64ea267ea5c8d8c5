import LayerTree

extension RenderTree {
  /// Whom an animation moves, and what need not be worked out each frame.
  struct Running: BitwiseCopyable, Sendable {
    let slot: Int32
    let store: PropertyLocation.Store
    let isStopped: Bool
    /// What it shows behind its end stays.
    let fillsForwards: Bool
    let startTime: Double
    let endTime: Double
    init(slot: Int32, _ animation: Animation) {
      self.slot = slot
      store = animation.property.store
      let timing = animation.outermostTiming
      isStopped = timing.speed == 0
      fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
      (startTime, endTime) = (timing.startTime, timing.endTime)
    }

    /// Whether it has run and shows nothing more.
    func hasEnded(at time: Double) -> Bool {
      time >= endTime && !fillsForwards
    }
  }

  /// Animations of numbers under way. What is looked at each frame lies apart: of most, no more is.
  struct RunningAnimations: Sendable {
    /// Sorted by slot; of one layer, in the order in which they were added.
    private(set) var entries: [Running] = []
    // By index in `entries`:
    /// Where there is no more to an animation than that.
    private(set) var plain: [PlainAnimation?] = []
    private(set) var animations: [Animation] = []

    var isEmpty: Bool { entries.isEmpty }
    var count: Int { entries.count }

    mutating func removeAll(where isGone: (Running, Animation.ID) -> Bool) {
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
    }

    /// Whether it has such an animation.
    mutating func retime(
      _ id: Animation.ID, _ timing: MediaTiming, _ timingFunction: TimingFunction
    ) -> Bool {
      guard let index = animations.firstIndex(where: { $0.id == id }) else { return false }
      animations[index].retime(timing, timingFunction)
      entries[index] = Running(slot: entries[index].slot, animations[index])
      plain[index] = PlainAnimation(animations[index])
      return true
    }

    /// Each behind all that its layer has.
    mutating func add(_ added: [(slot: Int32, animation: Animation)]) {
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
        entries.append(Running(slot: slot, animation))
        plain.append(PlainAnimation(animation))
        animations.append(animation)
      }
      append(old, next..<old.count)
    }

    private mutating func append(_ other: Self, _ range: Range<Int>) {
      entries.append(contentsOf: other.entries[range])
      plain.append(contentsOf: other.plain[range])
      animations.append(contentsOf: other.animations[range])
    }

    /// By slot; of one slot, in the order in which they stand.
    private static func sorted(
      _ added: [(slot: Int32, animation: Animation)]
    ) -> [(slot: Int32, animation: Animation)] {
      if zip(added, added.dropFirst()).allSatisfy({ $0.slot <= $1.slot }) { return added }
      return added.enumerated()
        .sorted { ($0.element.slot, $0.offset) < ($1.element.slot, $1.offset) }
        .map(\.element)
    }
  }
}

// Sampling: of one, at its layer's time.
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
