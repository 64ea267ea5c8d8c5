import Foundation

/// Tells a button whether the pointer is over it, and the pointer which style the button provides.
@MainActor final class ButtonHover: NSObject, UIPointerInteractionDelegate {
  private weak var button: UIButton?
  private let recognizer = UIHoverGestureRecognizer()
  private lazy var pointer = UIPointerInteraction(delegate: self)
  private(set) var isOver = false

  init(of button: UIButton) {
    self.button = button
    super.init()
    recognizer.addAction { [weak self, weak button] recognizer in
      self?.isOver = recognizer.state == .began || recognizer.state == .changed
      button?.setNeedsUpdateConfiguration()
    }
    button.addGestureRecognizer(recognizer)
    styleDidChange()
  }

  func end() {
    button?.removeGestureRecognizer(recognizer)
    if pointer.view != nil { button?.removeInteraction(pointer) }
  }

  func styleDidChange() {
    guard let button else { return }
    let providesStyle = button.pointerStyleProvider != nil
    if providesStyle, pointer.view == nil { button.addInteraction(pointer) }
    if !providesStyle, pointer.view != nil { button.removeInteraction(pointer) }
    pointer.invalidate()
    button.setNeedsUpdateConfiguration()
  }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button else { return nil }
    return button.pointerStyleProvider?(
      button, .automatic(UITargetedPreview(view: button)), .roundedRect(button.frame))
  }
}

extension UIButton {
  final func changeHover(_ isEnabled: Bool) {
    guard isEnabled != (hover != nil) else { return }
    hover?.end()
    hover = isEnabled ? ButtonHover(of: self) : nil
    setNeedsUpdateConfiguration()
  }

  /// Whether the button is lightened because the pointer is over it.
  final var isLightened: Bool { isHovered && pointerStyleProvider == nil }
}
