extension GestureEnvironment {
  /// Tells the recognizers below the pointer that it has moved, and those that it has left.
  func deliverHover(_ event: UIEvent) {
    guard let touch = event.touches.first else { return }
    turn {
      let isOut = touch.values.phase == .regionExited
      let below = isOut ? [] : recognizers(above: touch.hitView).compactMap { $0.asHover }
      for recognizer in hovering where !below.contains(where: { $0 === recognizer }) {
        recognizer.leave(touch, event)
      }
      for recognizer in below where recognizer.isRunning || recognizer.takes(event) {
        recognizer.follow(touch, event)
      }
      hovering = below.filter(\.isRunning)
    }
  }
}

extension UIGestureRecognizer {
  fileprivate final var asHover: UIHoverGestureRecognizer? { self as? UIHoverGestureRecognizer }
}

extension UIHoverGestureRecognizer {
  fileprivate final func takes(_ event: UIEvent) -> Bool { isEnabled && receives(event) }

  fileprivate final func follow(_ touch: UITouch, _ event: UIEvent) {
    note(touch, event)
    request(isRunning ? .changed : .began)
  }

  fileprivate final func leave(_ touch: UITouch, _ event: UIEvent) {
    guard isRunning else { return }
    note(touch, event)
    request(.ended)
  }

  private func note(_ touch: UITouch, _ event: UIEvent) {
    (lastLocation, lastWindow) = (touch.values.location, touch.hitWindow)
    (lastButtons, lastModifiers) = (event.buttons, event.modifiers)
  }
}
