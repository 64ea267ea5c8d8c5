import LaminaTesting
import Testing

@testable import UIKit

// Facts on interaction, "View controllers" (tab switches); Apple's pages "UITabBarController" and
// "UITabBarControllerDelegate". Requirement V25.
@Suite("Tab bar controllers", .serialized)
@MainActor struct TabBarControllerTests {
  private let log = LoggingController.Log()
  private let screen: OffscreenScreen
  private let tabs: UITabBarController
  private let (a, b, c): (LoggingController, LoggingController, LoggingController)
  private let delegate: LoggingTabDelegate

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 300, height: 500))
    tabs = UITabBarController()
    (a, b, c) = (
      LoggingController("a", log), LoggingController("b", log), LoggingController("c", log)
    )
    delegate = LoggingTabDelegate(log)
    for controller in [a, b, c] { controller.title = controller.name }
    tabs.viewControllers = [a, b, c]
    screen.window.rootViewController = tabs
    try screen.render()
    tabs.delegate = delegate
  }

  /// Taps the item at an index.
  private func tap(_ index: Int) throws {
    let width = screen.window.bounds.width / 3
    screen.tap(at: CGPoint(x: (CGFloat(index) + 0.5) * width, y: 480))
    try screen.render()
  }

  @Test("the controllers become children when they are set, and only the first loads its view")
  func launch() {
    #expect(
      log.takeWithoutLayout() == [
        "a.willMoveToParent nil", "a.didMoveToParent nil", "b.willMoveToParent nil",
        "b.didMoveToParent nil", "c.willMoveToParent nil", "c.didMoveToParent nil", "a.loadView",
        "a.viewDidLoad", "a.viewWillAppear", "a.viewIsAppearing", "a.viewDidAppear",
      ])
    #expect(tabs.children == [a, b, c] && tabs.selectedIndex == 0)
    #expect(!b.isViewLoaded && a.tabBarController === tabs)
    #expect(tabs.tabBar.items == [a, b, c].compactMap(\.tabBarItem))
    #expect(tabs.tabBar.selectedItem === a.tabBarItem && a.tabBarItem.title == "a")
  }

  @Test("a touched tab: the new one will appear before the old one will disappear")
  func touch() throws {
    _ = log.take()
    try tap(1)
    #expect(
      log.takeWithoutLayout() == [
        "shouldSelect b", "b.loadView", "b.viewDidLoad", "b.viewWillAppear", "a.viewWillDisappear",
        "didSelect b", "b.viewIsAppearing", "a.viewDidDisappear", "b.viewDidAppear",
      ])
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 1)
    #expect(a.view.superview == nil && b.view.window === screen.window)
    try tap(0)
    #expect(
      log.takeWithoutLayout() == [
        "shouldSelect a", "a.viewWillAppear", "b.viewWillDisappear", "didSelect a",
        "a.viewIsAppearing", "b.viewDidDisappear", "a.viewDidAppear",
      ])
  }

  @Test("a touch on the selected tab asks and tells the delegate, and changes nothing")
  func again() throws {
    _ = log.take()
    try tap(0)
    #expect(log.takeWithoutLayout() == ["shouldSelect a", "didSelect a"])
  }

  @Test("a delegate may refuse a tab")
  func refused() throws {
    _ = log.take()
    delegate.refuses = true
    try tap(2)
    #expect(log.takeWithoutLayout() == ["shouldSelect c"] && tabs.selectedIndex == 0)
    #expect(tabs.tabBar.selectedItem === a.tabBarItem)
  }

  @Test("the program selects without asking or telling the delegate")
  func program() throws {
    _ = log.take()
    tabs.selectedIndex = 2
    try screen.render()
    #expect(
      log.takeWithoutLayout() == [
        "c.loadView", "c.viewDidLoad", "c.viewWillAppear", "a.viewWillDisappear",
        "c.viewIsAppearing", "a.viewDidDisappear", "c.viewDidAppear",
      ])
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 2)
    tabs.selectedViewController = a
    #expect(tabs.selectedIndex == 0)
  }

  @Test("a change during another ends the first one")
  func rapid() throws {
    _ = log.take()
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    try screen.render()
    let lines = log.takeWithoutLayout()
    for name in ["a", "b"] {
      let ends = lines.filter { $0.hasPrefix(name) && $0.hasSuffix("Disappear") }
      #expect(ends == ["\(name).viewWillDisappear", "\(name).viewDidDisappear"])
    }
    #expect(lines.suffix(2) == ["b.viewDidDisappear", "c.viewDidAppear"])
    #expect(tabs.view.window === screen.window && c.view.window === screen.window)
  }

  @Test("a tab that is left while a presentation begins to cover the tabs has disappeared once")
  func covered() throws {
    _ = log.take()
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: true)
    tabs.selectedIndex = 1
    screen.time += 2
    try screen.render()
    #expect(
      log.takeWithoutLayout().filter { $0.contains("ppear") } == [
        "a.viewWillDisappear", "a.viewDidDisappear",
      ])
  }

  @Test("the selected controller stays selected among new ones; else the one at its index is")
  func replaced() throws {
    tabs.selectedIndex = 1
    tabs.viewControllers = [c, b]
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 1)
    #expect(a.parent == nil && tabs.children.contains(c))
    tabs.viewControllers = [a, c]
    #expect(tabs.selectedViewController === c)
    tabs.viewControllers = []
    #expect(tabs.selectedViewController == nil && tabs.selectedIndex == NSNotFound)
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil && tabs.children.isEmpty)
  }

  @Test("an animator of the delegate moves between the tabs, and its end is the end of both")
  func animator() throws {
    delegate.animator = SlideAnimator()
    _ = log.take()
    try tap(1)
    #expect(a.view.window != nil && b.view.window != nil)
    #expect(!log.lines.contains("b.viewDidAppear") && b.transitionCoordinator?.isAnimated == true)
    screen.time += 1
    try screen.render()
    #expect(log.take().suffix(2) == ["a.viewDidDisappear", "b.viewDidAppear"])
    #expect(a.view.superview == nil && b.transitionCoordinator == nil && b.isAnimated == true)
  }

  @Test("an animator that does not complete leaves the tab selected that was")
  func cancelled() throws {
    let animator = SlideAnimator()
    animator.completes = false
    delegate.animator = animator
    _ = log.take()
    try tap(1)
    screen.time += 1
    try screen.render()
    #expect(tabs.selectedViewController === a && tabs.tabBar.selectedItem === a.tabBarItem)
    #expect(
      log.takeWithoutLayout().filter { $0.contains("appear") || $0.contains("Appear") } == [
        "b.viewWillAppear", "a.viewWillDisappear", "b.viewIsAppearing", "b.viewWillDisappear",
        "a.viewWillAppear", "b.viewDidDisappear", "a.viewIsAppearing", "a.viewDidAppear",
      ])
    #expect(b.view.superview == nil && a.view.window === screen.window)
  }

  @Test("Control-Tab goes through the tabs in both directions, as a touch does")
  func keys() throws {
    screen.key(.keyboardTab, modifiers: .control)
    try screen.render()
    #expect(tabs.selectedIndex == 1 && log.lines.contains("didSelect b"))
    screen.key(.keyboardTab, modifiers: [.control, .shift])
    try screen.render()
    #expect(tabs.selectedIndex == 0)
    screen.key(.keyboardTab, modifiers: [.control, .shift])
    try screen.render()
    #expect(tabs.selectedIndex == 2)
  }

  @Test("the bar is 49 points high above the safe area, and part of the tab's safe area")
  func layout() throws {
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 451, width: 300, height: 49))
    #expect(a.view.frame == screen.window.bounds && a.view.safeAreaInsets.bottom == 49)
    screen.window.windowSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 0)
    try screen.render()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 300, height: 69))
    #expect(a.view.safeAreaInsets.bottom == 69)
    screen.window.windowSafeArea = .zero
    screen.resize(to: CGSize(width: 600, height: 300))
    try screen.render()
    #expect(tabs.tabBar.frame.height == 32 && tabs.tabBar.layoutStyle == .compactInline)
    screen.resize(to: CGSize(width: 800, height: 600))
    try screen.render()
    #expect(tabs.tabBar.frame.height == 49 && tabs.tabBar.layoutStyle == .inline)
  }

  @Test("the bar shows another item of a tab, and another title")
  func item() {
    let item = UITabBarItem(title: "other", image: nil, tag: 3)
    a.tabBarItem = item
    #expect(tabs.tabBar.items?.first === item && tabs.tabBar.selectedItem === item)
    b.title = "second"
    #expect(tabs.tabBar.items?[1].title == "second")
  }

  @Test("the bar of a controller cannot be changed but by it")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = UITabBarController()
        controller.tabBar.items = []
        _ = controller.view
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UITabBarController().selectedViewController = UIViewController() }
    }
  }

  @Test("random changes leave callbacks in pairs, one tab in the window, and nothing behind")
  func random() throws {
    var generator = SystemGenerator(seed: 17)
    weak var released: UIViewController?
    do {
      var extra: [LoggingController] = (0..<6).map { LoggingController("x\($0)", log) }
      released = extra[0]
      for _ in 0..<rounds {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: tabs.selectedIndex = Int.random(in: 0..<6, using: &generator)
        case 1: tabs.viewControllers = Array(extra.shuffled(using: &generator).prefix(4))
        case 2: try tap(Int.random(in: 0..<3, using: &generator))
        case 3: delegate.animator = Bool.random(using: &generator) ? SlideAnimator() : nil
        default:
          screen.time += 1
          try screen.render()
        }
      }
      extra = []
    }
    screen.time += 1
    try screen.render()
    let shown = tabs.children.filter { $0.viewIfLoaded?.window != nil }
    #expect(shown.count <= 1 && shown.first === tabs.selectedViewController)
    checkPairs(log.take())
    tabs.viewControllers = []
    screen.time += 1
    try screen.render()
    #expect(released == nil)
  }

  /// Checks that each controller's callbacks of appearance alternate.
  private func checkPairs(_ lines: [String]) {
    var last: [Substring: Substring] = [:]
    let following: [Substring: Set<Substring>] = [
      "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"],
      "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
      "viewDidDisappear": ["viewWillAppear"],
    ]
    for line in lines {
      let parts = line.split(separator: ".")
      guard parts.count == 2, following[parts[1]] != nil else { continue }
      if let previous = last[parts[0]] { #expect(following[previous]?.contains(parts[1]) == true) }
      last[parts[0]] = parts[1]
    }
  }

  private var rounds: Int {
    ProcessInfo.processInfo.environment["LAMINA_ROUNDS"].flatMap(Int.init) ?? 200
  }
}

/// A generator with a fixed seed.
private struct SystemGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@MainActor private final class LoggingTabDelegate: NSObject, UITabBarControllerDelegate {
  private let log: LoggingController.Log
  var refuses = false
  var animator: SlideAnimator?

  init(_ log: LoggingController.Log) {
    self.log = log
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    log.lines.append("shouldSelect \(viewController.title ?? "")")
    return !refuses
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    log.lines.append("didSelect \(viewController.title ?? "")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

@MainActor private final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var completes = true

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.5) {
      view.alpha = 1
    } completion: { [completes] _ in
      context.completeTransition(completes)
    }
  }
}
