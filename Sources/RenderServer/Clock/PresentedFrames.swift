import LayerTree

/// The frames that were submitted: predicts when the next one is presented, and records when each
/// was. All times are in seconds on the media clock.
struct PresentedFrames {
  /// The number of the frame submitted last; the first frame has the number 1.
  private(set) var last: UInt64 = 0
  private var clock = FrameClock()
  private var tally = FrameTally()
  private var feedback: FeedbackSource
  /// The time for which the frame drawn last was sampled.
  private(set) var sampledTime = 0.0
  /// The time of the last refresh.
  private var shownTime = 0.0
  /// Whether frames are presented when they are submitted, without waiting for a refresh.
  private let isUnthrottled: Bool

  /// - Parameter offersFeedback: whether the compositor offers presentation feedback.
  init(offersFeedback: Bool, isUnthrottled: Bool) {
    feedback = offersFeedback ? .unproven(requests: 0) : .absent
    self.isUnthrottled = isUnthrottled
  }

  /// The refresh interval.
  var refresh: Double { clock.refresh }

  /// Whether the compositor answers requests for presentation feedback.
  var hasFeedback: Bool { feedback == .answered }

  /// Sets the refresh interval that the output reports.
  mutating func setRefresh(nanoseconds: UInt64) {
    clock.setRefresh(nanoseconds: nanoseconds)
  }

  /// Returns whether to request feedback for the next frame, and counts the request.
  mutating func shouldRequestFeedback() -> Bool { feedback.shouldRequestNext() }

  // MARK: Prediction

  /// The time at which a frame would be presented whose drawing begins at `now`.
  func nextTime(drawnAt now: Double) -> Double {
    isUnthrottled ? now : clock.presentationTime(ofFrame: last + 1, drawnAt: now)
  }

  /// The time at which the frame would be presented if it was submitted at `now`.
  func expectedTime(of frame: DrawnFrame, submittedAt now: Double) -> Double {
    guard !isUnthrottled else { return now }
    return clock.presentationTime(ofFrame: last + 1, drawnFor: frame.time, submittedAt: now)
  }

  /// The first refresh at which the next frame could be presented, even if frames are later at present.
  func earliestTime(submittedAt now: Double) -> Double {
    clock.earliestTime(ofFrame: last + 1, after: now)
  }

  /// Returns the time for which to sample a frame whose drawing begins at `now`: that of its
  /// presentation, but not earlier than for the frame before.
  mutating func sampleTime(drawnAt now: Double) -> Double {
    sampledTime = max(nextTime(drawnAt: now), sampledTime)
    return sampledTime
  }

  // MARK: Record

  /// Records that the next frame was submitted, and since when the compositor was ready for it.
  mutating func submit(
    _ frame: DrawnFrame, expectedAt expected: Double, isAnimating: Bool, readySince ready: Double,
    at submission: Double
  ) {
    last += 1
    clock.submit(frame: last, expectedAt: expected)
    tally.submit(
      .init(
        number: last, time: frame.time, postTime: frame.postTime, isAnimating: isAnimating,
        readyTime: ready, submissionTime: submission))
  }

  /// Records that a frame was submitted in place of the last one. It has the number of that frame,
  /// because the numbers count refreshes.
  mutating func replace(with frame: DrawnFrame, isAnimating: Bool) {
    tally.replace(
      .init(number: last, time: frame.time, postTime: frame.postTime, isAnimating: isAnimating))
  }

  /// Records that a frame was presented.
  mutating func present(
    _ frame: UInt64, at time: Double, in statistics: inout FrameStatistics
  ) {
    clock.present(frame: frame, at: time, drawnFor: tally.sampledTime(of: frame) ?? time)
    shownTime = time
    tally.present(frame, at: time, refresh: refresh, in: &statistics)
  }

  /// Records that the compositor has answered a request for feedback.
  mutating func noteFeedback(refresh nanoseconds: UInt64) {
    feedback = .answered
    clock.setRefresh(nanoseconds: nanoseconds)
  }

  /// Records a refresh at which no frame was presented.
  mutating func noteRefresh(at time: Double) {
    shownTime = time
  }

  /// Records that the next frame does not count as late.
  mutating func pause() {
    tally.pause()
  }

  /// The last refresh and the next one after `now`, for display links.
  func tick(at now: Double) -> Tick {
    Tick(
      shown: shownTime, next: max(nextTime(drawnAt: now), shownTime + refresh), refresh: refresh)
  }
}
