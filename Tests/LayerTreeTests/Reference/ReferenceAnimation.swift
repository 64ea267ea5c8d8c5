/// Apple's "CAPropertyAnimation" and "CAAnimationGroup": an animation of a few numbers, in groups, on
/// a layer in layers with times of their own.
struct ReferenceAnimation {
  var timeline: ReferenceTimeline
  var timing: ReferenceTiming
  var timingFunction: ReferenceTimingFunction
  var isAdditive = false
  var isCumulative = false
  var values: ReferenceValues

  /// How far it is, and the passes that are over with the progress at which each ended.
  struct Progress {
    var now: Double
    var passes: Double
    var last: Double
  }

  func progress(at time: Double) -> Progress? {
    guard let time = timeline.time(at: time),
      let place = timing.place(at: time, isInGroup: timeline.isGroup)
    else { return nil }
    return Progress(
      now: timingFunction.progress(at: place.part), passes: isCumulative ? place.pass : 0,
      last: timingFunction.progress(at: timing.autoreverses ? 0 : 1))
  }

  /// What it makes of the value below.
  func value(at time: Double, over below: [Double]) -> [Double] {
    guard let progress = progress(at: time) else { return below }
    let start = isAdditive ? below.map { _ in 0 } : below
    var value = values.value(at: progress.now, below: start)
    if progress.passes > 0 {
      value = plus(value, values.sum(at: progress.last, below: start).map { $0 * progress.passes })
    }
    return isAdditive ? plus(below, value) : value
  }
}

/// The times that an animation is in, from the inside out.
indirect enum ReferenceTimeline {
  case clock
  case layer(ReferenceTiming, in: ReferenceTimeline)
  case group(ReferenceTiming, ReferenceTimingFunction, in: ReferenceTimeline)

  var isGroup: Bool {
    if case .group = self { true } else { false }
  }

  /// The time inside, at a time of the clock; nil where nothing shows.
  func time(at time: Double) -> Double? {
    switch self {
    case .clock: return time
    case .layer(let timing, let outer): return outer.time(at: time).flatMap(timing.layerTime)
    case .group(let timing, let timingFunction, let outer):
      guard let time = outer.time(at: time),
        let place = timing.place(at: time, isInGroup: outer.isGroup)
      else { return nil }
      return timingFunction.progress(at: place.part) * timing.duration
    }
  }
}
