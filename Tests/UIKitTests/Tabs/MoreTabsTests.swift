import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "UITabBarController", "moreNavigationController" and "customizableViewControllers".
// Requirement V25.
@Suite("Tabs that have no place in the bar", .serialized)
@MainActor struct MoreTabsTests {
  private let log = LoggingController.Log()
  private let screen: OffscreenScreen
  private let tabs = UITabBarController()
  private let controllers: [UIViewController]
  private let stacked: UINavigationController

  /// The tabs a…g, of which the last is a navigation controller.
  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 500))
    let log = log
    let plain = "abcdef".map { LoggingController(String($0), log) }
    for controller in plain { controller.title = controller.name }
    stacked = UINavigationController(rootViewController: LoggingController("root", log))
    stacked.title = "g"
    controllers = plain + [stacked]
    tabs.viewControllers = controllers
    screen.window.rootViewController = tabs
    try screen.render()
  }

  private var more: UINavigationController { tabs.moreNavigationController }

  private func tapMore() throws {
    screen.tap(at: CGPoint(x: 270, y: 480))
    try screen.render()
  }

  private func tapRow(_ row: Int) throws {
    let list = try #require(more.topViewController as? UITableViewController)
    let rect = list.tableView.rectForRow(at: IndexPath(row: row, section: 0))
    let window = list.tableView.convert(rect, to: nil)
    screen.tap(at: CGPoint(x: window.midX, y: window.midY))
    for _ in 0..<3 {
      try screen.render()
      screen.time += 1
    }
  }

  @Test("the bar shows four tabs and the one of the list, which has the others")
  func bar() throws {
    #expect(tabs.tabBar.items?.compactMap(\.title) == ["a", "b", "c", "d", "More"])
    #expect(tabs.selectedViewController === controllers[0])
    try tapMore()
    #expect(tabs.selectedViewController === more && tabs.selectedIndex == NSNotFound)
    let list = try #require(more.topViewController as? UITableViewController)
    #expect(list.tableView.numberOfRows(inSection: 0) == 3 && list.title == "More")
    #expect(more.tabBarController === tabs && more.view.window === screen.window)
  }

  @Test("five tabs need no list")
  func five() {
    tabs.viewControllers = Array(controllers.prefix(5))
    #expect(tabs.tabBar.items?.compactMap(\.title) == ["a", "b", "c", "d", "e"])
    #expect(!tabs.children.contains(more) && tabs.selectedIndex == 0)
  }

  @Test("a touched row shows its tab above the list, and back leads to the list")
  func row() throws {
    try tapMore()
    _ = log.take()
    try tapRow(1)
    #expect(more.viewControllers.last === controllers[5] && tabs.selectedIndex == 5)
    #expect(tabs.selectedViewController === controllers[5])
    #expect(log.takeWithoutLayout().filter { $0.hasPrefix("f.view") }.last == "f.viewDidAppear")
    more.popViewController(animated: false)
    try screen.render()
    #expect(tabs.selectedViewController === more && controllers[5].parent === tabs)
  }

  @Test("the program selects a tab of the list, and one of the bar again")
  func program() throws {
    tabs.selectedIndex = 4
    try screen.render()
    #expect(tabs.selectedViewController === controllers[4])
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    #expect(controllers[4].view.window === screen.window)
    tabs.selectedViewController = controllers[1]
    try screen.render()
    #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    tabs.selectedViewController = more
    try screen.render()
    #expect(tabs.selectedIndex == 4)
  }

  @Test("a navigation controller lends its stack while it is shown")
  func navigationController() throws {
    let root = stacked.viewControllers[0]
    tabs.selectedViewController = stacked
    try screen.render()
    #expect(tabs.selectedIndex == 6 && root.navigationController === more)
    root.navigationController?.pushViewController(LoggingController("pushed", log), animated: false)
    try screen.render()
    more.popToRootViewController(animated: false)
    try screen.render()
    #expect(stacked.viewControllers == [root] && root.navigationController === stacked)
    #expect(tabs.selectedViewController === more)
  }

  @Test("a tab that moves between the bar and the list stays selected")
  func moves() throws {
    tabs.selectedIndex = 0
    tabs.viewControllers = Array(controllers.dropFirst()) + [controllers[0]]
    try screen.render()
    #expect(tabs.selectedViewController === controllers[0] && tabs.selectedIndex == 6)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    tabs.viewControllers = controllers
    try screen.render()
    #expect(tabs.selectedIndex == 0 && controllers[0].parent === tabs)
    #expect(tabs.tabBar.selectedItem === controllers[0].tabBarItem)
    tabs.viewControllers = Array(controllers.prefix(2))
    try screen.render()
    #expect(tabs.tabBar.items?.count == 2 && tabs.selectedIndex == 0)
  }

  @Test("the list has a button for customizing, unless nothing is customizable")
  func customizing() throws {
    try tapMore()
    let list = try #require(more.topViewController)
    #expect(tabs.customizableViewControllers == controllers)
    let button = try #require(list.navigationItem.rightBarButtonItem)
    #expect(button.primaryAction != nil)
    tabs.tabBar(tabs.tabBar, didEndCustomizing: [], changed: false)
    let items = [6, 1, 2, 3].compactMap { controllers[$0].tabBarItem } + [more.tabBarItem]
    tabs.tabBar(tabs.tabBar, didEndCustomizing: items.compactMap(\.self), changed: true)
    #expect(tabs.tabBar.items?.compactMap(\.title) == ["g", "b", "c", "d", "More"])
    #expect(tabs.viewControllers?.count == 7 && tabs.customizableViewControllers?.count == 7)
    tabs.customizableViewControllers = nil
    tabs.selectedIndex = 0
    try screen.render()
    tabs.selectedViewController = more
    try screen.render()
    #expect(list.navigationItem.rightBarButtonItem == nil)
  }
}
