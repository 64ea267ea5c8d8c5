import UIKit

/// A tab bar controller that selects one tab after the other.
struct TabsVariant: BenchVariant {
  static let name = "tabs"
  static let summary = "a tab bar controller that selects the next of four lists, each 0.8 s"

  init(_ options: BenchOptions) {}

  func show(in window: UIWindow, _ motion: BenchMotion) {
    let controller = UITabBarController()
    controller.viewControllers = (0..<4).map { index in
      UINavigationController(rootViewController: TransitionPages.make(index))
    }
    window.rootViewController = controller
    window.layoutIfNeeded()
    guard case .moving = motion else { return }
    TransitionPages.repeatEachPeriod(in: window) { controller.selectedIndex = ($0 + 1) % 4 }
  }
}
