import Foundation

/// Where a screen reader is.
@MainActor package final class AccessibilityFocus {
  package static let shared = AccessibilityFocus()

  package private(set) weak var element: UIResponder?
  /// The technology that has moved last.
  private(set) var technology =
    UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver

  /// Goes to an element, which scroll views around it bring into view. nil leaves the present one.
  package func move(
    to next: UIResponder?,
    for technology: UIAccessibility.AssistiveTechnologyIdentifier = .notificationVoiceOver
  ) {
    guard next !== element else { return }
    let previous = element
    (element, self.technology) = (next, technology)
    previous?.accessibilityElementDidLoseFocus()
    next?.scrollToVisible()
    next?.accessibilityElementDidBecomeFocused()
    post(next, previous)
  }

  /// Has scroll views bring an element into view. Returns false if it is in no window.
  func scroll(to element: UIResponder) -> Bool {
    element.scrollToVisible()
    return element.accessibilityWindow != nil
  }

  private func post(_ next: UIResponder?, _ previous: UIResponder?) {
    var info: [String: Any] = [
      UIAccessibility.assistiveTechnologyUserInfoKey: technology.rawValue
    ]
    info[UIAccessibility.focusedElementUserInfoKey] = next
    info[UIAccessibility.unfocusedElementUserInfoKey] = previous
    NotificationCenter.default.post(
      name: UIAccessibility.elementFocusedNotification, object: nil, userInfo: info)
  }
}

extension UIResponder {
  /// Scrolls the views around an element until it is visible.
  fileprivate func scrollToVisible() {
    let frame = accessibilityFrame
    for case let scroll as UIScrollView in sequence(first: self, next: \.next)
    where scroll !== self && scroll.window != nil {
      scroll.scrollRectToVisible(
        scroll.convert(frame, from: scroll.window!.screen.coordinateSpace), animated: false)
    }
  }
}
