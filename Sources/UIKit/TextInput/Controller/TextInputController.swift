import Foundation
import QuartzCore
import RenderServer
import Wayland

/// Connects the first responder of a screen's key window with the input methods of the display, if it
/// takes text.
///
/// Input methods get a state of the text once after each event, and after changes of which the
/// responder tells its `inputDelegate`. What they edit arrives as a `TextEdit`.
@MainActor final class TextInputController: NSObject {
  /// Sends the state of the text to the display, nil for none.
  var send: (TextInputState?) -> Void

  private unowned let screen: UIScreen
  /// The seats whose input methods can edit the window's text.
  private var seats: Set<UInt32> = []
  /// The seat whose input method has marked text; nil if there is no marked text of one.
  private var markingSeat: UInt32?
  private(set) weak var client: (any UIKeyInput)?
  /// Counts the clients, whose states have different numbers.
  private var clientCount = 0
  private var sent: TextInputState?
  private var isUpdateScheduled = false
  private var isEditing = false
  /// Whether the text has changed since the last update by nothing but an input method.
  private var isChangedByInputMethod = false

  init(of screen: UIScreen) {
    self.screen = screen
    send = { [weak screen] in screen?.server?.setTextInput($0) }
  }

  // MARK: The client

  /// Takes the first responder of the key window as the client.
  func updateClient() {
    let new = screen.stack.keyWindow?.firstResponder?.keyInput
    guard new !== client else { return }
    confirmMarkedText()
    if let old = client as? any UITextInput, old.inputDelegate === self { old.inputDelegate = nil }
    client = new
    clientCount += 1
    (new as? any UITextInput)?.inputDelegate = self
    setNeedsUpdate()
  }

  /// Sends the state of the text after the current event.
  func setNeedsUpdate() {
    guard !isUpdateScheduled, !seats.isEmpty else { return }
    isUpdateScheduled = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.updateIfNeeded() } }
  }

  func updateIfNeeded() {
    guard isUpdateScheduled else { return }
    isUpdateScheduled = false
    var state: TextInputState?
    if !seats.isEmpty, let client {
      state = TextInputState(client, number: clientCount)
      state?.isChangedByInputMethod = isChangedByInputMethod
    }
    isChangedByInputMethod = false
    guard state != sent else { return }
    sent = state
    send(state)
  }

  // MARK: Events of the display

  func receive(_ input: InputEvent) {
    switch input.kind {
    case .textFocus(true):
      seats.insert(input.seat)
      setNeedsUpdate()
    case .textFocus(false): removeSeat(input.seat)
    case .textEdit(let edit): apply(edit, ofSeat: input.seat)
    default: break
    }
  }

  /// Marked text of an input method that is gone becomes text, so that nothing is lost.
  private func removeSeat(_ seat: UInt32) {
    if seat == markingSeat { confirmMarkedText() }
    seats.remove(seat)
    // Without input methods nothing follows the text, so that the display must not keep its state.
    if seats.isEmpty, sent != nil {
      sent = nil
      send(nil)
    }
  }

  private func confirmMarkedText() {
    guard markingSeat != nil else { return }
    markingSeat = nil
    guard let text = client as? any UITextInput, text.markedTextRange != nil else { return }
    edit { text.unmarkText() }
  }

  private func apply(_ textEdit: TextEdit, ofSeat seat: UInt32) {
    if seat != markingSeat { confirmMarkedText() }
    guard let client else { return }
    edit {
      if let text = client as? any UITextInput {
        let marks = text.apply(textEdit, isMarking: markingSeat != nil)
        markingSeat = marks ? seat : nil
      } else {
        client.apply(textEdit)
      }
    }
    setNeedsUpdate()
  }

  /// Changes the client's text. What the client tells of that is no news for input methods.
  private func edit(_ body: () -> Void) {
    isEditing = true
    body()
    isEditing = false
    isChangedByInputMethod = true
  }
}

extension TextInputController: UITextInputDelegate {
  /// The controller of the keyboard that the program shows for the text.
  private var keyboard: UIInputViewController? { (client as? UIResponder)?.inputViewController }

  func selectionWillChange(_ textInput: (any UITextInput)?) {
    keyboard?.selectionWillChange(textInput)
  }

  func selectionDidChange(_ textInput: (any UITextInput)?) {
    noteChange()
    keyboard?.selectionDidChange(textInput)
  }

  func textWillChange(_ textInput: (any UITextInput)?) {
    keyboard?.textWillChange(textInput)
  }

  func textDidChange(_ textInput: (any UITextInput)?) {
    noteChange()
    keyboard?.textDidChange(textInput)
  }

  private func noteChange() {
    if !isEditing { isChangedByInputMethod = false }
    setNeedsUpdate()
    screen.inputViews.textDidChange()
  }
}
