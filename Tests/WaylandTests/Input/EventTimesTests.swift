import Testing

@testable import Wayland

extension WaylandTests {
  @Suite struct EventTimesTests {
    @Test("times of the monotonic clock are exact, also for events that waited in the socket")
    func monotonic() {
      var times = EventTimes()
      #expect(times.seconds(999_500, now: 1000.25) == 999.5)
      #expect(times.seconds(999_900, now: 1000.25) == 999.9)
    }

    @Test("times go on where the 32 bits of milliseconds wrap around")
    func wrapAround() {
      let start = 4_294_967.0
      var times = EventTimes()
      #expect(times.seconds(4_294_967_000, now: start) == start)
      // 4,294,967,296 is 2 to the power of 32.
      #expect(abs(times.seconds(704, now: start + 1) - (start + 1)) < 1e-6)
      #expect(abs(times.seconds(4_294_967_290, now: start + 2) - (start + 0.29)) < 1e-6)
    }

    @Test("a device can begin before and go on after several wraps of the monotonic clock")
    func laterWraps() {
      var times = EventTimes()
      let now = 3 * 4_294_967.296 + 5
      #expect(abs(times.seconds(4900, now: now) - (now - 0.1)) < 1e-5)
    }

    @Test("events of a clock with another base happened when the first of them arrived")
    func otherBase() {
      var times = EventTimes()
      #expect(times.seconds(0, now: 5000) == 5000)
      #expect(times.seconds(20, now: 5000.03) == 5000.02)
      #expect(times.seconds(100, now: 5000.05) == 5000.05, "no event is in the future")
      #expect(times.seconds(200, now: 6000) == 6000, "the device has a new clock")
    }
  }
}
