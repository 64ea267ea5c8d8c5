import CCrashReport
import Compositor
import EGL
import GLESRenderer
import LayerTree
import Wayland

extension WindowLoop {
  /// A frame drawn ahead is redrawn after this many seconds, regardless of the cost.
  private static let longestWait = 0.25
  /// The seconds by which a frame may be presented later than it was sampled for before it is
  /// redrawn, if there is time to do so.
  private static let maximumLateness = 0.001

  /// Submits the frame that is drawn.
  mutating func swapBuffers() throws(RenderError) {
    if let drawn = schedule.redraw.drawnFrame { try redrawIfOutdated(drawn) }
    guard let target = window?.target, let drawn = schedule.redraw.takeDrawn() else { return }
    let expected = presented.expectedTime(of: drawn, submittedAt: MediaClock.now)
    if !thread.options.isUnthrottled {
      thread.surface.requestFrame()
      schedule.pacing = .awaitingCallback(ofFrame: true)
    }
    try submit(drawn, to: target, number: presented.last + 1, expectedAt: expected)
    presented.submit(
      drawn, expectedAt: expected, isAnimating: schedule.activity == .animating,
      readySince: readyTime, at: MediaClock.now)
    if !thread.options.isUnthrottled {
      schedule.replacement.noteSubmission(at: MediaClock.now, refresh: presented.refresh)
    }
  }

  /// Draws a frame that answers input, and submits it in place of the submitted one, which the
  /// compositor has not taken yet. Its callback and its number are those of that frame.
  mutating func replaceSubmitted() throws(RenderError) {
    let began = MediaClock.now
    schedule.replacement.noteReplacement()
    try draw(replaces: true)
    handleEvents()
    // If the compositor has taken the submitted frame meanwhile, this one is the next.
    guard schedule.pacing != .ready, let target = window?.target,
      let drawn = schedule.redraw.takeDrawn()
    else { return }
    try submit(drawn, to: target, number: presented.last, expectedAt: drawn.time)
    presented.replace(with: drawn, isAnimating: schedule.activity == .animating)
    cost.noteUndivided(MediaClock.now - began)
  }

  private mutating func submit(
    _ drawn: DrawnFrame, to target: WindowTarget, number: UInt64, expectedAt expected: Double
  ) throws(RenderError) {
    let began = MediaClock.now
    if !thread.options.isUnthrottled, presented.shouldRequestFeedback() {
      thread.surface.requestPresentationFeedback(frame: number)
    }
    var timer = StageTimer(thread.options.trace)
    try rendering { () throws(GLESError) in try target.present(damage: drawn.damage) }
    timer.end(.swap, frame: number)
    noteNewPicture()
    let times = FrameLog.Frame(sampled: drawn.time, predicted: expected, swapped: MediaClock.now)
    cost.noteSwapping(times.swapped - began)
    thread.log.note { $0.note(times) }
    lamina_note_frame(number, times.sampled, times.predicted, times.swapped)
  }

  /// Redraws a frame that has waited for the display longer than predicted, or that lacks a commit.
  ///
  /// Without it, a commit that comes after the frame was drawn ahead would wait for the next one.
  private mutating func redrawIfOutdated(_ drawn: DrawnFrame) throws(RenderError) {
    let now = MediaClock.now
    let expected = presented.expectedTime(of: drawn, submittedAt: now)
    let wasHidden = now - drawn.time > Self.longestWait
    let isOutdated =
      !thread.options.isUnthrottled
      && (expected - drawn.time > Self.maximumLateness || mail != .nothing)
    guard wasHidden || isOutdated && hasTimeToRedraw(at: now) else { return }
    if wasHidden { presented.pause() }
    try redraw()
  }

  /// Whether the frame that waits can be drawn again for the next refresh, also where frames are a refresh late
  /// already. Unless it answers input, it has to be submitted half of a refresh before it is presented, as
  /// compositors may need the second half.
  private func hasTimeToRedraw(at now: Double) -> Bool {
    let refresh = presented.refresh
    let seconds = presented.earliestTime(submittedAt: now) - now
    let reserve = mail == .answerToInput ? 0 : refresh / 2
    return cost.fits(in: seconds - reserve, within: refresh)
  }

  /// Redraws the frame that waits for its callback with a commit that answers input. At the callback
  /// there might be no time to do so.
  mutating func redrawForAnswer() throws(RenderError) {
    if hasTimeToRedraw(at: MediaClock.now) { try redraw() }
  }

  /// Draws another frame in place of the one that waits for the swap.
  private mutating func redraw() throws(RenderError) {
    guard let target = window?.target, !target.isLimitedToDamage else { return }
    // A kept target has the frame that waits, from which the next one may differ little.
    if !target.keepsFrames || !keepsFrames { frames.redrawWhole() }
    try draw()
  }
}
