import TestSupport
import Testing

@testable import RenderServer

@Suite("The frame clock predicts when frames are presented")
struct FrameClockTests {
  /// Returns a clock that has presented frames at these times, numbered from 1.
  private func clock(_ times: [Double], nanoseconds: UInt64 = 10_000_000) -> FrameClock {
    var clock = FrameClock()
    clock.setRefresh(nanoseconds: nanoseconds)
    for (index, time) in times.enumerated() {
      clock.present(frame: UInt64(index + 1), at: time, drawnFor: time)
    }
    return clock
  }

  @Test("before any frame was presented, the next one is predicted one refresh from now")
  func first() {
    #expect(clock([]).presentationTime(ofFrame: 1, drawnAt: 5) == 5.01)
    #expect(FrameClock().presentationTime(ofFrame: 1, drawnAt: 0) == 1.0 / 60)
  }

  @Test("submitted frames are predicted one refresh apart")
  func submitted() {
    let clock = clock([1, 1.01])
    for number in 3...5 as ClosedRange<UInt64> {
      let time = clock.presentationTime(ofFrame: number, drawnAt: 1.012)
      #expect(abs(time - (1.01 + Double(number - 2) * 0.01)) < 1e-12)
    }
  }

  @Test("after a pause, the next refresh of the sequence is predicted")
  func afterPause() {
    let clock = clock([1, 1.01])
    #expect(abs(clock.presentationTime(ofFrame: 3, drawnAt: 1.0951) - 1.1) < 1e-9)
    // A prediction is never more than four refreshes ahead.
    #expect(clock.presentationTime(ofFrame: 90, drawnAt: 1.02) <= 1.06)
  }

  @Test("a refresh interval that the display reports is used where it is plausible")
  func reportedInterval() {
    var clock = clock([], nanoseconds: 8_333_333)
    #expect(clock.refresh == 8_333_333e-9)
    clock.setRefresh(nanoseconds: 0)
    clock.setRefresh(nanoseconds: 5_000_000_000)
    #expect(clock.refresh == 8_333_333e-9)
  }

  @Test("a display that is slower than it reports is followed")
  func drift() {
    let clock = clock((0..<400).map { 1 + Double($0) * 0.0103 })
    #expect(abs(clock.refresh - 0.0103) < 1e-5)
    let next = clock.presentationTime(ofFrame: 401, drawnAt: 1 + 399 * 0.0103)
    #expect(abs(next - (1 + 400 * 0.0103)) < 1e-5)
  }

  @Test("noise in the display's times does not get into the predictions")
  func noise() {
    var generator = SeededGenerator(seed: 7)
    let times = (0..<500).map { number in
      1 + Double(number) * 0.01 + Double.random(in: -0.001...0.001, using: &generator)
    }
    var clock = FrameClock()
    clock.setRefresh(nanoseconds: 10_000_000)
    var worst = 0.0
    for (index, time) in times.enumerated() {
      if index > 100 {
        let predicted = clock.presentationTime(
          ofFrame: UInt64(index + 1), drawnAt: 1 + Double(index) * 0.01 - 0.008)
        worst = max(worst, abs(predicted - (1 + Double(index) * 0.01)))
      }
      clock.present(frame: UInt64(index + 1), at: time, drawnFor: time)
    }
    #expect(worst < 0.0008)
  }

  @Test("a display whose phase has changed after a pause is followed at once")
  func changedPhase() {
    let clock = clock([1, 1.01, 1.02, 1.037])
    #expect(abs(clock.presentationTime(ofFrame: 5, drawnAt: 1.038) - 1.047) < 1e-9)
  }

  @Test("a single late frame does not change the phase, a second one in a row does")
  func lateFrame() {
    let late = clock([1, 1.01, 1.02, 1.034])
    #expect(abs(late.presentationTime(ofFrame: 5, drawnAt: 1.035) - 1.04) < 1e-9)
    let again = clock([1, 1.01, 1.02, 1.034, 1.044])
    #expect(abs(again.presentationTime(ofFrame: 6, drawnAt: 1.045) - 1.054) < 1e-9)
    let back = clock([1, 1.01, 1.02, 1.034, 1.04])
    #expect(abs(back.presentationTime(ofFrame: 6, drawnAt: 1.041) - 1.05) < 1e-9)
  }

  @Test("a missed refresh does not change the refresh interval")
  func missed() {
    let clock = clock([1, 1.01, 1.03, 1.04])
    #expect(abs(clock.refresh - 0.01) < 1e-9)
    #expect(abs(clock.presentationTime(ofFrame: 5, drawnAt: 1.041) - 1.05) < 1e-9)
  }

  @Test("no two frames are predicted for the same refresh")
  func submittedFrames() {
    var clock = clock([1, 1.01])
    let first = clock.presentationTime(ofFrame: 3, drawnAt: 5.001)
    clock.submit(frame: 3, expectedAt: first)
    let second = clock.presentationTime(ofFrame: 4, drawnAt: 5.002)
    #expect(abs(first - 5.01) < 1e-9 && abs(second - 5.02) < 1e-9)
  }

  @Test("frames that take two refreshes each are sampled for when they are presented")
  func slowDrawing() {
    var clock = clock([1, 1.01])
    var error = 0.0
    for number in 3...12 as ClosedRange<UInt64> {
      // Drawing begins right after the previous frame, and the frame is presented two refreshes
      // later.
      let began = 1.01 + Double(number - 3) * 0.02 + 0.001
      let time = clock.presentationTime(ofFrame: number, drawnAt: began)
      let shown = began + 0.029
      error = abs(shown - time)
      let expected = clock.presentationTime(
        ofFrame: number, drawnFor: time, submittedAt: shown - 0.01)
      clock.submit(frame: number, expectedAt: expected)
      clock.present(frame: number, at: shown, drawnFor: time)
    }
    #expect(error < 0.001)
  }

  @Test("the lag changes only when three frames in a row agree")
  func lag() {
    func lag(_ lateness: [Int]) -> Int {
      var lag = FrameLag()
      for late in lateness { lag.note(late) }
      return lag.refreshes
    }
    #expect(lag([0, 0, 0, 1, 0, 5, 5, 0]) == 0)
    #expect(lag([2, 3, 1]) == 1)
    #expect(lag([2, 2, 3]) == 2)
    #expect(lag([2, 2, 3, 0, 0, -1, -1, 0]) == 2)
    #expect(lag([2, 2, 3, 0, -1, -2, -1]) == 1)
    #expect(lag([-3, -3, -3]) == 0)
    #expect(lag([100, 100, 100]) == 8)
  }
}
