import LaminaTesting
import Testing
import Wayland

@testable import UIKit

/// The notifications of a keyboard.
@MainActor private final class Log {
  var names: [Notification.Name] = []
}

/// Requirement V38: a keyboard of our own types into texts by touch.
@Suite("The keyboard on the screen", .serialized)
@MainActor struct KeyboardViewTests {
  private let screen: OffscreenScreen
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 400, height: 500))
    screen.window.addSubview(field)
    KeyboardView.layouts = KeyboardCharacters.read("us,de")
    UIApplication.shared.keyboardPolicy = .always
  }

  private func finish() {
    field.resignFirstResponder()
    UIApplication.shared.keyboardPolicy = .automatic
  }

  private func settle() throws {
    for _ in 0..<3 {
      screen.time += 0.3
      try screen.render()
    }
  }

  private var keys: [KeyboardKeyView] {
    guard let window = field.window else { return [] }
    return window.screen.stack.windows.flatMap { window in
      window.subviews.flatMap(\.subviews).flatMap(\.subviews).compactMap { $0 as? KeyboardKeyView }
    }
  }

  private func tap(_ keys: KeyboardKey...) throws {
    for key in keys {
      let view = try #require(self.keys.first { $0.key == key }, "\(key)")
      screen.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
      try screen.render()
    }
  }

  private func letter(_ text: String) -> KeyboardKey { .character(text, text.uppercased()) }

  @Test("types into a field, with a capital letter at the beginning of a sentence")
  func typing() throws {
    screen.tap(at: CGPoint(x: 100, y: 37))
    try settle()
    #expect(field.isEditing && screen.window.screen.keyboard?.frame.height == 222)
    try tap(letter("h"), letter("i"), .page(.digits), .character("."), .space, letter("o"))
    #expect(field.text == "Hi. O")
    finish()
  }

  @Test("has digits, symbols, the letters of several layouts, and Shift for a letter")
  func pages() throws {
    field.becomeFirstResponder()
    try settle()
    try tap(letter("h"), letter("i"))
    #expect(field.text == "Hi")
    try tap(.page(.digits), .character("1"), .page(.symbols), .character("€"), .space)
    #expect(field.text == "Hi1€ ")
    try tap(letter("a"), .shift, letter("b"), letter("c"))
    #expect(field.text == "Hi1€ aBc")
    try tap(.delete, .nextLayout, letter("ü"))
    #expect(field.text == "Hi1€ aBü")
    finish()
  }

  @Test("locks Shift after two taps in a row, and not after taps with a letter between them")
  func locking() throws {
    field.autocapitalizationType = .none
    field.becomeFirstResponder()
    try settle()
    try tap(.shift, letter("a"), .shift, letter("b"), letter("c"))
    #expect(field.text == "ABc")
    try tap(.shift, .shift, letter("d"), letter("e"), .shift, letter("f"))
    #expect(field.text == "ABcDEf")
    finish()
  }

  @Test("deletes on as long as a finger is down")
  func repeating() throws {
    field.text = "abcdefgh"
    field.becomeFirstResponder()
    try settle()
    let view = try #require(keys.first { $0.key == .delete })
    let place = view.convert(CGPoint(x: 10, y: 10), to: nil)
    screen.touch(.began, at: place)
    #expect(field.text == "abcdefg")
    screen.time += 0.75
    #expect(field.text == "abcd")
    screen.touch(.ended, at: place)
    screen.time += 1
    #expect(field.text == "abcd")
    finish()
  }

  @Test("shows what a text needs: digits, signs of addresses, the label of Return")
  func types() throws {
    field.keyboardType = .decimalPad
    field.becomeFirstResponder()
    try settle()
    try tap(.character("4"), .character("."), .character("2"))
    #expect(field.text == "4.2" && keys.count == 12)
    field.resignFirstResponder()
    field.keyboardType = .emailAddress
    field.becomeFirstResponder()
    try settle()
    try tap(.character("@"))
    #expect(field.text == "4.2@")
    finish()
  }

  @Test("posts the notifications of a keyboard, and gives way to an input view")
  func notifications() throws {
    let log = Log()
    let all = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let observers = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        let name = $0.name
        MainActor.assumeIsolated { log.names.append(name) }
      }
    }
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    field.becomeFirstResponder()
    try settle()
    #expect(log.names == Array(all.prefix(2)))
    try tap(.dismiss)
    try settle()
    #expect(log.names == all && !field.isEditing)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    field.becomeFirstResponder()
    try settle()
    #expect(screen.window.screen.keyboard?.frame.height == 50 && keys.isEmpty)
    finish()
  }

  @Test("is not shown where texts can only be selected, and not for other responders")
  func absence() throws {
    let view = UITextView(frame: CGRect(x: 20, y: 80, width: 200, height: 60))
    view.isEditable = false
    screen.window.addSubview(view)
    view.becomeFirstResponder()
    try settle()
    #expect(view.isFirstResponder && screen.window.screen.keyboard == nil)
    finish()
  }

  @Test("finds its letters in XKB's layouts")
  func layouts() {
    let layouts = KeyboardCharacters.read("us,de,gr,ru")
    #expect(layouts.map { String($0.name.prefix(4)) } == ["Engl", "Germ", "Gree", "Russ"])
    #expect(layouts[0].rows.map(\.count) == [10, 9, 7])
    #expect(layouts[1].rows[0].map(\.lower).joined() == "qwertzuiopü")
    #expect(layouts[1].rows[1].last?.upper == "Ä")
    #expect(layouts[3].rows[0].first?.lower == "й")
    #expect(KeyboardCharacters.read("nonesuch").isEmpty)
    finish()
  }

  @Test("is chosen by a word in the environment")
  func policy() throws {
    #expect(try UIApplication.keyboard(in: [:]) == .automatic)
    #expect(try UIApplication.keyboard(in: ["LAMINA_KEYBOARD": "never"]) == .never)
    #expect(throws: (any Error).self) {
      try UIApplication.keyboard(in: ["LAMINA_KEYBOARD": "soon"])
    }
    finish()
  }
}
