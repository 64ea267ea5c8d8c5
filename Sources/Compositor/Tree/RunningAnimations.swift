import LayerTree

extension RenderTree {
  /// The target and the end of an animation, computed once instead of in each frame: 16 bytes.
  struct RunningAnimation: BitwiseCopyable, Sendable {
    let slot: Slot
    let store: PropertyLocation.Store
    let isStopped: Bool
    /// Whether frames between two of its keyframes do not differ.
    let isStepwise: Bool
    /// Whether its last value stays after the end.
    let fillsForwards: Bool
    let endTime: Double

    init(slot: Slot, _ animation: Animation) {
      self.slot = slot
      store = animation.property.store
      let timing = animation.outermostTiming
      isStopped = timing.speed == 0
      isStepwise = animation.isStepwise
      fillsForwards = timing.fillMode == .forwards || timing.fillMode == .both
      endTime = timing.endTime
    }

    /// Whether it has ended and has no more effect.
    func hasEnded(at time: Double) -> Bool {
      time >= endTime && !fillsForwards
    }
  }

  /// The active animations of numeric properties. Values that each frame reads lie in arrays of
  /// their own, and an animation with a compact form has no other.
  struct RunningAnimations: Sendable {
    /// Sorted by slot; those of one layer in the order in which they were added.
    private(set) var entries: [RunningAnimation] = []
    // By index in `entries`:
    /// Compact forms of animations, where these are sufficient.
    private(set) var plain: [PlainAnimation?] = []
    private var ids: [Animation.ID] = []
    /// The indices in `others`; -1 for an animation with a compact form. Empty while all have one.
    private var otherIndices: [Int32] = []
    /// The animations without a compact form, in no order.
    private var others: [Animation] = []

    /// Whether some of them may move a layer out of its superlayer's plane.
    private(set) var mayLeavePlane = false

    var count: Int { entries.count }

    /// Whether one of the layer's animations changes properties of a store.
    func contains(_ store: PropertyLocation.Store, of slot: Slot) -> Bool {
      entries.contains { $0.slot == slot && $0.store == store }
    }

    mutating func removeAll(where isGone: (RunningAnimation, Animation.ID) -> Bool) {
      var kept = Self()
      kept.reserve(count)
      for index in entries.indices where !isGone(entries[index], ids[index]) {
        kept.append(self, index)
      }
      self = kept
      updatePlane()
    }

    private mutating func updatePlane() {
      mayLeavePlane = entries.indices.contains { property(of: $0).mayLeavePlane }
    }

    private func property(of index: Int) -> AnimatedProperty {
      plain[index]?.property ?? others[other(index)].property
    }

    /// Changes the timing of an animation; false if it is not here.
    mutating func retime(
      _ id: Animation.ID, to timing: MediaTiming, timingFunction: TimingFunction
    ) -> Bool {
      guard let index = ids.firstIndex(of: id) else { return false }
      var animation = animation(at: index)
      animation.retime(timing, timingFunction)
      entries[index] = RunningAnimation(slot: entries[index].slot, animation)
      plain[index] = PlainAnimation(animation)
      if plain[index] == nil { keep(animation, at: index) }
      return true
    }

    private func animation(at index: Int) -> Animation {
      plain[index].map { Animation($0, id: ids[index]) } ?? others[other(index)]
    }

    /// The index in `others` of an animation without a compact form.
    private func other(_ index: Int) -> Int { Int(otherIndices[index]) }

    /// When an animation starts, in its layer's time.
    @inline(__always)
    func startTime(of index: Int) -> Double {
      plain[index]?.startTime ?? others[other(index)].outermostTiming.startTime
    }

    /// When an animation that is stepwise and active changes next.
    func nextChange(of index: Int, after time: Double) -> Double {
      animation(at: index).nextChange(after: time)
    }

    /// The animations at some indices.
    func animations(in range: Range<Int>) -> [Animation] { range.map { animation(at: $0) } }

    /// Stores an animation without a compact form.
    private mutating func keep(_ animation: Animation, at index: Int) {
      if otherIndices.isEmpty { otherIndices = Array(repeating: -1, count: count) }
      if otherIndices[index] >= 0 {
        others[other(index)] = animation
      } else {
        otherIndices[index] = Int32(others.count)
        others.append(animation)
      }
    }

    /// Appends an animation of any layer. `add(_:)` sorts those that were appended.
    mutating func append(_ animation: Animation, of slot: Slot) {
      append(RunningAnimation(slot: slot, animation), animation)
    }

    /// Adds animations, each after those that its layer already has. The first ones are taken as they
    /// are, which saves a copy of all animations of a new scene.
    mutating func add(_ added: Self) {
      guard added.count > 0 else { return }
      let order = added.indicesBySlot()
      if count == 0, order == nil {
        self = added
      } else {
        merge(added, in: order ?? Array(added.entries.indices))
      }
      updatePlane()
    }

    private mutating func merge(_ added: Self, in order: [Int]) {
      let committed = self
      self = Self()
      reserve(committed.count + added.count)
      var next = 0
      for index in order {
        let slot = added.entries[index].slot
        while next < committed.count && committed.entries[next].slot <= slot {
          append(committed, next)
          next += 1
        }
        append(added, index)
      }
      for index in next..<committed.count { append(committed, index) }
    }

    mutating func reserve(_ count: Int) {
      entries.reserveCapacity(count)
      plain.reserveCapacity(count)
      ids.reserveCapacity(count)
    }

    private mutating func append(_ entry: RunningAnimation, _ animation: Animation) {
      append(entry, PlainAnimation(animation), animation.id)
      if plain[count - 1] == nil { keep(animation, at: count - 1) }
    }

    private mutating func append(
      _ entry: RunningAnimation, _ plain: PlainAnimation?, _ id: Animation.ID
    ) {
      entries.append(entry)
      self.plain.append(plain)
      ids.append(id)
      if !otherIndices.isEmpty { otherIndices.append(-1) }
    }

    /// Appends an animation of `source`.
    private mutating func append(_ source: Self, _ index: Int) {
      append(source.entries[index], source.plain[index], source.ids[index])
      if source.plain[index] == nil { keep(source.animation(at: index), at: count - 1) }
    }

    /// The indices of the animations sorted by slot; those of one slot keep their order. nil if they
    /// are sorted already.
    private func indicesBySlot() -> [Int]? {
      if zip(entries, entries.dropFirst()).allSatisfy({ $0.slot <= $1.slot }) { return nil }
      return entries.indices.sorted { (entries[$0].slot, $0) < (entries[$1].slot, $1) }
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
      others[other(index)].apply(to: &properties, &parts, at: time, endTime: end)
    }
  }

  @inline(__always)
  func apply(_ index: Int, to style: inout LayerStyle, at time: Double) {
    let end = entries[index].endTime
    if !plain.span.apply(index, to: &style, at: time, endTime: end) {
      others[other(index)].apply(to: &style, at: time, endTime: end)
    }
  }

  @inline(__always)
  func apply(
    _ index: Int, to space: inout LayerSpace, _ parts: inout AnimatedTransform, at time: Double
  ) {
    let end = entries[index].endTime
    if !plain.span.apply(index, to: &space, &parts, at: time, endTime: end) {
      others[other(index)].apply(to: &space, &parts, at: time, endTime: end)
    }
  }
}
