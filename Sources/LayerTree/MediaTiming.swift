/// When an animation runs: `CAMediaTiming` as a value, with `beginTime` made absolute.
///
/// Source: Apple, "CAMediaTiming".
package struct MediaTiming: Equatable, Sendable {
  /// What shows outside the active time.
  package enum FillMode: Sendable {
    case removed, forwards, backwards, both
  }

  /// Seconds on the clock of `CACurrentMediaTime()`.
  package var beginTime = 0.0
  /// Seconds of one pass; greater than 0 or 0.
  package var duration = 0.25
  package var speed = 1.0
  package var timeOffset = 0.0
  /// Passes; 0 counts as 1; may be infinite or a fraction.
  package var repeatCount = 0.0
  /// Seconds; 0 leaves it to `repeatCount`.
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = FillMode.removed

  package init() {}

  /// A layer's timing unless it is given another: always active, at its superlayer's time.
  package static let ofLayers = {
    var timing = MediaTiming()
    timing.duration = .infinity
    return timing
  }()

  /// Seconds of active local time, all passes.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let pass = autoreverses ? 2 * duration : duration
    return pass == 0 ? 0 : pass * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The absolute time from which it runs.
  package var startTime: Double {
    if speed > 0 { return beginTime - timeOffset / speed }
    return speed < 0 ? beginTime + (activeDuration - timeOffset) / speed : -.infinity
  }

  /// The absolute time at which it has run; infinite if it never has.
  package var endTime: Double {
    if speed > 0 { return beginTime + (activeDuration - timeOffset) / speed }
    return speed < 0 ? beginTime + timeOffset / -speed : .infinity
  }

  package func isOver(at time: Double) -> Bool {
    time >= endTime
  }

  /// A point within the passes.
  package struct Moment: Equatable, Sendable {
    /// 0…1, already turned back in the second half of an autoreversing pass.
    package var fraction: Double
    /// Passes completed before this one.
    package var iteration: Double
  }

  /// Where it stands at `time`; nil while it shows nothing, which begins at the very end unless that
  /// is shown.
  package func moment(at time: Double, showsEnd: Bool = false) -> Moment? {
    var local = (time - beginTime) * speed + timeOffset
    let active = activeDuration
    let isBefore = speed < 0 ? local > active : local < 0
    let isAfter = isOver(at: showsEnd ? time - 1e-9 : time)
    if isBefore && fillMode != .backwards && fillMode != .both { return nil }
    if isAfter && fillMode != .forwards && fillMode != .both { return nil }
    local = min(max(local, 0), active)
    guard duration > 0 else { return Moment(fraction: isBefore ? 0 : 1, iteration: 0) }
    let pass = autoreverses ? 2 * duration : duration
    var iteration = (local / pass).rounded(.down)
    // The very end belongs to the last pass, not to a next one; rounding may put it just behind.
    if iteration > 0 && local == active && local - iteration * pass < pass * 1e-9 { iteration -= 1 }
    let fraction = (local - iteration * pass) / duration
    return Moment(fraction: fraction > 1 ? 2 - fraction : fraction, iteration: iteration)
  }
}
