/// Whether the keyboard on the screen types capital letters.
enum KeyboardShift: Equatable {
  case off
  /// For one letter.
  case once
  case locked

  /// What a tap on Shift leads to. A second tap soon after the first one locks it.
  func tapped(isSecond: Bool) -> KeyboardShift {
    if self != .locked, isSecond { return .locked }
    return self == .off ? .once : .off
  }

  /// Whether the next letter of a text is to be a capital one.
  @MainActor static func isDue(in client: any UIKeyInput) -> Bool {
    let type = client.autocapitalizationType
    guard type != .none, type != .allCharacters else { return type == .allCharacters }
    guard let input = client as? any UITextInput, let range = input.selectedTextRange else {
      return !client.hasText
    }
    let first = input.position(from: range.start, offset: -3) ?? input.beginningOfDocument
    let text = input.text(from: first, to: range.start)
    guard let last = text.last else { return true }
    if last.isNewline { return true }
    guard last.isWhitespace else { return false }
    guard type == .sentences else { return true }
    let end = text.reversed().first { !$0.isWhitespace }
    return end.map { ".!?…".contains($0) } ?? true
  }
}
