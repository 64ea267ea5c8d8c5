import Compositor
import LayerTree
import Wayland

/// A window on one connection, with the render thread that draws it. A server has another one after
/// the compositor has died or the GPU has lost everything.
final class DisplaySession: Sendable {
  /// The functions that are called with the events of a session, on the reader thread or the render
  /// thread.
  struct Sinks: Sendable {
    var window: @Sendable (WindowEvent) -> Void
    var wantsContents: @Sendable ([ContentsID]) -> Void
    var tick: @Sendable (Tick) -> Void
    /// The first frame is on the display.
    var didPresent: @Sendable () -> Void
    /// The render thread presents nothing any more.
    var didFail: @Sendable (RenderError) -> Void
  }

  let connection: Connection
  let window: Window
  let lastCallback = CallbackTime()
  private let wake = WakeSignal()
  private let thread: RenderThread
  private let mirrors = MirrorList()
  private let mirrorOptions: Window.Options
  private let sinks: Sinks

  /// Opens the window and starts the render thread, which takes commits out of the mailbox.
  init(
    on connection: Connection, _ options: WindowServer.Options, mailbox: Mailbox, log: FrameLog,
    _ sinks: Sinks
  ) throws(RenderError) {
    let (wake, refresh) = (wake, RefreshInterval())
    self.connection = connection
    self.sinks = sinks
    mirrorOptions = Window.Options(options)
    window = Window(
      on: connection, options: Window.Options(options), wake: { wake.raise() },
      onEvent: { event in
        if case .refresh(let nanoseconds) = event { refresh.set(nanoseconds) }
        sinks.window(event)
      })
    thread = RenderThread(
      connection: connection, surface: window.surface, mirrors: mirrors, mailbox: mailbox,
      wake: wake, log: log, refresh: refresh, lastCallback: lastCallback, options: options,
      sinks: sinks)
    try thread.start()
  }

  /// See `RenderProgress.value`.
  var renderProgress: UInt64? { thread.progress.value }

  /// Wakes the render thread, because the mailbox has new commits. May be called on any thread.
  func noteMail() {
    wake.raise()
  }

  /// See `WindowServer.releaseMemory()`.
  func releaseMemory() {
    thread.releaseMemory()
  }

  /// Shows the picture of the window on these outputs too, and on no others.
  func setMirrors(_ outputs: [String]) {
    mirrors.set(outputs) { output in
      Mirror(
        of: mirrorOptions, on: output, connection, wake: { [wake] in wake.raise() },
        onEvent: { [sinks] event in sinks.window(event) })
    }
    wake.raise()
  }

  /// Keeps the screens on while the windows are visible, or lets them go off.
  func setIdleInhibited(_ isInhibited: Bool) {
    for window in windows { window.setIdleInhibited(isInhibited) }
  }

  /// Switches the outputs that show the windows on or off.
  func setDisplayOn(_ isOn: Bool) {
    for window in windows { window.setDisplayOn(isOn) }
  }

  private var windows: [Window] { [window] + mirrors.all.map(\.window) }

  /// Stops the render thread and closes the window, without waiting for the compositor.
  ///
  /// - Returns: whether the render thread has ended within `timeout` seconds. Nothing is closed
  ///   otherwise.
  func stop(timeout: Double) -> Bool {
    guard thread.stop(timeout: timeout) else { return false }
    mirrors.close()
    window.close()
    connection.close()
    return true
  }
}

extension Window.Options {
  fileprivate init(_ options: WindowServer.Options) {
    self.init(
      title: options.title, appID: options.title, isFullscreen: options.isFullscreen,
      preferredSize: options.size)
    cursor = options.cursor
    output = options.output
    inhibitsShortcuts = options.inhibitsShortcuts
  }
}
