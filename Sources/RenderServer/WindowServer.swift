import Dispatch
package import LayerTree
package import Wayland

/// What a window server tells the app. Delivered on the main queue.
package enum ServerEvent: Sendable {
  case window(WindowEvent)
  case tick(Tick)
  /// Nothing will be shown any more.
  case failed(RenderError)
}

/// A full-screen or windowed surface on a Wayland display, with the threads that serve it: the
/// connection's reader and the render thread. Nothing the app does can block either.
package final class WindowServer: Sendable {
  package struct Options: Sendable {
    package var title: String
    package var isFullscreen = true
    /// Points; where the display leaves the choice.
    package var size = WindowSize(width: 1280, height: 720)
    /// Draws as fast as it goes instead of once a refresh; for measuring only.
    package var isUnthrottled = false
    /// The display's name; nil: the one that `WAYLAND_DISPLAY` names.
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
    let (wake, refresh, ticks) = (wake, RefreshInterval(), TickBox())
    window = Window(
      on: connection, options: windowOptions, wake: { wake.raise() },
      onEvent: { event in
        if case .refresh(let nanoseconds) = event { refresh.set(nanoseconds) }
        send(.window(event))
      })
    self.connection = connection
    thread = RenderThread(
      connection: connection, surface: window.surface, mailbox: mailbox, wake: wake, log: log,
      refresh: refresh, isUnthrottled: options.isUnthrottled, send: send,
      sendTick: { tick in
        guard ticks.put(tick) else { return }
        DispatchQueue.main.async {
          MainActor.assumeIsolated { if let tick = ticks.take() { onEvent(.tick(tick)) } }
        }
      })
    try thread.start()
  }

  /// Hands a commit to the render thread. Any thread.
  package func post(_ commit: Commit) {
    var commit = commit
    commit.postTime = MediaClock.now
    mailbox.post(commit)
    wake.raise()
  }

  /// Ends the render thread and the window; waits for at most a second, so that a display that has
  /// stopped cannot keep the program.
  ///
  /// - Returns: whether everything has ended.
  @discardableResult
  package func stop() -> Bool {
    guard thread.stop(timeout: 1) else { return false }
    window.close()
    connection.close()
    return true
  }
}
