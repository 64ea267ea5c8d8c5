import LaminaTesting
import TestSupport
import Testing

@testable import UIKit

/// Requirement V38: random keys, selections, undo, marked text and pastes, against a plain model.
@Suite("Random edits", .serialized)
@MainActor struct RandomEditingTests {
  @Test("of a field lead to the text and the selection of a plain model", arguments: TextScript.all)
  fileprivate func edits(script: TextScript) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 80))
    var generator = SeededGenerator(seed: script.seed)
    for sequence in 0..<max((rounds ?? 2000) / (TextScript.all.count * 25), 1) {
      let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
      screen.window.addSubview(field)
      field.becomeFirstResponder()
      var model = TextModel()
      for step in 0..<25 {
        let edit = script.edits.randomElement(using: &generator)!
        let piece = script.pieces.randomElement(using: &generator)!
        perform(edit, piece, on: field, screen, Int.random(in: 0..<100, using: &generator), &model)
        field.undoManager?.endEvent()
        let place: Comment = "\(script.name), sequence \(sequence), step \(step): \(edit) \(piece)"
        try #require(field.text == model.text, place)
        try #require(field.selectedUnits == model.selection, place)
        try #require((field.markedTextRange == nil) == (model.marked == nil), place)
      }
      field.undoManager?.removeAllActions()
      field.removeFromSuperview()
    }
  }

  private func perform(
    _ edit: TextEdit, _ piece: String, on field: UITextField, _ screen: OffscreenScreen,
    _ number: Int, _ model: inout TextModel
  ) {
    switch edit {
    case .type:
      screen.type(piece)
      // Each keystroke is one character, so that what is typed joins what was typed before.
      for character in piece { model.type(String(character)) }
    case .backspace:
      screen.key(.keyboardDeleteOrBackspace)
      model.backspace()
    case .delete:
      screen.key(.keyboardDeleteForward)
      model.delete()
    case .move(let forward, let selecting):
      let isReversed = field.textGeometry.isRightToLeft(at: model.focus)
      let key: UIKeyboardHIDUsage =
        forward != isReversed ? .keyboardRightArrow : .keyboardLeftArrow
      screen.key(key, modifiers: selecting ? .shift : [])
      model.move(forward: forward, selecting: selecting)
    case .edge(let isEnd, let selecting):
      screen.key(isEnd ? .keyboardEnd : .keyboardHome, modifiers: selecting ? .shift : [])
      model.goTo(isEnd ? model.text.utf16.count : 0, selecting: selecting)
    case .select:
      let ends = [number, number / 3].map { $0 % (model.characters.count + 1) }.sorted()
      let units = ends.map(model.offset(ofCharacter:))
      field.selectedUnits = units[0]..<units[1]
      model.select(units[0]..<units[1])
    case .paste:
      UIPasteboard.general.string = piece
      screen.key(.keyboardV, modifiers: .control)
      model.paste(piece)
    case .mark:
      field.setMarkedText(piece, selectedRange: NSRange(location: piece.utf16.count, length: 0))
      model.mark(piece)
    case .unmark:
      field.unmarkText()
      model.unmark()
    case .undo:
      if field.undoManager?.canUndo == true { field.undoManager?.undo() }
      model.undo()
    case .redo:
      if field.undoManager?.canRedo == true { field.undoManager?.redo() }
      model.redo()
    }
  }
}

private enum TextEdit {
  case type, backspace, delete, select, paste, mark, unmark, undo, redo
  case move(forward: Bool, selecting: Bool)
  case edge(isEnd: Bool, selecting: Bool)

  static let common: [TextEdit] = [
    .type, .type, .type, .backspace, .backspace, .delete, .select, .paste, .mark, .unmark, .undo,
    .undo, .redo, .edge(isEnd: true, selecting: false), .edge(isEnd: false, selecting: true),
  ]
  static let moves: [TextEdit] = [false, true].flatMap { forward in
    [false, true].map { .move(forward: forward, selecting: $0) }
  }
}

/// The characters that a random test types, and its edits. Arrow keys move on the screen, which a model
/// without a layout can follow only in text of one direction.
private struct TextScript: CustomTestStringConvertible, Sendable {
  let name: String
  let seed: UInt64
  let pieces: [String]
  let hasMoves: Bool

  var edits: [TextEdit] { hasMoves ? TextEdit.common + TextEdit.moves : TextEdit.common }
  var testDescription: String { name }

  static let all = [
    TextScript(
      name: "left to right with emoji", seed: 1,
      pieces: ["a", "Zoë", "x y", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "👍🏽", "日本", "かな"], hasMoves: true),
    TextScript(
      name: "right to left", seed: 2, pieces: ["ש", "שלום", "א", "בּ", "ל ו"], hasMoves: true),
    TextScript(
      name: "both directions", seed: 3, pieces: ["abc", "שלום", " ", "12", "👍🏽", "é", "א"],
      hasMoves: false),
  ]
}

/// A text as a string, edited in the plainest way; undone by going back to what was there before.
private struct TextModel {
  private struct State {
    var text = ""
    var anchor = 0
    var focus = 0
  }

  private enum Kind {
    case typing, deleting, other
  }

  private var state = State()
  private(set) var marked: Range<Int>?
  private var undoStack: [(before: State, after: State)] = []
  private var redoStack: [(before: State, after: State)] = []
  /// What further typing continues, and where.
  private var open: (kind: Kind, place: Int)?

  var text: String { state.text }
  var focus: Int { state.focus }
  var selection: Range<Int> {
    min(state.anchor, state.focus)..<max(state.anchor, state.focus)
  }
  var characters: [Character] { Array(text) }

  func offset(ofCharacter index: Int) -> Int {
    characters.prefix(index).reduce(0) { $0 + String($1).utf16.count }
  }

  private func boundary(_ offset: Int, forward: Bool) -> Int {
    let all = (0...characters.count).map(offset(ofCharacter:))
    return forward ? all.first { $0 > offset } ?? offset : all.last { $0 < offset } ?? offset
  }

  /// Replaces a range, and remembers the state before unless the change continues the last one.
  private mutating func replace(_ range: Range<Int>, _ new: String, _ kind: Kind) {
    guard !range.isEmpty || !new.isEmpty else { return }
    let before = state
    let units = Array(text.utf16)
    state.text = String(
      decoding: units[..<range.lowerBound] + Array(new.utf16) + units[range.upperBound...],
      as: UTF16.self)
    let caret = range.lowerBound + new.utf16.count
    (state.anchor, state.focus) = (caret, caret)
    let isContinued =
      switch open {
      case (.typing, let place)?: kind == .typing && range == place..<place
      case (.deleting, let place)?: kind == .deleting && range.upperBound == place
      default: false
      }
    if isContinued, !undoStack.isEmpty {
      undoStack[undoStack.count - 1].after = state
    } else {
      undoStack.append((before, state))
    }
    redoStack = []
    open = kind == .other ? nil : (kind, caret)
  }

  mutating func type(_ piece: String) {
    if marked != nil {
      mark(piece)
      return unmark()
    }
    replace(selection, piece, .typing)
  }

  mutating func backspace() {
    unmark()
    let range =
      selection.isEmpty ? boundary(focus, forward: false)..<focus : selection
    replace(range, "", selection.isEmpty ? .deleting : .other)
  }

  mutating func delete() {
    unmark()
    let range = selection.isEmpty ? focus..<boundary(focus, forward: true) : selection
    replace(range, "", .other)
  }

  mutating func paste(_ piece: String) {
    unmark()
    replace(selection, piece, .other)
  }

  mutating func select(_ range: Range<Int>) {
    if state.anchor != range.lowerBound || state.focus != range.upperBound { open = nil }
    (state.anchor, state.focus) = (range.lowerBound, range.upperBound)
  }

  mutating func goTo(_ offset: Int, selecting: Bool) {
    unmark()
    let old = state
    state.focus = offset
    if !selecting { state.anchor = offset }
    if old.focus != state.focus || old.anchor != state.anchor { open = nil }
  }

  mutating func move(forward: Bool, selecting: Bool) {
    unmark()
    if !selecting, !selection.isEmpty {
      return goTo(forward ? selection.upperBound : selection.lowerBound, selecting: false)
    }
    goTo(boundary(focus, forward: forward), selecting: selecting)
  }

  mutating func mark(_ piece: String) {
    if marked == nil {
      undoStack.append((state, state))
      redoStack = []
    }
    let range = marked ?? selection
    let units = Array(text.utf16)
    state.text = String(
      decoding: units[..<range.lowerBound] + Array(piece.utf16) + units[range.upperBound...],
      as: UTF16.self)
    marked = range.lowerBound..<range.lowerBound + piece.utf16.count
    (state.anchor, state.focus) = (marked!.upperBound, marked!.upperBound)
    undoStack[undoStack.count - 1].after = state
    open = nil
  }

  mutating func unmark() {
    guard marked != nil else { return }
    marked = nil
    open = nil
  }

  mutating func undo() {
    guard let (before, after) = undoStack.popLast() else { return }
    var last = state
    last.text = after.text
    redoStack.append((last, before))
    (state, marked, open) = (before, nil, nil)
  }

  mutating func redo() {
    guard let (last, _) = redoStack.popLast() else { return }
    undoStack.append((state, last))
    (state, open) = (last, nil)
  }
}
