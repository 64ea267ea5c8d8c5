public import Foundation

/// A key of a keyboard: its place, and what it types.
///
/// Main thread only. Source: Apple, "UIKey".
@preconcurrency @MainActor open class UIKey: NSObject, @preconcurrency NSCopying {
  /// What the key types with the modifier keys, or the constant of `UIKeyCommand` for an arrow, a
  /// function key and the like; empty for modifier keys.
  open private(set) var characters = ""
  /// What the key types without the modifier keys except Shift, or the constant of `UIKeyCommand`.
  open private(set) var charactersIgnoringModifiers = ""
  /// The modifier keys that were pressed.
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  /// The place of the key, which does not depend on the layout.
  open private(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined

  /// Whether `characters` is a constant of `UIKeyCommand`, so that the key types nothing.
  final private(set) var isNamed = false

  convenience init(
    _ keyCode: UIKeyboardHIDUsage, name: String?, characters: String?, ignoringModifiers: String?,
    modifiers: UIKeyModifierFlags
  ) {
    self.init()
    (self.keyCode, isNamed) = (keyCode, name != nil)
    self.characters = name ?? characters ?? ""
    charactersIgnoringModifiers = name ?? ignoringModifiers ?? ""
    modifierFlags = keyCode.isOnKeypad ? modifiers.union(.numericPad) : modifiers
  }

  /// Keys do not change: a copy is the key itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIKeyboardHIDUsage {
  fileprivate var isOnKeypad: Bool {
    (Self.keypadNumLock.rawValue...Self.keypadPeriod.rawValue).contains(rawValue)
      || self == .keypadEqualSign
  }
}
