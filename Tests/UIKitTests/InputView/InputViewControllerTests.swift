import LaminaTesting
import Testing

@testable import UIKit

/// A text with a keyboard of the program.
private final class TypedView: EditingView {
  var keyboard: UIInputViewController?
  var bar: UIInputViewController?
  override var inputViewController: UIInputViewController? { keyboard }
  override var inputAccessoryViewController: UIInputViewController? { bar }
}

private final class Keyboard: UIInputViewController {
  var log: [String] = []
  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  override func textWillChange(_ textInput: (any UITextInput)?) { log.append("text will change") }
  override func textDidChange(_ textInput: (any UITextInput)?) { log.append("text did change") }
  override func selectionDidChange(_ textInput: (any UITextInput)?) {
    log.append("selection did change")
  }
}

// Apple, "UIInputViewController", "UITextDocumentProxy". Requirement V38.
@MainActor @Suite("A keyboard of the program", .serialized)
struct InputViewControllerTests {
  private let screen: OffscreenScreen
  private let text = TypedView()
  private let keyboard = Keyboard()
  private var proxy: any UITextDocumentProxy { keyboard.textDocumentProxy }

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 200, height: 500))
    screen.window.addSubview(text)
    text.keyboard = keyboard
  }

  private func settle() throws {
    for _ in 0..<3 {
      try screen.render()
      screen.time += 0.5
    }
  }

  @Test("the view is an input view, at the bottom of the screen while the text has the focus")
  func appearance() throws {
    #expect(text.becomeFirstResponder())
    try settle()
    let view = try #require(keyboard.inputView)
    #expect(view.inputViewStyle == .keyboard && view.window != nil)
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 0, y: 284, width: 200, height: 216))
    #expect(keyboard.log == ["will appear"])
    keyboard.dismissKeyboard()
    try settle()
    #expect(!text.isFirstResponder && view.window == nil)
    #expect(keyboard.log == ["will appear", "did disappear"])
  }

  @Test("an accessory controller's view is above the keyboard")
  func accessory() throws {
    let bar = UIInputViewController()
    bar.view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    text.bar = bar
    #expect(text.becomeFirstResponder())
    try settle()
    #expect(bar.inputView == nil)
    #expect(bar.view.convert(bar.view.bounds, to: nil).minY == 244)
    #expect(text.resignFirstResponder())
    try settle()
  }

  @Test("the proxy edits the text of the first responder, and the controller learns of it")
  func edits() throws {
    #expect(text.becomeFirstResponder())
    keyboard.log = []
    #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
    proxy.insertText("one\ntwo")
    #expect(text.string == "one\ntwo" && proxy.hasText)
    #expect(keyboard.log.prefix(2) == ["text will change", "text did change"])
    proxy.deleteBackward()
    #expect(text.string == "one\ntw" && proxy.documentContextBeforeInput == "tw")
    proxy.adjustTextPosition(byCharacterOffset: -1)
    #expect(text.selection == 5..<5 && keyboard.log.last == "selection did change")
    #expect(proxy.documentContextBeforeInput == "t" && proxy.documentContextAfterInput == "w")
    proxy.adjustTextPosition(byCharacterOffset: -100)
    #expect(text.selection == 0..<0 && proxy.documentContextAfterInput == "one")
    text.selection = 0..<3
    #expect(proxy.selectedText == "one")
    proxy.setMarkedText("ichi", selectedRange: NSRange(location: 4, length: 0))
    #expect(text.marked != nil)
    proxy.unmarkText()
    #expect(text.marked == nil && text.string == "ichi\ntw")
    #expect(text.resignFirstResponder())
  }

  @Test("each text has an identifier, and without one nothing is edited")
  func identifiers() {
    proxy.insertText("lost")
    #expect(!proxy.hasText && proxy.selectedText == nil)
    #expect(text.becomeFirstResponder())
    let first = proxy.documentIdentifier
    #expect(first == proxy.documentIdentifier)
    let other = EditingView()
    screen.window.addSubview(other)
    #expect(other.becomeFirstResponder())
    #expect(proxy.documentIdentifier != first)
    #expect(other.resignFirstResponder())
  }
}
