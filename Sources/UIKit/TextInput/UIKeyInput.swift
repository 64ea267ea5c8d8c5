/// A responder that takes typed text. It gets what is typed while it is first responder.
///
/// Main thread only. Source: Apple, "UIKeyInput".
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text at the place of the caret; Return is a line feed.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
