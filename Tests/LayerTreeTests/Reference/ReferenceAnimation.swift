/// Apple's "CAPropertyAnimation" and "CAAnimationGroup": an animation of a few numbers, in groups,
/// on a layer whose superlayers have their own timing.
struct ReferenceAnimation {
  var timeline: ReferenceTimeline
  var timing: ReferenceTiming
  var timingFunction: ReferenceTimingFunction
  var isAdditive = false
  var isCumulative = false
  var values: ReferenceValues

  /// The progress, the number of completed iterations, and the progress at the end of each.
  struct Progress {
    var now: Double
    var iterations: Double
    var last: Double
  }

  func progress(at time: Double) -> Progress? {
    guard let time = timeline.time(at: time),
      let moment = timing.moment(at: time, isInGroup: timeline.isGroup)
    else { return nil }
    return Progress(
      now: timingFunction.progress(at: moment.part),
      iterations: isCumulative ? moment.iteration : 0,
      last: timingFunction.progress(at: timing.autoreverses ? 0 : 1))
  }

  /// The value over the underlying value.
  func value(at time: Double, over below: [Double]) -> [Double] {
    guard let progress = progress(at: time) else { return below }
    let start = isAdditive ? below.map { _ in 0 } : below
    var value = values.value(at: progress.now, below: start)
    if progress.iterations > 0 {
      value = plus(
        value, values.sum(at: progress.last, below: start).map { $0 * progress.iterations })
    }
    return isAdditive ? plus(below, value) : value
  }
}

/// The timings around an animation, from the inside out.
indirect enum ReferenceTimeline {
  case clock
  case layer(ReferenceTiming, in: ReferenceTimeline)
  case group(ReferenceTiming, ReferenceTimingFunction, in: ReferenceTimeline)

  var isGroup: Bool {
    if case .group = self { true } else { false }
  }

  /// The local time at a time of the clock; nil while the animation has no effect.
  func time(at time: Double) -> Double? {
    switch self {
    case .clock: return time
    case .layer(let timing, let outer): return outer.time(at: time).flatMap(timing.layerTime)
    case .group(let timing, let timingFunction, let outer):
      guard let time = outer.time(at: time),
        let moment = timing.moment(at: time, isInGroup: outer.isGroup)
      else { return nil }
      return timingFunction.progress(at: moment.part) * timing.duration
    }
  }
}
