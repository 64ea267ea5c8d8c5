import LaminaTesting
import Testing
import UIKit

/// A view that is first responder, and logs its presses.
private final class PressedView: UIView {
  var log: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("view began")
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("view ended")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("view cancelled \(presses.first?.phase == .cancelled)")
  }
}

/// Recognizes that a key is released, and logs the methods for presses.
private final class KeyRecognizer: UIGestureRecognizer {
  var log: [String] = []
  var recognizesAtOnce = false
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log.append("began \(event.presses(for: self).count)")
    if recognizesAtOnce { state = .ended }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log.append("ended")
    state = .ended
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log.append("cancelled")
  }
  override func reset() { log.append("reset") }
}

// Requirements V23 and V24. Apple, "pressesBegan(_:with:)" and "allowedPressTypes".
@MainActor @Suite("Recognizers of presses", .serialized)
struct PressGestureTests {
  private let screen: OffscreenScreen
  private let view = PressedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let recognizer = KeyRecognizer()
  private let arrows = [UIPress.PressType.upArrow, .downArrow].map { $0.rawValue as NSNumber }

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 100, height: 100))
    screen.window.addSubview(view)
    screen.window.addGestureRecognizer(recognizer)
    view.becomeFirstResponder()
  }

  @Test("a recognizer gets presses before the responder, and cancels them when it recognizes")
  func order() {
    screen.key(.keyboardUpArrow, isPressed: true)
    #expect(recognizer.log == ["began 1"])
    #expect(view.log == ["view began"])
    screen.key(.keyboardUpArrow, isPressed: false)
    #expect(recognizer.log == ["began 1", "ended", "reset"])
    #expect(view.log == ["view began", "view cancelled true"])
    #expect(GestureEnvironment.shared.isIdle)
  }

  @Test("a recognizer that recognizes at once keeps the press from the responder, and its command")
  func atOnce() {
    recognizer.recognizesAtOnce = true
    screen.key(.keyboardUpArrow)
    #expect(view.log.isEmpty)
    recognizer.cancelsTouchesInView = false
    screen.key(.keyboardUpArrow)
    #expect(view.log == ["view began", "view ended"])
    #expect(GestureEnvironment.shared.isIdle)
  }

  @Test("types that are not allowed, and presses that the delegate refuses, are not received")
  func types() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
      ) -> Bool { press.type == .upArrow }
    }
    recognizer.allowedPressTypes = arrows
    let delegate = Refusing()
    recognizer.delegate = delegate
    screen.key(.keyboardLeftArrow)
    screen.key(.keyboardA)
    screen.key(.keyboardDownArrow)
    #expect(recognizer.log.isEmpty)
    screen.key(.keyboardUpArrow)
    #expect(recognizer.log == ["began 1", "ended", "reset"])
  }

  @Test("a lost keyboard cancels the press, and the gesture fails")
  func cancellation() {
    var isReceived = false
    screen.key(.keyboardUpArrow, isPressed: true)
    isReceived = recognizer.log == ["began 1"]
    screen.keyboardFocus(false)
    #expect(isReceived && recognizer.log == ["began 1", "cancelled", "reset"])
    #expect(view.log == ["view began", "view cancelled true"])
    #expect(recognizer.state == .possible && GestureEnvironment.shared.isIdle)
  }

  @Test("a tap counts presses of the types that were set, and no others")
  func tap() {
    screen.window.removeGestureRecognizer(recognizer)
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    var count = 0
    tap.addAction { _ in count += 1 }
    view.addGestureRecognizer(tap)
    screen.key(.keyboardUpArrow)
    screen.key(.keyboardUpArrow)
    #expect(count == 0)
    tap.allowedPressTypes = arrows
    screen.key(.keyboardUpArrow)
    screen.time += 0.1
    screen.key(.keyboardUpArrow)
    #expect(count == 1)
    screen.key(.keyboardUpArrow)
    screen.time += 1
    #expect(count == 1 && GestureEnvironment.shared.isIdle)
  }

  @Test("a long press begins while the key is held, and takes it from the responder")
  func longPress() {
    screen.window.removeGestureRecognizer(recognizer)
    let press = UILongPressGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    press.addAction { states.append($0.state) }
    press.allowedPressTypes = arrows
    view.addGestureRecognizer(press)
    screen.key(.keyboardDownArrow, isPressed: true)
    screen.time += 0.6
    #expect(states == [.began])
    #expect(view.log == ["view began", "view cancelled true"])
    screen.key(.keyboardDownArrow, isPressed: false)
    #expect(states == [.began, .ended] && GestureEnvironment.shared.isIdle)
  }

  @Test("two recognizers of a press exclude each other, the inner one first")
  func exclusion() {
    let inner = KeyRecognizer()
    view.addGestureRecognizer(inner)
    var recognized: [String] = []
    inner.addAction { _ in recognized.append("inner") }
    recognizer.addAction { _ in recognized.append("outer") }
    screen.key(.keyboardUpArrow)
    #expect(recognized == ["inner"])
    inner.isEnabled = false
    screen.key(.keyboardUpArrow)
    #expect(recognized == ["inner", "outer"])
  }
}
