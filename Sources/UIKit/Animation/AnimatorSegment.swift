import LayerTree

/// A segment of an animator's progress that has one timing function.
struct AnimatorSegment: Equatable, Sendable {
  let timingFunction: TimingFunction
  /// The duration, in seconds.
  var duration: Double
  /// The overall progress at which the segment starts.
  let start: Double
  /// The overall progress at which it ends: 0 or 1.
  let goal: Double

  /// Whether the segment covers the whole animation, so that it can also be played backwards.
  var isWhole: Bool { start == 0 && goal == 1 }

  /// Returns the overall progress at a time fraction of the segment.
  func overallProgress(at position: Double) -> Double {
    start + (goal - start) * timingFunction.value(at: min(max(position, 0), 1))
  }
}
