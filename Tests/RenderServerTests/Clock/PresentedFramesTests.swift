import Compositor
import LayerTree
import Testing

@testable import RenderServer

@Suite("Presented frames")
struct PresentedFramesTests {
  private func frame(for time: Double) -> DrawnFrame {
    DrawnFrame(damage: Region(), time: time, postTime: nil)
  }

  /// Returns a display with a hundred refreshes per second.
  private func frames(offersFeedback: Bool = true, isUnthrottled: Bool = false) -> PresentedFrames {
    var frames = PresentedFrames(offersFeedback: offersFeedback, isUnthrottled: isUnthrottled)
    frames.setRefresh(nanoseconds: 10_000_000)
    return frames
  }

  @Test("frames are numbered from 1, and predicted one refresh after the one before")
  func prediction() {
    var frames = frames()
    var statistics = FrameStatistics()
    #expect(frames.last == 0 && frames.nextTime(drawnAt: 5) == 5.01)
    frames.submit(frame(for: 5.01), expectedAt: 5.01, isAnimating: true, readySince: 0, at: 0)
    #expect(frames.last == 1)
    frames.present(1, at: 5.01, in: &statistics)
    #expect(statistics.presentedFrames == 1)
    #expect(abs(frames.nextTime(drawnAt: 5.011) - 5.02) < 1e-9)
    #expect(abs(frames.expectedTime(of: frame(for: 5.02), submittedAt: 5.025) - 5.03) < 1e-9)
  }

  @Test("a frame could be presented at the next refresh, even if frames are a refresh late")
  func earliestTime() {
    var frames = frames()
    var statistics = FrameStatistics()
    for index in 0..<4 {
      let time = 5 + Double(index) * 0.02
      frames.submit(frame(for: time), expectedAt: time, isAnimating: true, readySince: 0, at: 0)
      frames.present(UInt64(index + 1), at: time + 0.01, in: &statistics)
    }
    #expect(abs(frames.expectedTime(of: frame(for: 5.09), submittedAt: 5.072) - 5.09) < 1e-9)
    #expect(abs(frames.earliestTime(submittedAt: 5.072) - 5.08) < 1e-9)
  }

  @Test("without waiting for refreshes a frame is presented when it is submitted")
  func unthrottled() {
    let frames = frames(isUnthrottled: true)
    #expect(frames.nextTime(drawnAt: 5) == 5)
    #expect(frames.expectedTime(of: frame(for: 4), submittedAt: 6) == 6)
  }

  @Test("animations never go back, even if a prediction does")
  func sampling() {
    var frames = frames()
    let first = frames.sampleTime(drawnAt: 5)
    #expect(first == 5.01)
    #expect(frames.sampleTime(drawnAt: 4) == first)
    #expect(abs(frames.sampleTime(drawnAt: 6) - 6.01) < 1e-9)
  }

  @Test("a frame in place of the submitted one has its number, so that the next one is not late")
  func replacement() {
    var frames = frames()
    var statistics = FrameStatistics()
    frames.submit(frame(for: 5.01), expectedAt: 5.01, isAnimating: true, readySince: 0, at: 0)
    frames.present(1, at: 5.01, in: &statistics)
    frames.submit(frame(for: 5.02), expectedAt: 5.02, isAnimating: true, readySince: 0, at: 0)
    frames.replace(with: frame(for: 5.02), isAnimating: true)
    #expect(frames.last == 2)
    frames.present(2, at: 5.02, in: &statistics)
    #expect(statistics.presentedFrames == 2 && statistics.samplingError.maximum < 1e-9)
    #expect(abs(frames.nextTime(drawnAt: 5.021) - 5.03) < 1e-9)
  }

  @Test("feedback is requested where the compositor offers it, and known once it has answered")
  func feedback() {
    var frames = frames(offersFeedback: false)
    #expect(!frames.shouldRequestFeedback() && !frames.hasFeedback)
    frames = self.frames()
    #expect(frames.shouldRequestFeedback() && !frames.hasFeedback)
    frames.noteFeedback(refresh: 20_000_000)
    #expect(frames.shouldRequestFeedback() && frames.hasFeedback)
    #expect(abs(frames.refresh - 0.02) < 1e-9)
  }

  @Test("display links get the last refresh, with or without a frame, and the next one")
  func ticks() {
    var frames = frames()
    var statistics = FrameStatistics()
    frames.submit(frame(for: 5), expectedAt: 5, isAnimating: false, readySince: 0, at: 0)
    frames.present(1, at: 5, in: &statistics)
    let tick = frames.tick(at: 5.001)
    #expect(tick.shown == 5 && abs(tick.next - 5.01) < 1e-9 && tick.refresh == frames.refresh)
    frames.noteRefresh(at: 5.02)
    let later = frames.tick(at: 5.021)
    #expect(later.shown == 5.02 && abs(later.next - 5.03) < 1e-9)
  }
}
