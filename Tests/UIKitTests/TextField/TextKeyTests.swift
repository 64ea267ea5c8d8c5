import LaminaTesting
import Testing

@testable import UIKit

/// Requirement V38; Apple, "UITextInput"; Human Interface Guidelines, "Keyboards".
@Suite("Keys edit a text", .serialized)
@MainActor struct TextKeyTests {
  private let screen: OffscreenScreen
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 34))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 100))
    screen.window.addSubview(field)
    field.text = "one two, three"
    field.becomeFirstResponder()
  }

  private func press(
    _ keys: UIKeyboardHIDUsage..., modifiers: UIKeyModifierFlags = []
  ) -> Range<Int> {
    for key in keys { screen.key(key, modifiers: modifiers) }
    return field.selectedUnits
  }

  @Test("arrows move by a character, with Alt or Control by a word, with Command to an end")
  func arrows() {
    #expect(press(.keyboardLeftArrow) == 13..<13)
    #expect(press(.keyboardLeftArrow, modifiers: .alternate) == 9..<9)
    #expect(press(.keyboardLeftArrow, modifiers: .control) == 4..<4)
    #expect(press(.keyboardRightArrow, modifiers: .alternate) == 7..<7)
    #expect(press(.keyboardRightArrow) == 8..<8)
    #expect(press(.keyboardLeftArrow, modifiers: .command) == 0..<0)
    #expect(press(.keyboardLeftArrow) == 0..<0)
    #expect(press(.keyboardRightArrow, modifiers: .command) == 14..<14)
    #expect(press(.keyboardUpArrow) == 0..<0)
    #expect(press(.keyboardDownArrow) == 14..<14)
    #expect(press(.keyboardHome) == 0..<0)
    #expect(press(.keyboardEnd) == 14..<14)
  }

  @Test("with Shift the other end of the selection stays")
  func selecting() {
    #expect(press(.keyboardLeftArrow, modifiers: [.shift, .alternate]) == 9..<14)
    #expect(press(.keyboardLeftArrow, .keyboardLeftArrow, modifiers: .shift) == 7..<14)
    #expect(press(.keyboardRightArrow, modifiers: [.shift, .command]) == 14..<14)
    #expect(press(.keyboardHome, modifiers: .shift) == 0..<14)
    #expect(press(.keyboardLeftArrow) == 0..<0)
    #expect(press(.keyboardEnd, modifiers: .shift) == 0..<14)
    #expect(press(.keyboardRightArrow) == 14..<14)
    #expect(press(.keyboardA, modifiers: .control) == 0..<14)
  }

  @Test("Backspace and Delete remove a character, a word or the rest of the line")
  func deleting() {
    _ = press(.keyboardDeleteOrBackspace, modifiers: .alternate)
    #expect(field.text == "one two, ")
    _ = press(.keyboardHome)
    _ = press(.keyboardDeleteForward)
    #expect(field.text == "ne two, ")
    _ = press(.keyboardDeleteForward, modifiers: .control)
    #expect(field.text == " two, ")
    _ = press(.keyboardEnd)
    _ = press(.keyboardLeftArrow)
    _ = press(.keyboardDeleteOrBackspace, modifiers: .command)
    #expect(field.text == " " && field.selectedUnits == 0..<0)
  }

  @Test("characters of many units are one", arguments: ["👩‍👩‍👧", "e\u{301}", "🇩🇪", "👍🏽", "क्ष"])
  func clusters(character: String) {
    field.text = "a\(character)b"
    let length = character.utf16.count
    #expect(press(.keyboardLeftArrow).lowerBound == 1 + length)
    #expect(press(.keyboardLeftArrow).lowerBound == 1)
    #expect(press(.keyboardRightArrow, modifiers: .shift) == 1..<1 + length)
    _ = press(.keyboardDeleteOrBackspace)
    #expect(field.text == "ab")
    field.undoManager?.undo()
    #expect(field.text == "a\(character)b")
    field.selectedUnits = 1 + length..<1 + length
    _ = press(.keyboardDeleteOrBackspace)
    #expect(field.text == "ab")
  }

  @Test("arrows move on the screen in text from right to left")
  func rightToLeft() {
    field.text = "שלום"
    #expect(press(.keyboardRightArrow) == 3..<3)
    #expect(press(.keyboardLeftArrow, modifiers: .shift) == 3..<4)
    #expect(press(.keyboardLeftArrow) == 4..<4)
    field.text = "ab שלום cd"
    // Nine steps to the right lead through all carets, each further right than the one before.
    field.selectedUnits = 0..<0
    var places = [field.caretRect(for: field.beginningOfDocument).midX]
    for _ in 0..<10 {
      _ = press(.keyboardRightArrow)
      places.append(field.parts.selection.caret.frame.midX)
    }
    #expect(places == places.sorted() && Set(places).count >= 10)
    #expect(field.selectedUnits == 10..<10)
  }

  @Test("Control-C, X and V copy, cut and paste, with line feeds as spaces")
  func pasteboard() {
    field.selectedUnits = 0..<3
    _ = press(.keyboardC, modifiers: .control)
    #expect(UIPasteboard.general.string == "one")
    _ = press(.keyboardX, modifiers: .control)
    #expect(field.text == " two, three")
    UIPasteboard.general.string = "a\nb\n"
    _ = press(.keyboardV, modifiers: .control)
    #expect(field.text == "a b two, three" && field.selectedUnits == 3..<3)
    _ = press(.keyboardZ, modifiers: .control)
  }

  @Test("what is typed without a pause or a move is undone together")
  func undo() {
    field.text = ""
    screen.type("ab c")
    #expect(field.undoManager?.undoActionName == "Typing")
    field.undoManager?.undo()
    #expect(field.text == "")
    field.undoManager?.redo()
    #expect(field.text == "ab c")
    field.text = ""
    screen.type("ab")
    field.undoManager?.endEvent()
    _ = press(.keyboardLeftArrow)
    screen.type("x")
    field.undoManager?.endEvent()
    screen.time += 5
    screen.type("y")
    field.undoManager?.endEvent()
    #expect(field.text == "axyb")
    field.undoManager?.undo()
    #expect(field.text == "axb" && field.selectedUnits == 2..<2)
    field.undoManager?.undo()
    #expect(field.text == "ab")
    field.undoManager?.undo()
    #expect(field.text == "")
  }
}

extension UndoManager {
  /// Ends the group of the event, as the run loop does.
  func endEvent() {
    while groupingLevel > 0 { endUndoGrouping() }
  }
}
