import Testing

@testable import RenderServer

/// A compositor that sends a callback 60 times a second, with times of its own clock.
private struct Callbacks {
  private var clock = CallbackClock()
  /// The compositor's clock minus the media clock, in milliseconds.
  var base: Int64 = 4_294_967_290

  /// The delay, in seconds, that the clock finds for a callback that is handled after `delay`.
  mutating func handle(sentAt time: Double, after delay: Double = 0.0001) -> Double {
    let milliseconds = UInt32(truncatingIfNeeded: Int64(time * 1000) + base)
    return time + delay - clock.time(ofCallback: milliseconds, handledAt: time + delay)
  }
}

@Suite("The time at which the compositor sent a callback")
struct CallbackClockTests {
  @Test("a callback that is handled 150 ms later was sent before, also where the time wraps around")
  func late() {
    var callbacks = Callbacks()
    for index in 0..<20 { #expect(callbacks.handle(sentAt: 1 + Double(index) / 60) == 0) }
    #expect(abs(callbacks.handle(sentAt: 1.4, after: 0.15) - 0.15) < 0.0015)
    #expect(callbacks.handle(sentAt: 1.6) == 0)
  }

  @Test("a callback that wakes a sleeping thread came then; one that was sent before did not")
  func sleeping() {
    #expect(CallbackClock.arrival(ofCallbackSentAt: 1.1, sleep: 1.05...1.15) == 1.15)
    #expect(CallbackClock.arrival(ofCallbackSentAt: 1.2, sleep: 1.22...1.25) == 1.2)
    #expect(CallbackClock.arrival(ofCallbackSentAt: 1.3, sleep: 1.05...1.15) == 1.3)
  }

  @Test("if the first callback is handled late, the next ones are not early")
  func lateFirst() {
    var callbacks = Callbacks()
    #expect(callbacks.handle(sentAt: 1, after: 0.2) == 0)
    #expect(callbacks.handle(sentAt: 1.21) == 0)
    #expect(abs(callbacks.handle(sentAt: 1.3, after: 0.05) - 0.05) < 0.0015)
  }

  @Test("frames that always take longer than a refresh are late for seconds, a slow clock is not")
  func steady() {
    var callbacks = Callbacks()
    #expect(callbacks.handle(sentAt: 1) == 0)
    let delays = (1...1000).map { callbacks.handle(sentAt: 1 + Double($0) / 30, after: 0.02) }
    #expect(delays.prefix(200).allSatisfy { abs($0 - 0.02) < 0.0015 })
    #expect(delays.last == 0)
  }

  @Test(
    "a clock that is set forwards or back, or that stands still, tells nothing",
    arguments: [-50, 50])
  func set(seconds: Int64) {
    var callbacks = Callbacks()
    #expect(callbacks.handle(sentAt: 100) == 0)
    callbacks.base += seconds * 1000
    #expect(callbacks.handle(sentAt: 100.1) == 0 && callbacks.handle(sentAt: 100.2) == 0)
    var clock = CallbackClock()
    for index in 0..<100 {
      let now = 5 + Double(index) / 60
      #expect(clock.time(ofCallback: 0, handledAt: now) == now)
    }
  }
}
