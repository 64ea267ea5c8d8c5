import Glibc

/// The frame callbacks and the presentation feedback of committed frames.
package final class FrameModel {
  private let interval: Double?
  private var callbacks: [WlCallback] = []
  private var feedbacks: [WpPresentationFeedback] = []
  /// When they are sent; nil while there are none.
  private var due: Double?
  private var frame: UInt32 = 0

  init(interval: Double?) {
    self.interval = interval
  }

  /// The milliseconds until the next frame, as `poll` wants them.
  var timeout: Int32 {
    guard let due else { return -1 }
    return Int32(max((due - Self.now) * 1000, 0).rounded(.up))
  }

  func add(_ new: [WlCallback], _ feedback: [WpPresentationFeedback]) {
    callbacks += new
    feedbacks += feedback
    guard let interval, !callbacks.isEmpty || !feedbacks.isEmpty else { return }
    due = due ?? Self.now + interval
  }

  /// Sends what is due.
  func send() {
    let now = Self.now
    guard let due, due <= now else { return }
    self.due = nil
    frame += 1
    for callback in callbacks {
      callback.done(callbackData: UInt32(truncatingIfNeeded: Int64(now * 1000)))
      callback.resource.destroy()
    }
    callbacks = []
    present(atSecond: UInt64(now), nanosecond: UInt32((now - now.rounded(.down)) * 1e9))
  }

  /// Says of the frames that wait for it when they were presented.
  package func present(atSecond second: UInt64, nanosecond: UInt32 = 0) {
    for feedback in feedbacks {
      feedback.presented(
        tvSecHi: UInt32(second >> 32), tvSecLo: UInt32(truncatingIfNeeded: second),
        tvNsec: nanosecond, refresh: 16_666_667, seqHi: 0, seqLo: frame, flags: .vsync)
      feedback.resource.destroy()
    }
    feedbacks = []
  }

  private static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
