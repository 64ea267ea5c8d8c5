import LayerTree

/// One of an animator's animations: its beginning, and its timing function.
struct AnimatorPart: Sendable {
  let axis: AnimatorAxis
  /// The overall progress at which the animation begins.
  let begin: Double
  /// The timing function for the segment, before it is adjusted to the animation's current
  /// progress.
  private var base: TimingFunction
  /// The animation's progress at the start and the end of the segment.
  private var from = 0.0
  private var to = 1.0
  /// The point at which the animation was paused: the animator's overall progress and the
  /// animation's own.
  private var anchor: (fraction: Double, progress: Double)

  /// - Parameter delay: the time fraction of the segment before the animation begins.
  init(
    _ axis: AnimatorAxis, begin: Double, base: TimingFunction, delay: Double,
    pausedAt overallProgress: Double
  ) {
    (self.axis, self.begin) = (axis, begin)
    self.base = base.delayed(by: delay)
    anchor = (overallProgress, 0)
  }

  /// The timing function for the segment.
  var timingFunction: TimingFunction {
    from == 0 && to == 1 ? base : .part(base, from: from, to: to)
  }

  mutating func pause(atFraction overallProgress: Double, position: Double) {
    anchor = (overallProgress, timingFunction.value(at: position))
  }

  /// Returns the animation's progress when the animator is scrubbed: linear from where it was
  /// paused to either end.
  func progress(scrubbedTo overallProgress: Double) -> Double {
    let (fraction, progress) = anchor.fraction > begin ? anchor : (begin, 0)
    if overallProgress < fraction {
      return overallProgress > begin ? progress * (overallProgress - begin) / (fraction - begin) : 0
    }
    return fraction < 1
      ? progress + (1 - progress) * (overallProgress - fraction) / (1 - fraction) : 1
  }

  /// Begins another segment at the animation's current progress.
  mutating func begin(
    _ segment: AnimatorSegment, timingFunction: TimingFunction, from progress: Double
  ) {
    // A spring may have overshot to below the start.
    let start = max(segment.start, 0)
    let isAhead = segment.goal > start && begin > start
    base = timingFunction.delayed(by: isAhead ? (begin - start) / (segment.goal - start) : 0)
    (from, to) = (progress, segment.goal)
  }

  /// Adjusts the timing function so that the rest of the segment, or the part before if it runs
  /// backwards, continues from another progress than the curve has at `position`.
  mutating func fit(_ progress: Double, at position: Double, backwards: Bool) {
    let reached = base.value(at: position)
    (from, to) = (0, 1)
    guard abs(progress - reached) > 1e-12 else { return }
    if !backwards {
      from = reached < 1 ? (progress - reached) / (1 - reached) : progress
    } else if reached > 0 {
      to = progress / reached
    } else if position > 0 {
      (base, to) = (.linear, progress / position)
    }
  }
}

extension TimingFunction {
  fileprivate func delayed(by part: Double) -> TimingFunction {
    part > 0 ? .delayed(self, by: part) : self
  }
}
