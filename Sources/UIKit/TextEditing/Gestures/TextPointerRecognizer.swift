import CoreGraphics

/// Follows the pointer from the press of its primary button on.
final class TextPointerRecognizer: UIGestureRecognizer {
  /// How often the button was pressed here in quick succession.
  private(set) var clickCount = 0
  /// Called when another button is pressed, which belongs to the edit menu.
  var onOtherButton: (CGPoint) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    guard event.buttonMask == .primary else {
      onOtherButton(touch.location(in: view))
      state = .failed
      return
    }
    clickCount = touch.tapCount
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }
}
