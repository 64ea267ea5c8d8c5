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
  }

  /// The meaning of a key in the keyboard layout (`xkb_keysym_t`).
  package struct Symbol: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let escape = Symbol(rawValue: 0xff1b)
  }

  /// The physical key (a Linux `KEY_` code plus 8, as in XKB).
  package let code: UInt32
  package let symbol: Symbol
  /// The text that the key types with the modifiers applied; nil for releases and for keys without
  /// text.
  package let text: String?
  package let modifiers: Modifiers
  package let isPressed: Bool
  /// The time of the event in milliseconds, on a clock with an undefined base.
  package let milliseconds: UInt32
}
