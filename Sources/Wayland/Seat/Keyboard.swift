/// A keyboard (`wl_keyboard`), its keymap and the surface that has the keyboard focus. Used by the
/// reader thread only.
final class Keyboard {
  private let keyboard: WlKeyboard
  private let onKey: (WlSurface, KeyEvent) -> Void
  private var layout: KeyboardLayout?
  private var focus: WlSurface?

  init(_ keyboard: WlKeyboard, onKey: @escaping (WlSurface, KeyEvent) -> Void) {
    self.keyboard = keyboard
    self.onKey = onKey
    keyboard.onEvent { [unowned self] event in handle(event) }
  }

  func release() {
    if keyboard.version >= WlKeyboard.Since.release { keyboard.release() }
  }

  private func handle(_ event: WlKeyboard.Event) {
    switch event {
    case .keymap(let format, let descriptor, let size):
      layout = format == .xkbV1 ? KeyboardLayout(descriptor: descriptor, size: Int(size)) : nil
    case .enter(_, let surface, _): focus = surface
    case .leave: focus = nil
    case .key(_, let time, let key, let state):
      // Other states, such as the key repeats of later protocol versions, are ignored.
      guard let focus, let layout, [.pressed, .released].contains(state) else { return }
      onKey(focus, layout.event(key: key, isPressed: state == .pressed, milliseconds: time))
    case .modifiers(_, let depressed, let latched, let locked, let group):
      layout?.update(depressed: depressed, latched: latched, locked: locked, group: group)
    default: break
    }
  }
}
