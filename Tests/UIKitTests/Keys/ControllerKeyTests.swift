import LaminaTesting
import Testing
import Wayland

@testable import UIKit

// Keys while nothing has the focus: Apple, "Handling key presses made on a physical keyboard".
// Requirements V24 and V25.
@Suite("Keys of view controllers", .serialized)
@MainActor struct ControllerKeyTests {
  private let screen: OffscreenScreen
  private let tabs = UITabBarController()
  private let first = KeyPage()
  private let second = KeyPage()
  private let navigation: UINavigationController

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    navigation = UINavigationController(rootViewController: first)
    tabs.viewControllers = [navigation, second]
    screen.window.rootViewController = tabs
    try screen.render()
  }

  /// Renders frames for longer than any transition.
  private func settle() throws {
    for _ in 0..<3 {
      screen.time += 0.5
      try screen.render()
    }
  }

  @Test("keys begin at the innermost controller that is shown, if no view has the focus")
  func innermost() throws {
    #expect(screen.window.keyResponder === first)
    screen.key(.keyboardA)
    #expect(first.presses == 1)
    let pushed = KeyPage()
    navigation.pushViewController(pushed, animated: false)
    #expect(screen.window.keyResponder === pushed)
    tabs.selectedIndex = 1
    #expect(screen.window.keyResponder === second)
    let sheet = KeyPage()
    second.present(sheet, animated: false)
    try settle()
    #expect(screen.window.keyResponder === sheet)
    sheet.dismiss(animated: false)
    try settle()
    #expect(screen.window.keyResponder === second)
  }

  @Test("Control-Tab changes tabs from a page, a focused item and a text field")
  func tabKeys() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 10, y: 100, width: 80, height: 40)
    first.view.addSubview(button)
    screen.key(.keyboardTab, modifiers: .control)
    #expect(tabs.selectedIndex == 1)
    screen.key(.keyboardTab, modifiers: [.control, .shift])
    #expect(tabs.selectedIndex == 0)
    try settle()
    screen.key(.keyboardTab)
    #expect(screen.window.focusSystem.focusedItem != nil)
    screen.key(.keyboardTab, modifiers: .control)
    #expect(tabs.selectedIndex == 1)
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
    second.view.addSubview(field)
    try settle()
    #expect(field.becomeFirstResponder())
    screen.key(.keyboardTab, modifiers: .control)
    #expect(tabs.selectedIndex == 0 && field.text == "")
  }

  @Test("Command-[ leads back while nothing has the focus")
  func back() throws {
    navigation.pushViewController(KeyPage(), animated: false)
    try settle()
    screen.key(.keyboardOpenBracket, modifiers: .command)
    try settle()
    #expect(navigation.topViewController === first)
  }

  @Test("arrow keys scroll the content of the innermost controller")
  func scrolling() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    first.view.addSubview(scroll)
    try screen.render()
    let start = scroll.contentOffset.y
    screen.key(.keyboardDownArrow)
    try settle()
    #expect(scroll.contentOffset.y == start + 60)
  }

  @Test("Escape dismisses sheets and popovers that the user may dismiss, the topmost first")
  func escape() throws {
    let (sheet, popover) = (KeyPage(), KeyPage())
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = sheet.view
    first.present(sheet, animated: false)
    try settle()
    sheet.present(popover, animated: false)
    try settle()
    screen.key(.keyboardEscape)
    try settle()
    #expect(sheet.presentedViewController == nil && tabs.presentedViewController === sheet)
    sheet.isModalInPresentation = true
    screen.key(.keyboardEscape)
    try settle()
    #expect(tabs.presentedViewController === sheet)
    sheet.isModalInPresentation = false
    screen.key(.keyboardEscape)
    try settle()
    #expect(tabs.presentedViewController == nil)
  }

  @Test("Escape cancels a search whose bar has a button for that")
  func search() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
    let log = CancelLog()
    bar.delegate = log
    first.view.addSubview(bar)
    bar.becomeFirstResponder()
    screen.key(.keyboardEscape)
    #expect(log.count == 0)
    bar.showsCancelButton = true
    screen.key(.keyboardEscape)
    #expect(log.count == 1)
  }

  @Test("a child dismisses what its parent presents for it")
  func child() throws {
    first.present(KeyPage(), animated: false)
    try settle()
    first.dismiss(animated: false)
    try settle()
    #expect(tabs.presentedViewController == nil)
  }

  @Test("Escape does not dismiss what covers the window")
  func covering() throws {
    let page = KeyPage()
    page.modalPresentationStyle = .fullScreen
    first.present(page, animated: false)
    try settle()
    screen.key(.keyboardEscape)
    try settle()
    #expect(tabs.presentedViewController === page)
  }

  @Test("Escape ends the program only where nothing else uses it")
  func quitting() async {
    await #expect(processExitsWith: .exitCode(5)) {
      try await Self.pressEscape(timesInSheet: 1)
      exit(5)
    }
    await #expect(processExitsWith: .success) {
      try await Self.pressEscape(timesInSheet: 2)
      exit(5)
    }
  }

  private static func pressEscape(timesInSheet count: Int) throws {
    let screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    let root = UIViewController()
    screen.window.rootViewController = root
    try screen.render()
    root.present(UIViewController(), animated: false)
    try screen.render()
    UIApplication.shared.quitsOnEscape = true
    for _ in 0..<count {
      screen.key(.keyboardEscape)
      for _ in 0..<3 {
        screen.time += 0.5
        try screen.render()
      }
    }
  }
}

/// Counts the keys that come to it.
private final class KeyPage: UIViewController {
  var presses = 0

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += 1
    super.pressesBegan(presses, with: event)
  }
}

private final class CancelLog: NSObject, UISearchBarDelegate {
  var count = 0
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { count += 1 }
}
