import Compositor
import EGL
import Foundation
import GLESRenderer
import LayerTree
import Wayland

/// The render thread's loop: handles events, draws frames and swaps buffers.
///
/// A frame is drawn ahead, while the frame callback of the previous one is outstanding, and swapped
/// when that callback has arrived. There are never two swaps for one callback, and the GPU is not
/// idle in between.
struct WindowLoop {
  /// Whether the compositor is ready for the next frame.
  private enum PacingState {
    /// The next frame may be submitted.
    case ready
    /// A frame, or a commit without one, was submitted and its frame callback is outstanding.
    case awaitingCallback(ofFrame: Bool)
  }

  /// A frame that is drawn and not yet swapped.
  private struct DrawnFrame {
    let damage: Region
    /// The time for which its animations were sampled.
    let time: Double
    /// When the first commit in the frame was posted.
    let postTime: Double?
  }

  /// A frame drawn ahead is redrawn after this many seconds, regardless of the cost.
  private static let longestWait = 0.25
  /// The seconds by which a frame may be presented later than it was sampled for before it is
  /// redrawn, if there is time to do so.
  private static let maximumLateness = 0.001

  private let thread: RenderThread
  private let context: EGL.Context
  private var frames: FrameRenderer
  private var window: (native: EGLWindow, target: WindowTarget)?
  private var clock = FrameClock()
  private var pacing = PacingState.ready
  private var feedback = FeedbackSource.unproven(requests: 0)
  private var tally = FrameTally()
  private var drawn: DrawnFrame?
  private var activity = RenderTree.Activity.still
  /// Whether the frame drawn last had any damage.
  private var hasDamage = false
  /// Whether a refresh has passed since the last frame was drawn.
  private var hasRefreshed = false
  private var frame: UInt64 = 0
  private var wantsTicks = false
  private var lastTime = 0.0
  /// The seconds that drawing and swapping took in the last frame. Each value at most doubles per
  /// frame, so that a single slow frame does not distort it.
  private var cost = (drawing: 0.0, swapping: 0.0)
  private var shownTime = 0.0

  init(_ thread: RenderThread) throws(RenderError) {
    self.thread = thread
    let connection = thread.connection
    let context = try rendering { () throws(EGLError) in
      try Context(
        unsafe Display.wayland(OpaquePointer(connection.nativeDisplay)), for: .windows)
    }
    self.context = context
    frames = FrameRenderer(
      try rendering { () throws(GLESError) in try Renderer(context) }, debug: thread.debug)
    let name = frames.renderer.driver.name
    thread.log.note { $0.rendererName = name }
    if !thread.surface.hasPresentationFeedback { feedback = .absent }
  }

  /// Performs one iteration of the loop. Returns for how many seconds the thread may sleep; nil
  /// means that it must not.
  mutating func runIteration() throws(RenderError) -> Double? {
    if let nanoseconds = thread.refresh.take() { clock.setRefresh(nanoseconds: nanoseconds) }
    // EGL reads the socket too, and nothing wakes this thread for the events that EGL reads. So
    // each iteration that calls EGL is followed by another one before the thread sleeps.
    for event in thread.surface.dispatchPending() { handle(event) }
    if drawn != nil && (isReady || thread.isUnthrottled) {
      try swapBuffers()
      return nil
    }
    if drawn == nil && needsFrame {
      try draw()
      return thread.isUnthrottled && drawn == nil && activity == .animating ? clock.refresh : nil
    }
    if isReady && drawn == nil && window != nil && (wantsTicks || activity == .animating) {
      requestTick()
    }
    return secondsToSleep
  }

  /// Releases everything that depends on the connection.
  mutating func end() {
    drawn = nil
    frames.renderer.target = nil
    window?.target.surface.close()
    window = nil
  }

  private var isReady: Bool {
    if case .ready = pacing { true } else { false }
  }

  private var needsFrame: Bool {
    if !thread.mailbox.isEmpty { return true }
    guard window != nil else { return false }
    switch activity {
    // An animation without damage is sampled again at the next refresh.
    case .animating: return hasDamage || hasRefreshed || thread.isUnthrottled
    case .pending(let begin): return begin <= nextTime
    case .still: return false
    }
  }

  private var secondsToSleep: Double {
    guard case .pending(let begin) = activity, drawn == nil else { return .infinity }
    return max(0.001, begin - nextTime)
  }

  /// The time at which a frame drawn now would be presented.
  private var nextTime: Double {
    let now = MediaClock.now
    return thread.isUnthrottled ? now : clock.presentationTime(ofFrame: frame + 1, drawnAt: now)
  }

  /// Returns the time at which the frame would be presented if submitted now.
  private func expectedTime(of drawn: DrawnFrame) -> Double {
    let now = MediaClock.now
    guard !thread.isUnthrottled else { return now }
    return clock.presentationTime(ofFrame: frame + 1, drawnFor: drawn.time, submittedAt: now)
  }

  private mutating func draw() throws(RenderError) {
    let time = max(nextTime, lastTime)
    lastTime = time
    var hasConfiguration = false
    var postTime = drawn?.postTime
    if let commit = thread.mailbox.take() {
      frames.apply(commit)
      wantsTicks = commit.wantsTicks ?? wantsTicks
      postTime = postTime ?? commit.postTime
      if let state = commit.surface { hasConfiguration = try configure(state) }
    }
    guard let window else { return }
    let target = window.target
    let began = MediaClock.now
    let age = try rendering { () throws(GLESError) in try target.bufferAge() }
    let result = try frames.renderFrame(for: time, bufferAge: age)
    cost.drawing = min(MediaClock.now - began, 2 * cost.drawing + 0.001)
    activity = result.activity
    hasDamage = !result.damage.isEmpty
    hasRefreshed = false
    noteStatistics()
    if !result.damage.isEmpty {
      drawn = DrawnFrame(damage: result.damage, time: time, postTime: postTime)
      return
    }
    tally.pause()
    if hasConfiguration { thread.surface.commit() }
  }

  /// Adopts the window's size and acknowledges the configuration.
  private mutating func configure(_ state: SurfaceState) throws(RenderError) -> Bool {
    let points = WindowSize(width: Int(state.size.width), height: Int(state.size.height))
    let pixels = state.pixelSize
    let size = WindowSize(width: Int(pixels.width), height: Int(pixels.height))
    if let serial = state.serial { thread.surface.ackConfigure(serial) }
    thread.surface.setSize(points, scale: Double(state.scale))
    thread.surface.setOpaque(true)
    if let window {
      if window.target.size != frames.pixelSize {
        window.native.resize(to: size)
        window.target.size = frames.pixelSize
        frames.redrawWhole()
      }
    } else {
      window = try open(size)
    }
    return state.serial != nil
  }

  private func open(
    _ size: WindowSize
  ) throws(RenderError) -> (native: EGLWindow, target: WindowTarget) {
    let (surface, context) = (thread.surface, context)
    let native = try rendering { () throws(WaylandError) in
      try EGLWindow(surface, size: size)
    }
    let eglSurface = try rendering { () throws(EGLError) in
      try unsafe WindowSurface(context, nativeWindow: OpaquePointer(native.native))
    }
    let target = WindowTarget(eglSurface, size: frames.pixelSize)
    frames.renderer.target = target
    return (native, target)
  }

  private mutating func swapBuffers() throws(RenderError) {
    if let drawn { try redrawIfLate(drawn) }
    guard let drawn, let window else { return }
    let expected = expectedTime(of: drawn)
    let began = MediaClock.now
    self.drawn = nil
    frame += 1
    if !thread.isUnthrottled {
      thread.surface.requestFrame()
      if feedback.shouldRequestNext() { thread.surface.requestPresentationFeedback(frame: frame) }
      pacing = .awaitingCallback(ofFrame: true)
    }
    let target = window.target
    try rendering { () throws(GLESError) in try target.present(damage: drawn.damage) }
    clock.submit(frame: frame, expectedAt: expected)
    tally.submit(
      .init(
        number: frame, time: drawn.time, postTime: drawn.postTime,
        isAnimating: activity == .animating))
    let times = FrameLog.Frame(
      sampled: drawn.time, predicted: expected, swapped: MediaClock.now)
    cost.swapping = min(times.swapped - began, 2 * cost.swapping + 0.001)
    thread.log.note { $0.note(times) }
  }

  /// Redraws a frame that has waited for the display longer than predicted.
  private mutating func redrawIfLate(_ drawn: DrawnFrame) throws(RenderError) {
    let (now, expected) = (MediaClock.now, expectedTime(of: drawn))
    let wasHidden = now - drawn.time > Self.longestWait
    let isLate = expected - drawn.time > Self.maximumLateness && !thread.isUnthrottled
    let hasTime = expected - now > 2 * (cost.drawing + cost.swapping)
    guard wasHidden || isLate && hasTime else { return }
    if wasHidden { tally.pause() }
    frames.redrawWhole()
    try draw()
  }

  /// Requests a frame callback without submitting a frame, for display links.
  private mutating func requestTick() {
    thread.surface.requestFrame()
    thread.surface.commit()
    pacing = .awaitingCallback(ofFrame: false)
  }

  private mutating func handle(_ event: SurfaceEvent) {
    switch event {
    case .frameDone:
      finishFrame()
    case .presented(let presentation):
      feedback = .answered
      clock.setRefresh(nanoseconds: presentation.refresh)
      let time = Double(presentation.time) * 1e-9 + thread.connection.presentationClockOffset
      present(presentation.frame, at: time)
    case .discarded:
      break
    }
  }

  /// Handles the frame callback: the compositor is ready for the next frame.
  private mutating func finishFrame() {
    let now = MediaClock.now
    switch pacing {
    case .awaitingCallback(ofFrame: true):
      thread.log.note { $0.noteCallback(at: now) }
      if feedback != .answered { present(frame, at: now) }
    case .awaitingCallback(ofFrame: false): shownTime = now
    case .ready: break
    }
    pacing = .ready
    hasRefreshed = true
    guard wantsTicks else { return }
    let refresh = clock.refresh
    thread.sendTick(
      Tick(shown: shownTime, next: max(nextTime, shownTime + refresh), refresh: refresh))
  }

  private mutating func present(_ frame: UInt64, at time: Double) {
    clock.present(frame: frame, at: time, drawnFor: tally.sampledTime(of: frame) ?? time)
    shownTime = time
    let refresh = clock.refresh
    tally.present(frame, at: time, refresh: refresh, in: &frames.statistics)
    let isAnswered = feedback == .answered
    thread.log.note { log in
      log.notePresented(at: time)
      log.refresh = refresh
      log.hasPresentationFeedback = isAnswered
    }
    noteStatistics()
  }

  private func noteStatistics() {
    let statistics = frames.statistics
    thread.log.note { $0.statistics = statistics }
  }
}
