import ObjectiveC
import Wayland

/// Turns keys into presses, key commands and text.
///
/// A key goes to the first responder of the key window, or to its open menu, as a press. If the press comes to the end of
/// the responder chain, the key is a command or text for the first responder.
@MainActor final class KeyDispatcher {
  private struct ID: Hashable {
    let seat: UInt32
    let code: UInt32
  }

  private struct Held {
    let press: UIPress
    /// Whether nobody has handled the press, so that the key is a command or text, also when it
    /// repeats.
    var isUnhandled = false
  }

  private var held: [ID: Held] = [:]
  private var modifiers: UIKeyModifierFlags = []
  /// The seats whose keyboard has the focus of a window.
  private var keyboards: Set<UInt32> = []

  /// Whether a keyboard is connected.
  var hasKeyboard: Bool { !keyboards.isEmpty }

  /// Receives input for the key window of a screen. Returns false for a key that does nothing.
  @discardableResult func receive(_ input: InputEvent, of screen: UIScreen) -> Bool {
    switch input.kind {
    case .key(let key):
      modifiers = UIKeyModifierFlags(key.modifiers)
      return receive(key, at: input.time, ofSeat: input.seat, in: screen.stack.keyWindow)
    case .keyboardFocus(true):
      keyboards.insert(input.seat)
      screen.inputViews.update()
    case .keyboardFocus(false):
      keyboards.remove(input.seat)
      modifiers = []
      cancel(at: input.time, ofSeat: input.seat)
    default: break
    }
    return true
  }

  private func receive(
    _ input: KeyEvent, at time: Double, ofSeat seat: UInt32, in window: UIWindow?
  ) -> Bool {
    let id = ID(seat: seat, code: input.code)
    if !input.isPressed {
      end(id, .ended, at: time)
    } else if input.isRepeat {
      guard held[id]?.isUnhandled == true else { return true }
      UIApplication.shared.perform(UIKey(input), with: nil, in: window)
    } else {
      end(id, .cancelled, at: time)
      return begin(id, UIKey(input), at: time, in: window)
    }
    return true
  }

  /// Returns whether the key has done something.
  private func begin(_ id: ID, _ key: UIKey, at time: Double, in window: UIWindow?) -> Bool {
    let press = UIPress()
    press.key = key
    press.window = window
    press.responder = window?.keyResponder ?? UIApplication.shared
    held[id] = Held(press: press)
    let event = send([press], .began, at: time)
    guard event.isUnhandled else { return true }
    held[id]?.isUnhandled = true
    return UIApplication.shared.perform(key, with: event, in: window)
  }

  private func end(_ id: ID, _ phase: UIPress.Phase, at time: Double) {
    guard let press = held.removeValue(forKey: id)?.press else { return }
    send([press], phase, at: time)
  }

  /// Ends all presses of a seat, because it no longer sends keys to the program.
  private func cancel(at time: Double, ofSeat seat: UInt32) {
    let presses = held.filter { $0.key.seat == seat }
    for id in presses.keys { held[id] = nil }
    if !presses.isEmpty { send(presses.values.map(\.press), .cancelled, at: time) }
  }

  @discardableResult
  private func send(_ presses: [UIPress], _ phase: UIPress.Phase, at time: Double) -> UIPressesEvent
  {
    for held in held.values { held.press.phase = .stationary }
    for press in presses { (press.phase, press.timestamp) = (phase, time) }
    let event = UIPressesEvent(
      Set(held.values.map(\.press)).union(presses), modifiers: modifiers, timestamp: time)
    UIApplication.shared.sendEvent(event)
    return event
  }
}

extension UIKey {
  convenience init(_ input: KeyEvent) {
    let code = UIKeyboardHIDUsage(linuxCode: input.linuxCode)
    // The layout says what a key means, wherever it lies; keys of tests have only a place.
    let name =
      input.symbol.rawValue == 0
      ? UIKeyCommand.input(for: code) : UIKeyCommand.input(for: input.symbol)
    self.init(
      code, name: name, characters: input.text,
      ignoringModifiers: input.textIgnoringModifiers,
      modifiers: UIKeyModifierFlags(input.modifiers))
  }
}
