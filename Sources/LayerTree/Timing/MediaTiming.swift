/// When an animation runs: `CAMediaTiming` as a value, with `beginTime` made absolute.
///
/// Source: Apple, "CAMediaTiming".
package struct MediaTiming: BitwiseCopyable, Equatable, Sendable {
  /// What shows outside the active time.
  package enum FillMode: BitwiseCopyable, Sendable {
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

  /// A point within the passes.
  package struct Moment: Equatable, Sendable {
    /// 0…1, already turned back in the second half of an autoreversing pass.
    package var fraction: Double
    /// Passes completed before this one.
    package var iteration: Double
  }

  /// Where it stands at `time`; nil while it shows nothing.
  package func moment(at time: Double) -> Moment? {
    moment(at: time, endTime: endTime)
  }

  /// The same, with an end time that is known already. What is over begins at the very end unless
  /// that is shown.
  @inline(__always)
  func moment(at time: Double, endTime: Double, showsEnd: Bool = false) -> Moment? {
    let local = (time - beginTime) * speed + timeOffset
    let active = activeDuration
    if speed < 0 ? local > active : local < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return speed < 0 ? last : Moment(fraction: 0, iteration: 0)
    }
    if showsEnd ? time > endTime + 1e-9 : time >= endTime {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      return speed < 0 ? Moment(fraction: 0, iteration: 0) : last
    }
    if local <= 0 { return Moment(fraction: 0, iteration: 0) }
    if local >= active { return last }
    let pass = autoreverses ? 2 * duration : duration
    let iteration = (local / pass).rounded(.down)
    let fraction = (local - iteration * pass) / duration
    return Moment(fraction: fraction > 1 ? 2 - fraction : fraction, iteration: iteration)
  }

  /// The very end.
  @inline(__always)
  private var last: Moment {
    let pass = autoreverses ? 2 * duration : duration
    let passes = repeatDuration > 0 ? repeatDuration / pass : repeatCount > 0 ? repeatCount : 1
    guard duration > 0 else { return Moment(fraction: 1, iteration: 0) }
    return Self.last(of: passes, autoreverses)
  }

  /// The end of the last pass, not the beginning of a next one. Takes numbers: for one that takes
  /// the timing, `moment(at:)` would copy it before it looks at it.
  private static func last(of passes: Double, _ autoreverses: Bool) -> Moment {
    var iteration = passes.rounded(.up) - 1
    // The division may put it just behind.
    if iteration > 0 && passes - iteration < 1e-9 { iteration -= 1 }
    let part = passes - iteration
    guard autoreverses else { return Moment(fraction: part, iteration: iteration) }
    return Moment(fraction: part > 0.5 ? 2 - 2 * part : 2 * part, iteration: iteration)
  }
}
