import UIKit

/// The list of pages, below a field in which one searches for them.
final class SettingsListController: UITableViewController, UISearchBarDelegate {
  var onOpen: (SettingsPage) -> Void = { _ in }
  /// The page that is open.
  var shownPage: SettingsPage? { didSet { showSelection() } }
  /// Whether the row of the page stays selected, because the page is beside the list.
  var keepsSelection = false {
    didSet {
      clearsSelectionOnViewWillAppear = !keepsSelection
      if keepsSelection != oldValue { showSelection() }
    }
  }

  private let searchBar = UISearchBar()
  private var groups = SettingsPage.groups

  init() {
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "page")
    tableView.keyboardDismissMode = .onDrag
    searchBar.placeholder = "Search"
    searchBar.searchBarStyle = .minimal
    searchBar.delegate = self
    searchBar.sizeToFit()
    tableView.tableHeaderView = searchBar
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    let page = groups[indexPath.section][indexPath.row]
    var content = UIListContentConfiguration.cell()
    content.text = page.rawValue
    content.image = page.icon
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    searchBar.resignFirstResponder()
    onOpen(groups[indexPath.section][indexPath.row])
  }

  private func showSelection() {
    guard isViewLoaded else { return }
    let path = keepsSelection ? shownPage.flatMap(indexPath) : nil
    if tableView.indexPathForSelectedRow != path {
      tableView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  private func indexPath(of page: SettingsPage) -> IndexPath? {
    for (section, pages) in groups.enumerated() {
      if let row = pages.firstIndex(of: page) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  // MARK: Search

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    let matches = SettingsPage.allCases.filter {
      $0.rawValue.localizedCaseInsensitiveContains(searchText)
    }
    groups = searchText.isEmpty ? SettingsPage.groups : [matches]
    tableView.reloadData()
    showSelection()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
    if !(searchBar.text ?? "").isEmpty, let page = groups.first?.first { onOpen(page) }
  }
}
