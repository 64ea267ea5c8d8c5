package import Compositor
import Dispatch
import GLESRenderer
package import LayerTree
import Synchronization
package import Wayland

/// An event that a window server reports to the app. Delivered on the main queue.
package enum ServerEvent: Sendable {
  /// The server has connected to the compositor. Events of the window follow.
  case connected
  /// The window is gone, and the app is to send its whole tree for the next one. The server keeps
  /// the commits until the next window exists, so that a new compositor need not wait for them.
  case disconnected
  /// A line for the log of the program.
  case notice(String)
  case window(WindowEvent)
  /// Input that has arrived since the last event of this kind, in its order.
  case input([InputEvent])
  case tick(Tick)
  /// The first frame of the connection is on the display.
  case presented
  /// Evicted bitmaps that layers are to show again.
  case wantsContents([ContentsID])
  /// There is no window, and there will be none. This is the last event.
  case failed(RenderError)
}

/// A full-screen or windowed surface on a Wayland display. It owns the connection's life: it connects,
/// waits for a compositor that is not there, and opens a new session after the compositor has died or
/// the GPU has lost everything. Nothing that happens there blocks the app.
package final class WindowServer: Sendable {
  package struct Options: Sendable {
    package var title: String
    package var isFullscreen = true
    /// The size in points where the compositor leaves the choice.
    package var size = WindowSize(width: 1280, height: 720)
    /// When the cursor is visible over the window.
    package var cursor = CursorVisibility.always
    /// The name of the output that shows a full-screen window; nil leaves the choice to the compositor.
    package var output: String?
    /// Whether the compositor is asked for its own shortcuts while the window has the keyboard.
    package var inhibitsShortcuts = false
    /// Draws without waiting for refreshes; for measurements only.
    package var isUnthrottled = false
    package var debug = DebugModes.environment
    /// How frames are redrawn in part; nil chooses by measurement, which a test cannot rely on.
    var partialRedraw: PartialRedraw.Method?
    /// The bytes of bitmaps above which those that are not shown are evicted.
    package var textureBudget = TextureBudget.environment
    /// What a test takes from the driver.
    var limits = DriverLimits.environment
    /// Records the stages of frames.
    package var trace: FrameTrace?
    /// The seconds for which the server waits for a compositor that is not there, at the start and
    /// after its death; 0 does not wait.
    package var wait: Double = 0
    /// The display's name; nil selects the one that `WAYLAND_DISPLAY` names.
    package var display: String?

    package init(title: String) {
      self.title = title
    }
  }

  enum Phase {
    case opening(DisplayOpening)
    case open(DisplaySession)
    case stopped
  }

  struct State {
    var phase = Phase.stopped
    /// What the app sends to the session, or to the next one.
    var mailbox = Mailbox()
    /// Counts the sessions, so that events of an earlier one are not delivered.
    var number = 0
    var wait: Double
    var losses = ContextLosses()
    /// What the app has set, for the next session.
    var isIdleInhibited: Bool?
    var isDisplayOn: Bool?
    var cursor = CursorShape.arrow
  }

  package let log = FrameLog()
  let options: Options
  let input: InputMailbox
  let ticks = TickBox()
  let onEvent: @MainActor @Sendable (ServerEvent) -> Void
  let state: Mutex<State>

  /// Begins to connect to the display.
  ///
  /// - Parameter onEvent: called on the main queue.
  package init(
    _ options: Options, onEvent: @escaping @MainActor @Sendable (ServerEvent) -> Void
  ) throws(RenderError) {
    self.options = options
    self.onEvent = onEvent
    input = InputMailbox(trace: options.trace) { onEvent(.input($0)) }
    state = Mutex(State(wait: options.wait))
    try open(after: nil)
  }

  /// Sets the seconds for which the server waits after the death of a compositor from now on.
  package func setWait(_ seconds: Double) {
    state.withLock { $0.wait = seconds }
  }

  /// Delivers input as if the compositor had sent it, for measurements of devices that no compositor
  /// simulates. May be called on any thread.
  package func simulate(_ event: InputEvent) {
    input.post(event)
  }

  /// When the last frame callback was sent, in seconds on the media clock; nil before the first one.
  package var lastFrameCallback: Double? { session?.lastCallback.value }

  /// A value that changes while the render thread goes on; nil while it rests, or while there is none.
  package var renderProgress: UInt64? { session?.renderProgress }

  /// Keeps the screen on while the window is visible, or lets it go off.
  package func setIdleInhibited(_ isInhibited: Bool) {
    state.withLock { $0.isIdleInhibited = isInhibited }
    session?.setIdleInhibited(isInhibited)
  }

  /// Switches the outputs that show the window on or off, where the compositor lets clients do that.
  package func setDisplayOn(_ isOn: Bool) {
    state.withLock { $0.isDisplayOn = isOn }
    session?.setDisplayOn(isOn)
  }

  /// Shows the picture of the window on the outputs of these names too, and on no others, until the
  /// connection ends.
  package func setMirrors(_ outputs: [String]) {
    session?.setMirrors(outputs)
  }

  /// Tells input methods of the text that has the focus, or that none has.
  package func setTextInput(_ textInput: TextInputState?) {
    window?.setTextInput(textInput)
  }

  /// Changes the pointer's cursor over the window.
  package func setCursor(_ shape: CursorShape) {
    state.withLock { $0.cursor = shape }
    window?.setCursor(shape)
  }

  /// Offers data as a selection; see `Window.provide(_:as:)`.
  package func provide(_ data: ProvidedData?, as kind: SelectionKind) {
    window?.provide(data, as: kind)
  }

  /// Starts a drag; see `Window.startDrag(_:actions:seat:)`.
  package func startDrag(_ data: ProvidedData, actions: DragActions, seat: UInt32) {
    window?.startDrag(data, actions: actions, seat: seat)
  }

  /// Answers a drag; see `Window.answerDrag(_:_:seat:)`.
  package func answerDrag(_ type: String?, _ action: DragActions, seat: UInt32) {
    window?.answerDrag(type, action, seat: seat)
  }

  /// Ends a drop; see `Window.finishDrop(seat:)`.
  package func finishDrop(seat: UInt32) {
    window?.finishDrop(seat: seat)
  }

  /// Deletes the textures that can be drawn or sent again, because memory is short.
  package func releaseMemory() {
    session?.releaseMemory()
  }

  /// Sends a commit to the render thread. May be called on any thread.
  package func post(_ commit: Commit) {
    var commit = commit
    commit.postTime = MediaClock.now
    state.withLock { $0.mailbox }.post(commit)
    session?.noteMail()
  }

  /// Ends the connection with its threads, and sends no event any more.
  ///
  /// - Parameter timeout: the seconds to wait, so that an unresponsive compositor cannot block the
  ///   program.
  /// - Returns: Whether everything has ended.
  @discardableResult
  package func stop(timeout: Double = 5) -> Bool {
    let phase = state.withLock { state in
      defer { (state.phase, state.number) = (.stopped, state.number + 1) }
      return state.phase
    }
    return switch phase {
    case .opening(let opening): opening.stop(timeout: timeout)
    case .open(let session): session.stop(timeout: timeout)
    case .stopped: true
    }
  }

  private var session: DisplaySession? {
    state.withLock { if case .open(let session) = $0.phase { session } else { nil } }
  }

  private var window: Window? { session?.window }
}
