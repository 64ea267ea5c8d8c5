import ObjectiveC

extension UIKeyCommand {
  /// Returns the action for a key with modifier keys: that of the command or of one of its
  /// alternates; nil if neither fits.
  func action(for key: UIKey, _ modifiers: UIKeyModifierFlags) -> Selector? {
    guard let input, key.types(input) else { return nil }
    func fits(_ flags: UIKeyModifierFlags) -> Bool {
      let flags = flags.subtracting([.alphaShift, .numericPad])
      return modifiers == flags || key.usesShift && modifiers == flags.union(.shift)
    }
    if fits(modifierFlags) { return action }
    return alternates.first { fits(modifierFlags.union($0.modifierFlags)) }?.action
  }
}

extension UIKey {
  /// The modifier keys that tell commands apart.
  var commandModifiers: UIKeyModifierFlags {
    modifierFlags.intersection([.shift, .control, .alternate, .command])
  }

  /// Whether the key types what a command asks for.
  fileprivate func types(_ input: String) -> Bool {
    !input.isEmpty && Self.normalized(charactersIgnoringModifiers) == Self.normalized(input)
  }

  /// Whether Shift is part of typing the key's character, as for a plus sign above another one, and
  /// does not tell commands apart.
  fileprivate var usesShift: Bool {
    let typed = charactersIgnoringModifiers
    return typed.count == 1 && !typed.allSatisfy(\.isLetter)
  }

  /// The text that commands are compared with: letters are lowercase, and the keys for Return and
  /// Backspace have one spelling.
  private static func normalized(_ text: String) -> String {
    switch text {
    case "\n": "\r"
    case "\u{7f}": "\u{8}"
    default: text.count == 1 ? text.lowercased() : text
    }
  }
}
