/// A toplevel window (`xdg_toplevel`).
///
/// May be used on any thread. It exists until `close()`, which must come after `Surface.end()`.
package final class Window: Sendable {
  package struct Options: Sendable {
    package var title: String
    package var appID: String
    package var isFullscreen: Bool
    /// The size in points where the compositor leaves the choice.
    package var preferredSize: WindowSize
    package var cursor = CursorVisibility.always

    package init(
      title: String, appID: String, isFullscreen: Bool = true,
      preferredSize: WindowSize = WindowSize(width: 1280, height: 720)
    ) {
      self.title = title
      self.appID = appID
      self.isFullscreen = isFullscreen
      self.preferredSize = preferredSize
    }
  }

  /// The part that belongs to the render thread.
  package let surface: Surface

  private let connection: Connection
  private let state: WindowState

  /// Opens a window. `onEvent` and `wake` are called on the reader thread and must not block it;
  /// `wake` is called when `Surface.dispatchPending()` has events to return.
  package init(
    on connection: Connection, options: Options, wake: @escaping @Sendable () -> Void,
    onEvent: @escaping @Sendable (WindowEvent) -> Void
  ) {
    self.connection = connection
    surface = Surface(on: connection)
    let state = WindowState(
      on: connection, surface: surface, options: options, wake: wake, onEvent: onEvent)
    self.state = state
    connection.reader.perform { state.open() }
  }

  /// `xdg_toplevel.set_title`
  package func setTitle(_ title: String) {
    connection.reader.perform { [state] in state.setTitle(title) }
  }

  /// `xdg_toplevel.set_fullscreen`, `xdg_toplevel.unset_fullscreen`
  package func setFullscreen(_ isFullscreen: Bool) {
    connection.reader.perform { [state] in state.setFullscreen(isFullscreen) }
  }

  /// Keeps the screen on while the window is visible, or lets it go off.
  package func setIdleInhibited(_ isInhibited: Bool) {
    connection.reader.perform { [state] in state.setIdleInhibited(isInhibited) }
  }

  /// Tells input methods of the text that has the focus in the window, or that none has.
  package func setTextInput(_ textInput: TextInputState?) {
    connection.reader.perform { [state] in state.setTextInput(textInput) }
  }

  /// Closes the window without waiting for the compositor. No event is delivered afterwards;
  /// further calls do nothing.
  package func close() {
    connection.reader.performAndWait { [state] in state.close() }
    connection.reader.flush()
  }
}
