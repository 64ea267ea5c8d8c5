/// Tells a button whether the pointer is over it.
@MainActor final class ButtonHover {
  let recognizer = UIHoverGestureRecognizer()
  private(set) var isOver = false

  init(of button: UIButton) {
    recognizer.addAction { [weak self, weak button] recognizer in
      self?.isOver = recognizer.state == .began || recognizer.state == .changed
      button?.setNeedsUpdateConfiguration()
    }
    button.addGestureRecognizer(recognizer)
  }
}

extension UIButton {
  final func changeHover(_ isEnabled: Bool) {
    guard isEnabled != (hover != nil) else { return }
    if let hover { removeGestureRecognizer(hover.recognizer) }
    hover = isEnabled ? ButtonHover(of: self) : nil
    setNeedsUpdateConfiguration()
  }
}
