import Foundation

/// Shows a list of the tabs that have no place in the bar, and above it the one that was chosen.
final class MoreNavigationController: UINavigationController {
  private unowned let owner: UITabBarController
  private let list: MoreListController
  /// The tab that is shown above the list.
  private(set) var detail: UIViewController?
  /// The stack of `detail` if that is a navigation controller, which cannot be pushed.
  private var lentStack: [UIViewController] = []

  init(of owner: UITabBarController) {
    self.owner = owner
    list = MoreListController(of: owner)
    super.init(rootViewController: list)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list.onAppear = { [weak self] in self?.endDetail([]) }
  }

  @available(*, unavailable, message: "its tab bar controller creates it")
  required init?(coder: NSCoder) { nil }

  /// Shows a tab above the list.
  func show(_ tab: UIViewController, animated: Bool) {
    guard tab !== detail else { return }
    showList()
    detail = tab
    guard let navigationController = tab as? UINavigationController else {
      return pushViewController(tab, animated: animated)
    }
    lentStack = navigationController.viewControllers
    navigationController.setViewControllers([], animated: false)
    setViewControllers([list] + lentStack, animated: animated)
  }

  /// Shows the list, at once.
  func showList() {
    let rest = Array(viewControllers.dropFirst())
    setViewControllers([list], animated: false)
    endDetail(rest)
  }

  func reload() {
    if list.isViewLoaded { list.tableView.reloadData() }
  }

  /// Gives the tab back to its owner, and a navigation controller its stack, of which the root is left
  /// if the user has popped all.
  private func endDetail(_ stack: [UIViewController]) {
    guard let tab = detail else { return }
    detail = nil
    if let navigationController = tab as? UINavigationController {
      navigationController.setViewControllers(
        stack.isEmpty ? Array(lentStack.prefix(1)) : stack, animated: false)
      lentStack = []
    } else {
      owner.adopt(tab)
    }
  }
}
