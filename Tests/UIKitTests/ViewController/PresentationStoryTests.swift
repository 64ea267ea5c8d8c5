import LaminaTesting
import Testing

@testable import UIKit

// Facts on interaction, "View controllers"; Apple's page "UIModalPresentationStyle". Requirement V25.
@Suite("Callbacks of presentations from each container", .serialized)
@MainActor struct PresentationStoryTests {
  @Test(
    "a page in a container is told what UIKit tells in each style, and only of what covers it",
    arguments: PresentationScene.Container.allCases, PresentationScene.Style.allCases)
  func story(_ container: PresentationScene.Container, _ style: PresentationScene.Style) throws {
    for isAnimated in [true, false] {
      let scene = try PresentationScene(container, style)
      try scene.present(animated: isAnimated)
      #expect(scene.log.take() == style.presentation, "animated: \(isAnimated)")
      #expect(scene.page.presentedViewController === scene.presented)
      try scene.dismiss(animated: isAnimated)
      #expect(scene.log.take() == style.dismissal, "animated: \(isAnimated)")
      checkRest(scene)
    }
  }

  @Test(
    "a page that defines the context is covered in its place, with the same callbacks",
    arguments: PresentationScene.Container.allCases,
    [PresentationScene.Style.currentContext, .overCurrentContext])
  func context(_ container: PresentationScene.Container, _ style: PresentationScene.Style) throws {
    let scene = try PresentationScene(container, style)
    scene.page.definesPresentationContext = true
    try scene.present(animated: true)
    #expect(scene.log.take() == style.presentation)
    #expect(scene.presented.presentingViewController === scene.page)
    try scene.dismiss(animated: true)
    #expect(scene.log.take() == style.dismissal)
    checkRest(scene)
  }

  @Test(
    "a rotation in mid-transition changes nothing in the callbacks",
    arguments: PresentationScene.Container.allCases,
    [PresentationScene.Style.fullScreen, .pageSheet])
  func rotation(_ container: PresentationScene.Container, _ style: PresentationScene.Style) throws {
    let scene = try PresentationScene(container, style)
    scene.page.present(scene.presented, animated: true)
    try scene.rotateInMidTransition()
    #expect(scene.log.take() == style.presentation)
    scene.presented.dismiss(animated: true)
    try scene.rotateInMidTransition()
    #expect(scene.log.take() == style.dismissal)
    checkRest(scene)
  }

  /// Checks that nothing is left of a presentation.
  private func checkRest(_ scene: PresentationScene) {
    #expect(scene.page.presentedViewController == nil && scene.page.appearance == .appeared)
    #expect(scene.presented.appearance == .disappeared && scene.presented.view.superview == nil)
    #expect(scene.screen.window.subviews.count == 1 && scene.page.view.window != nil)
  }
}

/// A page, named "a", in a container on a screen, and another one, named "p", that it presents.
@MainActor final class PresentationScene {
  enum Container: CaseIterable {
    case none, parent, navigation, tabs, split, collapsedSplit, pages, presentation
  }

  enum Style: CaseIterable {
    case fullScreen, overFullScreen, currentContext, overCurrentContext, pageSheet, formSheet,
      popover, custom

    var style: UIModalPresentationStyle {
      switch self {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .currentContext: .currentContext
      case .overCurrentContext: .overCurrentContext
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .popover: .popover
      case .custom: .custom
      }
    }

    /// Whether the view of the presenter leaves the window.
    private var covers: Bool { self == .fullScreen || self == .currentContext }

    var presentation: String {
      covers
        ? "p.load a.willDisappear p.willAppear p.isAppearing p.didAppear a.didDisappear"
        : "p.load p.willAppear p.isAppearing p.didAppear"
    }

    var dismissal: String {
      covers
        ? "p.willDisappear a.willAppear a.isAppearing a.didAppear p.didDisappear"
        : "p.willDisappear p.didDisappear"
    }
  }

  let log = NavigationLog()
  let screen: OffscreenScreen
  let page: NavigationPage
  let presented: NavigationPage

  init(_ container: Container, _ style: Style) throws {
    let size =
      container == .split ? CGSize(width: 1024, height: 768) : CGSize(width: 320, height: 480)
    screen = try OffscreenScreen(size: size)
    (page, presented) = (NavigationPage("a", log), NavigationPage("p", log))
    presented.modalPresentationStyle = style.style
    let root = Self.root(page, in: container)
    screen.window.rootViewController = root
    try screen.render()
    if container == .presentation {
      page.modalPresentationStyle = .fullScreen
      root.present(page, animated: false)
    }
    try pass()
    if style == .popover { presented.popoverPresentationController?.sourceView = page.view }
    _ = log.take()
  }

  private static func root(_ page: UIViewController, in container: Container) -> UIViewController {
    switch container {
    case .none: return page
    case .parent:
      let parent = UIViewController()
      parent.addChild(page)
      parent.view.addSubview(page.view)
      page.didMove(toParent: parent)
      return parent
    case .navigation:
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(page, animated: false)
      return navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [page, UIViewController()]
      return tabs
    case .split, .collapsedSplit:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(UIViewController(), for: .primary)
      split.setViewController(page, for: .secondary)
      return split
    case .pages:
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([page], direction: .forward, animated: false)
      return pages
    case .presentation: return UIViewController()
    }
  }

  /// Renders frames for longer than any transition.
  func pass() throws {
    for _ in 0..<4 {
      try screen.render()
      screen.time += 0.5
    }
  }

  func present(animated: Bool) throws {
    page.present(presented, animated: animated)
    try pass()
  }

  func dismiss(animated: Bool) throws {
    presented.dismiss(animated: animated)
    try pass()
  }

  func rotateInMidTransition() throws {
    try screen.render()
    screen.time += 0.1
    try screen.render()
    let size = screen.window.bounds.size
    screen.resize(to: CGSize(width: size.height, height: size.width))
    try pass()
  }
}
