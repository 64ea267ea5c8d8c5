import Foundation

/// A view with a text that is edited.
@MainActor protocol TextEditing: UIView, UITextInput {
  var editor: TextEditor { get }
  /// Where the text is. It is asked for after each change.
  var textGeometry: TextGeometry { get }
  /// Whether the user may change the text, and not only select it.
  var allowsEditing: Bool { get }
  /// Whether the view takes keys and shows a caret.
  var isEditingText: Bool { get }
  /// Whether the user may change attributes, and text that is typed gets those of the text before it.
  var keepsAttributes: Bool { get }
  /// Makes another view the first responder when Tab is pressed. Returns false where Tab is text.
  func moveFocus(isForward: Bool) -> Bool
  /// Changes a text that is to be inserted, such as by removing line feeds.
  func accepted(_ text: String) -> String
  /// Called after the user has changed the text.
  func userDidChangeText()
  /// Called after each change of the text, the user's included, so that it is laid out again.
  func textDidChange()
  func selectionDidChange()
  /// Called with the recognizers' wish to edit, to become first responder. Returns whether it is.
  func beginEditing() -> Bool
  /// The edit menu for the selection; nil for the suggested actions.
  func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating)
  func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating)
}

extension TextEditing {
  var allowsEditing: Bool { true }
  func beginEditing() -> Bool { isFirstResponder || becomeFirstResponder() }
}
