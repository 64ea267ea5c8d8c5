import LayerTree

/// Judges frames by when they were shown: late or not, at the time they were drawn for or not, and
/// how long after the app's commit. Seconds on the media clock.
struct FrameTally {
  /// A frame on its way to the screen.
  struct Frame: Equatable {
    let number: UInt64
    /// What it was drawn for.
    let time: Double
    /// When the first of the commits that it shows was posted; nil: it shows none.
    var postTime: Double?
    /// Whether the next refresh is to show another one.
    let isAnimating: Bool
  }

  /// A display that answers for none does not make them more.
  private static let mostWaiting = 16

  private var waiting: [Frame] = []
  private var last: (time: Double, isAnimating: Bool)?

  init() {
    waiting.reserveCapacity(Self.mostWaiting + 1)
  }

  mutating func handOver(_ frame: Frame) {
    waiting.append(frame)
    if waiting.count > Self.mostWaiting { waiting.removeFirst() }
  }

  /// What a frame on its way was drawn for.
  func sampledTime(of number: UInt64) -> Double? {
    waiting.first { $0.number == number }?.time
  }

  /// A frame was shown; those handed over before it were shown before it or never.
  mutating func present(
    _ number: UInt64, at time: Double, refresh: Double, in statistics: inout FrameStatistics
  ) {
    guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
    let frame = waiting[index]
    let postTime = waiting[...index].lazy.compactMap(\.postTime).min()
    waiting.removeFirst(index + 1)
    statistics.presentedFrames += 1
    statistics.samplingError.add(abs(time - frame.time))
    if let postTime { statistics.latency.add(max(0, time - postTime)) }
    if let last, last.isAnimating {
      statistics.addMotion(time - last.time, refresh: refresh)
    }
    last = (time, frame.isAnimating)
  }

  /// A refresh passed for which there was nothing new to show, or nobody to see it: the next frame
  /// is not late by it.
  mutating func pause() {
    last = nil
  }
}

extension FrameStatistics {
  /// A frame came so many seconds after the one before it, where one refresh was right. Displays are
  /// not as regular as they say, and show frames at refreshes only, so parts of one do not count.
  fileprivate mutating func addMotion(_ interval: Double, refresh: Double) {
    let missed = max(0, Int((interval / refresh).rounded()) - 1)
    missedFrames += missed
    hitchTime += Double(missed) * refresh
    animatingTime += max(0, interval)
  }
}
