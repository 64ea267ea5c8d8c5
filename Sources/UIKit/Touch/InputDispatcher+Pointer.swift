import CoreGraphics
import LayerTree
import Wayland

extension InputDispatcher {
  /// What the dispatcher knows of a pointer.
  struct Pointer {
    var location = InputPoint(x: 0, y: 0)
    var buttons: PointerSample.Buttons = []
    /// Stands for the pointer as long as it moves without a button in a window.
    var hover: UITouch?
    /// The window below the pointer, which `hover` retains only during its events.
    weak var window: UIWindow?
    /// Stands for fingers that scroll, and for those that pinch or rotate.
    var scroll: UITouch?
    var transform: UITouch?
  }

  func deliverPointer(_ inputs: [InputEvent], isOutdated: Bool) {
    let samples = inputs.compactMap { input -> (PointerSample, Double)? in
      if case .pointer(let sample) = input.kind { (sample, input.time) } else { nil }
    }
    guard let (last, time) = samples.last, let seat = inputs.first?.seat else { return }
    let previous = pointers[seat]?.buttons ?? []
    pointers[seat, default: Pointer()].location = last.location
    pointers[seat]?.buttons = last.buttons
    press(samples, ofSeat: seat, previous)
    // Of the places that a busy program gets at once, the pointer hovers at the last one only: hovering
    // took a third of the time for a movement.
    if last.buttons.isEmpty, !isOutdated { hover(ofSeat: seat, at: time) }
    if let scroll = last.scroll { deliver(scroll, ofSeat: seat, at: time) }
  }

  /// Pressed buttons are one touch, from the first press to the last release.
  private func press(
    _ samples: [(PointerSample, Double)], ofSeat seat: UInt32, _ previous: PointerSample.Buttons
  ) {
    let key = Key.pointer(ofSeat: seat)
    guard let (last, time) = samples.last, !(previous.isEmpty && last.buttons.isEmpty) else {
      return
    }
    let phase: UITouch.Phase =
      previous.isEmpty ? .began : last.buttons.isEmpty ? .ended : .moved
    if phase == .began { endHover(ofSeat: seat, at: time) }
    let changes =
      phase == .moved
      ? samples.map { Change(key, .moved, at: $0.0.location, $0.1) }
      : [Change(key, phase, at: last.location, time)]
    let buttons = last.buttons.isEmpty ? previous : last.buttons
    send(changes, buttons: UIEvent.ButtonMask(rawValue: Int(buttons.rawValue)))
  }

  func pointerLeft(_ seat: UInt32, at time: Double) {
    cancelPointer(ofSeat: seat)
    cancelTouches(ofPointer: seat)
    pointers[seat] = nil
    PointerEnvironment.shared.leave()
  }

  // MARK: Hover

  private func hover(ofSeat seat: UInt32, at time: Double) {
    guard let pointer = pointers[seat] else { return }
    let event = makeEvent(.hover, at: time)
    let point = screen.contentPoint(CGPoint(pointer.location))
    guard let (window, view) = screen.hitTest(point, with: event) else {
      return endHover(ofSeat: seat, at: time)
    }
    if pointer.hover != nil, pointer.window !== window { endHover(ofSeat: seat, at: time) }
    let touch = pointers[seat]?.hover ?? UITouch()
    var values = TouchValues()
    (values.timestamp, values.location) = (time, window.fromScreen(point))
    values.phase = pointers[seat]?.hover == nil ? .regionEntered : .regionMoved
    values.previousLocation =
      values.phase == .regionEntered ? values.location : touch.values.location
    values.tapCount = 0
    (touch.values, touch.kind) = (values, .indirectPointer)
    pointers[seat]?.hover = touch
    pointers[seat]?.window = window
    send(event, touch, window, view)
    PointerEnvironment.shared.move(to: values.location, in: window, above: view, event)
  }

  private func send(_ event: UIEvent, _ touch: UITouch, _ window: UIWindow, _ view: UIView?) {
    (touch.hitWindow, touch.hitView) = (window, view)
    event.touches = [touch]
    UIApplication.shared.sendEvent(event)
    (touch.hitWindow, touch.hitView) = (nil, nil)
  }

  private func endHover(ofSeat seat: UInt32, at time: Double) {
    guard let touch = pointers[seat]?.hover else { return }
    let window = pointers[seat]?.window
    pointers[seat]?.hover = nil
    touch.values.phase = .regionExited
    touch.values.timestamp = time
    guard let window else { return }
    send(makeEvent(.hover, at: time), touch, window, nil)
  }

  func cancelPointer(ofSeat seat: UInt32) {
    endHover(ofSeat: seat, at: MediaClock.now)
    if let scroll = pointers[seat]?.scroll { end(scroll, ofSeat: seat, .cancelled) }
    if let transform = pointers[seat]?.transform { end(transform, ofSeat: seat, .cancelled) }
  }

  // MARK: Scrolling

  private func deliver(_ scroll: PointerSample.Scroll, ofSeat seat: UInt32, at time: Double) {
    let isFinger = scroll.source == .finger
    let isStep = scroll.source == .wheel || scroll.source == .wheelTilt
    var input = IndirectInput(kind: .scroll(isStep ? .discrete : .continuous), phase: .single)
    input.translation = CGVector(dx: -scroll.dx, dy: -scroll.dy)
    input.steps = CGVector(dx: -Double(scroll.wheelX) / 120, dy: -Double(scroll.wheelY) / 120)
    guard isFinger else {
      guard let touch = makeIndirectTouch(ofSeat: seat, at: time) else { return }
      return send(input, touch, .scroll, at: time)
    }
    if let touch = pointers[seat]?.scroll {
      input.phase = scroll.hasStopped ? .ended : .changed
      if scroll.hasStopped { pointers[seat]?.scroll = nil }
      send(input, touch, .scroll, at: time)
    } else if !scroll.hasStopped, let touch = makeIndirectTouch(ofSeat: seat, at: time) {
      input.phase = .began
      pointers[seat]?.scroll = touch
      send(input, touch, .scroll, at: time)
    }
  }

  /// Makes a touch that stands for scrolling fingers; it is in no event.
  private func makeIndirectTouch(ofSeat seat: UInt32, at time: Double) -> UITouch? {
    let event = makeEvent(.scroll, at: time)
    let point = screen.contentPoint(CGPoint(pointers[seat]?.location ?? InputPoint(x: 0, y: 0)))
    guard !UIApplication.shared.isIgnoringInteractionEvents,
      let (window, view) = screen.hitTest(point, with: event)
    else { return nil }
    let touch = UITouch()
    (touch.hitWindow, touch.hitView, touch.kind) = (window, view, .indirect)
    var values = TouchValues()
    (values.timestamp, values.location) = (time, window.fromScreen(point))
    values.tapCount = 0
    touch.begin(with: values)
    return touch
  }

  private func send(
    _ input: IndirectInput, _ touch: UITouch, _ kind: UIEvent.EventType, at time: Double
  ) {
    let event = makeEvent(kind, at: time)
    event.indirect = input
    event.indirectTouch = touch
    touch.values.timestamp = time
    touch.values.phase =
      switch input.phase {
      case .began: .began
      case .changed: .moved
      case .ended, .single: .ended
      case .cancelled: .cancelled
      }
    UIApplication.shared.sendEvent(event)
  }

  func end(_ touch: UITouch, ofSeat seat: UInt32, _ phase: IndirectInput.Phase) {
    let isScroll = pointers[seat]?.scroll === touch
    if isScroll { pointers[seat]?.scroll = nil } else { pointers[seat]?.transform = nil }
    let input = IndirectInput(kind: isScroll ? .scroll(.continuous) : .transform, phase: phase)
    send(input, touch, isScroll ? .scroll : .transform, at: touch.values.timestamp)
  }

  // MARK: Touchpads

  /// Only pinching is delivered: swipes of three and more fingers belong to the display server.
  func deliver(_ sample: TouchpadSample, of event: InputEvent) {
    guard sample.gesture == .pinch else { return }
    pointers[event.seat, default: Pointer()].location = sample.location
    var input = IndirectInput(kind: .transform, phase: .changed)
    input.translation = CGVector(dx: sample.dx, dy: sample.dy)
    (input.scale, input.rotation) = (CGFloat(sample.scale), CGFloat(sample.rotation))
    if sample.phase == .began {
      let touch = makeIndirectTouch(ofSeat: event.seat, at: event.time)
      pointers[event.seat]?.transform = touch
      input.phase = .began
    }
    guard let touch = pointers[event.seat]?.transform else { return }
    if sample.phase == .ended { input.phase = .ended }
    if sample.phase == .cancelled { input.phase = .cancelled }
    if sample.phase == .ended || sample.phase == .cancelled {
      pointers[event.seat]?.transform = nil
    }
    send(input, touch, .transform, at: event.time)
  }
}
