/// The element that has the focus for clients: that of the keyboard, or the one that the program has
/// sent a screen reader to, whichever has changed last.
@MainActor struct PublishedFocus {
  private weak var keyboardElement: UIResponder?
  private weak var readerElement: UIResponder?
  private(set) weak var element: UIResponder?

  mutating func update(on screen: UIScreen) {
    let window = screen.stack.keyWindow
    let keyboard = window?.firstResponder ?? window?.focusSystem.focusedItem as? UIResponder
    let reader = AccessibilityFocus.shared.element
    if keyboard !== keyboardElement {
      element = keyboard
    } else if reader !== readerElement, let reader {
      element = reader
    }
    (keyboardElement, readerElement) = (keyboard, reader)
  }
}
