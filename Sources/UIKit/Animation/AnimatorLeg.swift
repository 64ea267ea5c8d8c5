import LayerTree

/// A stretch of an animator's way, gone at one pace.
struct AnimatorLeg: Equatable, Sendable {
  let timingFunction: TimingFunction
  /// Seconds.
  var duration: Double
  /// The fraction of the way at which it starts.
  let start: Double
  /// The fraction that it goes to: 0 or 1.
  let goal: Double

  /// Whether it is all of the way, and so may be gone backwards too.
  var isWhole: Bool { start == 0 && goal == 1 }

  /// The fraction of the way at a part of the leg.
  func way(at position: Double) -> Double {
    start + (goal - start) * timingFunction.value(at: min(max(position, 0), 1))
  }
}
