import LayerTree

/// One of an animator's animations: which part of the way it takes, and at what pace.
struct AnimatorPart: Sendable {
  let axis: AnimatorAxis
  /// The fraction of the way at which it begins.
  let begin: Double
  /// Of the leg, before it is fitted to where the animation stands.
  private var base: TimingFunction
  /// The progress at the ends of the leg.
  private var from = 0.0
  private var to = 1.0
  /// Where it was paused: the fraction of the way, and the progress.
  private var anchor: (fraction: Double, progress: Double)

  /// - Parameter delay: the part of the leg before it begins.
  init(
    _ axis: AnimatorAxis, begin: Double, base: TimingFunction, delay: Double, standingAt way: Double
  ) {
    (self.axis, self.begin) = (axis, begin)
    self.base = base.delayed(by: delay)
    anchor = (way, 0)
  }

  /// How it goes the leg.
  var timingFunction: TimingFunction {
    from == 0 && to == 1 ? base : .part(base, from: from, to: to)
  }

  mutating func pause(atFraction way: Double, position: Double) {
    anchor = (way, timingFunction.value(at: position))
  }

  /// The progress where the animator is scrubbed: evenly from where it was paused to either end.
  func progress(scrubbedTo way: Double) -> Double {
    let (fraction, progress) = anchor.fraction > begin ? anchor : (begin, 0)
    if way < fraction { return way > begin ? progress * (way - begin) / (fraction - begin) : 0 }
    return fraction < 1 ? progress + (1 - progress) * (way - fraction) / (1 - fraction) : 1
  }

  /// Begins another leg where it stands.
  mutating func begin(_ leg: AnimatorLeg, timingFunction: TimingFunction, from progress: Double) {
    // A spring may have swung to before the start.
    let start = max(leg.start, 0)
    let isAhead = leg.goal > start && begin > start
    base = timingFunction.delayed(by: isAhead ? (begin - start) / (leg.goal - start) : 0)
    (from, to) = (progress, leg.goal)
  }

  /// Takes the rest of a leg, or what lies behind, from another progress than it has there.
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
