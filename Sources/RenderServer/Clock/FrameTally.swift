import LayerTree

/// Derives statistics from presentation times: missed frames, sampling error, and latency from the
/// app's commit. All times are in seconds on the media clock.
struct FrameTally {
  /// A frame that was submitted and not yet presented.
  struct Frame: Equatable {
    let number: UInt64
    /// The time for which its animations were sampled.
    let time: Double
    /// When the first commit in the frame was posted; nil when it contains none.
    var postTime: Double?
    /// Whether animations need another frame at the next refresh.
    var isAnimating: Bool
    /// When the compositor was ready for the frame, and when it was submitted.
    var readyTime = 0.0
    var submissionTime = 0.0

    /// The refreshes after `shown` at which the compositor was ready for the frame, which was not
    /// submitted yet. Those that pass between its submission and its presentation are the compositor's.
    func refreshesDrawing(after shown: Double, refresh: Double) -> Int {
      let middle = shown + refresh / 2
      guard readyTime < middle, submissionTime >= middle else { return 0 }
      return 1 + Int((submissionTime - middle) / refresh)
    }
  }

  /// Bounds the list when the compositor reports no presentation times.
  private static let maximumWaiting = 16

  private var waiting: [Frame] = []
  private var last: (time: Double, isAnimating: Bool)?
  /// The seconds by which the last frame was presented before its refresh.
  private var earliness = 0.0
  /// Intervals below this part of a refresh do not come from noise. Compositors that follow no display,
  /// such as a headless sway, may show a frame early, and the next one at its own time.
  private static let earlyInterval = 0.75

  init() {
    waiting.reserveCapacity(Self.maximumWaiting + 1)
  }

  mutating func submit(_ frame: Frame) {
    waiting.append(frame)
    if waiting.count > Self.maximumWaiting { waiting.removeFirst() }
  }

  /// Records that a frame was submitted in place of the one with its number, whose commits it has.
  mutating func replace(_ frame: Frame) {
    guard let last = waiting.last, last.number == frame.number else { return submit(frame) }
    var frame = frame
    frame.postTime = last.postTime ?? frame.postTime
    (frame.readyTime, frame.submissionTime) = (last.readyTime, last.submissionTime)
    waiting[waiting.count - 1] = frame
  }

  /// Returns the time for which a submitted frame was sampled.
  func sampledTime(of number: UInt64) -> Double? {
    waiting.first { $0.number == number }?.time
  }

  /// Records that a frame was presented. Frames submitted before it will not be presented any more.
  mutating func present(
    _ number: UInt64, at time: Double, refresh: Double, in statistics: inout FrameStatistics
  ) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    let frame = waiting[index]
    let postTime = waiting[...index].lazy.compactMap(\.postTime).min()
    waiting.removeFirst(index + 1)
    statistics.presentedFrames += 1
    statistics.samplingError.record(abs(time - frame.time))
    if let postTime { statistics.latency.record(max(0, time - postTime)) }
    let due = (last?.time ?? -.infinity) + earliness
    if let last, last.isAnimating {
      // Only whole refreshes count as missed: displays present at refreshes only, and intervals vary.
      statistics.recordInterval(
        time - last.time, missed: max(0, Int(((time - due) / refresh).rounded()) - 1),
        drawing: frame.refreshesDrawing(after: due, refresh: refresh), refresh: refresh)
    }
    let left = due + refresh - time
    earliness = left > (1 - Self.earlyInterval) * refresh ? min(left, refresh) : 0
    last = (time, frame.isAnimating)
  }

  /// Records that a refresh needed no new frame, or that the window was hidden: the next frame does
  /// not count as late. The last frame may be presented after this is known.
  mutating func pause() {
    if waiting.isEmpty {
      last = nil
    } else {
      waiting[waiting.count - 1].isAnimating = false
    }
  }
}

extension FrameStatistics {
  /// Records the interval between two frames that should have been one refresh apart.
  fileprivate mutating func recordInterval(
    _ interval: Double, missed: Int, drawing: Int, refresh: Double
  ) {
    missedFrames += missed
    framesMissedByDrawing += min(drawing, missed)
    hitchTime += Double(missed) * refresh
    animatingTime += max(0, interval)
  }
}
