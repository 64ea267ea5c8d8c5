import Foundation

/// The list of the tabs that have no place in the bar.
final class MoreListController: UITableViewController {
  private unowned let owner: UITabBarController
  /// Called when the list has appeared.
  var onAppear: () -> Void = {}

  init(of owner: UITabBarController) {
    self.owner = owner
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
  }

  @available(*, unavailable, message: "its tab bar controller creates it")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showEditButton()
    tableView.reloadData()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear()
  }

  private static let identifier = "tab"

  /// The button opens the screen on which the user chooses the tabs of the bar.
  private func showEditButton() {
    let items = owner.customizableItems
    navigationItem.rightBarButtonItem =
      items.isEmpty
      ? nil
      : UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction { [unowned owner] _ in
          owner.tabBar.beginCustomizingItems(owner.customizableItems)
        })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    owner.tabsInMore.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    if let item = owner.tabsInMore[indexPath.row].tabBarItem {
      (content.text, content.image) = (item.title, item.image)
      content.secondaryText = item.badgeValue
    }
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    owner.moreController.show(owner.tabsInMore[indexPath.row], animated: true)
  }
}
