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
    /// The name of the output that shows the window while it is full screen; nil leaves the choice to the
    /// compositor, as does an output that is not there.
    package var output: String?
    /// Whether the compositor is asked for its own shortcuts while the window has the keyboard.
    package var inhibitsShortcuts = false

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

  /// Switches the outputs that show the window on or off, where the compositor lets clients do that.
  package func setDisplayOn(_ isOn: Bool) {
    connection.reader.perform { [state] in state.setDisplayOn(isOn) }
  }

  /// Tells input methods of the text that has the focus in the window, or that none has.
  package func setTextInput(_ textInput: TextInputState?) {
    connection.reader.perform { [state] in state.setTextInput(textInput) }
  }

  /// Changes the pointer's cursor over the window.
  package func setCursor(_ shape: CursorShape) {
    connection.reader.perform { [state] in state.setCursor(shape) }
  }

  /// Offers data as a selection of the seat that was used last; nil clears the selection. Before the
  /// user has used a seat, compositors accept no selection; then it is set as soon as that happens.
  package func provide(_ data: ProvidedData?, as kind: SelectionKind) {
    connection.reader.perform { [connection] in connection.state.provide(data, as: kind) }
  }

  /// Starts a drag of the finger or button of a seat that is pressed on the window. What follows is
  /// reported as `WindowEvent.dragSource`.
  package func startDrag(_ data: ProvidedData, actions: DragActions, seat: UInt32) {
    connection.reader.perform { [connection, state] in
      let hasStarted = connection.state.seat(seat)?.startDrag(
        data, actions: actions, from: state.surface
      ) { event in state.send(.dragSource(event)) }
      if hasStarted != true { state.send(.dragSource(.cancelled)) }
    }
  }

  /// Tells the source of what a seat drags over the window which type would be taken at the present
  /// place, nil for none, and what would be done with it.
  package func answerDrag(_ type: String?, _ action: DragActions, seat: UInt32) {
    connection.reader.perform { [connection] in
      connection.state.seat(seat)?.answerDrag(type, action)
    }
  }

  /// Tells the source of what a seat has dropped that its data was read.
  package func finishDrop(seat: UInt32) {
    connection.reader.perform { [connection] in connection.state.seat(seat)?.finishDrop() }
  }

  /// Closes the window without waiting for the compositor. No event is delivered afterwards;
  /// further calls do nothing.
  package func close() {
    connection.reader.performAndWait { [state] in state.close() }
    connection.reader.flush()
  }
}
