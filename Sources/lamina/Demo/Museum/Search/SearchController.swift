import UIKit

/// Finds works, artists and rooms. Without a text it shows the artists and the rooms.
final class SearchController: UITableViewController, UISearchBarDelegate {
  private let bar = UISearchBar(frame: .zero)
  private var sections: [SearchSection] = []

  init() {
    super.init(style: .insetGrouped)
    title = "Search"
    restorationIdentifier = "list"
    bar.placeholder = "Works, artists and rooms"
    bar.searchBarStyle = .minimal
    bar.autocapitalizationType = .none
    bar.delegate = self
    navigationItem.titleView = bar
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.setUpPages()
    tableView.keyboardDismissMode = .onDrag
    search()
  }

  /// Searches for a text.
  func search(_ text: String) {
    bar.text = text
    search()
  }

  private func search() {
    sections = SearchSection.all(for: bar.text ?? "")
    viewIfLoaded?.setNeedsLayout()
    tableView.reloadData()
    tableView.backgroundView = sections.isEmpty ? NothingFoundView(bar.text ?? "") : nil
  }

  // MARK: The bar

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { search() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(false, animated: true)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancelSearch(nil) }

  /// Escape ends the search, also where its results have the focus.
  override var keyCommands: [UIKeyCommand]? {
    let cancel = UIKeyCommand(
      input: UIKeyCommand.inputEscape, modifierFlags: [],
      action: Selector("cancelSearch:", SearchController.cancelSearch(_:)))
    return (super.keyCommands ?? []) + (isSearching ? [cancel] : [])
  }

  private var isSearching: Bool { bar.isFirstResponder || bar.text?.isEmpty == false }

  /// The command Find of the menus, Command-F.
  override func find(_ sender: Any?) { bar.becomeFirstResponder() }

  private func cancelSearch(_ sender: Any?) {
    bar.resignFirstResponder()
    search("")
  }

  // MARK: The list

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].items.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "page", for: indexPath)
    switch sections[indexPath.section].items[indexPath.row] {
    case .room(let room): cell.show(room)
    case .artist(let artist): cell.show(artist)
    case .work(let work): cell.show(work)
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    bar.resignFirstResponder()
    let page = sections[indexPath.section].items[indexPath.row].makePage()
    navigationController?.pushViewController(page, animated: true)
  }

  // MARK: State restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode((bar.text ?? "") as NSString, forKey: "text")
  }

  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    search(coder.text(forKey: "text") ?? "")
  }
}
