package import LayerTree
import Synchronization

/// What a measurement reads while the render thread runs: totals, and the time of each frame.
package final class FrameLog: Sendable {
  package struct Contents: Sendable {
    package var statistics = FrameStatistics()
    /// Seconds at which frames were handed over, while recording.
    package var swapTimes: [Double] = []
    /// Seconds at which frames were shown, as presentation feedback says, while recording.
    package var presentedTimes: [Double] = []
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
      if isRecording { (contents.swapTimes, contents.presentedTimes) = ([], []) }
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
  mutating func noteSwap(at time: Double) {
    if isRecording { swapTimes.append(time) }
  }

  mutating func notePresented(at time: Double) {
    if isRecording { presentedTimes.append(time) }
  }
}
