import LaminaTesting
import Testing

@testable import UIKit

// Apple's pages "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars", "isToolbarHidden",
// "hidesBottomBarWhenPushed" and "hidesBarsOnTap". Requirement V25.
@Suite("The layout of navigation controllers", .serialized)
@MainActor struct NavigationLayoutTests {
  private let stage: NavigationStage
  private var navigation: UINavigationController { stage.navigation }
  private var page: NavigationPage { stage.page("a") }

  init() throws { stage = try NavigationStage() }

  private func frame(_ edges: UIRectEdge, top: CGFloat = 0, bottom: CGFloat = 0) throws -> Bool {
    page.edgesForExtendedLayout = edges
    try stage.screen.render()
    return page.view.frame == CGRect(x: 0, y: top, width: 320, height: 480 - top - bottom)
  }

  @Test("the view reaches below translucent bars, by which its safe area is larger")
  func translucent() throws {
    navigation.setToolbarHidden(false, animated: false)
    try stage.screen.render()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(try frame(.all))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    #expect(try frame(.bottom, top: 44))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    #expect(try frame([], top: 44, bottom: 44) && page.view.safeAreaInsets == .zero)
  }

  @Test("the view is between opaque bars, unless it asks to reach below them")
  func opaque() throws {
    navigation.setToolbarHidden(false, animated: false)
    navigation.navigationBar.isTranslucent = false
    navigation.toolbar.isTranslucent = false
    navigation.view.setNeedsLayout()
    #expect(try frame(.all, top: 44, bottom: 44))
    page.extendedLayoutIncludesOpaqueBars = true
    #expect(try frame(.all))
  }

  @Test("the bars are inside the window's safe area, and their backgrounds reach its edges")
  func safeArea() throws {
    navigation.setToolbarHidden(false, animated: false)
    stage.screen.window.windowSafeArea = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    try stage.screen.render()
    #expect(navigation.navigationBar.frame.minY == 20 && navigation.toolbar.frame.maxY == 450)
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 74, right: 0))
    #expect(navigation.navigationBar.background.frame.minY == -20)
  }

  @Test("a hidden bar leaves its place to the view, and moves out in 0.2 s")
  func hidden() throws {
    navigation.setNavigationBarHidden(true, animated: true)
    #expect(navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden)
    try stage.screen.render()
    stage.screen.time += 0.1
    try stage.screen.render()
    let shown = try #require(navigation.navigationBar.layer.presentation()).frame
    #expect(shown.minY < 0 && shown.minY > -44)
    try stage.pass()
    #expect(navigation.navigationBar.isHidden && page.view.safeAreaInsets.top == 0)
    navigation.setNavigationBarHidden(false, animated: false)
    try stage.screen.render()
    #expect(!navigation.navigationBar.isHidden && page.view.safeAreaInsets.top == 44)
    #expect(navigation.navigationBar.frame.minY == 0)
  }

  @Test("a bar that a pushed page hides leaves with the page below, and comes back with it")
  func hiddenInTransition() throws {
    let next = stage.page("b")
    next.onWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
    page.onWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
    stage.push("b")
    try stage.screen.render()
    stage.screen.time += 0.1
    try stage.screen.render()
    let shown = try #require(navigation.navigationBar.layer.presentation()).frame
    #expect(shown.minX < -50 && shown.minX > -320 && near(shown.minY, 0, by: 0.5))
    try stage.pass()
    #expect(navigation.navigationBar.isHidden && next.view.safeAreaInsets.top == 0)
    stage.pop()
    try stage.screen.render()
    try stage.pass()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(!navigation.navigationBar.isHidden && page.view.safeAreaInsets.top == 44)
  }

  @Test("the toolbar has the items of the topmost page")
  func toolbarItems() throws {
    page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    navigation.isToolbarHidden = false
    #expect(navigation.toolbar.items == page.toolbarItems)
    let next = stage.page("b")
    next.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    stage.push("b")
    try stage.pass()
    #expect(navigation.toolbar.items == next.toolbarItems)
    next.setToolbarItems(nil, animated: true)
    #expect(navigation.toolbar.items?.isEmpty == true)
  }

  @Test(
    "a page that hides the bar at the bottom hides the toolbar and the tab bar while on the stack")
  func bottomBars() throws {
    let stage = try NavigationStage(isInTabs: true)
    let (navigation, tabs) = (stage.navigation, try #require(stage.navigation.tabBarController))
    navigation.isToolbarHidden = false
    try stage.screen.render()
    #expect(stage.page("a").view.safeAreaInsets.bottom == 93)
    stage.page("b").hidesBottomBarWhenPushed = true
    stage.push("b")
    try stage.screen.render()
    stage.screen.time += 0.1
    try stage.screen.render()
    #expect(try #require(tabs.tabBar.layer.presentation()).frame.minX < -50)
    try stage.pass()
    #expect(tabs.tabBar.isHidden && navigation.toolbar.isHidden && !navigation.isToolbarHidden)
    #expect(stage.page("b").view.safeAreaInsets.bottom == 0)
    stage.push("c")
    try stage.pass()
    #expect(tabs.tabBar.isHidden)
    navigation.popToRootViewController(animated: true)
    try stage.pass()
    #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minX == 0 && !navigation.toolbar.isHidden)
    #expect(stage.page("a").view.safeAreaInsets.bottom == 93)
  }

  @Test("a rotation gives the bar the compact height")
  func rotation() throws {
    stage.screen.resize(to: CGSize(width: 480, height: 320))
    try stage.screen.render()
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 480, height: 32))
    #expect(page.view.frame.size == CGSize(width: 480, height: 320))
    #expect(page.view.safeAreaInsets.top == 32)
  }

  // MARK: Bars that hide by themselves

  @Test("a tap hides and shows the bars")
  func tap() throws {
    navigation.hidesBarsOnTap = true
    stage.screen.tap(at: CGPoint(x: 160, y: 300))
    try stage.pass()
    #expect(navigation.isNavigationBarHidden)
    stage.screen.tap(at: CGPoint(x: 160, y: 300))
    try stage.pass()
    #expect(!navigation.isNavigationBarHidden)
    stage.screen.tap(at: CGPoint(x: 160, y: 20))
    try stage.pass()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("a swipe up hides the bars, a swipe down shows them, also over content that scrolls")
  func swipe() throws {
    let scroll = UIScrollView(frame: page.view.bounds)
    scroll.contentSize = CGSize(width: 320, height: 2000)
    page.view.addSubview(scroll)
    navigation.hidesBarsOnSwipe = true
    let (high, low) = (CGPoint(x: 160, y: 200), CGPoint(x: 160, y: 350))
    stage.screen.drag(from: low, to: high)
    try stage.pass()
    #expect(navigation.isNavigationBarHidden && scroll.contentOffset.y > 50)
    stage.screen.drag(from: high, to: low)
    try stage.pass()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("the bars are hidden in the compact height, and a tap shows them")
  func compact() throws {
    navigation.hidesBarsWhenVerticallyCompact = true
    stage.screen.resize(to: CGSize(width: 480, height: 320))
    try stage.pass()
    #expect(navigation.isNavigationBarHidden)
    stage.screen.tap(at: CGPoint(x: 160, y: 200))
    try stage.pass()
    #expect(!navigation.isNavigationBarHidden)
    stage.screen.resize(to: CGSize(width: 320, height: 480))
    try stage.pass()
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test("the bars are hidden when the keyboard appears, and a tap shows them")
  func keyboard() throws {
    navigation.hidesBarsWhenKeyboardAppears = true
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: stage.screen.window.screen)
    try stage.pass()
    #expect(navigation.isNavigationBarHidden)
    stage.screen.tap(at: CGPoint(x: 160, y: 200))
    try stage.pass()
    #expect(!navigation.isNavigationBarHidden)
  }
}
