import LayerTree
import Testing

@testable import RenderServer

/// A display with a hundred refreshes per second.
private struct Display {
  private var tally = FrameTally()
  private(set) var statistics = FrameStatistics()

  mutating func submit(
    _ number: UInt64, for sampled: Double, postTime: Double? = nil, isAnimating: Bool = true,
    readySince ready: Double = 0, at submission: Double = 0
  ) {
    tally.submit(
      .init(
        number: number, time: sampled, postTime: postTime, isAnimating: isAnimating,
        readyTime: ready, submissionTime: submission))
  }

  mutating func replace(
    _ number: UInt64, for sampled: Double, postTime: Double, isAnimating: Bool = true
  ) {
    tally.replace(
      .init(number: number, time: sampled, postTime: postTime, isAnimating: isAnimating))
  }

  mutating func present(_ number: UInt64, at time: Double) {
    tally.present(number, at: time, refresh: 0.01, in: &statistics)
  }

  mutating func show(
    _ number: UInt64, at time: Double, for sampled: Double? = nil, postTime: Double? = nil,
    isAnimating: Bool = true
  ) {
    submit(number, for: sampled ?? time, postTime: postTime, isAnimating: isAnimating)
    present(number, at: time)
  }

  mutating func pause() {
    tally.pause()
  }
}

// Requirement C3: frames are sampled for the time at which they are presented, and none is missed.
@Suite("Frame statistics follow from presentation times")
struct FrameTallyTests {
  @Test("a frame at each refresh makes no hitch, however noisy the times are")
  func onTime() {
    var display = Display()
    let noise = [0, 0.002, -0.001, 0.003, -0.002, 0]
    for (number, noise) in noise.enumerated() {
      display.show(UInt64(number), at: 1 + Double(number) * 0.01 + noise)
    }
    #expect(display.statistics.presentedFrames == 6 && display.statistics.missedFrames == 0)
    #expect(display.statistics.hitchTime == 0 && display.statistics.hitchTimeRatio == 0)
    #expect(abs(display.statistics.animatingTime - 0.05) < 1e-9)
  }

  @Test("a missed frame has a cause: it was drawn late, or the compositor was late")
  func causes() {
    var display = Display()
    display.show(1, at: 1)
    // It was ready at once, and the frame was submitted after the refresh.
    display.submit(2, for: 1.01, readySince: 1.001, at: 1.012)
    display.present(2, at: 1.02)
    #expect(display.statistics.missedFrames == 1 && display.statistics.framesMissedByDrawing == 1)
    // The frame was submitted in time.
    display.submit(3, for: 1.03, readySince: 1.021, at: 1.022)
    display.present(3, at: 1.05)
    #expect(display.statistics.missedFrames == 3 && display.statistics.framesMissedByDrawing == 1)
    // The compositor was not ready for it.
    display.submit(4, for: 1.06, readySince: 1.058, at: 1.059)
    display.present(4, at: 1.07)
    #expect(display.statistics.missedFrames == 4 && display.statistics.framesMissedByDrawing == 1)
  }

  @Test("of the refreshes that a frame missed, those before its submission were missed by drawing")
  func bothCauses() {
    var display = Display()
    display.show(1, at: 1)
    display.submit(2, for: 1.01, readySince: 1.001, at: 1.012)
    display.present(2, at: 1.05)
    #expect(display.statistics.missedFrames == 4 && display.statistics.framesMissedByDrawing == 1)
    display.submit(3, for: 1.06, readySince: 1.051, at: 1.076)
    display.present(3, at: 1.1)
    #expect(display.statistics.missedFrames == 8 && display.statistics.framesMissedByDrawing == 4)
  }

  @Test("a frame that is shown early does not make the next one late")
  func early() {
    var display = Display()
    for (number, time) in [1, 1.003, 1.02, 1.03].enumerated() {
      display.show(UInt64(number + 1), at: time)
    }
    #expect(display.statistics.missedFrames == 0)
    // The frame after two early ones is due three refreshes after the last one that was not early.
    for (number, time) in [1.034, 1.037, 1.06].enumerated() {
      display.show(UInt64(number + 5), at: time)
    }
    #expect(display.statistics.missedFrames == 0 && display.statistics.hitchTime == 0)
  }

  @Test("a frame that is shown early after a rest does not make the next one late")
  func earlyAtBegin() {
    var display = Display()
    display.show(1, at: 1, isAnimating: false)
    display.show(2, at: 1.004)
    display.submit(3, for: 1.02, readySince: 1.004, at: 1.011)
    display.present(3, at: 1.02)
    #expect(display.statistics.missedFrames == 0)
  }

  @Test("a frame after an early one is late if it misses its own refresh")
  func earlyThenLate() {
    var display = Display()
    display.show(1, at: 1)
    display.show(2, at: 1.003)
    display.submit(3, for: 1.02, readySince: 1.003, at: 1.017)
    display.present(3, at: 1.03)
    #expect(display.statistics.missedFrames == 1 && display.statistics.framesMissedByDrawing == 1)
    // The lateness is counted once.
    display.show(4, at: 1.05)
    #expect(display.statistics.missedFrames == 2)
  }

  @Test(
    "a frame two refreshes late is a hitch of two refreshes, in proportion to the animating time")
  func late() {
    var display = Display()
    display.show(1, at: 1)
    display.show(2, at: 1.01)
    display.show(3, at: 1.04)
    display.show(4, at: 1.05)
    #expect(display.statistics.missedFrames == 2)
    #expect(abs(display.statistics.hitchTime - 0.02) < 1e-9)
    #expect(abs(display.statistics.animatingTime - 0.05) < 1e-9)
    #expect(abs(display.statistics.hitchTimeRatio - 400) < 1e-6)
  }

  @Test("time without animations counts neither as hitch nor as animating time")
  func still() {
    var display = Display()
    display.show(1, at: 1)
    display.show(2, at: 1.01, isAnimating: false)
    display.show(3, at: 5)
    display.show(4, at: 5.01)
    display.pause()
    display.show(5, at: 7)
    #expect(display.statistics.missedFrames == 0 && display.statistics.hitchTime == 0)
    #expect(abs(display.statistics.animatingTime - 0.02) < 1e-9)
  }

  @Test("a refresh may need no frame before the last one is presented, which may itself be late")
  func pausedBeforePresentation() {
    var display = Display()
    display.show(1, at: 1)
    display.submit(2, for: 1.01, readySince: 1.001, at: 1.002)
    display.pause()
    display.present(2, at: 1.03)
    #expect(display.statistics.missedFrames == 2 && display.statistics.framesMissedByDrawing == 0)
    display.submit(3, for: 5, readySince: 1.031, at: 4.99)
    display.present(3, at: 5)
    #expect(display.statistics.missedFrames == 2 && display.statistics.framesMissedByDrawing == 0)
  }

  @Test("the sampling error is the absolute difference of sampled and presentation time")
  func samplingError() {
    var display = Display()
    display.show(1, at: 1, for: 1.003)
    display.show(2, at: 1.01, for: 1.009)
    #expect(display.statistics.samplingError.count == 2)
    #expect(abs(display.statistics.samplingError.last - 0.001) < 1e-9)
    #expect(abs(display.statistics.samplingError.maximum - 0.003) < 1e-9)
    #expect(abs(display.statistics.samplingError.mean - 0.002) < 1e-9)
  }

  @Test("latency is the time from a commit to the first presented frame that contains it")
  func latency() {
    var display = Display()
    display.show(1, at: 1, postTime: 0.98)
    display.show(2, at: 1.01)
    #expect(
      display.statistics.latency.count == 1 && abs(display.statistics.latency.last - 0.02) < 1e-9)
    // Frame 3 is replaced before it is presented: its commit is presented with frame 4.
    display.submit(3, for: 1.02, postTime: 1.005)
    display.show(4, at: 1.035, postTime: 1.018)
    #expect(
      display.statistics.latency.count == 2 && abs(display.statistics.latency.last - 0.03) < 1e-9)
    #expect(abs(display.statistics.latency.mean - 0.025) < 1e-9)
    #expect(display.statistics.presentedFrames == 3)
  }

  @Test("a frame that replaces the submitted one is presented with the commits of both")
  func replacement() {
    var display = Display()
    display.show(1, at: 1)
    display.submit(2, for: 1.01, postTime: 1.002)
    display.replace(2, for: 1.01, postTime: 1.004)
    display.present(2, at: 1.01)
    #expect(display.statistics.presentedFrames == 2 && display.statistics.missedFrames == 0)
    #expect(display.statistics.latency.count == 1)
    #expect(abs(display.statistics.latency.last - 0.008) < 1e-9)
    display.submit(3, for: 1.02)
    display.replace(3, for: 1.02, postTime: 1.015)
    display.present(3, at: 1.02)
    #expect(abs(display.statistics.latency.last - 0.005) < 1e-9)
  }

  @Test("a frame is counted once, and one that was never submitted not at all")
  func once() {
    var display = Display()
    display.show(1, at: 1)
    display.present(1, at: 1.001)
    display.present(9, at: 1.002)
    #expect(display.statistics.presentedFrames == 1)
    // The display reports no presentation times.
    for number in 2...1000 as ClosedRange<UInt64> {
      display.submit(number, for: 2)
    }
    display.present(2, at: 3)
    #expect(display.statistics.presentedFrames == 1)
    display.present(1000, at: 3)
    #expect(display.statistics.presentedFrames == 2)
  }
}
