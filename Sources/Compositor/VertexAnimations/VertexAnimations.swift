import LayerTree

/// Where animations are evaluated.
package enum AnimationSampling: String, Sendable, CaseIterable {
  /// On the render thread, in each frame. It is the reference.
  case cpu
  /// In the vertex shader, from records that are uploaded when animations begin and end; what the
  /// shader cannot evaluate is sampled on the render thread.
  case shader
}

/// The layers whose animations the vertex shader evaluates. They stay in the display list as they
/// are, with all pixels that they can reach as their boxes, while a clock moves them.
struct VertexAnimations: Sendable {
  /// How long the clock runs before it starts anew, in seconds. Numbers of 32 bits resolve 2 µs then.
  static let longestClock = 32.0

  /// Whether the renderer's vertex shaders evaluate animations.
  var isEnabled = false
  /// In the order of their slots.
  private(set) var animations: [VertexAnimation] = []
  /// By slot: the index in `animations`.
  private var indices: [PackedIndex<VertexAnimation>] = []
  /// The running animations that are sampled on the render thread, as ranges of their indices, unless
  /// all are.
  private(set) var sampled: [Range<Int>] = []
  /// The times, in seconds on the media clock, for which the animations here are the right ones;
  /// empty when the tree has changed.
  private var times = 0.0..<0.0
  /// When the clock was 0.
  private var epoch = 0.0
  /// The time of the last frame.
  private(set) var time = 0.0

  var isEmpty: Bool { animations.isEmpty }

  /// The seconds since the records were made.
  var clock: Float { Float(time - epoch) }

  @inline(__always)
  subscript(_ slot: Slot) -> VertexAnimation? {
    guard slot.offset < indices.count, let index = indices[slot].wrappedValue else { return nil }
    return animations[index]
  }

  /// Has the animations found anew for the next frame.
  mutating func invalidate() { times = 0..<0 }

  /// Sets the clock; false where the animations have to be found anew.
  mutating func advance(to time: Double) -> Bool {
    self.time = time
    return times.contains(time)
  }

  mutating func removeAll() {
    for animation in animations { indices[animation.slot].wrappedValue = nil }
    animations.removeAll(keepingCapacity: true)
    sampled.removeAll(keepingCapacity: true)
  }

  /// Finds the animations for the frames from the last time on. `make` returns that of a slot, whose
  /// running animations have a range of indices; nil where they have to be sampled.
  mutating func find(
    in running: RenderTree.RunningAnimations, slots: Int,
    make: (Slot, Range<Int>) -> VertexAnimation?
  ) {
    removeAll()
    indices.append(contentsOf: repeatElement(PackedIndex(), count: max(slots - indices.count, 0)))
    var (first, end, mayLeavePlane) = (0, time + Self.longestClock, false)
    while first < running.count {
      let slot = running.entries[first].slot
      var next = first
      while next < running.count, running.entries[next].slot == slot {
        end = min(end, running.beginOrEnd(of: next, after: time))
        next += 1
      }
      if let animation = make(slot, first..<next) {
        indices[slot].wrappedValue = animations.nextIndex
        animations.append(animation)
      } else {
        addSampled(first..<next)
        mayLeavePlane =
          mayLeavePlane
          || running.animations(in: first..<next).contains {
            $0.property.mayLeavePlane && !$0.keepsPlane
          }
      }
      first = next
    }
    (epoch, times) = (time, time..<end)
    // A layer that leaves the plane is sorted by depth among the others.
    if mayLeavePlane { removeAll() }
  }

  private mutating func addSampled(_ range: Range<Int>) {
    if let last = sampled.last, last.upperBound == range.lowerBound {
      sampled[sampled.count - 1] = last.lowerBound..<range.upperBound
    } else {
      sampled.append(range)
    }
  }
}

extension RenderTree.RunningAnimations {
  /// When an animation begins or ends next.
  fileprivate func beginOrEnd(of index: Int, after time: Double) -> Double {
    let (startTime, endTime) = (startTime(of: index), entries[index].endTime)
    if startTime > time { return startTime }
    return endTime > time ? endTime : .infinity
  }
}
