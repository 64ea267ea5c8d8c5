import Logging
import WaylandWire

/// A keyboard (`wl_keyboard`): its keymap, the window with the focus, and the keys that are pressed
/// there. Used by the reader thread only.
final class Keyboard {
  private let keyboard: WlKeyboard
  private let input: SeatInput
  private let keyRepeat: KeyRepeat
  private let compose = Compose()
  private var times = EventTimes()
  private var layout: KeyboardLayout?
  private var hasRefusedKeymap = false
  private var focus: WlSurface?
  /// The keys whose press the app has got, by Linux's codes.
  private var pressed: Set<UInt32> = []
  private var modifiers: KeyEvent.Modifiers = []
  private var layouts: KeyboardLayouts?

  init(_ keyboard: WlKeyboard, input: SeatInput) {
    self.keyboard = keyboard
    self.input = input
    keyRepeat = KeyRepeat(input.timers)
    keyRepeat.onRepeat = { [unowned self] key, time in sendRepeat(key, at: time) }
    keyboard.onEvent { [unowned self] event in handle(event) }
  }

  func release() {
    cancel(on: nil)
    if keyboard.version >= WlKeyboard.Since.release { keyboard.release() }
  }

  /// Takes the focus from the surface, or from any surface, and tells the app.
  func cancel(on surface: WlSurface?) {
    guard let focus, surface == nil || focus.isSame(as: surface) else { return }
    leave(focus)
  }

  private func handle(_ event: WlKeyboard.Event) {
    switch event {
    case .keymap(let format, let descriptor, let size):
      setKeymap(format, descriptor, size: Int(size))
    case .enter(let serial, let surface, _):
      enter(surface)
      input.note(serial)
    case .leave: if let focus { leave(focus) }
    case .key(let serial, let time, let key, let state):
      input.note(serial)
      change(key, state, at: times.seconds(time))
    case .modifiers(_, let depressed, let latched, let locked, let group):
      layout?.update(depressed: depressed, latched: latched, locked: locked, group: group)
      sendModifiers()
      sendLayouts()
    case .repeatInfo(let rate, let delay): keyRepeat.set(rate: rate, delay: delay)
    default: break
    }
  }

  /// Takes a new keymap. A malformed one is refused, and the last good one is kept.
  private func setKeymap(
    _ format: WlKeyboard.KeymapFormat, _ descriptor: OwnedDescriptor, size: Int
  ) {
    keyRepeat.stop()
    if format == .xkbV1, let new = KeyboardLayout(descriptor: descriptor, size: size) {
      layout = new
      compose.reset()
      sendLayouts()
    } else if format != .noKeymap, !hasRefusedKeymap {
      hasRefusedKeymap = true
      Logger(label: "lamina").warning("the compositor sent a malformed keymap, which is not used")
    }
  }

  /// The keys that are pressed already belong to another window.
  private func enter(_ surface: WlSurface?) {
    if let focus { leave(focus) }
    guard let surface else { return }
    focus = surface
    input.send(.keyboardFocus(true), at: MonotonicClock.now, to: surface)
    sendLayouts()
  }

  private func leave(_ surface: WlSurface) {
    keyRepeat.stop()
    compose.reset()
    focus = nil
    pressed = []
    modifiers = []
    layouts = nil
    input.send(.keyboardFocus(false), at: MonotonicClock.now, to: surface)
  }

  private func change(_ key: UInt32, _ state: WlKeyboard.KeyState, at time: Double) {
    switch state {
    case .pressed: press(key, at: time)
    case .released: lift(key, at: time)
    // The state `repeated` of version 10: the compositor repeats keys itself.
    case .init(rawValue: 2): sendRepeat(key, at: time)
    default: break
    }
  }

  private func press(_ key: UInt32, at time: Double) {
    guard let focus, let layout, pressed.insert(key).inserted else { return }
    var event = layout.event(key: key, isPressed: true)
    compose.apply(to: &event)
    input.send(.key(event), at: time, to: focus)
    if layout.repeats(key) { keyRepeat.start(key, at: MonotonicClock.now) }
  }

  private func lift(_ key: UInt32, at time: Double) {
    keyRepeat.stop(key)
    guard let focus, let layout, pressed.remove(key) != nil else { return }
    input.send(.key(layout.event(key: key, isPressed: false)), at: time, to: focus)
  }

  private func sendRepeat(_ key: UInt32, at time: Double) {
    guard let focus, let layout, pressed.contains(key) else { return }
    var event = layout.event(key: key, isPressed: true)
    event.isRepeat = true
    input.send(.key(event), at: time, to: focus)
  }

  private func sendModifiers() {
    guard let focus, let layout, layout.modifiers != modifiers else { return }
    modifiers = layout.modifiers
    input.send(.modifiers(modifiers), at: MonotonicClock.now, to: focus)
  }

  private func sendLayouts() {
    guard let focus, let new = layout?.layouts, new != layouts else { return }
    layouts = new
    input.send(.keyboardLayout(new), at: MonotonicClock.now, to: focus)
  }
}
