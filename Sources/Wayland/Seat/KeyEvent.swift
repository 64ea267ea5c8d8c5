/// A key that went down or up.
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

  /// What a key means in the layout (`xkb_keysym_t`).
  package struct Symbol: RawRepresentable, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let escape = Symbol(rawValue: 0xff1b)
  }

  /// The key's place on the keyboard (Linux `KEY_` codes).
  package let code: UInt32
  package let symbol: Symbol
  /// The text the key types, with the modifiers applied; nil for releases and for keys without text.
  package let text: String?
  package let modifiers: Modifiers
  package let isPressed: Bool
  /// On a clock without defined origin.
  package let milliseconds: UInt32
}
