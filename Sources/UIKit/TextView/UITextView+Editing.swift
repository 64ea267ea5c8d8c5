import CoreGraphics
import Foundation

extension UITextView: TextEditing {
  var isEditingText: Bool { isEditing }
  var keepsAttributes: Bool { allowsEditingTextAttributes }
  var allowsEditing: Bool { isEditable }

  func beginEditing() -> Bool { isFirstResponder || becomeFirstResponder() }

  // MARK: Begin and end

  /// Begins editing, in the order of iOS: the delegate, the notification.
  final func didBecomeFirstResponder() {
    setNeedsLayout()
    guard isEditable else { return }
    isEditing = true
    revealed = editor.selection.focus..<editor.selection.focus
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  final func didResignFirstResponder() {
    editor.unmark()
    editor.forgetEdits()
    replacesAll = false
    gestures.dismissMenu()
    gestures.endLoupe()
    setNeedsLayout()
    guard isEditing else { return }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Ends editing if the user may no longer edit or select.
  final func interactionDidChange() {
    guard isFirstResponder else { return }
    if isEditing || !isSelectable { resignFirstResponder() }
  }

  // MARK: Changes

  /// Whether the delegate allows a change by the user.
  final func mayChange(_ range: Range<Int>, to text: String) -> Bool {
    let range = replacesAll ? 0..<editor.length : range
    return delegate?.textView(self, shouldChangeTextIn: NSRange(range), replacementText: text)
      ?? true
  }

  /// Selects all text that the next insertion is to replace.
  final func prepareForInsertion() {
    guard replacesAll else { return }
    replacesAll = false
    editor.select(TextSelection(0..<editor.length))
  }

  /// Tab is text.
  final func moveFocus(isForward: Bool) -> Bool { false }

  final func accepted(_ text: String) -> String { text }

  final func userDidChangeText() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  final func textDidChange(_ replacement: TextReplacement?) {
    if let replacement {
      column.replace(replacement, in: editor.storage)
    } else {
      column.setText(editor.storage)
    }
    textSizeDidChange()
  }

  final func selectionDidChange() {
    replacesAll = false
    updateTypingAttributes()
    let selection = editor.selection
    // A text that was selected as a whole stays where it is.
    if isFirstResponder, selection.isEmpty || selection.range != 0..<editor.length {
      revealed = selection.focus..<selection.focus
    }
    setNeedsLayout()
    delegate?.textViewDidChangeSelection(self)
  }

  private final func updateTypingAttributes() {
    guard editor.length > 0 else {
      editor.typingAttributes = content.attributes
      return
    }
    let range = editor.selection.range
    let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    editor.typingAttributes = Self.typing(editor.styling(at: TextOffset(place)))
  }

  // MARK: The edit menu

  final func editMenu(_ suggestedActions: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(
      self, editMenuForTextIn: NSRange(editor.selection.range), suggestedActions: suggestedActions)
  }

  final func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  final func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }
}
