/// The input devices of one user (`wl_seat`). A device is bound when the seat announces its
/// capability; binding it earlier would be a protocol error. Used by the reader thread only.
final class Seat {
  let seat: WlSeat
  private let globals: Globals
  let input: SeatInput
  private let cursors: CursorThemes?
  private let tablets: TabletSeat?
  private let textInput: TextInput?
  private let idle: IdleNotification?
  let data: DataDevice?
  let primary: PrimaryDevice?
  private var keyboard: Keyboard?
  private var pointer: Pointer?
  private(set) var touch: Touch?

  /// `select` is called with what is selected, `drag` with what is dragged over a window, and `resume`
  /// with the first use after a rest.
  init(
    _ seat: WlSeat, globals: Globals, cursors: CursorThemes?, input: SeatInput,
    exchange: DataExchange, select: @escaping (SelectionKind, OfferedData?) -> Void,
    drag: @escaping (WlSurface, DragEvent.Kind) -> Void, resume: @escaping () -> Void
  ) {
    self.seat = seat
    self.globals = globals
    self.cursors = cursors
    self.input = input
    tablets = globals.tabletManager.map { manager in
      TabletSeat(manager.getTabletSeat(seat: seat), cursors: cursors, input: input)
    }
    textInput = globals.textInputManager.map { manager in
      TextInput(manager.getTextInput(seat: seat), input: input)
    }
    idle = globals.idleNotifier.map { IdleNotification($0, seat, resume: resume) }
    data = globals.dataDeviceManager.map { manager in
      DataDevice(
        manager, seat, exchange: exchange, select: { select(.clipboard, $0) }, drag: drag)
    }
    primary = globals.primarySelectionManager.map { manager in
      PrimaryDevice(manager, seat, exchange: exchange) { select(.primary, $0) }
    }
    seat.onEvent { [unowned self] event in
      if case .capabilities(let capabilities) = event { update(capabilities) }
    }
  }

  /// Ends everything that is pressed on the surface, or on all surfaces, and tells the app.
  func cancel(on surface: WlSurface? = nil) {
    keyboard?.cancel(on: surface)
    pointer?.cancel(on: surface)
    touch?.cancel(on: surface)
    tablets?.cancel(on: surface)
    textInput?.cancel(on: surface)
    data?.target.leave(surface)
  }

  /// Tells input methods what has changed in the text that has the focus.
  func updateTextInput() {
    textInput?.update()
  }

  /// Shows the cursor that the window wants now.
  func updateCursor(over surface: WlSurface) {
    pointer?.updateCursor(over: surface)
  }

  /// Releases the devices and the seat.
  func release() {
    update([])
    tablets?.release()
    textInput?.release()
    idle?.release()
    data?.release()
    primary?.release()
    if seat.version >= WlSeat.Since.release { seat.release() }
  }

  private func update(_ capabilities: WlSeat.Capability) {
    if !capabilities.contains(.keyboard) {
      keyboard?.release()
      keyboard = nil
    } else if keyboard == nil {
      keyboard = Keyboard(seat.getKeyboard(), input: input)
    }
    if !capabilities.contains(.pointer) {
      pointer?.release()
      pointer = nil
    } else if pointer == nil {
      pointer = makePointer()
    }
    if !capabilities.contains(.touch) {
      touch?.release()
      touch = nil
    } else if touch == nil {
      touch = Touch(seat.getTouch(), input: input)
    }
  }

  private func makePointer() -> Pointer {
    let pointer = seat.getPointer()
    return Pointer(
      pointer, cursor: cursors.map { Cursor(.pointer(pointer), themes: $0, timers: input.timers) },
      gestures: globals.pointerGestures, input: input)
  }
}
