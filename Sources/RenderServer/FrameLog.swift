package import LayerTree
import Synchronization

/// What a measurement reads while the render thread runs: totals, and the times of each frame.
package final class FrameLog: Sendable {
  /// A frame's times, in seconds on the media clock.
  package struct Frame: Sendable {
    /// What the animations were sampled for.
    package var sampled: Double
    /// When it was expected to be shown, as it was handed over.
    package var predicted: Double
    /// When it was handed over.
    package var swapped: Double
  }

  package struct Contents: Sendable {
    package var statistics = FrameStatistics()
    /// The frames handed over while recording.
    package var frames: [Frame] = []
    /// When frames were shown, as presentation feedback says, while recording.
    package var presentedTimes: [Double] = []
    /// When frame callbacks came, while recording.
    package var callbackTimes: [Double] = []
    /// Seconds between refreshes.
    package var refresh = 1.0 / 60
    package var hasPresentationFeedback = false
    package var rendererName = ""
    fileprivate var isRecording = false
  }

  private let contents = Mutex(Contents())

  /// Starts or ends the recording of times; starting forgets those before.
  package func record(_ isRecording: Bool) {
    contents.withLock { contents in
      contents.isRecording = isRecording
      guard isRecording else { return }
      (contents.frames, contents.presentedTimes, contents.callbackTimes) = ([], [], [])
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

  mutating func noteCallback(at time: Double) {
    if isRecording { callbackTimes.append(time) }
  }
}
