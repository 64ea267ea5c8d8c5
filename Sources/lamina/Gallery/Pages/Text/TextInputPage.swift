import UIKit

extension GalleryPage {
  static let textInput = GalleryPage(
    name: "text-input", title: "Text input",
    caption:
      "A custom view that conforms to UITextInput: click on one and type, also with an input method.",
    specimens: [
      Specimen("insertText(_:), caretRect(for:)", note: "the first responder has the caret") {
        $0.editor("Type here.\nTwo lines.").takesFocus = true
      },
      Specimen("selectedTextRange", note: "Shift and arrow keys select") { stage in
        stage.editor("one two three").select(4..<7)
      },
      Specimen("setMarkedText(_:selectedRange:)", note: "what is not confirmed is underlined") {
        stage in
        let editor = stage.editor("日本")
        editor.setMarkedText("ごにゅうりょく", selectedRange: NSRange(location: 7, length: 0))
      },
      Specimen("deleteBackward()", note: "👩‍👩‍👧 and é are one character each") {
        $0.editor("👩‍👩‍👧 e\u{301} \u{5e9}\u{5dc}\u{5d5}\u{5dd}")
      },
      Specimen("inputView", note: "click, and type with the keys at the bottom") { stage in
        let editor = stage.editor("12")
        editor.keypad = Keypad(for: editor)
      },
      Specimen("undoManager", note: "Command-Z or Control-Z, with Shift to redo") {
        $0.editor("undo me")
      },
    ])
}

extension Stage {
  @discardableResult
  fileprivate func editor(_ text: String) -> EditorView {
    let editor = EditorView(
      frame: rect(10, 14, 140, 62), text: text, fontSize: length(15))
    view.addSubview(editor)
    return editor
  }
}
