import UIKit

/// Rows with a title above and an explanation below them.
@MainActor struct SettingsSection {
  var title: String?
  var footer: String?
  var rows: [SettingsRow]

  init(_ title: String? = nil, footer: String? = nil, rows: [SettingsRow]) {
    (self.title, self.footer, self.rows) = (title, footer, rows)
  }
}

/// A page of rows that are made once, when the page is shown.
class SettingsForm: UITableViewController {
  let settings: DeviceSettings
  private(set) var sections: [SettingsSection] = []

  init(_ settings: DeviceSettings) {
    self.settings = settings
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  /// The sections for the present values; a subclass overrides this.
  func makeSections() -> [SettingsSection] { [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .interactive
    reloadModel()
  }

  /// Makes the rows anew, without showing them.
  func reloadModel() { sections = makeSections() }

  /// Shows a section anew; its rows are inserted and deleted as their number says.
  func reloadSection(_ section: Int) {
    reloadModel()
    tableView.reloadSections([section], with: .fade)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { row(at: indexPath).cell }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { row(at: indexPath).select != nil }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    row(at: indexPath).select?()
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    row(at: indexPath).showDetails?()
  }

  private func row(at path: IndexPath) -> SettingsRow { sections[path.section].rows[path.row] }
}
