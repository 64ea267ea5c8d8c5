import Foundation

/// Shows a list of the tabs that have no place in the bar, and above it the one that was chosen.
final class MoreNavigationController: UINavigationController {
  private unowned let owner: UITabBarController
  private let list: MoreListController
  /// The tab that is shown above the list.
  private(set) var detail: UIViewController?

  init(of owner: UITabBarController) {
    self.owner = owner
    list = MoreListController(of: owner)
    super.init(rootViewController: list)
    tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    list.onAppear = { [weak self] in self?.detailWasPopped() }
  }

  @available(*, unavailable, message: "its tab bar controller creates it")
  required init?(coder: NSCoder) { nil }

  /// Shows a tab above the list.
  func show(_ tab: UIViewController, animated: Bool) {
    guard tab !== detail else { return }
    showList()
    detail = tab
    host([tab], animated: animated)
  }

  /// Shows the list, at once.
  func showList() {
    giveBackDetail()
    changeAtOnce(stack: [list])
  }

  func reload() {
    if list.isViewLoaded { list.tableView.reloadData() }
  }

  /// A navigation controller has its root again, and none of the pages that were popped with it.
  private func detailWasPopped() {
    let navigationController = detail as? UINavigationController
    giveBackDetail()
    navigationController?.popToRootViewController(animated: false)
  }

  private func giveBackDetail() {
    guard let tab = detail else { return }
    detail = nil
    release(tab)
    owner.adopt(tab)
  }
}
