import Compositor
import LayerTree

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
    /// A frame that answers input is drawn and submitted in place of the submitted one.
    case replace
    /// The frame that waits for its swap is drawn again, because a commit answers input.
    case redraw
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
  var replacement = FrameReplacement()
  /// When the last frame callback was sent, and the seconds from one refresh to the next.
  private var lastCallback = -Double.infinity
  private var refresh = 0.0
  /// Whether frames are submitted without waiting for the compositor.
  private let isUnthrottled: Bool

  init(isUnthrottled: Bool) {
    self.isUnthrottled = isUnthrottled
  }

  /// Records that the compositor is ready for the next frame.
  mutating func noteCallback(at time: Double, refresh: Double) {
    (lastCallback, self.refresh) = (time, refresh)
    pacing = .ready
    replacement.noteCallback(at: time)
    redraw.noteRefresh()
  }

  /// Whether the next frame may have another size than the last one. The size of a buffer is fixed once
  /// it is drawn into (`wl_egl_window_resize`). A swap after another size or scale was sent would submit a
  /// buffer of the old one, which is a protocol error.
  var mayChangeSurface: Bool { redraw.drawnFrame == nil }

  /// - Parameters:
  ///   - mail: what the app has sent that the next frame would show.
  ///   - now: the present time.
  ///   - seconds: the time that a frame takes which answers input; infinity where none is possible.
  ///   - nextTime: the time at which a frame drawn now would be presented.
  func nextStep(
    _ mail: Mailbox.Mail, hasWindow: Bool, at now: Double, taking seconds: Double,
    nextTime: @autoclosure () -> Double
  ) -> Step {
    if case .drawn = redraw {
      if pacing == .ready || isUnthrottled { return .swap }
      return mail == .answerToInput ? .redraw : .sleep
    }
    if mail == .answerToInput, hasWindow, pacing != .ready,
      replacement.isPossible(at: now, taking: seconds)
    {
      return .replace
    }
    if mail != .nothing { return .draw }
    guard hasWindow else { return .sleep }
    if needsSample(at: now, taking: seconds, for: nextTime()) { return .draw }
    return timeToRequestCallback(taking: seconds) <= now ? .requestCallback : .sleep
  }

  /// When a callback is requested without a frame; infinity if none is needed.
  ///
  /// Until that callback no frame can be submitted. So the app, whose display links are called at each
  /// refresh, gets the first half of the refresh to commit a change for it, or less if frames take
  /// longer than the other half.
  private func timeToRequestCallback(taking seconds: Double) -> Double {
    let needsRefresh = wantsTicks || activity == .animating
    guard needsRefresh, pacing == .ready else { return .infinity }
    return lastCallback + refresh - max(min(seconds, refresh), refresh / 2)
  }

  private func needsSample(
    at now: Double, taking seconds: Double, for nextTime: @autoclosure () -> Double
  ) -> Bool {
    switch activity {
    case .animating:
      redraw == .mayDraw && timeToDrawAhead(taking: seconds) <= now || isUnthrottled
    case .pending(let begin): begin <= nextTime()
    case .still: false
    }
  }

  private func timeToDrawAhead(taking seconds: Double) -> Double {
    pacing == .ready ? -.infinity : replacement.timeToDrawAhead(taking: seconds)
  }

  /// The seconds after which a step is due without an event. The parameters are those of `nextStep`.
  func secondsToSleep(
    at now: Double, taking seconds: Double, nextTime: @autoclosure () -> Double
  ) -> Double {
    guard redraw.drawnFrame == nil else { return .infinity }
    let wait = timeToRequestCallback(taking: seconds) - now
    // Where it is in the past there is no window, for which nothing can be requested.
    let request = wait > 0 ? wait : .infinity
    switch activity {
    case .pending(let begin): return min(max(0.001, begin - nextTime()), request)
    case .animating where redraw == .mayDraw:
      let time = timeToDrawAhead(taking: seconds)
      return time.isFinite ? max(0, time - now) : .infinity
    case .animating, .still: return request
    }
  }

  /// Whether an animation runs that changes nothing, and no callback says when to sample it again.
  var hasUnpacedAnimation: Bool {
    isUnthrottled && redraw.drawnFrame == nil && activity == .animating
  }
}
