package import Compositor
import Dispatch
package import LayerTree
package import Wayland

/// An event that a window server reports to the app. Delivered on the main queue.
package enum ServerEvent: Sendable {
  case window(WindowEvent)
  /// Input that has arrived since the last event of this kind, in its order.
  case input([InputEvent])
  case tick(Tick)
  /// Evicted bitmaps that layers are to show again.
  case wantsContents([ContentsID])
  /// The render thread has failed and presents nothing any more.
  case failed(RenderError)
}

/// A full-screen or windowed surface on a Wayland display, with its threads: the connection's
/// reader thread and the render thread. Nothing the app does can block either.
package final class WindowServer: Sendable {
  package struct Options: Sendable {
    package var title: String
    package var isFullscreen = true
    /// The size in points where the compositor leaves the choice.
    package var size = WindowSize(width: 1280, height: 720)
    /// When the cursor is visible over the window.
    package var cursor = CursorVisibility.always
    /// Draws without waiting for refreshes; for measurements only.
    package var isUnthrottled = false
    package var debug = DebugModes.environment
    /// How frames are redrawn in part; nil chooses by measurement, which a test cannot rely on.
    var partialRedraw: PartialRedraw.Method?
    /// The bytes of bitmaps above which those that are not shown are evicted.
    package var textureBudget = TextureBudget.environment
    /// Records the stages of frames.
    package var trace: FrameTrace?
    /// The display's name; nil selects the one that `WAYLAND_DISPLAY` names.
    package var display: String?

    package init(title: String) {
      self.title = title
    }
  }

  package let log = FrameLog()
  private let connection: Connection
  private let window: Window
  private let mailbox = Mailbox()
  private let wake = WakeSignal()
  private let thread: RenderThread
  private let input: InputMailbox
  private let lastCallback = CallbackTime()

  /// Connects to the display and opens the window.
  ///
  /// - Parameter onEvent: called on the main queue.
  package init(
    _ options: Options, onEvent: @escaping @MainActor @Sendable (ServerEvent) -> Void
  ) throws(RenderError) {
    let send: @Sendable (ServerEvent) -> Void = { event in
      DispatchQueue.main.async { MainActor.assumeIsolated { onEvent(event) } }
    }
    let connection = try rendering { () throws(WaylandError) in
      try Connection(display: options.display)
    }
    var windowOptions = Window.Options(title: options.title, appID: options.title)
    windowOptions.isFullscreen = options.isFullscreen
    windowOptions.preferredSize = options.size
    windowOptions.cursor = options.cursor
    let (wake, refresh, ticks) = (wake, RefreshInterval(), TickBox())
    let input = InputMailbox(trace: options.trace) { onEvent(.input($0)) }
    window = Window(
      on: connection, options: windowOptions, wake: { wake.raise() },
      onEvent: { event in
        if case .input(let event) = event { return input.post(event) }
        if case .refresh(let nanoseconds) = event { refresh.set(nanoseconds) }
        send(.window(event))
      })
    self.connection = connection
    self.input = input
    thread = RenderThread(
      connection: connection, surface: window.surface, mailbox: mailbox, wake: wake, log: log,
      refresh: refresh, lastCallback: lastCallback, isUnthrottled: options.isUnthrottled,
      debug: options.debug, partialRedraw: options.partialRedraw,
      textureBudget: options.textureBudget, trace: options.trace, send: send,
      sendTick: { tick in
        guard ticks.put(tick) else { return }
        DispatchQueue.main.async {
          MainActor.assumeIsolated { if let tick = ticks.take() { onEvent(.tick(tick)) } }
        }
      })
    try thread.start()
  }

  /// Delivers input as if the compositor had sent it, for measurements of devices that no compositor
  /// simulates. May be called on any thread.
  package func simulate(_ event: InputEvent) {
    input.post(event)
  }

  /// When the last frame callback arrived, in seconds on the media clock; nil before the first one.
  package var lastFrameCallback: Double? { lastCallback.value }

  /// Keeps the screen on while the window is visible, or lets it go off.
  package func setIdleInhibited(_ isInhibited: Bool) {
    window.setIdleInhibited(isInhibited)
  }

  /// Tells input methods of the text that has the focus, or that none has.
  package func setTextInput(_ textInput: TextInputState?) {
    window.setTextInput(textInput)
  }

  /// Changes the pointer's cursor over the window.
  package func setCursor(_ shape: CursorShape) {
    window.setCursor(shape)
  }

  /// Offers data as a selection; see `Window.provide(_:as:)`.
  package func provide(_ data: ProvidedData?, as kind: SelectionKind) {
    window.provide(data, as: kind)
  }

  /// Starts a drag; see `Window.startDrag(_:actions:seat:)`.
  package func startDrag(_ data: ProvidedData, actions: DragActions, seat: UInt32) {
    window.startDrag(data, actions: actions, seat: seat)
  }

  /// Answers a drag; see `Window.answerDrag(_:_:seat:)`.
  package func answerDrag(_ type: String?, _ action: DragActions, seat: UInt32) {
    window.answerDrag(type, action, seat: seat)
  }

  /// Ends a drop; see `Window.finishDrop(seat:)`.
  package func finishDrop(seat: UInt32) {
    window.finishDrop(seat: seat)
  }

  /// Sends a commit to the render thread. May be called on any thread.
  package func post(_ commit: Commit) {
    var commit = commit
    commit.postTime = MediaClock.now
    mailbox.post(commit)
    wake.raise()
  }

  /// Stops the render thread and closes the window. Waits for at most one second, so that an
  /// unresponsive compositor cannot block the program.
  ///
  /// - Returns: Whether everything has ended.
  @discardableResult
  package func stop() -> Bool {
    guard thread.stop(timeout: 1) else { return false }
    window.close()
    connection.close()
    return true
  }
}
