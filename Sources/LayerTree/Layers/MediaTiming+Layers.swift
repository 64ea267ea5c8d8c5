extension MediaTiming {
  /// The layer's local time at a time of its superlayer; nil while the layer is not shown. Local
  /// time restarts at 0 in each iteration.
  package func localTime(at time: Double) -> Double? {
    guard let moment = moment(at: time) else { return nil }
    guard duration == .infinity else { return moment.fraction * duration }
    return min(max((time - beginTime) * speed + timeOffset, 0), activeDuration)
  }

  /// The earliest time of the superlayer, from `start` on, at which the local time is `local` or
  /// more; infinite if it never is.
  package func time(reaching local: Double, from start: Double) -> Double {
    let active = activeDuration
    let period = autoreverses ? 2 * duration : duration
    let now = min(max((start - beginTime) * speed + timeOffset, 0), active)
    var periodStart = period > 0 && period < .infinity ? (now / period).rounded(.down) * period : 0
    // The end of the active duration belongs to the last iteration, as in `moment(at:)`.
    if now == active && periodStart > 0 && now - periodStart < 1e-9 * period {
      periodStart -= period
    }
    let isReturning = now - periodStart > duration
    let folded = isReturning ? period - (now - periodStart) : now - periodStart
    if folded >= local { return start }
    guard local <= duration, speed != 0 else { return .infinity }
    let goal: Double
    if speed > 0 {
      goal = isReturning ? periodStart + period + local : periodStart + local
    } else if autoreverses {
      goal = isReturning ? periodStart + period - local : periodStart - local
    } else {
      goal = periodStart > 0 ? periodStart : -.infinity
    }
    guard goal >= 0, goal <= active else { return .infinity }
    return max(start, beginTime + (goal - timeOffset) / speed)
  }
}
