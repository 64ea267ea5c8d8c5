import Testing
import UIKit

@MainActor private var log: [String] = []

/// A view that can become first responder, and logs what it is asked.
private final class FocusView: UIView {
  var name = ""
  var refuses = false

  convenience init(_ name: String) {
    self.init()
    self.name = name
  }

  override var canBecomeFirstResponder: Bool {
    log.append("\(name) canBecome")
    return true
  }
  override var canResignFirstResponder: Bool {
    log.append("\(name) canResign")
    return !refuses
  }
  @discardableResult override func becomeFirstResponder() -> Bool {
    log.append("\(name) become")
    return super.becomeFirstResponder()
  }
  @discardableResult override func resignFirstResponder() -> Bool {
    log.append("\(name) resign")
    return super.resignFirstResponder()
  }
}

// Event Handling Guide for iOS, "Understanding Responders and the Responder Chain". Requirement V24.
@MainActor @Suite("The first responder", .serialized)
struct FirstResponderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let first = FocusView("first")
  private let second = FocusView("second")

  init() {
    window.addSubview(first)
    window.addSubview(second)
    log = []
  }

  @Test("The present first responder resigns before the next one takes its place")
  func order() {
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    #expect(log == ["first become", "first canBecome"])
    log = []
    #expect(second.becomeFirstResponder())
    #expect(log == ["second become", "second canBecome", "first resign", "first canResign"])
    #expect(!first.isFirstResponder && second.isFirstResponder)
    log = []
    #expect(second.becomeFirstResponder())
    #expect(log == ["second become"])
  }

  @Test("A first responder that refuses to resign keeps its place")
  func refusal() {
    first.becomeFirstResponder()
    first.refuses = true
    #expect(!second.becomeFirstResponder() && !second.isFirstResponder)
    #expect(!first.resignFirstResponder() && first.isFirstResponder)
    first.refuses = false
    #expect(first.resignFirstResponder() && !first.isFirstResponder)
    #expect(first.resignFirstResponder())
  }

  @Test("A view outside a window, and one that cannot, does not become first responder")
  func impossible() {
    #expect(!FocusView("alone").becomeFirstResponder())
    let plain = UIView()
    window.addSubview(plain)
    #expect(!plain.canBecomeFirstResponder && !plain.becomeFirstResponder())
    #expect(!UIResponder().isFirstResponder && !UIResponder().becomeFirstResponder())
    #expect(plain.canResignFirstResponder && plain.resignFirstResponder())
  }

  @Test("A hidden first responder keeps its place; one that leaves its window does not")
  func hidingAndLeaving() {
    let parent = UIView()
    window.addSubview(parent)
    parent.addSubview(first)
    first.becomeFirstResponder()
    first.isHidden = true
    parent.isHidden = true
    window.isHidden = true
    #expect(first.isFirstResponder)
    first.refuses = true
    log = []
    parent.removeFromSuperview()
    #expect(log == ["first resign", "first canResign"])
    window.addSubview(parent)
    #expect(!first.isFirstResponder)
  }

  @Test("Each window has a first responder; a released one has no successor")
  func windows() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.addSubview(second)
    #expect(first.becomeFirstResponder() && second.becomeFirstResponder())
    #expect(first.isFirstResponder && second.isFirstResponder)
    other.addSubview(first)
    #expect(!first.isFirstResponder && second.isFirstResponder)
  }
}
