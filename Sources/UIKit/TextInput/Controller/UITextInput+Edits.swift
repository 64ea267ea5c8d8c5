import Foundation
import Wayland

extension UIKeyInput {
  /// Performs what an input method does. A responder that only takes keys has no marked text and no
  /// text that an input method could have counted, so that a deletion is one of a character.
  func apply(_ edit: TextEdit) {
    if edit.deletedBytesBefore > 0 { deleteBackward() }
    if let insertion = edit.insertion { insertText(insertion) }
  }

  /// Inserts text that was typed, unless the responder refuses.
  func insertTyped(_ text: String) {
    if let input = self as? any UITextInput, !input.allowsReplacement(with: text) { return }
    insertText(text)
  }

  /// Deletes backward, as a key does, unless the responder refuses.
  func deleteTyped() {
    if let input = self as? any UITextInput, !input.allowsDeletion { return }
    deleteBackward()
  }
}

extension UITextInput {
  /// Performs what an input method does, in the order of the protocol.
  ///
  /// - Parameter isMarking: whether the marked text is the input method's.
  /// - Returns: whether there is marked text of the input method now.
  func apply(_ edit: TextEdit, isMarking: Bool) -> Bool {
    let onlyMarks = edit.preedit != nil && edit.insertion == nil && !edit.hasDeletion
    if isMarking, !onlyMarks { removeMarkedText() }
    if edit.hasDeletion {
      delete(bytesBefore: edit.deletedBytesBefore, after: edit.deletedBytesAfter)
    }
    if let insertion = edit.insertion { insertTyped(insertion) }
    guard let preedit = edit.preedit else { return false }
    let end = preedit.text.utf16.count
    let selection = preedit.selection ?? end..<end
    setMarkedText(preedit.text, selectedRange: NSRange(selection))
    return true
  }

  private func removeMarkedText() {
    guard markedTextRange != nil else { return }
    setMarkedText("", selectedRange: NSRange(location: 0, length: 0))
    if markedTextRange != nil { unmarkText() }
  }

  /// Whether the selected text, or the marked text if there is some, may be replaced.
  fileprivate func allowsReplacement(with text: String) -> Bool {
    guard let range = markedTextRange ?? selectedTextRange else { return true }
    return shouldChangeText(in: range, replacementText: text)
  }

  /// Whether the selection, or the character before the caret, may be deleted.
  fileprivate var allowsDeletion: Bool {
    guard let range = selectedTextRange else { return true }
    let start =
      range.isEmpty
      ? tokenizer.position(
        from: range.start, toBoundary: .character, inDirection: .storage(.backward)) : range.start
    guard let start, let deleted = textRange(from: start, to: range.end) else { return true }
    return shouldChangeText(in: deleted, replacementText: "")
  }

  /// Deletes text around the caret, or around the selection, which stays as it is.
  private func delete(bytesBefore: Int, after bytesAfter: Int) {
    guard let selection = selectedTextRange, let surrounding = SurroundingText(of: self) else {
      return
    }
    let units = surrounding.units(before: bytesBefore, after: bytesAfter)
    // The text behind the caret is deleted first, because that moves nothing in front of it.
    if units.after > 0, let end = position(from: selection.end, offset: units.after) {
      delete(from: selection.end, to: end)
    }
    if units.before > 0, let start = position(from: selection.start, offset: -units.before) {
      delete(from: start, to: selection.start)
    }
  }

  private func delete(from start: UITextPosition, to end: UITextPosition) {
    guard let range = textRange(from: start, to: end),
      shouldChangeText(in: range, replacementText: "")
    else { return }
    replace(range, withText: "")
  }
}

extension SurroundingText {
  /// Reads the text around the caret or the selection, without marked text; nil if there is neither.
  @MainActor init?(of input: any UITextInput) {
    guard let range = input.markedTextRange ?? input.selectedTextRange else { return nil }
    let isMarked = input.markedTextRange != nil
    let (start, end) = (range.start, range.end)
    // A text has at most as many UTF-16 units as bytes, so that this many units are enough.
    let before = min(input.offset(from: input.beginningOfDocument, to: start), Self.limit)
    let after = min(input.offset(from: end, to: input.endOfDocument), Self.limit)
    self.init(
      before: input.text(from: input.position(from: start, offset: -before), to: start),
      selected: isMarked ? "" : input.text(from: start, to: end),
      after: input.text(from: end, to: input.position(from: end, offset: after)))
  }
}

extension UITextInput {
  func text(from start: UITextPosition?, to end: UITextPosition?) -> String {
    guard let start, let end, let range = textRange(from: start, to: end) else { return "" }
    return text(in: range) ?? ""
  }
}
