package import LayerTree
import Synchronization

/// Statistics that another thread can read while the render thread runs: totals, and the times of
/// each frame.
package final class FrameLog: Sendable {
  /// The times of one frame, in seconds on the media clock.
  package struct Frame: Sendable {
    /// The time for which animations were sampled.
    package var sampled: Double
    /// The presentation time predicted when the frame was submitted.
    package var predicted: Double
    /// The time at which the buffers were swapped.
    package var swapped: Double
  }

  package struct Contents: Sendable {
    package var statistics = FrameStatistics()
    /// The frames submitted while recording.
    package var frames: [Frame] = []
    /// The presentation times recorded, from presentation feedback or else from frame callbacks.
    package var presentedTimes: [Double] = []
    /// The refresh interval in seconds.
    package var refresh = 1.0 / 60
    package var hasPresentationFeedback = false
    package var rendererName = "" {
      didSet { if rendererName != oldValue { partialRedraw = nil } }
    }
    /// How the last window of this renderer was redrawn in part. Its successor does the same without
    /// measuring again, since the measurement takes 8 ms with llvmpipe.
    var partialRedraw: PartialRedraw.Method?
    fileprivate var isRecording = false

    package init() {}
  }

  private let contents = Mutex(Contents())

  /// Starts or stops recording times; starting discards earlier ones.
  package func record(_ isRecording: Bool) {
    contents.withLock { contents in
      contents.isRecording = isRecording
      guard isRecording else { return }
      (contents.frames, contents.presentedTimes) = ([], [])
    }
  }

  package var current: Contents {
    contents.withLock { $0 }
  }

  func note(_ change: (inout Contents) -> Void) {
    contents.withLock { contents in change(&contents) }
  }
}

extension FrameLog.Contents {
  mutating func note(_ frame: FrameLog.Frame) {
    if isRecording { frames.append(frame) }
  }

  mutating func notePresented(at time: Double) {
    if isRecording { presentedTimes.append(time) }
  }
}
