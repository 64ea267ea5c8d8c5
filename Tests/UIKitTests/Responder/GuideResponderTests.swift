import LaminaTesting
import Testing
import UIKit

/// Logs what reaches it, and passes it on.
private final class ChainView: UIView {
  var log: [String] = []
  var successor: UIResponder?

  override var next: UIResponder? { successor ?? super.next }
  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log.append("touch")
    super.touchesBegan(touches, with: event)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("press")
    super.pressesBegan(presses, with: event)
  }
}

// Apple, "Using responders and the responder chain to handle events". Requirement V24.
@MainActor @Suite("The guide on the responder chain", .serialized)
struct GuideResponderTests {
  private let screen: OffscreenScreen
  private let outer = ChainView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = ChainView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 200, height: 200))
    outer.addSubview(inner)
    screen.window.addSubview(outer)
  }

  private func tap() { screen.tap(at: CGPoint(x: 10, y: 10)) }

  // "Determining an event's first responder"
  @Test("Touches go to the view in which they occur, presses to the first responder")
  func firstResponders() {
    outer.becomeFirstResponder()
    tap()
    #expect(inner.log == ["touch"])
    outer.log = []
    screen.key(.keyboardA)
    #expect(outer.log == ["press"] && inner.log == ["touch"])
  }

  @Test("What a responder does not handle goes to the next one")
  func passedOn() {
    inner.becomeFirstResponder()
    tap()
    screen.key(.keyboardA)
    #expect(inner.log == ["touch", "press"] && outer.log == ["touch", "press"])
  }

  @Test("A view's next responder is its superview, and the chain ends with the application")
  func chain() {
    let chain = Array(sequence(first: inner as UIResponder, next: \.next))
    #expect(chain[1] === outer && chain[2] === screen.window)
    #expect(chain.contains { $0 === UIApplication.shared })
  }

  @Test("The delegate of the application is the last responder, if it is one")
  func delegate() {
    final class Responder: UIResponder, UIApplicationDelegate {}
    final class Other: NSObject, UIApplicationDelegate {}
    let (application, before) = (UIApplication.shared, UIApplication.shared.delegate)
    defer { application.delegate = before }
    let responder = Responder()
    application.delegate = responder
    #expect(application.next === responder && responder.next == nil)
    application.delegate = Other()
    #expect(application.next == nil)
  }

  // "Altering the responder chain"
  @Test("Overriding next alters the chain")
  func altered() {
    let other = ChainView()
    inner.successor = other
    inner.becomeFirstResponder()
    tap()
    screen.key(.keyboardA)
    #expect(other.log == ["touch", "press"] && outer.log.isEmpty)
  }

  // "Determining which responder contained a touch event"
  @Test("The view of a touch does not change, whatever happens to its location")
  func touchView() {
    screen.touch(.began, at: CGPoint(x: 10, y: 10))
    screen.touch(.moved, at: CGPoint(x: 190, y: 190))
    screen.touch(.ended, at: CGPoint(x: 190, y: 190))
    tap()
    #expect(inner.log == ["touch", "touch"])
  }
}
