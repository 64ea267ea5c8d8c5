/// What an input method changes in a text, in one step (`zwp_text_input_v3.done`).
///
/// The parts are applied in this order: the marked text goes, then text around the caret, then the
/// insertion comes, and then new marked text.
package struct TextEdit: Equatable, Sendable {
  /// Text that the input method has not confirmed yet.
  package struct Preedit: Equatable, Sendable {
    package var text: String
    /// The caret or the highlighted part in UTF-16 units of the text; nil for a hidden caret.
    package var selection: Range<Int>?

    package init(text: String, selection: Range<Int>?) {
      (self.text, self.selection) = (text, selection)
    }
  }

  /// The bytes of UTF-8 to delete before the caret or the marked text, and after it. They count in
  /// the text that the app has, which may not be the one that the input method knows.
  package var deletedBytesBefore = 0
  package var deletedBytesAfter = 0
  /// The text to insert at the caret; nil for none.
  package var insertion: String?
  /// The new marked text; nil for none.
  package var preedit: Preedit?

  package init() {}

  /// Whether text around the caret is to be deleted.
  package var hasDeletion: Bool { deletedBytesBefore > 0 || deletedBytesAfter > 0 }
}

extension TextEdit.Preedit {
  /// Creates marked text from offsets in bytes of UTF-8, of which two negative ones hide the caret.
  /// Offsets outside of the text or within a character are moved to the nearest one before.
  init(text: String, cursorBegin: Int32, cursorEnd: Int32) {
    self.text = text
    guard cursorBegin >= 0 || cursorEnd >= 0 else { return }
    let begin = text.utf16Offset(ofByte: Int(cursorBegin))
    let end = text.utf16Offset(ofByte: Int(cursorEnd))
    selection = min(begin, end)..<max(begin, end)
  }
}

extension String {
  /// Converts an offset in bytes of UTF-8 to UTF-16 units.
  fileprivate func utf16Offset(ofByte offset: Int) -> Int {
    var (bytes, units) = (0, 0)
    for scalar in unicodeScalars {
      bytes += UTF8.width(scalar)
      if bytes > offset { break }
      units += UTF16.width(scalar)
    }
    return units
  }
}
