/// A key press or release.
package struct KeyEvent: Equatable, Sendable {
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)
    package static let alt = Modifiers(rawValue: 4)
    package static let logo = Modifiers(rawValue: 8)
    package static let capsLock = Modifiers(rawValue: 16)
    package static let numLock = Modifiers(rawValue: 32)
  }

  /// The difference between XKB's key codes and Linux's.
  package static let codeOffset: UInt32 = 8

  /// The physical key as a Linux `KEY_` code.
  package var linuxCode: UInt32 { code &- Self.codeOffset }

  /// The meaning of a key in the keyboard layout (`xkb_keysym_t`).
  package struct Symbol: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let escape = Symbol(rawValue: 0xff1b)
  }

  /// The physical key (a Linux `KEY_` code plus 8, as in XKB).
  package var code: UInt32
  package var symbol: Symbol
  /// The text that the key types with the modifiers applied; nil for releases, for keys without
  /// text, and while keys are composed to a character.
  package var text: String?
  /// The text of the key's symbol, to which the control key and composing do not apply; nil for
  /// keys without text. Releases have it too.
  package var textIgnoringModifiers: String?
  package var modifiers: Modifiers
  package var isPressed: Bool
  /// Whether the key repeats because it is held.
  package var isRepeat: Bool

  package init(
    code: UInt32, symbol: Symbol, text: String? = nil, textIgnoringModifiers: String? = nil,
    modifiers: Modifiers = [], isPressed: Bool, isRepeat: Bool = false
  ) {
    self.code = code
    self.symbol = symbol
    self.text = text
    self.textIgnoringModifiers = textIgnoringModifiers
    self.modifiers = modifiers
    self.isPressed = isPressed
    self.isRepeat = isRepeat
  }
}
