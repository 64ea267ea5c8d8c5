/// Tells the input methods and input views of a screen that its key window has another first responder.
/// Several changes that belong together, such as the end of one role and the beginning of another, are
/// one.
@MainActor final class FirstResponderChanges {
  private unowned let screen: UIScreen
  private var depth = 0
  private var isPending = false

  init(of screen: UIScreen) {
    self.screen = screen
  }

  func happened() {
    isPending = true
    if depth == 0 { report() }
  }

  func begin() {
    depth += 1
  }

  func end() {
    depth -= 1
    if depth == 0, isPending { report() }
  }

  private func report() {
    isPending = false
    screen.textInput.updateClient()
    screen.inputViews.update()
    screen.stack.keyWindow?.firstResponder?.showAboveKeyboard()
  }
}
