import LaminaTesting
import Testing

@testable import UIKit

// iOS Application Programming Guide, "Copy, Cut, and Paste Operations", "Displaying and Managing the
// Edit Menu". Requirements V24 and V28.
@MainActor @Suite("The guide on the edit menu and the pasteboard", .serialized)
struct GuideEditMenuTests {
  /// A controller that copies, and does nothing else.
  private final class CopyController: UIViewController {
    var text = "quartz"
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      switch action {
      case "copy:": true
      case "cut:", "paste:", "select:", "selectAll:": false
      default: super.canPerformAction(action, withSender: sender)
      }
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    override func cut(_ sender: Any?) { text = "" }
    override func paste(_ sender: Any?) { text = UIPasteboard.general.string ?? "" }
  }

  private let screen: OffscreenScreen
  private let controller = CopyController()
  private let word = UIView(frame: CGRect(x: 120, y: 200, width: 80, height: 20))

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    screen.window.rootViewController = controller
    controller.view.addSubview(word)
    screen.window.layoutIfNeeded()
  }

  private func settle() throws {
    for _ in 0..<4 {
      try screen.render()
      screen.time += 0.5
    }
  }

  private var bar: EditMenuBar? { EditMenuPresenter.visible?.bar }

  private func show() throws {
    UIMenuController.shared.showMenu(from: controller.view, rect: word.frame)
    try settle()
  }

  // "To enable this, you will need to make the responsible view controller the first responder. … You
  // need to override canBecomeFirstResponder."
  @Test("A controller becomes first responder once its view is in a window, if it can")
  func firstResponder() {
    #expect(UIViewController().canBecomeFirstResponder == false)
    #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
    #expect(controller.resignFirstResponder() && !controller.isFirstResponder)
  }

  // "The view controller only supports the copy action, and none of the others. When the menu appears,
  // the only option shown will be Copy."
  @Test("The menu shows the actions that the first responder performs, and no others")
  func onlyCopy() throws {
    controller.becomeFirstResponder()
    UIPasteboard.general.string = "there is something to paste"
    try show()
    #expect(bar?.visibleItems.map(\.title) == ["Copy"])
    UIMenuController.shared.hideMenu()
    try settle()
  }

  // "You will need to implement a -copy: method to handle this action in your controller." "Copy to the
  // pasteboard here."
  @Test("The action of the menu is the controller's method, which writes to the pasteboard")
  func copies() throws {
    controller.becomeFirstResponder()
    UIPasteboard.general.items = []
    let count = UIPasteboard.general.changeCount
    try show()
    let item = try #require(bar?.visibleItems.first)
    screen.tap(at: item.convert(CGPoint(x: 5, y: 5), to: screen.window))
    try settle()
    #expect(UIPasteboard.general.string == "quartz")
    #expect(UIPasteboard.general.changeCount == count + 1)
    #expect(bar == nil)
  }

  // "This displays the menu and centers on viewRect."
  @Test("The menu is centered on the rectangle, and touches it")
  func centered() throws {
    controller.becomeFirstResponder()
    try show()
    let frame = UIMenuController.shared.menuFrame
    #expect(abs(frame.midX - word.frame.midX) <= 1 && frame.maxY == word.frame.minY)
    UIMenuController.shared.hideMenu()
    try settle()
  }

  // "To [highlight your view when the menu appears], make your view controller an observer of the
  // UIMenuControllerWillShowMenuNotification and the UIMenuControllerWillHideMenuNotification."
  @Test("Observers of the notifications highlight the view while the menu is visible")
  func highlight() throws {
    let center = NotificationCenter.default
    let word = word
    let observers = [
      (UIMenuController.willShowMenuNotification, UIColor.yellow),
      (UIMenuController.willHideMenuNotification, UIColor.clear),
    ].map { name, color in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { word.backgroundColor = color }
      }
    }
    defer { for observer in observers { center.removeObserver(observer) } }
    controller.becomeFirstResponder()
    try show()
    #expect(word.backgroundColor == .yellow)
    UIMenuController.shared.hideMenu()
    try settle()
    #expect(word.backgroundColor == .clear)
  }

  // "This system works transparently [between applications and] custom views."
  @Test("What one responder has copied another one pastes, by an action without a target")
  func pastes() {
    controller.becomeFirstResponder()
    controller.text = "between"
    let application = UIApplication.shared
    #expect(application.sendAction("copy:", to: nil, from: nil, for: nil))
    controller.text = ""
    #expect(application.sendAction("paste:", to: controller, from: nil, for: nil))
    #expect(controller.text == "between")
  }

  @Test("Patterns are found in the first item's text, without those that were not asked for")
  func patterns() async throws {
    func found(_ text: String) async throws -> [String: String] {
      UIPasteboard.general.string = text
      let values = try await withCheckedThrowingContinuation { continuation in
        UIPasteboard.general.detectValues(for: [.number, .probableWebURL, .probableWebSearch]) {
          continuation.resume(with: $0)
        }
      }
      return Dictionary(
        uniqueKeysWithValues: values.map {
          (String($0.rawValue.split(separator: ".").last ?? ""), "\($1)")
        })
    }
    #expect(try await found(" 42.5 ") == ["number": "42.5", "probable-web-search": "42.5"])
    #expect(try await found("swift.org/blog") == ["probable-web-url": "swift.org/blog"])
    #expect(try await found("https://localhost:80") == ["probable-web-url": "https://localhost:80"])
    #expect(try await found("planets of the sun") == ["probable-web-search": "planets of the sun"])
    #expect(try await found("me@example.org") == ["probable-web-search": "me@example.org"])
    #expect(try await found("  ") == [:])
  }
}
