import Foundation
import LaminaTesting
import TestSupport
import Testing
import Wayland

@testable import UIKit

/// A responder that takes only keys.
private final class TypingView: UIView, UIKeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if !text.isEmpty { text.removeLast() } }
  override var canBecomeFirstResponder: Bool { true }
}

// Text Programming Guide for iOS, "Communicating with the Text Input System". Requirement V38.
@MainActor @Suite("Input methods edit the text of the first responder", .serialized)
struct TextInputControllerTests {
  private let screen: OffscreenScreen
  private let view = EditingView(frame: CGRect(x: 5, y: 7, width: 200, height: 20))
  private var controller: TextInputController { screen.screen.textInput }

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 100))
    screen.window.addSubview(view)
  }

  private func send(_ kind: InputEvent.Kind, seat: UInt32 = 0) {
    screen.screen.receive(InputEvent(time: 0, seat: seat, kind))
  }

  private func edit(
    _ preedit: String? = nil, _ selection: Range<Int>? = nil, insertion: String? = nil,
    deleting: (Int, Int) = (0, 0), seat: UInt32 = 0
  ) {
    var edit = TextEdit()
    edit.preedit = preedit.map { TextEdit.Preedit(text: $0, selection: selection) }
    edit.insertion = insertion
    (edit.deletedBytesBefore, edit.deletedBytesAfter) = deleting
    send(.textEdit(edit), seat: seat)
  }

  /// Returns the states that the display gets for what `body` does.
  private func states(_ body: () -> Void) -> [TextInputState?] {
    var states: [TextInputState?] = []
    let old = controller.send
    controller.send = { states.append($0) }
    body()
    controller.updateIfNeeded()
    controller.send = old
    return states
  }

  @Test("Marked text is set with its selection, and the confirmed text is inserted in its place")
  func japanese() {
    #expect(view.becomeFirstResponder())
    send(.textFocus(true))
    edit("に", 1..<1)
    edit("にほん", 0..<3)
    edit(insertion: "日本")
    #expect(view.log == ["mark に 1+0", "mark にほん 0+3", "mark  0+0", "insert 日本"])
    #expect(view.string == "日本" && view.marked == nil && view.selection == 2..<2)
    edit("ご", nil)
    #expect(view.string == "日本ご" && view.selection == 3..<3)
    edit()
    #expect(view.string == "日本" && view.marked == nil)
  }

  @Test("Old marked text goes, text is deleted, text is inserted, and new marked text comes")
  func order() {
    view.storage.setString("aé👩b日c")
    view.selection = 4..<4
    #expect(view.becomeFirstResponder())
    send(.textFocus(true))
    edit("x", nil)
    edit("y", nil, insertion: "I", deleting: (6, 2))
    // 👩 has 4 bytes, é has 2; b has 1, and 日 would need 3 more.
    #expect(view.string == "aIy日c")
    #expect(view.marked == 2..<3)
  }

  @Test("Marked text of an input method that is gone becomes text")
  func gone() {
    #expect(view.becomeFirstResponder())
    send(.textFocus(true))
    edit("にほ", nil)
    send(.textFocus(false))
    #expect(view.string == "にほ" && view.marked == nil && view.log.last == "unmark")
    send(.textFocus(true))
    edit("ん", nil)
    #expect(view.resignFirstResponder())
    #expect(view.string == "にほん" && view.marked == nil)
  }

  @Test("The input method of another seat confirms the marked text of the first one")
  func seats() {
    #expect(view.becomeFirstResponder())
    send(.textFocus(true), seat: 1)
    send(.textFocus(true), seat: 2)
    edit("a", nil, seat: 1)
    edit("b", nil, seat: 2)
    #expect(view.string == "ab" && view.marked == 1..<2)
    send(.textFocus(false), seat: 1)
    #expect(view.marked == 1..<2)
    send(.textFocus(false), seat: 2)
    #expect(view.marked == nil)
  }

  @Test("A responder that only takes keys gets confirmed text and deletions of a character")
  func keyInput() {
    let typing = TypingView()
    screen.window.addSubview(typing)
    #expect(typing.becomeFirstResponder())
    send(.textFocus(true))
    edit("に", nil)
    edit(insertion: "日本")
    edit(deleting: (3, 0))
    #expect(typing.text == "日")
  }

  @Test("A change that the responder refuses is not made")
  func refusal() {
    view.storage.setString("ab")
    view.selection = 2..<2
    view.refuses = true
    #expect(view.becomeFirstResponder())
    send(.textFocus(true))
    edit(insertion: "c", deleting: (1, 0))
    screen.type("d")
    #expect(view.string == "ab")
  }

  @Test("Input methods get the text around the caret, its place and its kind")
  func state() throws {
    view.storage.setString("日本語")
    view.selection = 1..<2
    view.keyboardType = .emailAddress
    let sent = states {
      send(.textFocus(true))
      #expect(view.becomeFirstResponder())
    }
    let state = try #require(sent.last ?? nil)
    #expect(sent.count == 1)
    #expect(state.surrounding == SurroundingText(before: "日", selected: "本", after: "語"))
    #expect(state.purpose == .email && state.hints == [.autoCapitalization, .multiline])
    #expect(state.caret == .init(x: 25, y: 7, width: 2, height: 20))
    #expect(!state.isChangedByInputMethod)
    let ended = states { view.resignFirstResponder() }
    #expect(ended == [nil])
  }

  @Test("The caret of rotated content is sent in the coordinates of the surface")
  func rotation() throws {
    screen.screen.interfaceOrientation = .portrait
    let sent = states {
      send(.textFocus(true))
      #expect(view.becomeFirstResponder())
    }
    let state = try #require(sent.last ?? nil)
    let fixed = view.convert(
      view.caretRect(for: IndexPosition(0)), to: screen.screen.fixedCoordinateSpace)
    #expect(
      state.caret
        == .init(
          x: Int32(fixed.minX), y: Int32(fixed.minY), width: Int32(fixed.width),
          height: Int32(fixed.height)))
    #expect(fixed.width == 20)
  }

  @Test("Secure text is not given to input methods")
  func secure() throws {
    view.storage.setString("secret")
    view.isSecureTextEntry = true
    let sent = states {
      send(.textFocus(true))
      #expect(view.becomeFirstResponder())
    }
    let state = try #require(sent.last ?? nil)
    #expect(state.surrounding == nil && state.purpose == .password)
    #expect(state.hints == [.hiddenText, .sensitiveData])
  }

  @Test("The input delegate tells input methods of changes that they have not made")
  func inputDelegate() throws {
    send(.textFocus(true))
    #expect(view.becomeFirstResponder())
    #expect(view.inputDelegate === controller)
    controller.updateIfNeeded()
    let own = states { edit(insertion: "a") }
    let first = try #require(own.last ?? nil)
    #expect(first.isChangedByInputMethod)
    let other = states {
      view.inputDelegate?.textWillChange(view)
      view.storage.setString("b")
      view.inputDelegate?.textDidChange(view)
    }
    #expect(other.count == 1)
    let second = try #require(other.last ?? nil)
    #expect(!second.isChangedByInputMethod)
    let unchanged = states { view.inputDelegate?.selectionDidChange(view) }
    #expect(unchanged.isEmpty)
    #expect(view.resignFirstResponder())
    #expect(view.inputDelegate == nil)
  }

  @Test("The next first responder is another text")
  func nextResponder() throws {
    let second = EditingView()
    screen.window.addSubview(second)
    send(.textFocus(true))
    let sent = states {
      #expect(view.becomeFirstResponder())
      controller.updateIfNeeded()
      #expect(second.becomeFirstResponder())
    }.compactMap(\.self)
    #expect(sent.count == 2 && sent[0].client != sent[1].client)
  }

  @Test("Random edits with offsets anywhere keep the text whole")
  func random() {
    var generator = SeededGenerator(seed: 3)
    let letters: [Character] = ["a", "é", "e\u{301}", "日", "👩‍👩‍👧", "\u{200f}", "\n", "م"]
    #expect(view.becomeFirstResponder())
    for seat in 1...2 { send(.textFocus(true), seat: UInt32(seat)) }
    for _ in 0..<3000 {
      let count = Int.random(in: 0...3, using: &generator)
      let text = String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
      let deletion = (
        Int.random(in: -3...12, using: &generator), Int.random(in: -3...12, using: &generator)
      )
      edit(
        Bool.random(using: &generator) && !text.isEmpty ? text : nil, nil,
        insertion: Bool.random(using: &generator) ? text : nil, deleting: deletion,
        seat: UInt32.random(in: 1...2, using: &generator))
      // Halves of characters would be replaced in UTF-8.
      #expect(String(decoding: view.string.utf8, as: UTF8.self).utf16.count == view.storage.length)
      #expect(!view.string.unicodeScalars.contains("\u{fffd}"))
      #expect(view.selection.upperBound <= view.storage.length)
    }
  }
}
