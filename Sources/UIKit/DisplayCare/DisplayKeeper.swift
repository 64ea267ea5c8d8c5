import Dispatch
import Foundation
import LayerTree

/// Dims the display and switches it off while nobody uses the program, and on again with the next use.
@MainActor final class DisplayKeeper {
  /// Somebody may set the clock of the machine, so that the time of the day is looked at so often.
  /// Seconds.
  private static let longestWait = 600.0

  /// The time: seconds that only go on, and the seconds since midnight.
  struct Clock {
    var now: () -> Double = { MediaClock.monotonic }
    var timeOfDay: () -> Int = DisplayKeeper.timeOfDay
    /// Calls its argument after so many seconds.
    var timer: InactivityMonitor.Timer = InactivityMonitor.dispatch
  }

  private(set) var level = DisplayRest.Level.on
  private let rest: DisplayRest
  private let clock: Clock
  private let apply: (DisplayRest.Level) -> Void
  private var lastUse: Double
  /// When the timer fires; infinity while there is none.
  private var due = Double.infinity

  /// - Parameter apply: called with each level after the first one, which is `on`.
  init(
    _ rest: DisplayRest, clock: Clock = Clock(), apply: @escaping (DisplayRest.Level) -> Void
  ) {
    (self.rest, self.clock, self.apply) = (rest, clock, apply)
    lastUse = clock.now()
    wait()
  }

  /// Notes that somebody uses the program, and switches the display on.
  ///
  /// - Returns: whether it was off, so that nobody can have seen what was touched.
  @discardableResult func noteUse() -> Bool {
    lastUse = clock.now()
    let wasOff = level == .off
    if level != .on { update() }
    return wasOff
  }

  private func update() {
    let new = rest.level(idle: clock.now() - lastUse, at: clock.timeOfDay())
    if new != level {
      level = new
      apply(new)
    }
    wait()
  }

  private func wait() {
    let now = clock.now()
    let seconds = rest.secondsToChange(idle: now - lastUse, at: clock.timeOfDay())
    guard let seconds, now + seconds < due else { return }
    let time = min(seconds, Self.longestWait)
    let due = now + time
    self.due = due
    clock.timer(time) { [weak self] in
      // Another timer may have taken the place of this one.
      guard let self, self.due == due else { return }
      self.due = .infinity
      update()
    }
  }

  private nonisolated static func timeOfDay() -> Int {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
    return (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
  }
}
