/// A pointer, such as a mouse or a touchpad (`wl_pointer`). Used by the reader thread only.
///
/// The direction of axes that `axis_relative_direction` reports since version 9 says how a device
/// moved; the axis events already say how contents move, so it is not needed.
final class Pointer {
  private let pointer: WlPointer
  private let cursor: Cursor?
  private let input: SeatInput
  private var gestures: PointerGestures?
  private var times = EventTimes()
  private var time = MonotonicClock.now
  private var focus: WlSurface?
  private var location = InputPoint(x: 0, y: 0)
  private var buttons: PointerSample.Buttons = []
  private var frame = PointerFrame()

  init(
    _ pointer: WlPointer, cursor: Cursor?, gestures manager: ZwpPointerGesturesV1?,
    input: SeatInput
  ) {
    self.pointer = pointer
    self.cursor = cursor
    self.input = input
    gestures = manager.map { manager in
      PointerGestures(manager, of: pointer, input: input) { [unowned self] in location }
    }
    pointer.onEvent { [unowned self] event in handle(event) }
  }

  func release() {
    cancel(on: nil)
    gestures?.release()
    cursor?.release()
    if pointer.version >= WlPointer.Since.release { pointer.release() }
  }

  /// Takes the pointer from the surface, or from any surface, and tells the app.
  func cancel(on surface: WlSurface?) {
    gestures?.cancel(on: surface)
    guard let focus, surface == nil || focus.isSame(as: surface) else { return }
    leave(focus)
  }

  /// Shows the cursor that the window wants now.
  func updateCursor(over surface: WlSurface) {
    cursor?.updateImage(over: surface)
  }

  private func handle(_ event: WlPointer.Event) {
    switch event {
    case .enter(let serial, let surface, let x, let y):
      enter(surface, serial: serial, at: InputPoint(x: x, y: y))
    case .leave: if let focus { leave(focus) }
    case .motion(let time, let x, let y):
      self.time = times.seconds(time)
      location = InputPoint(x: x, y: y)
      frame.noteMotion()
    case .button(let serial, let time, let code, let state):
      input.note(serial)
      let hadButtons = !buttons.isEmpty
      change(.init(code: code), isPressed: state == .pressed, at: times.seconds(time))
      notePress(serial, hadButtons: hadButtons)
    case .frame: deliverFrame()
    default: handleAxis(event)
    }
    // Before version 5 there are no frame events.
    if pointer.version < 5 { deliverFrame() }
  }

  /// A drag starts with the first button that is pressed.
  private func notePress(_ serial: UInt32, hadButtons: Bool) {
    if buttons.isEmpty {
      input.press = nil
    } else if let focus, !hadButtons {
      input.press = SeatInput.Press(serial: serial, surface: focus)
    }
  }

  private func handleAxis(_ event: WlPointer.Event) {
    switch event {
    case .axis(let time, let axis, let value):
      self.time = times.seconds(time)
      frame.addScroll(axis, value)
    case .axisSource(let source): frame.setSource(source)
    case .axisStop(let time, let axis):
      self.time = times.seconds(time)
      frame.stopScroll(axis)
    case .axisDiscrete(let axis, let steps): frame.addWheel(axis, steps &* 120)
    case .axisValue120(let axis, let value): frame.addWheel(axis, value)
    default: break
    }
  }

  private func enter(_ surface: WlSurface?, serial: UInt32, at location: InputPoint) {
    if let focus { leave(focus) }
    guard let surface else { return }
    focus = surface
    self.location = location
    time = MonotonicClock.now
    cursor?.enter(surface, serial: serial)
    frame.noteMotion()
  }

  private func leave(_ surface: WlSurface) {
    deliverFrame()
    frame = PointerFrame()
    focus = nil
    buttons = []
    input.press = nil
    cursor?.leave()
    input.send(.pointerLeft, at: MonotonicClock.now, to: surface)
  }

  /// Changes a button. Each change is an event of its own, also in one frame.
  private func change(_ button: PointerSample.Buttons, isPressed: Bool, at time: Double) {
    guard focus != nil, !button.isEmpty, buttons.contains(button) != isPressed else { return }
    if !frame.changedButtons.isEmpty { deliverFrame() }
    self.time = time
    buttons.formSymmetricDifference(button)
    frame.note(button)
  }

  private func deliverFrame() {
    guard !frame.isEmpty, let focus else {
      _ = frame.takeScroll()
      return
    }
    var sample = PointerSample(location: location, buttons: buttons)
    sample.changedButtons = frame.changedButtons
    sample.scroll = frame.takeScroll()
    cursor?.noteActivity()
    input.send(.pointer(sample), at: time, to: focus)
  }
}

extension PointerSample.Buttons {
  /// The button with a code of `linux/input-event-codes.h`, from `BTN_LEFT` on; empty for others.
  init(code: UInt32) {
    let first: UInt32 = 0x110
    self.init(rawValue: (first..<first + 16).contains(code) ? 1 << (code - first) : 0)
  }
}
