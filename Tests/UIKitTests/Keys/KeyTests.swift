import LaminaTesting
import Testing
import UIKit
import Wayland

/// A view that logs presses, key commands and text.
private final class KeyView: UIView {
  var log: [String] = []
  var forwards = true
  var commands: [UIKeyCommand]?

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }

  private func names(_ presses: Set<UIPress>) -> String {
    presses.map { "\($0.key?.keyCode.rawValue ?? 0)" }.sorted().joined(separator: "+")
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("began \(names(presses)) of \(event?.allPresses.count ?? 0)")
    if forwards { super.pressesBegan(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("ended \(names(presses))")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("cancelled \(names(presses))")
  }
  override func copy(_ sender: Any?) { log.append("copy") }
  override func validate(_ command: UICommand) {
    if command.propertyList as? String == "never" { command.attributes = .disabled }
  }
  func command(_ sender: UIKeyCommand) { log.append("command \(sender.propertyList ?? "")") }

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A view that takes text.
private final class TextView: UIView, UIKeyInput {
  var text = ""
  var commands: [UIKeyCommand]?
  var log: [String] = []
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if !text.isEmpty { text.removeLast() } }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  func command(_ sender: UIKeyCommand) { log.append(sender.input ?? "") }
}

// Requirement V24: keys, key commands and typed text.
@MainActor @Suite("Keys go to the first responder", .serialized)
struct KeyTests {
  private let screen: OffscreenScreen
  private let view = KeyView()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
    screen.window.addSubview(view)
    #expect(view.becomeFirstResponder())
  }

  private func command(
    _ name: String, _ input: String, _ modifiers: UIKeyModifierFlags = [],
    alternates: [UICommandAlternate] = []
  ) -> UIKeyCommand {
    UIKeyCommand(
      action: Selector("command:", KeyView.command(_:)), input: input, modifierFlags: modifiers,
      propertyList: name, alternates: alternates)
  }

  @Test("A key is one press from its beginning to its end, with its place and its characters")
  func press() throws {
    var presses: [UIPress] = []
    let recorder = Recorder { presses += $0 }
    screen.window.addSubview(recorder)
    #expect(recorder.becomeFirstResponder())
    screen.time = 2
    screen.key(.keyboardA, modifiers: .shift)
    #expect(presses.count == 2 && presses[0] === presses[1])
    let key = try #require(presses[0].key)
    #expect(key.keyCode == .keyboardA && key.characters == "A" && key.modifierFlags == .shift)
    #expect(presses[0].timestamp == 2 && presses[0].phase == .ended)
    #expect(presses[0].responder === recorder && presses[0].window === screen.window)
    screen.key(.keyboardUpArrow)
    #expect(presses[2].key?.characters == UIKeyCommand.inputUpArrow)
    #expect(presses[2].type == .upArrow)
    screen.key(.keypad1)
    #expect(presses[4].key?.modifierFlags == .numericPad)
  }

  private final class Recorder: UIView {
    private let record: ([UIPress]) -> Void
    init(_ record: @escaping ([UIPress]) -> Void) {
      self.record = record
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      record(Array(presses))
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      record(Array(presses))
    }
  }

  @Test("Keys that are held are in the event; each ends at the responder at which it began")
  func heldKeys() {
    screen.key(.keyboardA, isPressed: true)
    screen.key(.keyboardB, isPressed: true)
    #expect(view.takeLog() == ["began 4 of 1", "began 5 of 2"])
    view.resignFirstResponder()
    screen.key(.keyboardC)
    screen.key(.keyboardA, isPressed: false)
    screen.key(.keyboardB, isPressed: false)
    #expect(view.takeLog() == ["ended 4", "ended 5"])
  }

  @Test("When the window loses the keyboard, the presses are cancelled once")
  func lostKeyboard() {
    screen.key(.keyboardA, isPressed: true)
    screen.key(.keyboardB, isPressed: true)
    _ = view.takeLog()
    screen.keyboardFocus(false)
    screen.keyboardFocus(false)
    screen.key(.keyboardA, isPressed: false)
    #expect(view.takeLog() == ["cancelled 4+5"])
  }

  @Test("A press that nobody handles is a key command; one that a responder keeps is not")
  func unhandled() {
    view.commands = [command("go", "g", .command)]
    screen.key(.keyboardG, modifiers: .command)
    #expect(view.takeLog() == ["began 10 of 1", "command go", "ended 10"])
    view.forwards = false
    screen.key(.keyboardG, modifiers: .command)
    #expect(view.takeLog() == ["began 10 of 1", "ended 10"])
  }

  @Test("A key command repeats while its key is held; a press does not")
  func repeats() {
    view.commands = [command("down", UIKeyCommand.inputDownArrow)]
    screen.key(.keyboardDownArrow, isPressed: true)
    screen.key(.keyboardDownArrow, isPressed: true, isRepeat: true)
    #expect(view.takeLog() == ["began 81 of 1", "command down", "command down"])
    screen.key(.keyboardDownArrow, isPressed: false)
    screen.key(.keyboardDownArrow, isPressed: true, isRepeat: true)
    #expect(view.takeLog() == ["ended 81"])
  }

  @Test("What a key means follows from the layout, wherever the key lies")
  func layout() {
    view.commands = [command("right", UIKeyCommand.inputRightArrow)]
    view.forwards = true
    // The place is that of the Escape key.
    let key = KeyEvent(code: 9, symbol: KeyEvent.Symbol(rawValue: 0xff53), isPressed: true)
    screen.screen.receive(InputEvent(time: 0, .key(key)))
    #expect(view.takeLog().last == "command right")
  }

  @Test("A key command fits with exactly its modifier keys")
  func modifiers() {
    view.commands = [
      command("plain", "a"), command("shift", "a", .shift), command("alternate", "a", .alternate),
      command("escape", UIKeyCommand.inputEscape), command("f5", UIKeyCommand.f5, .shift),
      command("plus", "+", .command), command("return", "\r"), command("A", "B", .command),
    ]
    let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, String?)] = [
      (.keyboardA, [], "plain"), (.keyboardA, .shift, "shift"),
      (.keyboardA, [.alphaShift, .alternate], "alternate"), (.keyboardA, [.shift, .control], nil),
      (.keyboardEscape, [], "escape"), (.keyboardEscape, .shift, nil), (.keyboardF5, .shift, "f5"),
      (.keyboardEqualSign, [.command, .shift], "plus"), (.keyboardEqualSign, .command, nil),
      (.keyboardReturnOrEnter, [], "return"), (.keyboardB, .command, "A"), (.keyboardZ, [], nil),
    ]
    for (key, flags, name) in keys {
      screen.key(key, modifiers: flags)
      let log = view.takeLog().filter { $0.hasPrefix("command") }
      #expect(log == (name.map { ["command \($0)"] } ?? []))
    }
  }

  @Test("Control stands for Command, unless a command has Control itself")
  func control() {
    view.commands = [command("command", "s", .command)]
    screen.key(.keyboardS, modifiers: .control)
    view.commands?.append(command("control", "s", .control))
    screen.key(.keyboardS, modifiers: .control)
    screen.key(.keyboardS, modifiers: .command)
    #expect(
      view.log.filter { $0.hasPrefix("command") } == [
        "command command", "command control", "command command",
      ])
  }

  @Test("The first responder's key commands come before those of the next responders")
  func chain() {
    let inner = KeyView()
    view.addSubview(inner)
    #expect(inner.becomeFirstResponder())
    view.commands = [command("outer", "a"), command("other", "b")]
    inner.commands = [command("inner", "a")]
    screen.key(.keyboardA)
    screen.key(.keyboardB)
    // Both views have the method; the action of a command begins at its owner.
    #expect(inner.log.filter { $0.hasPrefix("command") } == ["command inner"])
    #expect(view.log.filter { $0.hasPrefix("command") } == ["command other"])
  }

  @Test("A command is validated first; a disabled one is not performed")
  func validation() {
    view.commands = [command("never", "a"), command("then", "a")]
    screen.key(.keyboardA)
    #expect(view.log.filter { $0.hasPrefix("command") } == ["command then"])
  }

  @Test("An alternate has an action of its own")
  func alternates() {
    let alternate = UICommandAlternate(
      title: "", action: Selector("copy:", KeyView.copy(_:)), modifierFlags: .shift)
    view.commands = [command("plain", "a", .command, alternates: [alternate])]
    screen.key(.keyboardA, modifiers: [.command, .shift])
    #expect(view.log.contains("copy"))
  }

  @Test("The commands of the edit menu go to a responder that overrides their actions")
  func editMenu() {
    screen.key(.keyboardC, modifiers: .command)
    screen.key(.keyboardX, modifiers: .command)
    screen.key(.keyboardC, modifiers: .control)
    #expect(view.log.filter { !$0.contains(" ") } == ["copy", "copy"])
  }

  @Test("Text is typed into a first responder that takes it")
  func text() {
    let field = TextView()
    screen.window.addSubview(field)
    screen.type("lost")
    #expect(field.becomeFirstResponder())
    screen.type("Hi, a~1\n\tä😀")
    #expect(field.text == "Hi, a~1\n\tä😀")
    screen.key(.keyboardDeleteOrBackspace)
    screen.key(.keyboardUpArrow)
    screen.key(.keyboardEscape)
    screen.key(.keyboardA, modifiers: .control)
    screen.key(.keyboardB, isPressed: true)
    screen.key(.keyboardB, isPressed: true, isRepeat: true)
    #expect(field.text == "Hi, a~1\n\täbb")
  }

  @Test("Typed text comes before key commands, except for those with priority")
  func priority() {
    let field = TextView()
    screen.window.addSubview(field)
    #expect(field.becomeFirstResponder())
    let selector = Selector("command:", TextView.command(_:))
    let (plain, first) = (
      UIKeyCommand(input: "a", modifierFlags: [], action: selector),
      UIKeyCommand(input: "b", modifierFlags: [], action: selector)
    )
    first.wantsPriorityOverSystemBehavior = true
    field.commands = [
      plain, first,
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: selector),
    ]
    screen.type("ab")
    screen.key(.keyboardEscape)
    #expect(field.text == "a" && field.log == ["b", UIKeyCommand.inputEscape])
  }

  @Test("A press without a first responder goes to the key window and along the chain")
  func window() {
    final class KeyWindow: UIWindow {
      var count = 0
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        count += 1
      }
    }
    let window = KeyWindow(frame: screen.screen.bounds)
    window.makeKeyAndVisible()
    screen.key(.keyboardA)
    #expect(window.count == 1 && view.log.isEmpty)
  }

  @Test("The places of keys follow from the codes of Linux")
  func usages() {
    let known: [(UIKeyboardHIDUsage, UInt32)] = [
      (.keyboardA, 30), (.keyboardZ, 44), (.keyboard1, 2), (.keyboard0, 11),
      (.keyboardReturnOrEnter, 28), (.keyboardEscape, 1), (.keyboardSpacebar, 57),
      (.keyboardF1, 59), (.keyboardF12, 88), (.keyboardUpArrow, 103), (.keypadEnter, 96),
      (.keyboardLeftShift, 42), (.keyboardRightGUI, 126), (.keyboardNonUSBackslash, 86),
    ]
    for (usage, code) in known { #expect(usage.linuxCode == code) }
    #expect(UIKeyboardHIDUsage.keyboardLeftControl.rawValue == 0xe0)
    #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52)
  }
}
