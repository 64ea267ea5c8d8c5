public import Foundation

/// The text that has the focus, as a keyboard of the program edits it.
///
/// Main thread only. Source: Apple, "UITextDocumentProxy".
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
  /// The text in front of the caret or the selection, within its paragraph; nil if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text behind the caret or the selection, within its paragraph; nil if there is none.
  var documentContextAfterInput: String? { get }
  /// The selected text; nil if none is.
  var selectedText: String? { get }
  /// The layout of the hardware keyboard.
  var documentInputMode: UITextInputMode? { get }
  /// Tells the text from others.
  var documentIdentifier: UUID { get }
  /// Moves the caret by UTF-16 units.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Inserts or replaces marked text; see `UITextInput`.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Confirms the marked text.
  func unmarkText()
}

/// Edits the text of the first responder of the key window.
@MainActor final class DocumentProxy: NSObject, UITextDocumentProxy {
  private unowned let controller: UIInputViewController
  private weak var known: UIResponder?
  private var identifier = UUID()

  init(of controller: UIInputViewController) {
    self.controller = controller
  }

  /// The responder with the text: the first one of the window that is key on the keyboard's screen.
  var client: UIResponder? {
    let screen = controller.viewIfLoaded?.window?.screen ?? .main
    return screen.stack.keyWindow?.firstResponder
  }

  private var input: (any UITextInput)? { client as? any UITextInput }

  var documentInputMode: UITextInputMode? { client?.textInputMode }

  var documentIdentifier: UUID {
    if known !== client { (known, identifier) = (client, UUID()) }
    return identifier
  }

  // MARK: Context

  var documentContextBeforeInput: String? {
    guard let input, let range = input.selectedTextRange else { return nil }
    let text = input.text(from: input.beginningOfDocument, to: range.start)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).last
    return line.flatMap { $0.isEmpty ? nil : String($0) }
  }

  var documentContextAfterInput: String? {
    guard let input, let range = input.selectedTextRange else { return nil }
    let text = input.text(from: range.end, to: input.endOfDocument)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).first
    return line.flatMap { $0.isEmpty ? nil : String($0) }
  }

  var selectedText: String? {
    guard let input, let range = input.selectedTextRange, !range.isEmpty else { return nil }
    return input.text(in: range)
  }

  // MARK: Changes

  var hasText: Bool { (client as? any UIKeyInput)?.hasText ?? false }

  func insertText(_ text: String) {
    change { ($0 as? any UIKeyInput)?.insertTyped(text) }
  }

  func deleteBackward() {
    change { ($0 as? any UIKeyInput)?.deleteBackward() }
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input, let range = input.selectedTextRange else { return }
    let start = offset < 0 ? range.start : range.end
    let end = offset < 0 ? input.beginningOfDocument : input.endOfDocument
    let place = input.position(from: start, offset: offset) ?? end
    controller.selectionWillChange(input)
    input.selectedTextRange = input.textRange(from: place, to: place)
    controller.selectionDidChange(input)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    change { ($0 as? any UITextInput)?.setMarkedText(markedText, selectedRange: selectedRange) }
  }

  func unmarkText() {
    change { ($0 as? any UITextInput)?.unmarkText() }
  }

  /// Changes the client's text, and tells the controller, and input methods.
  private func change(_ body: (UIResponder) -> Void) {
    guard let client else { return }
    controller.textWillChange(input)
    body(client)
    controller.textDidChange(input)
    client.focusWindow?.screen.textInput.setNeedsUpdate()
  }
}
