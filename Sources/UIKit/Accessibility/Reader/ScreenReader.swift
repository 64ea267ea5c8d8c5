import CoreGraphics
import Foundation
import LayerTree

/// The screen reader of the program itself, for machines without a desktop.
///
/// It stands at an element, which an outline shows, speaks what it reads there, and shows that as a
/// caption. `ReaderWindow` passes the user's gestures on.
@MainActor package final class ScreenReader: AccessibilityClient {
  let screen: UIScreen
  private let speech: any SpeechOutput
  private let window: ReaderWindow
  var rotor = ReaderRotor()
  private var place = ReaderPlace()
  /// The last description that the reader spoke of the element, to find out what an action has changed.
  private var lastSpoken = ""
  private var hasActed = false
  private var isScheduled = false

  /// The seconds after a change in which others may follow, before the reader looks where it is.
  private static let interval = 0.1

  package init(on screen: UIScreen, speech: any SpeechOutput) {
    (self.screen, self.speech) = (screen, speech)
    window = ReaderWindow(screen: screen)
    window.reader = self
    window.isHidden = false
    AccessibilityClients.shared.add(self)
    AccessibilityChanges.shared.add(self) { [weak self] _ in self?.schedule() }
    schedule()
  }

  /// Ends the reader: nothing is spoken any more, and touches reach the program.
  package func stop() {
    AccessibilityChanges.shared.remove(self)
    AccessibilityClients.shared.remove(self)
    speech.stop()
    window.isHidden = true
  }

  /// Where the reader is; nil before there is an element.
  package var element: UIResponder? { place.element }

  // MARK: Gestures

  /// A finger is at a point: the element there is read, once.
  func explore(at point: CGPoint) {
    guard let found = screen.accessibilityElement(at: point), found !== element else { return }
    move(to: found)
  }

  /// Goes to the next element, or the previous one. The last one is read again.
  func move(by step: Int) {
    let elements = screen.accessibilityElementsInOrder
    guard let first = elements.first else { return }
    guard let index = elements.firstIndex(where: { $0 === element }) else {
      return move(to: first)
    }
    move(to: elements[min(max(index + step, 0), elements.count - 1)])
  }

  /// Activates the element, or performs the action that the rotor has chosen.
  func activate() {
    act { $0.activateForAccessibility() }
  }

  func scroll(_ direction: UIAccessibilityScrollDirection) {
    _ = target?.scrollForAccessibility(direction)
  }

  func escape() { _ = target?.escapeForAccessibility() }
  func magicTap() { _ = target?.magicTapForAccessibility() }
  func silence() { speech.stop() }

  private var target: UIResponder? { element ?? screen.stack.keyWindow }

  /// Performs an action on the element. The reader speaks the change after the next commit.
  func act(_ body: (UIResponder) -> Bool) {
    guard let element else { return }
    hasActed = true
    schedule()
    let action = rotor.takeAction()
    if !(action?.perform() ?? body(element)) { say(element.readDescription) }
  }

  // MARK: Speaking

  func move(to next: UIResponder) {
    hasActed = false
    AccessibilityFocus.shared.move(to: next)
    place = ReaderPlace(next)
    rotor.arrive(at: next)
    window.show(next)
    lastSpoken = next.spokenDescription
    say(next.readDescription)
  }

  func say(_ text: String) {
    window.caption = text
    speech.speak(text, interrupts: true) { _ in }
  }

  // MARK: Changes

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    _ = InputTimers.shared.set(for: MediaClock.now + Self.interval) { [weak self] in
      self?.follow()
    }
  }

  /// Follows the element, or goes on with another one if it is gone.
  private func follow() {
    isScheduled = false
    guard !window.isHidden else { return }
    let elements = screen.accessibilityElementsInOrder
    if let element, elements.contains(where: { $0 === element }) {
      place.update()
      if hasActed { speakChange(of: element) }
    } else if let next = place.successor(in: elements) {
      if next.spokenDescription == lastSpoken { place = ReaderPlace(next) } else { move(to: next) }
    }
    window.show(element)
  }

  private func speakChange(of element: UIResponder) {
    hasActed = false
    let text = element.spokenDescription
    guard text != lastSpoken else { return }
    lastSpoken = text
    say(element.spokenChange)
  }

  // MARK: From the program

  package func announce(_ text: NSAttributedString, isDone: @escaping (Bool) -> Void) {
    window.caption = text.string
    speech.speak(text.string, interrupts: text.isUrgentAnnouncement, isDone: isDone)
  }

  package func layoutDidChange(isNewScreen: Bool, element: UIResponder?) {
    let first = isNewScreen ? screen.accessibilityElementsInOrder.first : nil
    if let next = element ?? first { move(to: next) }
  }

  package func scrollDidEnd(_ text: String?) {
    if let text { say(text) }
  }
}

extension UIResponder {
  /// The text that the reader speaks when it arrives at the element, with a hint at custom actions.
  fileprivate var readDescription: String {
    let hasActions = accessibilityCustomActions?.isEmpty == false
    return String.spoken([spokenDescription, hasActions ? "actions available" : nil]) ?? ""
  }

  /// The text that the reader speaks after a change: the value of an adjustable element, or else the whole
  /// description.
  fileprivate var spokenChange: String {
    guard !accessibilityTraits.contains(.toggleButton) else {
      return accessibilityValue == "1" ? "on" : "off"
    }
    return accessibilityTraits.contains(.adjustable)
      ? accessibilityValue ?? spokenDescription : spokenDescription
  }
}
