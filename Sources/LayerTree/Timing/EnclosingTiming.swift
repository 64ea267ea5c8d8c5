/// The animation groups around an animation, each with its own local time.
package final class EnclosingTiming: Sendable {
  package struct Level: Equatable, Sendable {
    package var timing: MediaTiming
    package var timingFunction: TimingFunction

    package init(timing: MediaTiming, timingFunction: TimingFunction = .linear) {
      (self.timing, self.timingFunction) = (timing, timingFunction)
    }
  }

  /// The groups, the outermost first; not empty.
  package let levels: [Level]

  package init(levels: [Level]) {
    precondition(!levels.isEmpty)
    self.levels = levels
  }

  /// The local time in the innermost group, in seconds from the start of its iteration; nil while
  /// one of the groups has no effect.
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
