package import Wayland

/// A set of modifier keys.
///
/// Source: Apple, "UIKeyModifierFlags".
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt, which is Option on Apple's keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The key with the logo, which is Command on Apple's keyboards.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  package init(_ modifiers: KeyEvent.Modifiers) {
    let pairs: [(KeyEvent.Modifiers, UIKeyModifierFlags)] = [
      (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.alt, .alternate),
      (.logo, .command),
    ]
    self = pairs.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
  }
}
