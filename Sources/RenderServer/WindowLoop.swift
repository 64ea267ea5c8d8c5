import Compositor
import EGL
import Foundation
import GLESRenderer
import LayerTree
import Wayland

/// The render thread's turns: what has happened, what is to be drawn, what may be shown.
///
/// A frame is drawn ahead, while the frame callback of the one before is outstanding, and shown
/// when that has come: never two swaps for one callback, and the GPU is not idle in between.
struct WindowLoop {
  /// What stands between two frames.
  private enum PacingState {
    /// The display may be given a frame.
    case ready
    /// The display has a frame, or was asked for a tick without one, and its callback has not come.
    case awaitingCallback(ofFrame: Bool)
  }

  /// A frame that is drawn and not yet shown.
  private struct DrawnFrame {
    let damage: Region
    /// What it was drawn for.
    let time: Double
    /// Of the first commit that it shows.
    let postTime: Double?
  }

  /// Seconds after which a frame that was drawn ahead is drawn again, whatever it costs.
  private static let longestWait = 0.25
  /// Seconds by which a frame may be shown later than what it was drawn for, if there is time to draw
  /// it again.
  private static let mostLateness = 0.001

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
  /// Whether the frame drawn last showed anything new.
  private var hasDamage = false
  /// Whether a refresh has passed since then.
  private var hasTicked = false
  private var frame: UInt64 = 0
  private var wantsTicks = false
  private var lastTime = 0.0
  /// Seconds that it takes to draw and to hand over a frame: as the last one did, unless that was an
  /// accident.
  private var cost = (drawing: 0.0, showing: 0.0)
  private var shownTime = 0.0

  init(_ thread: RenderThread) throws(RenderError) {
    self.thread = thread
    let connection = thread.connection
    let context = try rendering { () throws(EGLError) in
      try Context(
        unsafe Display.wayland(OpaquePointer(connection.nativeDisplay)), for: .windows)
    }
    self.context = context
    frames = FrameRenderer(try rendering { () throws(GLESError) in try Renderer(context) })
    let name = frames.renderer.driver.name
    thread.log.note { $0.rendererName = name }
    if !thread.surface.hasPresentationFeedback { feedback = .absent }
  }

  /// Does what there is to do, and says for how many seconds there is nothing; nil: not at all.
  mutating func turn() throws(RenderError) -> Double? {
    if let nanoseconds = thread.refresh.take() { clock.setRefresh(nanoseconds: nanoseconds) }
    // EGL reads the socket too, and nobody wakes this thread for what it took: so after each turn
    // that called it, there is another one before the thread sleeps.
    for event in thread.surface.dispatchPending() { handle(event) }
    if drawn != nil && (isReady || thread.isUnthrottled) {
      try show()
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

  /// Gives back everything that is made from the connection.
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
    // What moves without being seen is looked at again at the next refresh.
    case .animating: return hasDamage || hasTicked || thread.isUnthrottled
    case .pending(let begin): return begin <= nextTime
    case .still: return false
    }
  }

  private var secondsToSleep: Double {
    guard case .pending(let begin) = activity, drawn == nil else { return .infinity }
    return max(0.001, begin - nextTime)
  }

  /// When a frame drawn now would be seen.
  private var nextTime: Double {
    let now = MediaClock.now
    return thread.isUnthrottled ? now : clock.presentationTime(ofFrame: frame + 1, drawnAt: now)
  }

  /// When a frame handed over now would be seen.
  private func expectedTime(of drawn: DrawnFrame) -> Double {
    let now = MediaClock.now
    guard !thread.isUnthrottled else { return now }
    return clock.presentationTime(ofFrame: frame + 1, drawnFor: drawn.time, handedOverAt: now)
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
    hasTicked = false
    noteStatistics()
    if !result.damage.isEmpty {
      drawn = DrawnFrame(damage: result.damage, time: time, postTime: postTime)
      return
    }
    tally.pause()
    if hasConfiguration { thread.surface.commit() }
  }

  /// Adopts the window's size and answers the display.
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

  private mutating func show() throws(RenderError) {
    if let drawn { try refresh(drawn) }
    guard let drawn, let window else { return }
    let expected = expectedTime(of: drawn)
    let began = MediaClock.now
    self.drawn = nil
    frame += 1
    if !thread.isUnthrottled {
      thread.surface.requestFrame()
      if feedback.asksNext() { thread.surface.requestPresentationFeedback(frame: frame) }
      pacing = .awaitingCallback(ofFrame: true)
    }
    let target = window.target
    try rendering { () throws(GLESError) in try target.present(damage: drawn.damage) }
    clock.handOver(frame: frame, expectedAt: expected)
    tally.handOver(
      .init(
        number: frame, time: drawn.time, postTime: drawn.postTime,
        isAnimating: activity == .animating))
    let times = FrameLog.Frame(
      sampled: drawn.time, predicted: expected, swapped: MediaClock.now)
    cost.showing = min(times.swapped - began, 2 * cost.showing + 0.001)
    thread.log.note { $0.note(times) }
  }

  /// Draws a frame again that waited for the display for longer than was expected.
  private mutating func refresh(_ drawn: DrawnFrame) throws(RenderError) {
    let (now, expected) = (MediaClock.now, expectedTime(of: drawn))
    let wasHidden = now - drawn.time > Self.longestWait
    let isLate = expected - drawn.time > Self.mostLateness && !thread.isUnthrottled
    let hasTime = expected - now > 2 * (cost.drawing + cost.showing)
    guard wasHidden || isLate && hasTime else { return }
    if wasHidden { tally.pause() }
    frames.redrawWhole()
    try draw()
  }

  /// Asks for a callback without a frame, for the display links.
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

  /// The frame callback came: the display takes the next frame.
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
    hasTicked = true
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
