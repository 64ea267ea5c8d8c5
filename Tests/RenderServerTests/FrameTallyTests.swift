import LayerTree
import Testing

@testable import RenderServer

/// A display of a hundred refreshes a second.
private struct Display {
  private var tally = FrameTally()
  private(set) var statistics = FrameStatistics()

  mutating func handOver(
    _ number: UInt64, for sampled: Double, postTime: Double? = nil, isAnimating: Bool = true
  ) {
    tally.handOver(
      .init(number: number, time: sampled, postTime: postTime, isAnimating: isAnimating))
  }

  mutating func present(_ number: UInt64, at time: Double) {
    tally.present(number, at: time, refresh: 0.01, in: &statistics)
  }

  mutating func show(
    _ number: UInt64, at time: Double, for sampled: Double? = nil, postTime: Double? = nil,
    isAnimating: Bool = true
  ) {
    handOver(number, for: sampled ?? time, postTime: postTime, isAnimating: isAnimating)
    present(number, at: time)
  }

  mutating func pause() {
    tally.pause()
  }
}

// Row C3: frames are drawn for the time at which they are shown, and none is missed.
@Suite("Frames are judged by when they were shown")
struct FrameTallyTests {
  @Test("frames at each refresh make no hitch, whatever the noise of their times")
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

  @Test("a frame two refreshes late is a hitch of as long, in a ratio to the motion's length")
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

  @Test("stillness is no hitch and no motion")
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

  @Test("the sampling error is from the time drawn for to the time shown, either way")
  func samplingError() {
    var display = Display()
    display.show(1, at: 1, for: 1.003)
    display.show(2, at: 1.01, for: 1.009)
    #expect(display.statistics.samplingError.count == 2)
    #expect(abs(display.statistics.samplingError.last - 0.001) < 1e-9)
    #expect(abs(display.statistics.samplingError.maximum - 0.003) < 1e-9)
    #expect(abs(display.statistics.samplingError.mean - 0.002) < 1e-9)
  }

  @Test("latency is from the commit to the first frame shown with it")
  func latency() {
    var display = Display()
    display.show(1, at: 1, postTime: 0.98)
    display.show(2, at: 1.01)
    #expect(
      display.statistics.latency.count == 1 && abs(display.statistics.latency.last - 0.02) < 1e-9)
    // Frame 3 is replaced before it is seen: its commit is seen with frame 4.
    display.handOver(3, for: 1.02, postTime: 1.005)
    display.show(4, at: 1.035, postTime: 1.018)
    #expect(
      display.statistics.latency.count == 2 && abs(display.statistics.latency.last - 0.03) < 1e-9)
    #expect(abs(display.statistics.latency.mean - 0.025) < 1e-9)
    #expect(display.statistics.presentedFrames == 3)
  }

  @Test("a frame is counted once, and one that nobody handed over never")
  func once() {
    var display = Display()
    display.show(1, at: 1)
    display.present(1, at: 1.001)
    display.present(9, at: 1.002)
    #expect(display.statistics.presentedFrames == 1)
    // A display that answers for no frame.
    for number in 2...1000 as ClosedRange<UInt64> {
      display.handOver(number, for: 2)
    }
    display.present(2, at: 3)
    #expect(display.statistics.presentedFrames == 1)
    display.present(1000, at: 3)
    #expect(display.statistics.presentedFrames == 2)
  }
}
