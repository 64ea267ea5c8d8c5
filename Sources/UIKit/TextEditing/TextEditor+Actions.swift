import Foundation
import ObjectiveC

extension TextEditor {
  /// Whether an edit action makes sense for the present selection; nil for other actions.
  func canPerform(_ action: Selector) -> Bool? {
    switch action {
    case "copy:": !selection.isEmpty && !hidesText
    case "cut:": !selection.isEmpty && !hidesText && host.allowsEditing
    case "delete:": !selection.isEmpty && host.allowsEditing
    case "paste:", "pasteAndMatchStyle:": host.isEditingText && UIPasteboard.general.hasStrings
    case "select:": selection.isEmpty && length > 0 && !hidesText
    case "selectAll:": length > 0 && selection.range != 0..<length
    case "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:":
      host.isEditingText
    case "toggleBoldface:", "toggleItalics:", "toggleUnderline:":
      host.isEditingText && host.keepsAttributes && !selection.isEmpty
    default: nil
    }
  }

  func copy() {
    guard !selection.isEmpty, !hidesText else { return }
    UIPasteboard.general.string = storage.substring(selection.range)
  }

  func cut() {
    copy()
    deleteSelection(name: "Cut")
  }

  func deleteSelection(name: String = "Delete") {
    guard !selection.isEmpty,
      host.shouldChangeText(in: TextOffsetRange(selection.range), replacementText: "")
    else { return }
    edit(selection.range, with: StyledText(), .other, name: name)
  }

  func paste() {
    guard let pasted = UIPasteboard.general.string else { return }
    unmark()
    let text = host.accepted(pasted)
    guard host.shouldChangeText(in: TextOffsetRange(selection.range), replacementText: text) else {
      return
    }
    edit(selection.range, with: styled(text), .other, name: "Paste")
  }

  /// Selects the word at the caret.
  func selectWord() {
    unmark()
    select(TextSelection(unit(.word, at: selection.focus)))
  }

  func selectAll() {
    unmark()
    select(TextSelection(0..<length))
  }
}
