/// The input devices of one user (`wl_seat`). A device is bound when the seat announces its
/// capability; binding it earlier would be a protocol error. Used by the reader thread only.
final class Seat {
  private let seat: WlSeat
  private let onKey: (WlSurface, KeyEvent) -> Void
  private let cursor: Cursor?
  private var keyboard: Keyboard?
  private var pointer: WlPointer?

  init(_ seat: WlSeat, cursor: Cursor?, onKey: @escaping (WlSurface, KeyEvent) -> Void) {
    self.seat = seat
    self.cursor = cursor
    self.onKey = onKey
    seat.onEvent { [unowned self] event in
      guard case .capabilities(let capabilities) = event else { return }
      updateKeyboard(isPresent: capabilities.contains(.keyboard))
      updatePointer(isPresent: capabilities.contains(.pointer))
    }
  }

  /// Releases the devices and the seat.
  func release() {
    updateKeyboard(isPresent: false)
    updatePointer(isPresent: false)
    if seat.version >= WlSeat.Since.release { seat.release() }
  }

  private func updateKeyboard(isPresent: Bool) {
    if !isPresent {
      keyboard?.release()
      keyboard = nil
    } else if keyboard == nil {
      keyboard = Keyboard(seat.getKeyboard(), onKey: onKey)
    }
  }

  private func updatePointer(isPresent: Bool) {
    if !isPresent {
      if let pointer, pointer.version >= WlPointer.Since.release { pointer.release() }
      pointer = nil
    } else if pointer == nil {
      let new = seat.getPointer()
      new.onEvent { [unowned self] event in
        guard case .enter(let serial, let surface?, _, _) = event, let pointer else { return }
        cursor?.show(on: pointer, over: surface, serial: serial)
      }
      pointer = new
    }
  }
}
