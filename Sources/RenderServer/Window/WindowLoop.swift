import Compositor
import EGL
import Foundation
import GLESRenderer
import LayerTree
import Wayland

/// The render thread's loop: handles events, draws frames and swaps buffers.
///
/// A frame is drawn ahead, while the frame callback of the previous one is outstanding, and swapped
/// when that callback has arrived, so that the GPU is not idle in between. Only a frame that answers
/// input may replace the submitted one before its callback; see `FrameReplacement`.
struct WindowLoop {
  let thread: RenderThread
  var frames: FrameRenderer
  private(set) var window: PresentedWindow?
  var schedule: FrameSchedule
  var presented: PresentedFrames
  var cost = FrameCost()
  private(set) var partialRedraw = PartialRedraw(.none)
  var mirrors: [MirrorWindow] = []
  /// The counter-clockwise rotation of the picture for its output.
  private(set) var quarterTurns = 0
  private(set) var rest = RestTimer()
  /// When the thread slept last, in seconds on the media clock.
  var lastSleep = 0.0...0.0
  private var callbackClock = CallbackClock()
  /// When the last frame callback came, in seconds on the media clock.
  private(set) var readyTime = 0.0
  private(set) var hasPresented = false
  /// Whether programs have to be compiled that the first frame has not used.
  var isPreparing = true

  init(_ thread: RenderThread) throws(RenderError) {
    self.thread = thread
    let connection = thread.connection
    let context = try rendering { () throws(EGLError) in
      try Context(
        unsafe Display.wayland(OpaquePointer(connection.nativeDisplay)), for: .windows)
    }
    frames = FrameRenderer(
      try rendering { () throws(GLESError) in try Renderer(context, limits: thread.options.limits)
      },
      debug: thread.options.debug, textureBudget: thread.options.textureBudget,
      sampling: .environment)
    frames.trace = thread.options.trace
    frames.limitUploads(clock: { MediaClock.now })
    schedule = FrameSchedule(isUnthrottled: thread.options.isUnthrottled)
    presented = PresentedFrames(
      offersFeedback: thread.surface.hasPresentationFeedback,
      isUnthrottled: thread.options.isUnthrottled)
    let name = frames.renderer.driver.name
    thread.log.note { $0.rendererName = name }
  }

  /// Whether frames are drawn where they keep their pixels.
  var keepsFrames: Bool { partialRedraw.keepsFrames || !mirrors.isEmpty }

  /// Performs one iteration of the loop. Returns for how many seconds the thread may sleep; nil
  /// means that it must not.
  mutating func runIteration() throws(RenderError) -> Double? {
    do throws(RenderError) {
      return try performStep()
    } catch {
      throw frames.renderer.hasLostContext ? error.ofLostContext : error
    }
  }

  private mutating func performStep() throws(RenderError) -> Double? {
    if let nanoseconds = thread.refresh.take() { presented.setRefresh(nanoseconds: nanoseconds) }
    // EGL reads the socket too, and nothing wakes this thread for the events that EGL reads. So
    // each iteration that calls EGL is followed by another one before the thread sleeps.
    handleEvents()
    if thread.takeMemoryShortage() {
      frames.releaseMemory()
      releaseKeptFrame()
      try giveBackMemory()
    }
    if try prepareProgram() { return nil }
    updateMirrors()
    if needsKeptFrame {
      frames.redrawWhole()
      try draw()
      return nil
    }
    let (now, seconds) = (MediaClock.now, cost.ofAnswer(within: presented.refresh))
    let step = schedule.nextStep(
      mail, hasWindow: window != nil, at: now, taking: seconds, nextTime: nextTime)
    if step != .swap, try showMirrors() { return nil }
    switch step {
    case .swap:
      try swapBuffers()
      return nil
    case .draw:
      try draw()
      return schedule.hasUnpacedAnimation ? presented.refresh : nil
    case .replace:
      try replaceSubmitted()
      return nil
    case .redraw: try redrawForAnswer()
    case .requestCallback: requestCallback()
    case .sleep:
      if rest.takeEnd(at: now) { try giveBackMemory() }
      if secondsToWarmUp(at: now) == 0, try frames.warmUp() { return nil }
    }
    return min(
      schedule.secondsToSleep(at: now, taking: seconds, nextTime: nextTime),
      rest.secondsLeft(at: now), secondsToWarmUp(at: now))
  }

  /// Deletes the kept pixels of the last frame, so that the next one is drawn as a whole. They are needed
  /// for a frame that waits for its swap, and for mirrors.
  private func releaseKeptFrame() {
    if schedule.redraw.drawnFrame == nil, mirrors.isEmpty { window?.target.keepsFrames = false }
  }

  private mutating func giveBackMemory() throws(RenderError) {
    try frames.rest()
    noteStatistics()
  }

  /// What the app has sent that a frame drawn now would show.
  var mail: Mailbox.Mail { thread.mailbox.mail(withSurface: schedule.mayChangeSurface) }

  /// Releases everything that depends on the connection.
  mutating func end() {
    for index in mirrors.indices { mirrors[index].end() }
    frames.renderer.target = nil
    window?.close()
    window = nil
  }

  /// The time at which a frame drawn now would be presented.
  private var nextTime: Double { presented.nextTime(drawnAt: MediaClock.now) }

  /// Draws a frame with the commit that waits, if there is one.
  ///
  /// - Parameter replaces: whether it is for the refresh of the frame that was submitted last.
  mutating func draw(replaces: Bool = false) throws(RenderError) {
    let time =
      replaces ? presented.sampledTime : presented.sampleTime(drawnAt: MediaClock.now)
    var hasConfiguration = false
    var postTime = schedule.redraw.drawnFrame?.postTime
    if let commit = thread.mailbox.take(withSurface: schedule.mayChangeSurface) {
      if let wantsTicks = commit.wantsTicks { schedule.wantsTicks = wantsTicks }
      postTime = postTime ?? commit.postTime
      let (answersInput, surface) = (commit.answersInput, commit.surface)
      frames.apply(consume commit)
      if answersInput { schedule.replacement.noteAnswer(at: MediaClock.now) }
      if let surface { hasConfiguration = try configure(surface) }
    }
    guard let target = window?.target else { return }
    let began = MediaClock.now
    target.keepsFrames = keepsFrames
    let age = try rendering { () throws(GLESError) in try target.bufferAge() }
    let result = try frames.renderFrame(
      for: time, bufferAge: age, number: presented.last + (replaces ? 0 : 1))
    cost.noteDrawing(MediaClock.now - began)
    rest.noteFrame(at: began)
    schedule.activity = result.activity
    let wanted = frames.takeWantedContents()
    if !wanted.isEmpty { thread.sinks.wantsContents(wanted) }
    noteStatistics()
    guard result.damage.isEmpty else {
      return noteDrawn(result.damage, of: target, time: time, postTime: postTime)
    }
    if !replaces {
      schedule.redraw.noteUndamaged()
      presented.pause()
    }
    if hasConfiguration { thread.surface.commit() }
  }

  /// Records that a frame waits for the swap, perhaps instead of another one.
  private mutating func noteDrawn(
    _ damage: Region, of target: WindowTarget, time: Double, postTime: Double?
  ) {
    var damage = damage
    if let replaced = schedule.redraw.drawnFrame {
      damage.add(replaced.damage)
    } else {
      partialRedraw.noteFrame(
        damaging: damage.share(of: target.size),
        copying: Double(frames.copiedPixels) / Double(max(target.size.area, 1)),
        cost: target.keepsFrames ? nil : frames.cost)
    }
    schedule.redraw = .drawn(DrawnFrame(damage: damage, time: time, postTime: postTime))
  }

  /// Adopts the window's size and acknowledges the configuration. Returns whether there was one. A
  /// window has no buffers before its first configuration.
  private mutating func configure(_ state: SurfaceState) throws(RenderError) -> Bool {
    guard window != nil || state.serial != nil else { return false }
    if let serial = state.serial { thread.surface.ackConfigure(serial) }
    thread.surface.setSize(state.surfaceSize, scale: Double(state.displayScale))
    quarterTurns = state.outputQuarterTurns
    thread.surface.setBufferTransform(quarterTurns: quarterTurns)
    thread.surface.setOpaque(true)
    if let window {
      if window.resize(to: frames.pixelSize) { frames.redrawWhole() }
    } else {
      let opened = try PresentedWindow(
        thread.surface, in: frames.renderer.context, size: frames.pixelSize)
      frames.renderer.target = opened.target
      window = opened
      try choosePartialRedraw(for: opened.target)
    }
    return state.serial != nil
  }

  private mutating func choosePartialRedraw(for target: WindowTarget) throws(RenderError) {
    let renderer = frames.renderer
    if let known = thread.options.partialRedraw ?? thread.log.current.partialRedraw {
      partialRedraw = PartialRedraw(known)
    } else {
      partialRedraw = try rendering { () throws(GLESError) in
        try PartialRedraw(for: target, of: renderer, now: { MediaClock.now })
      }
    }
    let method = partialRedraw.method
    thread.log.note { $0.partialRedraw = method }
    frames.statistics.partialRedraw = FrameStatistics.PartialRedraw(method)
  }

  /// Requests a frame callback without submitting a frame.
  private mutating func requestCallback() {
    thread.surface.requestFrame()
    thread.surface.commit()
    schedule.pacing = .awaitingCallback(ofFrame: false)
  }

  mutating func handleEvents() {
    for event in thread.surface.dispatchPending() { handle(event) }
  }

  private mutating func handle(_ event: SurfaceEvent) {
    switch event {
    case .frameDone(let milliseconds): finishFrame(sentAt: milliseconds)
    case .presented(let presentation):
      presented.noteFeedback(refresh: presentation.refresh)
      let time = Double(presentation.time) * 1e-9 + thread.connection.presentationClockOffset
      present(presentation.frame, at: time)
    case .discarded: break
    }
  }

  /// Handles the frame callback: the compositor is ready for the next frame.
  private mutating func finishFrame(sentAt milliseconds: UInt32) {
    let sent = callbackClock.time(ofCallback: milliseconds, handledAt: MediaClock.now)
    readyTime = CallbackClock.arrival(ofCallbackSentAt: sent, sleep: lastSleep)
    switch schedule.pacing {
    case .awaitingCallback(ofFrame: true):
      if !presented.hasFeedback { present(presented.last, at: sent) }
    case .awaitingCallback(ofFrame: false): presented.noteRefresh(at: sent)
    case .ready: break
    }
    schedule.noteCallback(at: sent, refresh: presented.refresh)
    thread.lastCallback.set(sent)
    if schedule.wantsTicks { thread.sinks.tick(presented.tick(at: MediaClock.now)) }
  }

  private mutating func present(_ frame: UInt64, at time: Double) {
    thread.options.trace?.record(.presented, from: time, to: time, frame: frame)
    presented.present(frame, at: time, in: &frames.statistics)
    if !hasPresented { thread.sinks.didPresent() }
    hasPresented = true
    let (refresh, hasFeedback) = (presented.refresh, presented.hasFeedback)
    thread.log.note { log in
      log.notePresented(at: time)
      log.refresh = refresh
      log.hasPresentationFeedback = hasFeedback
    }
    noteStatistics()
  }

  private func noteStatistics() {
    let statistics = frames.statistics
    thread.log.note { $0.statistics = statistics }
  }
}

extension SurfaceState {
  /// The size of the surface in points of the display: that of the buffer, without the output's
  /// rotation.
  fileprivate var surfaceSize: WindowSize {
    let zoom = scale / displayScale
    let (width, height) = (Int((size.width * zoom).rounded()), Int((size.height * zoom).rounded()))
    return outputQuarterTurns & 1 == 0
      ? WindowSize(width: width, height: height) : WindowSize(width: height, height: width)
  }
}

extension Region {
  /// The share of a window that it covers, 0…1.
  fileprivate func share(of size: PixelSize) -> Double {
    Double(rects.reduce(0) { $0 + $1.area }) / Double(max(size.area, 1))
  }
}
