/// Decides whether there is time for a frame that answers input to replace the one that was submitted
/// last. All times are in seconds on the media clock.
///
/// The compositor takes a submitted frame when it sends the frame callback. A swap before that
/// replaces a frame that nobody has seen, and what the user waits for is shown a refresh earlier.
struct FrameReplacement: Equatable {
  /// When the last frame callback was sent.
  private var lastCallback: Double?
  /// When the compositor is expected to take the frame that was submitted last; nil if that is
  /// unknown, or if the frame has replaced another one: there is one replacement for each callback.
  private(set) var deadline: Double?
  private var refresh = 0.0
  /// When a frame was last drawn that answers input.
  private var lastAnswer = -Double.infinity

  /// The number of refreshes for which the next callback is predicted from the last one.
  private static let predictedRefreshes = 4.0
  /// The user is expected to go on with what they do for this many seconds.
  private static let attention = 1.0

  mutating func noteCallback(at time: Double) {
    (lastCallback, deadline) = (time, nil)
  }

  mutating func noteAnswer(at time: Double) {
    lastAnswer = time
  }

  /// Records that a frame was submitted that requests a callback.
  mutating func noteSubmission(at time: Double, refresh: Double) {
    self.refresh = refresh
    deadline = lastCallback.flatMap { last in
      let refreshes = max(1, ((time - last) / refresh).rounded(.up))
      return refreshes <= Self.predictedRefreshes ? last + refreshes * refresh : nil
    }
  }

  /// Records that a frame replaces the submitted one.
  mutating func noteReplacement() {
    deadline = nil
  }

  /// Whether a frame is in time that takes so many seconds.
  func isPossible(at now: Double, taking seconds: Double) -> Bool {
    deadline.map { now + seconds < $0 } ?? false
  }

  /// When the next frame of an animation is drawn ahead.
  ///
  /// While the user gives input, a frame that answers it would come too late if the driver still drew
  /// one ahead. So drawing ahead waits, for half of a refresh at most, until there is no time for an
  /// answer.
  func timeToDrawAhead(taking seconds: Double) -> Double {
    guard let deadline, deadline - lastAnswer < Self.attention else { return -.infinity }
    return deadline - max(seconds, refresh / 2)
  }
}
