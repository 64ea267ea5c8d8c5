import CoreGraphics
import LayerTree
import Wayland

/// Turns the input of a screen into events, and sends them to the application.
@MainActor final class InputDispatcher {
  /// Identifies a touch among those that are down.
  struct Key: Hashable {
    let seat: UInt32
    let id: Int64

    static func pointer(ofSeat seat: UInt32) -> Key { Key(seat: seat, id: .max) }
  }

  unowned let screen: UIScreen
  private var live: [Key: UITouch] = [:]
  /// The touches that began where there is no view, or while the program ignored touches.
  private var ignored: Set<Key> = []
  private var count = 0
  private var taps = TapCounter()
  /// The event of all touches; nil while none is down.
  private var event: UIEvent?
  var pointers: [UInt32: Pointer] = [:]
  private var modifiers: UIKeyModifierFlags = []

  init(of screen: UIScreen) {
    self.screen = screen
  }

  /// Delivers input of one event. There are several values only if all are movements.
  ///
  /// - Parameter isOutdated: whether another place of the pointer has arrived, and follows.
  func deliver(_ inputs: [InputEvent], isOutdated: Bool = false) {
    let last = inputs[inputs.count - 1]
    switch last.kind {
    case .touches: deliverTouches(inputs)
    case .touchesCancelled: cancelTouches(ofSeat: last.seat)
    case .pointer: deliverPointer(inputs, isOutdated: isOutdated)
    case .pointerLeft: pointerLeft(last.seat, at: last.time)
    case .touchpad(let sample): deliver(sample, of: last)
    case .key(let key):
      modifiers = UIKeyModifierFlags(key.modifiers)
      UIApplication.shared.handle(last, of: screen)
    case .modifiers(let keys): modifiers = UIKeyModifierFlags(keys)
    case .keyboardFocus(let isFocused):
      if !isFocused { modifiers = [] }
      UIApplication.shared.handle(last, of: screen)
    case .keyboardLayout(let layouts): UITextInputMode.update(layouts)
    case .textFocus, .textEdit: screen.textInput.receive(last)
    }
    if !last.isMotion { screen.textInput.setNeedsUpdate() }
  }

  // MARK: Touches

  /// A frame in which a touch changes twice, for example from its beginning to its end, becomes
  /// several events.
  private func deliverTouches(_ inputs: [InputEvent]) {
    var changes: [Change] = []
    for input in inputs {
      guard case .touches(let samples) = input.kind else { continue }
      for sample in samples {
        let key = Key(seat: input.seat, id: Int64(sample.id))
        let isSecond = changes.contains {
          $0.key == key && ($0.phase != .moved || sample.phase != .moved)
        }
        if isSecond {
          send(changes)
          changes = []
        }
        changes.append(Change(key, sample, at: input.time))
      }
    }
    send(changes)
  }

  /// Sends one event with changes of touches.
  func send(_ changes: [Change], buttons: UIEvent.ButtonMask = []) {
    guard let last = changes.last else { return }
    let event = begin(at: last.values.timestamp, buttons)
    for change in changes { apply(change, in: event) }
    event.touches = Set(live.values)
    if live.values.contains(where: \.isChanging) { UIApplication.shared.sendEvent(event) }
    removeEnded()
  }

  private func begin(at time: Double, _ buttons: UIEvent.ButtonMask) -> UIEvent {
    let event = event ?? UIEvent()
    self.event = event
    event.time = time
    event.modifiers = modifiers
    event.buttons = buttons
    for touch in live.values { touch.rest() }
    return event
  }

  private func apply(_ change: Change, in event: UIEvent) {
    switch change.phase {
    case .began: began(change, in: event)
    case .moved: live[change.key]?.change(to: windowValues(change))
    default:
      ignored.remove(change.key)
      guard let touch = live[change.key] else { return }
      touch.change(to: windowValues(change))
      taps.ended(touch)
    }
  }

  private func began(_ change: Change, in event: UIEvent) {
    if live[change.key] != nil { cancel([change.key]) }
    let point = screen.contentPoint(change.values.location)
    guard !UIApplication.shared.isIgnoringInteractionEvents,
      let (window, view) = screen.hitTest(
        point, with: event, isAssistive: change.key.id == Int64(UIScreen.assistiveFinger))
    else {
      ignored.insert(change.key)
      return
    }
    let touch = UITouch()
    count += 1
    (touch.number, touch.kind, touch.seat) = (count, change.type, change.key.seat)
    (touch.hitWindow, touch.hitView, touch.event) = (window, view, event)
    touch.begin(with: windowValues(change, in: window))
    touch.values.tapCount = taps.began(touch)
    live[change.key] = touch
    event.touches = Set(live.values)
    GestureEnvironment.shared.begin(touch, with: event)
  }

  private func windowValues(_ change: Change, in window: UIWindow? = nil) -> TouchValues {
    var values = change.values
    guard let window = window ?? live[change.key]?.hitWindow else { return values }
    values.location = window.fromScreen(screen.contentPoint(values.location))
    return values
  }

  private func removeEnded() {
    for (key, touch) in live where touch.isOver {
      live[key] = nil
      GestureEnvironment.shared.drop(touch)
    }
    if live.isEmpty { event = nil }
  }

  // MARK: Cancellation

  /// Cancels the fingers and pens of a seat. Views and recognizers are told once.
  private func cancelTouches(ofSeat seat: UInt32) {
    let pointer = Key.pointer(ofSeat: seat)
    cancel(live.keys.filter { $0.seat == seat && $0 != pointer })
    ignored = ignored.filter { $0.seat != seat || $0 == pointer }
  }

  /// Cancels everything that is going on. Buttons that are pressed are no touch until all are up.
  func cancelAll() {
    cancel(Array(live.keys))
    ignored = []
    for seat in pointers.keys { cancelPointer(ofSeat: seat) }
  }

  /// Cancels the touch that pressed buttons of a pointer make.
  func cancelTouches(ofPointer seat: UInt32) {
    cancel([.pointer(ofSeat: seat)])
    ignored.remove(.pointer(ofSeat: seat))
  }

  private func cancel(_ keys: [Key]) {
    let touches = keys.compactMap { live[$0] }
    guard !touches.isEmpty else { return }
    let event = begin(at: MediaClock.now, [])
    for touch in touches {
      var values = touch.values
      (values.phase, values.timestamp) = (.cancelled, event.time)
      touch.change(to: values)
    }
    event.touches = Set(live.values)
    UIApplication.shared.sendEvent(event)
    removeEnded()
  }

  func makeEvent(_ kind: UIEvent.EventType, at time: Double) -> UIEvent {
    let event = UIEvent()
    (event.kind, event.time, event.modifiers) = (kind, time, modifiers)
    return event
  }
}

/// A change of a touch, with its location on the surface.
struct Change {
  let key: InputDispatcher.Key
  var type = UITouch.TouchType.direct
  var values = TouchValues()

  var phase: UITouch.Phase { values.phase }

  init(_ key: InputDispatcher.Key, _ sample: TouchSample, at time: Double) {
    self.key = key
    values.phase =
      switch sample.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      }
    values.timestamp = time
    values.location = CGPoint(sample.location)
    values.majorRadius = CGFloat(sample.majorRadius)
    values.force = sample.force.map { CGFloat($0) }
    if case .pen(let altitude, let azimuth) = sample.tool {
      type = .pencil
      (values.altitude, values.azimuth) = (CGFloat(altitude), CGFloat(azimuth))
    }
  }

  /// A change of the touch that pressed buttons of the pointer make.
  init(_ key: InputDispatcher.Key, _ phase: UITouch.Phase, at location: InputPoint, _ time: Double)
  {
    self.key = key
    type = .indirectPointer
    values.phase = phase
    values.timestamp = time
    values.location = CGPoint(location)
  }
}

extension CGPoint {
  init(_ point: InputPoint) {
    self.init(x: point.x, y: point.y)
  }
}
