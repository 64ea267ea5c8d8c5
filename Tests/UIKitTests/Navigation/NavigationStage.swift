import LaminaTesting
import UIKit

/// A navigation controller on a screen of 320 × 480 points, with logging pages.
@MainActor final class NavigationStage {
  let log = NavigationLog()
  let screen: OffscreenScreen
  let navigation: UINavigationController
  let delegate: NavigationLogDelegate
  private var pages: [String: NavigationPage] = [:]

  /// - Parameter stack: the names of the pages, one letter each.
  init(_ stack: String = "a", isInTabs: Bool = false) throws {
    screen = try OffscreenScreen(size: CGSize(width: 320, height: 480))
    navigation = UINavigationController(nibName: nil, bundle: nil)
    delegate = NavigationLogDelegate(log)
    navigation.viewControllers = stack.map { page(String($0)) }
    if isInTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, page("t")]
      screen.window.rootViewController = tabs
    } else {
      screen.window.rootViewController = navigation
    }
    try screen.render()
    navigation.delegate = delegate
    _ = log.take()
  }

  /// The page of a name, which is created when it is first asked for.
  func page(_ name: String) -> NavigationPage {
    if let page = pages[name] { return page }
    let page = NavigationPage(name, log)
    pages[name] = page
    return page
  }

  /// Releases a page, which the navigation controller may still retain.
  func forget(_ name: String) { pages[name] = nil }

  var names: String { navigation.viewControllers.compactMap(\.title).joined() }

  // MARK: Actions

  func push(_ name: String, animated: Bool = true) {
    navigation.pushViewController(page(name), animated: animated)
  }

  func pop(animated: Bool = true) { navigation.popViewController(animated: animated) }

  func pop(to name: String, animated: Bool = true) {
    navigation.popToViewController(page(name), animated: animated)
  }

  func set(_ stack: String, animated: Bool = true) {
    navigation.setViewControllers(stack.map { page(String($0)) }, animated: animated)
  }

  /// Renders frames for a time: longer than any transition, unless it is given.
  func pass(_ seconds: CFTimeInterval = 1) throws {
    for _ in 0..<4 {
      screen.time += seconds / 4
      try screen.render()
    }
  }

  // MARK: The finger

  /// Puts a finger to the leading edge, and drags it over a part of the width, after the 10 points with which
  /// the gesture begins.
  func drag(to part: CGFloat, from start: CGFloat = 2) throws {
    screen.touch(.began, at: CGPoint(x: start, y: 300))
    let way = 10 + part * 320
    for step in 1...10 {
      screen.time += 1 / 60
      screen.touch(.moved, at: CGPoint(x: start + way * CGFloat(step) / 10, y: 300))
      try screen.render()
    }
  }

  /// Holds the finger still, so that the view is let go without a velocity.
  func rest(at part: CGFloat, from start: CGFloat = 2) throws {
    for step in 0..<30 {
      screen.time += 1 / 60
      let x = start + 10 + part * 320 + (step.isMultiple(of: 2) ? 0.01 : 0)
      screen.touch(.moved, at: CGPoint(x: x, y: 300))
    }
    try screen.render()
  }

  func lift(at part: CGFloat, from start: CGFloat = 2) throws {
    screen.touch(.ended, at: CGPoint(x: start + 10 + part * 320, y: 300))
    try pass()
  }

  func cancelTouch() throws {
    screen.touch(.cancelled, at: .zero)
    try pass()
  }
}
