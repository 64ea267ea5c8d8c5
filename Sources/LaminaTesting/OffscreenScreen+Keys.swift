public import UIKit
import Wayland

extension OffscreenScreen {
  /// Presses and releases a key of a keyboard with the layout of the United States.
  ///
  /// - Parameter modifiers: the modifier keys that are held.
  public func key(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags = []) {
    key(code, isPressed: true, modifiers: modifiers)
    key(code, isPressed: false, modifiers: modifiers)
  }

  /// Presses or releases a key; see `key(_:modifiers:)`. Several keys can be held at a time, and a
  /// repeated press is one of a key that is held.
  public func key(
    _ code: UIKeyboardHIDUsage, isPressed: Bool, isRepeat: Bool = false,
    modifiers: UIKeyModifierFlags = []
  ) {
    let text = USLayout.text(of: code, shift: modifiers.contains(.shift))
    send(
      KeyEvent(
        code: code.linuxCode + KeyEvent.codeOffset,
        symbol: KeyEvent.Symbol(rawValue: code == .keyboardEscape ? 0xff1b : 0),
        text: isPressed ? text : nil, textIgnoringModifiers: text,
        modifiers: KeyEvent.Modifiers(modifiers), isPressed: isPressed, isRepeat: isRepeat))
  }

  /// Types a text, with the keys of a keyboard with the layout of the United States as far as it has
  /// them, and with keys without a place otherwise.
  public func type(_ text: String) {
    for character in text {
      if let (code, shift) = USLayout.key(for: character) {
        key(code, modifiers: shift ? .shift : [])
      } else {
        let key = KeyEvent(
          code: KeyEvent.codeOffset, symbol: KeyEvent.Symbol(rawValue: 0), text: String(character),
          textIgnoringModifiers: String(character), isPressed: true)
        var release = key
        (release.isPressed, release.text) = (false, nil)
        send(key)
        send(release)
      }
    }
  }

  /// Gives the screen the keyboard focus, or takes it away, which cancels all presses.
  public func keyboardFocus(_ isFocused: Bool) {
    screen.receive(InputEvent(time: time, .keyboardFocus(isFocused)))
  }

  private func send(_ key: KeyEvent) {
    screen.receive(InputEvent(time: time, .key(key)))
  }
}

extension KeyEvent.Modifiers {
  fileprivate init(_ flags: UIKeyModifierFlags) {
    let pairs: [(UIKeyModifierFlags, KeyEvent.Modifiers)] = [
      (.alphaShift, .capsLock), (.shift, .shift), (.control, .control), (.alternate, .alt),
      (.command, .logo),
    ]
    self = pairs.reduce(into: []) { if flags.contains($1.0) { $0.insert($1.1) } }
  }
}

/// What the keys of a keyboard in the United States type.
private enum USLayout {
  private static let plain: [UIKeyboardHIDUsage: Character] = table(
    "1234567890", "\r", "\u{8}", "\t", " ", "-=[]\\", ";'`,./")
  private static let shifted: [UIKeyboardHIDUsage: Character] = table(
    "!@#$%^&*()", "\r", "\u{8}", "\t", " ", "_+{}|", ":\"~<>?")

  private static func table(
    _ digits: String, _ enter: String, _ delete: String, _ tab: String, _ space: String,
    _ first: String, _ second: String
  ) -> [UIKeyboardHIDUsage: Character] {
    let keys: [(UIKeyboardHIDUsage, String)] = [
      (.keyboard1, digits), (.keyboardReturnOrEnter, enter), (.keyboardDeleteOrBackspace, delete),
      (.keyboardTab, tab), (.keyboardSpacebar, space), (.keyboardHyphen, first),
      (.keyboardSemicolon, second),
    ]
    var table: [UIKeyboardHIDUsage: Character] = [:]
    for (start, characters) in keys {
      for (index, character) in characters.enumerated() {
        if let key = UIKeyboardHIDUsage(rawValue: start.rawValue + index) {
          table[key] = character
        }
      }
    }
    return table
  }

  static func text(of key: UIKeyboardHIDUsage, shift: Bool) -> String? {
    let letter = key.rawValue - UIKeyboardHIDUsage.keyboardA.rawValue
    if (0..<26).contains(letter) {
      let first: Unicode.Scalar = shift ? "A" : "a"
      return Unicode.Scalar(first.value + UInt32(letter)).map { String(Character($0)) }
    }
    return (shift ? shifted : plain)[key].map(String.init)
  }

  static func key(for character: Character) -> (UIKeyboardHIDUsage, Bool)? {
    let character: Character = character == "\n" ? "\r" : character
    return keys[character]
  }

  private static let keys: [Character: (UIKeyboardHIDUsage, Bool)] = {
    var keys: [Character: (UIKeyboardHIDUsage, Bool)] = [:]
    let letters = (4...29).compactMap(UIKeyboardHIDUsage.init(rawValue:))
    for shift in [true, false] {
      for key in letters + plain.keys {
        if let text = text(of: key, shift: shift) { keys[Character(text)] = (key, shift) }
      }
    }
    return keys
  }()
}
