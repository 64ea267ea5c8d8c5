import CoreGraphics

extension UIScrollView {
  /// The distance that stays between a text that is edited and the keyboard. Points.
  private static let margin: CGFloat = 8

  /// The height of the part that the keyboard covers, if the view makes room for it.
  var coveredHeight: CGFloat {
    guard avoidsKeyboard, let keyboard = window?.screen.keyboard, keyboard.isDocked,
      let covered = covered(by: keyboard)
    else { return 0 }
    return max(bounds.height - covered.minY, 0)
  }

  /// Called when the keyboard appears, moves or disappears, in the animation with which it does.
  func keyboardDidChange() {
    guard avoidsKeyboard else { return }
    updateAdjustedInset()
    let offset = clamped(contentOffset)
    if drag == nil, player.run == nil, offset != contentOffset { contentOffset = offset }
    window?.firstResponder?.showAboveKeyboard(animated: false)
  }

  /// Scrolls so that a view in the content is visible; of a text view, the line of the caret.
  fileprivate func show(_ view: UIView, animated: Bool) {
    var rect = view.bounds
    if let text = view as? UITextView, let end = text.selectedTextRange?.end {
      rect = text.caretRect(for: end).intersection(rect)
    }
    guard !rect.isNull, drag == nil else { return }
    let place = convert(rect, from: view).insetBy(dx: 0, dy: -Self.margin)
    show(place, animated: animated)
  }
}

extension UIResponder {
  /// Scrolls a text that is edited above the keyboard, in a view that makes room for it.
  func showAboveKeyboard(animated: Bool = true) {
    guard let view = self as? UIView, view is any UIKeyInput, let screen = view.window?.screen,
      screen.keyboard != nil
    else { return }
    var ancestor = view.superview
    while let current = ancestor {
      if let scroll = current as? UIScrollView, scroll.avoidsKeyboard {
        return scroll.show(view, animated: animated)
      }
      ancestor = current.superview
    }
  }
}
