import LayerTree
import QuartzCore

/// The current progress of an animator, and how it continues. The overall progress is 0 at the
/// start values and 1 at the targets, in both directions. Times are those of the media clock.
struct AnimatorTimeline: Sendable {
  /// The minimum duration: still shorter ones could not be bisected.
  private static let minimumDuration = 1e-6

  /// The duration of the whole animation, in seconds.
  let duration: Double
  private let original: AnimatorCurve
  /// The curve of the current segment.
  private(set) var curve: AnimatorCurve
  private(set) var segment: AnimatorSegment
  private(set) var parts: [AnimatorPart] = []
  /// The time fraction of the segment. It is below 0, or above 1 when reversed, during a start
  /// delay.
  private(set) var position = 0.0
  /// The time at which the segment was at `position`; nil while the timeline is paused.
  private(set) var startTime: Double?
  /// The overall progress to which the animator was scrubbed, if that is off the segment's curve.
  private var scrubbed: Double?
  private(set) var isReversed = false
  /// Whether the segment was played backwards when it was paused.
  private var wentBackwards = false

  init(_ curve: AnimatorCurve, duration: Double) {
    (original, self.curve) = (curve, curve)
    self.duration = max(curve.duration(given: max(duration, 0)), Self.minimumDuration)
    let timingFunction = curve.timingFunction(.none, over: self.duration, from: 0)
    segment = AnimatorSegment(
      timingFunction: timingFunction, duration: self.duration, start: 0, goal: 1)
  }

  /// Returns a timeline with the original duration and curve, at its start.
  func restarted() -> AnimatorTimeline { AnimatorTimeline(original, duration: duration) }

  /// Whether the timeline is running.
  var isMoving: Bool { startTime != nil }

  /// Whether the segment is played from its end to its start.
  var isBackwards: Bool { segment.isWhole && isReversed }

  private var goal: Double { isReversed ? 0 : 1 }

  // MARK: Position

  private func position(at time: Double) -> Double {
    guard let startTime else { return position }
    let passed = (time - startTime) / segment.duration
    return isBackwards ? max(position - passed, 0) : min(position + passed, 1)
  }

  private func overallProgress(at time: Double) -> Double {
    scrubbed ?? segment.overallProgress(at: position(at: time))
  }

  /// Returns the completed fraction in the current direction, as progress or as time.
  func fraction(at time: Double, byProgress: Bool) -> Double {
    var overallProgress = overallProgress(at: time)
    if scrubbed == nil && !byProgress {
      overallProgress =
        segment.start + (segment.goal - segment.start) * min(max(position(at: time), 0), 1)
    }
    return isReversed ? 1 - overallProgress : overallProgress
  }

  /// The time until the end, in seconds.
  var remaining: Double {
    (isBackwards ? position : 1 - position) * segment.duration
  }

  // MARK: Animations

  /// Appends an animation that begins after a fraction of what remains.
  ///
  /// - Returns: the index of the part.
  mutating func appendPart(_ axis: AnimatorAxis, delayFactor: Double, at time: Double) -> Int {
    let overallProgress = min(max(overallProgress(at: time), 0), 1)
    let position =
      scrubbed.map { segment.timingFunction.fraction(of: $0) ?? $0 } ?? position(at: time)
    func delayed(_ start: Double) -> Double { start + delayFactor * (1 - start) }
    parts.append(
      AnimatorPart(
        axis, begin: delayed(overallProgress),
        base: curve.timingFunction(axis, over: segment.duration, from: 0),
        delay: delayed(min(max(position, 0), 1)), pausedAt: overallProgress))
    return parts.count - 1
  }

  /// Returns an animation's progress while the timeline is paused.
  private func progress(of part: AnimatorPart) -> Double {
    scrubbed.map(part.progress(scrubbedTo:))
      ?? part.timingFunction.value(at: min(max(position, 0), 1))
  }

  /// Sets an animation's timing so that it runs or is paused like the animator.
  @MainActor func apply(to animation: CAAnimation, part index: Int, of layer: CALayer) {
    animation.duration = segment.duration
    guard let startTime else {
      let progress = progress(of: parts[index])
      (animation.speed, animation.timeOffset) = (0, 0)
      animation.timingFunctionOverride = .part(.linear, from: progress, to: progress)
      return
    }
    // A begin time of 0 would mean "the time of the commit".
    let begin = layer.convertTime(startTime, from: nil)
    animation.beginTime = begin == 0 ? .leastNonzeroMagnitude : begin
    animation.speed = isBackwards ? -1 : 1
    animation.timeOffset = position * segment.duration
    animation.timingFunctionOverride = parts[index].timingFunction
  }

  // MARK: Running

  /// Positions the timeline, before it has started, at the end from which it will run.
  mutating func begin(reversed: Bool, delay: Double) {
    isReversed = reversed
    position = reversed ? 1 + delay / segment.duration : -delay / segment.duration
  }

  /// Runs from the current position.
  mutating func run(at time: Double) {
    if segment.isWhole { fit() }
    startTime = time
  }

  mutating func pause(at time: Double) {
    (position, wentBackwards) = (position(at: time), isBackwards)
    startTime = nil
    anchor()
  }

  mutating func reverse(at time: Double) {
    if isMoving { pause(at: time) }
    isReversed.toggle()
  }

  /// Moves to a completed fraction, in the current direction.
  ///
  /// - Parameter byProgress: whether `fraction` is a progress, so that scrubbing is linear;
  ///   otherwise it is a time fraction.
  mutating func scrub(to fraction: Double, byProgress: Bool) {
    // If the position does not change, the timeline stays on its curve.
    guard abs(fraction - self.fraction(at: 0, byProgress: byProgress)) > 1e-12 else { return }
    let fraction = min(max(fraction, 0), 1)
    let overallProgress = isReversed ? 1 - fraction : fraction
    if byProgress {
      scrubbed = overallProgress
      return
    }
    let part = (overallProgress - segment.start) / (segment.goal - segment.start)
    guard (0...1).contains(part) else {
      scrubbed = overallProgress
      return
    }
    (position, scrubbed) = (part, nil)
    anchor()
  }

  /// Prepares to continue.
  ///
  /// - Parameters:
  ///   - curve: the curve for what remains; nil means the current one.
  ///   - durationFactor: the duration of what remains, as a fraction of the whole duration; 0 means
  ///     the time that is left.
  mutating func proceed(_ curve: AnimatorCurve? = nil, durationFactor: Double = 0) {
    let seconds = durationFactor * duration
    if curve == nil, canResumeSegment {
      resumeSegment()
      if seconds > 0, remaining > 0 { segment.duration *= seconds / remaining }
    } else {
      let overallProgress = overallProgress(at: 0)
      beginSegment(
        curve ?? self.curve, from: overallProgress,
        over: seconds > 0 ? seconds : abs(goal - overallProgress) * duration)
    }
  }

  private var canResumeSegment: Bool {
    guard let scrubbed else { return segment.isWhole || segment.goal == goal }
    return segment.isWhole && segment.timingFunction.fraction(of: scrubbed) != nil
  }

  private mutating func resumeSegment() {
    guard let scrubbed, let position = segment.timingFunction.fraction(of: scrubbed) else { return }
    let progress = parts.map(progress)
    (self.position, self.scrubbed) = (position, nil)
    for index in parts.indices {
      parts[index].fit(progress[index], at: position, backwards: isBackwards)
    }
  }

  /// Begins another segment, in which the animations start at their current progress. A spring
  /// without an explicit velocity continues with their speed, unless they were scrubbed.
  private mutating func beginSegment(
    _ curve: AnimatorCurve, from overallProgress: Double, over seconds: Double
  ) {
    let length = max(curve.duration(given: seconds), Self.minimumDuration)
    let isMoving = scrubbed == nil && position > 0 && position < 1
    let scale = (wentBackwards ? -1 : 1) / segment.duration
    func speed(_ timingFunction: TimingFunction, from start: Double) -> Double {
      guard isMoving, abs(goal - start) > 1e-6 else { return 0 }
      return timingFunction.speed(at: position) * scale / (goal - start)
    }
    let wholeFunction = TimingFunction.part(
      segment.timingFunction, from: segment.start, to: segment.goal)
    let next = AnimatorSegment(
      timingFunction: curve.timingFunction(
        .none, over: length, from: speed(wholeFunction, from: overallProgress)),
      duration: length, start: overallProgress, goal: goal)
    for index in parts.indices {
      let part = parts[index]
      let progress = progress(of: part)
      let timingFunction = curve.timingFunction(
        part.axis, over: length, from: speed(part.timingFunction, from: progress))
      parts[index].begin(next, timingFunction: timingFunction, from: progress)
    }
    (self.curve, segment, position, scrubbed) = (curve, next, 0, nil)
    anchor()
  }

  /// Adjusts the timing functions of animations whose progress is off their curves.
  private mutating func fit() {
    let position = min(max(position, 0), 1)
    for index in parts.indices {
      parts[index].fit(progress(of: parts[index]), at: position, backwards: isBackwards)
    }
  }

  private mutating func anchor() {
    let overallProgress = segment.overallProgress(at: position)
    for index in parts.indices {
      parts[index].pause(atFraction: overallProgress, position: min(max(position, 0), 1))
    }
  }
}
