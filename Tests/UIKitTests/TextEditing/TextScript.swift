import Testing

/// What a random test does to a text.
enum ScriptedEdit {
  case type, backspace, delete, select, paste, mark, unmark, undo, redo
  case move(forward: Bool, selecting: Bool)
  case edge(isEnd: Bool, selecting: Bool)

  static let common: [ScriptedEdit] = [
    .type, .type, .type, .backspace, .backspace, .delete, .select, .paste, .mark, .unmark, .undo,
    .undo, .redo, .edge(isEnd: true, selecting: false), .edge(isEnd: false, selecting: true),
  ]
  static let moves: [ScriptedEdit] = [false, true].flatMap { forward in
    [false, true].map { .move(forward: forward, selecting: $0) }
  }
}

/// The characters that a random test types, and its edits. Arrow keys move on the screen, which a model
/// without a layout can follow only in text of one direction.
struct TextScript: CustomTestStringConvertible, Sendable {
  let name: String
  let seed: UInt64
  let pieces: [String]
  let hasMoves: Bool

  var edits: [ScriptedEdit] {
    hasMoves ? ScriptedEdit.common + ScriptedEdit.moves : ScriptedEdit.common
  }
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
    TextScript(
      name: "paragraphs", seed: 4,
      pieces: ["a", "\n", "x\ny", "\n\n", "Zoë", "👍🏽", "\u{2029}", "word wrap in a line"],
      hasMoves: true),
    TextScript(
      name: "paragraphs of both directions", seed: 5,
      pieces: ["שלום\n", "abc", "\n", "א", " 12 ", "é"], hasMoves: false),
  ]
  /// Those of a text in one line.
  static let lines = Array(all.prefix(3))
}
