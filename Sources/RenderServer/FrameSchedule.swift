import Compositor

/// Decides what the render thread does next, from what became of the last frame.
struct FrameSchedule {
  /// Whether the compositor is ready for the next frame.
  enum PacingState: Equatable {
    /// The next frame may be submitted.
    case ready
    /// A frame, or a commit without one, was submitted and its frame callback is outstanding.
    case awaitingCallback(ofFrame: Bool)
  }

  enum Step: Equatable {
    /// The frame that is drawn is submitted.
    case swap
    case draw
    /// A frame callback is requested without a frame.
    case requestCallback
    case sleep
  }

  var redraw = RedrawState.awaitsRefresh
  var pacing = PacingState.ready
  /// When the frame drawn last changes without a commit.
  var activity = RenderTree.Activity.still
  /// Whether display links need each refresh.
  var wantsTicks = false
  /// Whether frames are submitted without waiting for the compositor.
  private let isUnthrottled: Bool

  init(isUnthrottled: Bool) {
    self.isUnthrottled = isUnthrottled
  }

  /// - Parameter nextTime: the time at which a frame drawn now would be presented.
  func nextStep(
    hasCommit: Bool, hasWindow: Bool, nextTime: @autoclosure () -> Double
  ) -> Step {
    if case .drawn = redraw { return pacing == .ready || isUnthrottled ? .swap : .sleep }
    if hasCommit { return .draw }
    guard hasWindow else { return .sleep }
    if needsSample(for: nextTime()) { return .draw }
    let needsRefresh = wantsTicks || activity == .animating
    return needsRefresh && pacing == .ready ? .requestCallback : .sleep
  }

  private func needsSample(for nextTime: @autoclosure () -> Double) -> Bool {
    switch activity {
    case .animating: redraw == .mayDraw || isUnthrottled
    case .pending(let begin): begin <= nextTime()
    case .still: false
    }
  }

  /// The seconds after which a step is due without an event. The parameter is that of `nextStep`.
  func secondsToSleep(nextTime: @autoclosure () -> Double) -> Double {
    guard case .pending(let begin) = activity, redraw.drawnFrame == nil else { return .infinity }
    return max(0.001, begin - nextTime())
  }

  /// Whether an animation runs that changes nothing, and no callback says when to sample it again.
  var hasUnpacedAnimation: Bool {
    isUnthrottled && redraw.drawnFrame == nil && activity == .animating
  }
}
