import Foundation

/// A text with a selection that the user edits: what text fields and text views have in common.
///
/// Offsets are UTF-16 units, and always at the edges of characters.
@MainActor final class TextEditor {
  unowned let host: any TextEditing
  private(set) var storage = StyledText()
  private(set) var selection = TextSelection(0)
  /// What an input method has typed and not confirmed.
  private(set) var marked: Range<Int>?
  /// The attributes of text that is typed.
  var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The x coordinate that vertical movements keep; nil after others.
  var column: CGFloat?
  /// Above 0 while an input method edits, which is not told of its own changes.
  private var inputDepth = 0
  /// The edit that undoing takes back next, as long as further typing extends it.
  var openEdit: TextEdition?
  /// The change that the marked text is, as long as it may become another one.
  private var markedEdit: TextEdition?

  init(of host: any TextEditing) {
    self.host = host
  }

  var text: String { storage.string }
  var length: Int { storage.length }
  var boundaries: TextBoundaries { TextBoundaries(text: text) }

  // MARK: Changes

  /// Replaces all of the text, as the program does: nothing can be undone then.
  func setText(_ text: StyledText) {
    announce {
      marked = nil
      markedEdit = nil
      storage = text
      forgetEdits()
      selection = TextSelection(length)
      host.textDidChange(nil)
    }
    host.selectionDidChange()
  }

  /// Changes attributes of a range, which cannot be undone. The program does this.
  func restyle(_ range: Range<Int>, _ change: (inout StyledText.Attributes) -> Void) {
    storage.restyle(range, change)
  }

  /// Replaces a range, as the user does.
  ///
  /// - Parameter selected: the selection after that; nil for a caret behind the new text.
  func replace(
    _ range: Range<Int>, with text: StyledText, selecting selected: TextSelection? = nil
  ) {
    column = nil
    announce {
      storage.replace(range, with: text)
      selection = selected ?? TextSelection(range.lowerBound + text.length)
      host.textDidChange(TextReplacement(range: range, length: text.length))
    }
    host.userDidChangeText()
    host.selectionDidChange()
  }

  /// Selects a range, whose ends move to the edges of characters.
  func select(_ new: TextSelection, keepsColumn: Bool = false) {
    if !keepsColumn { column = nil }
    let boundaries = boundaries
    let limited = TextSelection(
      anchor: boundaries.characterStart(at: new.anchor),
      focus: boundaries.characterStart(at: new.focus), isUpstream: new.isUpstream)
    guard limited != selection else { return }
    openEdit = nil
    if inputDepth == 0 { host.inputDelegate?.selectionWillChange(host) }
    selection = limited
    if inputDepth == 0 { host.inputDelegate?.selectionDidChange(host) }
    host.selectionDidChange()
  }

  private func announce(_ change: () -> Void) {
    let delegate = inputDepth == 0 ? host.inputDelegate : nil
    delegate?.textWillChange(host)
    delegate?.selectionWillChange(host)
    change()
    delegate?.selectionDidChange(host)
    delegate?.textDidChange(host)
  }

  /// Performs what an input method does.
  func asInputMethod(_ body: () -> Void) {
    inputDepth += 1
    body()
    inputDepth -= 1
  }

  // MARK: Marked text

  func setMarkedText(_ text: String, selecting selected: NSRange) {
    let new = styled(text)
    guard marked != nil || new.length > 0 else { return }
    let old = marked ?? selection.range
    let start = old.lowerBound
    if marked == nil {
      let edit = TextEdition(start..<start, storage.part(old), selection, .other)
      register(edit)
      markedEdit = edit
    }
    let range = start..<start + new.length
    marked = range.isEmpty ? nil : range
    markedEdit?.range = range
    if marked == nil { markedEdit = nil }
    let caret = min(max(selected.location, 0), new.length)
    let last = min(max(selected.location + selected.length, caret), new.length)
    replace(old, with: new, selecting: TextSelection(start + caret..<start + last))
  }

  /// Makes the marked text a part of the text.
  func unmark() {
    guard let range = marked else { return }
    (marked, markedEdit) = (nil, nil)
    host.textDidChange(TextReplacement(range: range, length: range.count))
  }

  func styled(_ text: String) -> StyledText {
    StyledText(text, typingAttributes)
  }
}
