import CoreGraphics
import Foundation

/// A range of a text, and the length of what has replaced it. UTF-16 units.
struct TextReplacement {
  let range: Range<Int>
  let length: Int
}

/// A view with a text that is edited.
@MainActor protocol TextEditing: UIView, UITextInput {
  var editor: TextEditor { get }
  /// Where the text is. It is asked for after each change.
  var textGeometry: any TextGeometry { get }
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
  ///
  /// - Parameter replacement: what was replaced; nil for all of the text.
  func textDidChange(_ replacement: TextReplacement?)
  func selectionDidChange()
  /// Called with the recognizers' wish to edit, to become first responder. Returns whether it is.
  func beginEditing() -> Bool
  /// Whether there is something at a place that can be tapped, such as a link.
  func hasItem(at point: CGPoint) -> Bool
  /// Lets the view use a tap, as on a link. Returns whether it has.
  func didTouch(_ point: CGPoint) -> Bool
  /// The edit menu for the selection; nil for the suggested actions.
  func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu?
  func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating)
  func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating)
}

extension TextEditing {
  var allowsEditing: Bool { true }
  func hasItem(at point: CGPoint) -> Bool { false }
  func didTouch(_ point: CGPoint) -> Bool { false }
  func beginEditing() -> Bool { isFirstResponder || becomeFirstResponder() }
}

extension UIResponder {
  /// The responder itself if it takes typed text; nil for text that can only be selected.
  var keyInput: (any UIKeyInput)? {
    if let text = self as? any TextEditing, !text.allowsEditing { return nil }
    return self as? any UIKeyInput
  }
}
