import Foundation

extension TextEditor {
  /// Inserts text in place of the marked text or the selection.
  func insert(_ text: String) {
    let text = host.accepted(text)
    guard marked == nil else {
      let caret = NSRange(location: text.utf16.count, length: 0)
      setMarkedText(text, selecting: caret)
      return unmark()
    }
    edit(selection.range, with: styled(text), text == "\n" ? .other : .typing)
  }

  /// Removes the selection, or the character before the caret.
  func deleteBackward() {
    delete(rangeOfDeletion(.character, .backward))
  }

  func delete(_ range: Range<Int>) {
    unmark()
    let isTyped = selection.isEmpty && range.upperBound == selection.focus
    edit(range, with: StyledText(), isTyped ? .deleting : .other)
  }

  /// What a deletion removes: the selection, or else what lies on a side of the caret.
  func rangeOfDeletion(
    _ granularity: UITextGranularity, _ direction: UITextStorageDirection
  ) -> Range<Int> {
    guard selection.isEmpty else { return selection.range }
    let caret = selection.focus
    let end = destination(of: .init(granularity, .storage(direction)), from: caret).value
    return min(caret, end)..<max(caret, end)
  }
}
