extension Seat {
  /// When the seat was used last, on the monotonic clock; nil before it was.
  var lastUseTime: Double? { input.lastUse?.time }

  /// Offers data as a selection of the seat, which has to have been used; nil clears the selection.
  func provide(_ data: ProvidedData?, as kind: SelectionKind) {
    guard let serial = input.lastUse?.serial else { return }
    switch kind {
    case .clipboard: self.data?.clipboard.provide(data, serial: serial)
    case .primary: primary?.selection.provide(data, serial: serial)
    }
  }

  /// Starts a drag of what is pressed on a window. The seat's fingers are then no touches any more,
  /// because the compositor does not say when they are lifted. Returns false if nothing is pressed.
  func startDrag(
    _ data: ProvidedData, actions: DragActions, from surface: WlSurface,
    onEvent: @escaping (DragSourceEvent) -> Void
  ) -> Bool {
    guard let device = self.data, let press = input.press, press.surface.isSame(as: surface) else {
      return false
    }
    device.startDrag(
      data, actions: actions, from: surface, serial: press.serial, onEvent: onEvent)
    touch?.cancel(on: surface)
    input.press = nil
    return true
  }

  func answerDrag(_ type: String?, _ action: DragActions) { data?.target.answer(type, action) }

  func finishDrop() { data?.target.finish() }
}
