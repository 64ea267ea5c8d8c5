import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

/// Requirement V38: random keys, selections, undo, marked text and pastes, against a plain model.
@Suite("Random edits", .serialized)
@MainActor struct RandomEditingTests {
  @Test(
    "of a field lead to the text and the selection of a plain model", arguments: TextScript.lines)
  func field(script: TextScript) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 80))
    try edit(script, on: screen) {
      UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    }
  }

  @Test(
    "of a text view lead there too, and to the paragraphs of a new one", arguments: TextScript.all)
  func textView(script: TextScript) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 120))
    try edit(script, on: screen) {
      UITextView(frame: CGRect(x: 10, y: 10, width: 120, height: 90))
    } check: { view in
      view.layoutIfNeeded()
      let fresh = UITextView(frame: view.frame)
      fresh.text = view.text
      screen.window.addSubview(fresh)
      fresh.layoutIfNeeded()
      fresh.removeFromSuperview()
      #expect(view.column.blocks.map(\.length) == fresh.column.blocks.map(\.length))
      #expect(view.column.blocks.map(\.height) == fresh.column.blocks.map(\.height))
      #expect(view.contentSize == fresh.contentSize)
    }
  }

  private func edit<View: TextEditing>(
    _ script: TextScript, on screen: OffscreenScreen, makeView: () -> View,
    check: (View) -> Void = { _ in }
  ) throws {
    var generator = SeededGenerator(seed: script.seed)
    for sequence in 0..<max((rounds ?? 2000) / (TextScript.all.count * 25), 1) {
      let view = makeView()
      screen.window.addSubview(view)
      view.becomeFirstResponder()
      var model = TextModel()
      for step in 0..<25 {
        let edit = script.edits.randomElement(using: &generator)!
        let piece = script.pieces.randomElement(using: &generator)!
        perform(edit, piece, on: view, screen, Int.random(in: 0..<100, using: &generator), &model)
        view.undoManager?.endEvent()
        let place: Comment = "\(script.name), sequence \(sequence), step \(step): \(edit) \(piece)"
        try #require(view.editor.text == model.text, place)
        try #require(view.editor.selection.range == model.selection, place)
        try #require((view.markedTextRange == nil) == (model.marked == nil), place)
      }
      view.unmarkText()
      check(view)
      view.undoManager?.removeAllActions()
      view.removeFromSuperview()
    }
  }

  private func perform(
    _ edit: ScriptedEdit, _ piece: String, on view: any TextEditing, _ screen: OffscreenScreen,
    _ number: Int, _ model: inout TextModel
  ) {
    switch edit {
    case .type:
      // Each keystroke is one character, so that what is typed joins what was typed before.
      for character in piece {
        screen.type(String(character))
        view.undoManager?.endEvent()
        model.type(String(character))
      }
    case .backspace:
      screen.key(.keyboardDeleteOrBackspace)
      model.backspace()
    case .delete:
      screen.key(.keyboardDeleteForward)
      model.delete()
    case .move(let forward, let selecting):
      let isReversed = view.textGeometry.isRightToLeft(at: model.focus)
      let key: UIKeyboardHIDUsage =
        forward != isReversed ? .keyboardRightArrow : .keyboardLeftArrow
      screen.key(key, modifiers: selecting ? .shift : [])
      model.move(forward: forward, selecting: selecting)
    case .edge(let isEnd, let selecting):
      let unit: UIKeyModifierFlags = view is UITextField ? [] : .control
      screen.key(
        isEnd ? .keyboardEnd : .keyboardHome, modifiers: selecting ? [.shift, unit] : unit)
      model.goTo(isEnd ? model.text.utf16.count : 0, selecting: selecting)
    case .select:
      let ends = [number, number / 3].map { $0 % (model.characters.count + 1) }.sorted()
      let units = ends.map(model.offset(ofCharacter:))
      view.editor.selectedRange = TextOffsetRange(units[0]..<units[1])
      model.select(units[0]..<units[1])
    case .paste:
      UIPasteboard.general.string = piece
      screen.key(.keyboardV, modifiers: .control)
      model.paste(piece)
    case .mark:
      view.setMarkedText(piece, selectedRange: NSRange(location: piece.utf16.count, length: 0))
      model.mark(piece)
    case .unmark:
      view.unmarkText()
      model.unmark()
    case .undo:
      if view.undoManager?.canUndo == true { view.undoManager?.undo() }
      model.undo()
    case .redo:
      if view.undoManager?.canRedo == true { view.undoManager?.redo() }
      model.redo()
    }
  }
}
