/// The groups that an animation runs in: each gives it a time of its own.
package final class EnclosingTiming: Sendable {
  package struct Level: Equatable, Sendable {
    package var timing: MediaTiming
    package var timingFunction: TimingFunction

    package init(timing: MediaTiming, timingFunction: TimingFunction = .linear) {
      (self.timing, self.timingFunction) = (timing, timingFunction)
    }
  }

  /// The outermost first; not empty.
  package let levels: [Level]

  package init(levels: [Level]) {
    precondition(!levels.isEmpty)
    self.levels = levels
  }

  /// The time inside, in seconds from the beginning of the innermost group's pass; nil while one of
  /// them shows nothing.
  package func localTime(at time: Double) -> Double? {
    var (time, showsEnd) = (time, false)
    for level in levels {
      let timing = level.timing
      guard
        let moment = timing.moment(at: time, endTime: timing.endTime, showsEnd: showsEnd)
      else { return nil }
      showsEnd = true
      time = level.timingFunction.value(at: moment.fraction) * timing.duration
    }
    return time
  }
}
