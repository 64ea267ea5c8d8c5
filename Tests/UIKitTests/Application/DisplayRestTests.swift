import Foundation
import RenderServer
import Testing

@testable import UIKit

@MainActor @Suite("A display at rest")
struct DisplayRestTests {
  private static let noon = 43_200

  @Test(
    "hours are two times of the day, of which the end may be after midnight",
    arguments: [
      (
        "08:00-20:00",
        [("07:59:59", false, 1), ("08:00:00", true, 43_200), ("20:00:00", false, 43_200)]
      ),
      (
        "20:00-02:30",
        [("19:59:00", false, 60), ("23:00:00", true, 12_600), ("02:30:00", false, 63_000)]
      ),
    ])
  func hours(text: String, cases: [(String, Bool, Int)]) throws {
    let hours = try #require(DisplayHours(text))
    for (time, isOn, seconds) in cases {
      let parts = time.split(separator: ":").compactMap { Int($0) }
      let second = parts[0] * 3600 + parts[1] * 60 + parts[2]
      #expect(hours.contains(second) == isOn)
      #expect(hours.secondsToChange(from: second) == seconds)
    }
  }

  @Test(
    "other texts are no hours",
    arguments: [
      "", "8-20", "08:00", "08:00-", "08:00-08:00", "24:00-08:00", "08:60-09:00", "-8:00-09:00",
    ])
  func noHours(text: String) {
    #expect(DisplayHours(text) == nil)
  }

  @Test("the display is dimmed, goes off, and is on again with the next use, which it reports")
  func levels() {
    let clock = DisplayClock(timeOfDay: Self.noon)
    let keeper = clock.keeper(DisplayRest(dimsAfter: 60, turnsOffAfter: 90))
    clock.advance(to: 59)
    #expect(clock.levels == [])
    clock.advance(to: 60)
    #expect(clock.levels == [.dimmed])
    #expect(!keeper.noteUse())
    #expect(clock.levels == [.dimmed, .on])
    clock.advance(to: 1000)
    #expect(clock.levels == [.dimmed, .on, .dimmed, .off])
    #expect(keeper.noteUse())
    #expect(keeper.level == .on)
    clock.advance(to: 1089)
    #expect(!keeper.noteUse() && clock.levels.count == 7)
    clock.advance(to: 1148)
    #expect(keeper.level == .on)
  }

  @Test("outside of its hours a display is off, unless it was touched in the last minute")
  func night() {
    let clock = DisplayClock(timeOfDay: 20 * 3600 - 100)
    let keeper = clock.keeper(DisplayRest(hours: DisplayHours("08:00-20:00")))
    clock.advance(to: 99)
    #expect(keeper.level == .on)
    clock.advance(to: 101)
    #expect(keeper.level == .off)
    #expect(keeper.noteUse())
    clock.advance(to: 160)
    #expect(keeper.level == .on)
    clock.advance(to: 162)
    #expect(keeper.level == .off)
    clock.advance(to: 100 + 12 * 3600 - 1)
    #expect(keeper.level == .off)
    clock.advance(to: 100 + 12 * 3600 + 1)
    #expect(keeper.level == .on)
  }

  @Test(
    "constant use wakes the program once in each interval, and a display that is off never does")
  func wakeUps() {
    let clock = DisplayClock(timeOfDay: Self.noon)
    let keeper = clock.keeper(DisplayRest(turnsOffAfter: 10))
    for step in 0..<6000 {
      clock.advance(to: Double(step) / 60)
      keeper.noteUse()
    }
    #expect(clock.levels == [] && clock.timers <= 11)
    clock.advance(to: 200)
    let timers = clock.timers
    clock.advance(to: 100_000)
    #expect(clock.levels == [.off] && clock.timers == timers)
  }

  @Test("a clock of the machine that somebody sets is noticed within ten minutes")
  func clockIsSet() {
    let clock = DisplayClock(timeOfDay: 9 * 3600)
    let keeper = clock.keeper(DisplayRest(hours: DisplayHours("08:00-20:00")))
    clock.advance(to: 100)
    clock.timeOfDayAtStart = 21 * 3600
    clock.advance(to: 601)
    #expect(keeper.level == .off)
  }

  @Test("numbers and hours are read from the environment; other values are an error")
  func environment() throws {
    let options = try DisplayCareOptions(in: [
      "LAMINA_DIM_AFTER": "30", "LAMINA_DIM_LEVEL": "0.5", "LAMINA_DISPLAY_OFF_AFTER": "0",
      "LAMINA_DISPLAY_HOURS": "08:00-20:00", "LAMINA_PIXEL_SHIFT": "60",
      "LAMINA_BRIGHTNESS": "0.8",
    ])
    #expect(options.rest.dimsAfter == 30 && options.rest.turnsOffAfter == nil)
    #expect(options.rest.hours == DisplayHours("08:00-20:00"))
    #expect(options.dimLevel == 0.5 && options.brightness == 0.8 && options.pixelShift == 60)
    #expect(try DisplayCareOptions(in: [:]) == DisplayCareOptions())
    for (name, value) in [
      ("DIM_AFTER", "soon"), ("DIM_LEVEL", "2"), ("DISPLAY_OFF_AFTER", "-1"),
      ("DISPLAY_HOURS", "8-20"), ("PIXEL_SHIFT", "inf"), ("BRIGHTNESS", "nan"),
    ] {
      let error = #expect(throws: RenderError.self) {
        try DisplayCareOptions(in: ["LAMINA_\(name)": value])
      }
      #expect(error?.description.hasPrefix("LAMINA_\(name) is '\(value)', not ") == true)
    }
  }
}

/// A set clock with timers, which collects the levels of a keeper.
@MainActor private final class DisplayClock {
  var timeOfDayAtStart: Int
  private(set) var levels: [DisplayRest.Level] = []
  private(set) var timers = 0
  private var now = 0.0
  private var due: [(time: Double, body: @MainActor @Sendable () -> Void)] = []

  init(timeOfDay: Int) {
    timeOfDayAtStart = timeOfDay
  }

  func keeper(_ rest: DisplayRest) -> DisplayKeeper {
    let clock = DisplayKeeper.Clock(
      now: { [unowned self] in now },
      timeOfDay: { [unowned self] in (timeOfDayAtStart + Int(now)) % 86_400 },
      timer: { [unowned self] seconds, body in
        timers += 1
        due.append((now + seconds, body))
      })
    return DisplayKeeper(rest, clock: clock) { [unowned self] in levels.append($0) }
  }

  func advance(to time: Double) {
    while let next = due.enumerated().min(by: { $0.element.time < $1.element.time }),
      next.element.time <= time
    {
      now = next.element.time
      due.remove(at: next.offset).body()
    }
    now = time
  }
}
