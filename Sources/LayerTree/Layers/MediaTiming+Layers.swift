extension MediaTiming {
  /// The time inside a layer at a time of its superlayer; nil while the layer is not shown. Each
  /// pass begins at 0 again.
  package func localTime(at time: Double) -> Double? {
    guard let moment = moment(at: time) else { return nil }
    guard duration == .infinity else { return moment.fraction * duration }
    return min(max((time - beginTime) * speed + timeOffset, 0), activeDuration)
  }

  /// The earliest time of the superlayer, from `start` on, at which the time inside is `local` or
  /// more; infinite if it never is.
  package func time(reaching local: Double, from start: Double) -> Double {
    let active = activeDuration
    let pass = autoreverses ? 2 * duration : duration
    let now = min(max((start - beginTime) * speed + timeOffset, 0), active)
    var passStart = pass > 0 && pass < .infinity ? (now / pass).rounded(.down) * pass : 0
    // As for `moment(at:)`, the very end belongs to the last pass.
    if now == active && passStart > 0 && now - passStart < 1e-9 * pass { passStart -= pass }
    let isReturning = now - passStart > duration
    let folded = isReturning ? pass - (now - passStart) : now - passStart
    if folded >= local { return start }
    guard local <= duration, speed != 0 else { return .infinity }
    let goal: Double
    if speed > 0 {
      goal = isReturning ? passStart + pass + local : passStart + local
    } else if autoreverses {
      goal = isReturning ? passStart + pass - local : passStart - local
    } else {
      goal = passStart > 0 ? passStart : -.infinity
    }
    guard goal >= 0, goal <= active else { return .infinity }
    return max(start, beginTime + (goal - timeOffset) / speed)
  }
}
