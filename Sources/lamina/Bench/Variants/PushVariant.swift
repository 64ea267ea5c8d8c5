import UIKit

/// A navigation controller that pushes a page with a list, and pops it again.
struct PushVariant: BenchVariant {
  static let name = "push"
  static let summary = "a navigation controller that pushes and pops lists, each 0.8 s"

  init(_ options: BenchOptions) {}

  func show(in window: UIWindow, _ motion: BenchMotion) {
    let controller = UINavigationController(rootViewController: TransitionPages.make(0))
    controller.navigationBar.prefersLargeTitles = true
    window.rootViewController = controller
    window.layoutIfNeeded()
    guard case .moving = motion else { return }
    TransitionPages.repeatEachPeriod(in: window) { step in
      if step.isMultiple(of: 2) {
        controller.pushViewController(TransitionPages.make(step + 1), animated: true)
      } else {
        controller.popViewController(animated: true)
      }
    }
  }
}
