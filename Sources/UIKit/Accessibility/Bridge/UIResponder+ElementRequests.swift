import Accessibility
import CoreGraphics
import Foundation

// What clients ask of an element. A client may ask for something that is not possible any more.
extension UIResponder {
  func answer(_ request: ElementRequest) -> ElementAnswer {
    switch request {
    case .perform(let index):
      .done(ElementActions(of: self, accessibilityTraits).perform(index))
    case .focus: .done(takeAccessibilityFocus())
    case .scrollToVisible:
      .done(AccessibilityFocus.shared.scroll(to: self))
    case .setNumber(let number): .done(setAccessibilityNumber(number))
    case .setSelected(let isSelected): .done(setAccessibilitySelected(isSelected))
    default: (self as? any UITextInput & UIResponder)?.answerText(request) ?? .done(false)
    }
  }

  private func takeAccessibilityFocus() -> Bool {
    AccessibilityFocus.shared.move(to: self)
    if self is any UITextInput, becomeFirstResponder() { return true }
    guard let item = self as? any UIFocusItem, item.canBecomeFocused else { return false }
    return UIFocusSystem.focusSystem(for: item)?.move(to: item, []) ?? false
  }

  private func setAccessibilityNumber(_ number: Double) -> Bool {
    guard !accessibilityTraits.contains(.notEnabled),
      let set = standardAccessibility.number?.set
    else { return false }
    set(number)
    return true
  }

  /// A tap selects an element, and, where several can be selected, ends its selection.
  private func setAccessibilitySelected(_ isSelected: Bool) -> Bool {
    if accessibilityTraits.contains(.selected) == isSelected { return true }
    return activateForAccessibility()
  }
}

extension UITextInput where Self: UIResponder {
  fileprivate func answerText(_ request: ElementRequest) -> ElementAnswer {
    switch request {
    case .replaceText(let range, let text): .done(replace(range, with: text))
    case .selectText(let range): .done(select(range))
    case .copyText(let range): .done(perform("copy:", on: range))
    case .cutText(let range): .done(perform("cut:", on: range))
    case .pasteText(let place):
      .done(perform("paste:", on: NSRange(location: place, length: 0)))
    case .textFrame(let range): frame(of: range)
    case .textPlace(let x, let y): place(at: CGPoint(x: x, y: y))
    default: .done(false)
    }
  }

  private func textRange(_ range: NSRange) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return nil }
    return textRange(from: start, to: end)
  }

  private func select(_ range: NSRange) -> Bool {
    guard let selected = textRange(range) else { return false }
    selectedTextRange = selected
    return true
  }

  /// Types a text in place of a part, as a user does: the delegate is asked, and told.
  private func replace(_ range: NSRange, with text: String) -> Bool {
    guard let replaced = textRange(range), !accessibilityTraits.contains(.notEnabled),
      (self as? UITextView)?.isEditable != false,
      shouldChangeText(in: replaced, replacementText: text)
    else { return false }
    replace(replaced, withText: text)
    return true
  }

  /// Performs an edit action on a part, which is selected for it.
  private func perform(_ action: Selector, on range: NSRange) -> Bool {
    guard select(range), canPerformAction(action, withSender: nil) else { return false }
    return UIApplication.shared.sendAction(action, to: self, from: nil, for: nil)
  }

  private func frame(of range: NSRange) -> ElementAnswer {
    guard let range = textRange(range), let window = textInputView.window else {
      return .done(false)
    }
    let rect = range.isEmpty ? caretRect(for: range.start) : firstRect(for: range)
    let onScreen = UIAccessibility.convertToScreenCoordinates(rect, in: textInputView)
    return .frame(AccessibleFrame(onScreen.applying(window.screen.geometry.displayTransform)))
  }

  private func place(at point: CGPoint) -> ElementAnswer {
    guard let window = textInputView.window else { return .place(-1) }
    let screen = window.screen
    let local = textInputView.convert(
      point.applying(screen.geometry.displayTransform.inverted()), from: screen.coordinateSpace)
    guard let position = closestPosition(to: local) else { return .place(-1) }
    return .place(offset(from: beginningOfDocument, to: position))
  }
}
