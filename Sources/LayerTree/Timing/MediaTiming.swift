/// The timing of an animation or a layer: `CAMediaTiming` as a value, with an absolute `beginTime`.
///
/// Source: Apple, "CAMediaTiming".
package struct MediaTiming: BitwiseCopyable, Equatable, Sendable {
  /// The values that an animation shows outside of its active duration.
  package enum FillMode: BitwiseCopyable, Sendable {
    case removed, forwards, backwards, both
  }

  /// Seconds on the clock of `CACurrentMediaTime()`.
  package var beginTime = 0.0
  /// The duration of one iteration, in seconds; at least 0.
  package var duration = 0.25
  package var speed = 1.0
  package var timeOffset = 0.0
  /// The number of iterations; 0 counts as 1; may be infinite or a fraction.
  package var repeatCount = 0.0
  /// The active duration, in seconds; 0 leaves it to `repeatCount`.
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = FillMode.removed

  package init() {}

  /// The default timing of layers: always active, at the superlayer's time.
  package static let layerDefault = {
    var timing = MediaTiming()
    timing.duration = .infinity
    return timing
  }()

  /// The duration of all iterations, in seconds of local time.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    let period = autoreverses ? 2 * duration : duration
    return period == 0 ? 0 : period * (repeatCount > 0 ? repeatCount : 1)
  }

  /// The absolute time at which the active duration starts.
  package var startTime: Double {
    if speed > 0 { return beginTime - timeOffset / speed }
    return speed < 0 ? beginTime + (activeDuration - timeOffset) / speed : -.infinity
  }

  /// The absolute time at which the active duration ends; infinite if it never does.
  package var endTime: Double {
    if speed > 0 { return beginTime + (activeDuration - timeOffset) / speed }
    return speed < 0 ? beginTime + timeOffset / -speed : .infinity
  }

  /// A point in time within the iterations.
  package struct Moment: Equatable, Sendable {
    /// The fraction of the duration, 0…1; it runs backwards in the second half of an autoreversing
    /// iteration.
    package var fraction: Double
    /// The number of completed iterations.
    package var iteration: Double
  }

  /// The fraction and the iteration at `time`; nil outside of the active duration, unless the fill
  /// mode shows an end.
  package func moment(at time: Double) -> Moment? {
    moment(at: time, endTime: endTime)
  }

  /// Takes an end time that is known already. With `showsEnd`, the end time itself is still active.
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
    let period = autoreverses ? 2 * duration : duration
    let iteration = (local / period).rounded(.down)
    let fraction = (local - iteration * period) / duration
    return Moment(fraction: fraction > 1 ? 2 - fraction : fraction, iteration: iteration)
  }

  /// The moment at the end of the active duration.
  @inline(__always)
  private var last: Moment {
    let period = autoreverses ? 2 * duration : duration
    let iterations =
      repeatDuration > 0 ? repeatDuration / period : repeatCount > 0 ? repeatCount : 1
    guard duration > 0 else { return Moment(fraction: 1, iteration: 0) }
    return Self.last(of: iterations, autoreverses)
  }

  /// The end of the last iteration, and not the start of another one. It takes numbers, because
  /// `moment(at:)` would have to copy the timing for a method that takes `self`.
  private static func last(of iterations: Double, _ autoreverses: Bool) -> Moment {
    var iteration = iterations.rounded(.up) - 1
    // The division may round to just above a whole number.
    if iteration > 0 && iterations - iteration < 1e-9 { iteration -= 1 }
    let part = iterations - iteration
    guard autoreverses else { return Moment(fraction: part, iteration: iteration) }
    return Moment(fraction: part > 0.5 ? 2 - 2 * part : 2 * part, iteration: iteration)
  }
}
