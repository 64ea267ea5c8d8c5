import UIKit

/// When the museum is open, how to get a ticket, and how the program looks.
final class VisitController: UITableViewController {
  private enum Row {
    case fact(String, String)
    case action(String, symbol: String, (VisitController) -> Void)
    case style
  }

  private let sections: [(title: String, rows: [Row])] = [
    (
      "Opening hours",
      [
        .fact("Tuesday to Friday", "10 – 18"), .fact("Saturday and Sunday", "10 – 20"),
        .fact("Monday", "closed"),
      ]
    ),
    (
      "Tickets",
      [
        .fact("Adults", "12 €"), .fact("Children", "free"),
        .action("Reserve a ticket", symbol: "calendar") { $0.openTicket() },
      ]
    ),
    (
      "At this screen",
      [.style, .action("Call an attendant", symbol: "bell") { $0.callAttendant() }]
    ),
  ]
  private let style = UISegmentedControl(items: ["Light", "Dark"])

  init() {
    super.init(style: .insetGrouped)
    title = "Visit"
    restorationIdentifier = "list"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = MuseumPalette.paper
    tableView.rowHeight = 48
    tableView.estimatedRowHeight = 0
    tableView.restorationIdentifier = "table"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    style.addAction(
      UIAction { [weak self] _ in self?.styleDidChange() }, for: .valueChanged)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    style.selectedSegmentIndex = museum?.isDark == true ? 1 : 0
  }

  private var museum: MuseumController? { tabBarController as? MuseumController }

  private func styleDidChange() { museum?.isDark = style.selectedSegmentIndex == 1 }

  private func openTicket() { present(MuseumSheet(.ticket), animated: true) }

  private func callAttendant() {
    let alert = UIAlertController(
      title: "Call an attendant?", message: "Someone comes to this screen within two minutes.",
      preferredStyle: .alert)
    let call = UIAlertAction(title: "Call", style: .default)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(call)
    alert.preferredAction = call
    present(alert, animated: true)
  }

  // MARK: The list

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.backgroundColor = MuseumPalette.card
    cell.accessoryView = nil
    var content = UIListContentConfiguration.valueCell()
    switch sections[indexPath.section].rows[indexPath.row] {
    case .fact(let name, let value):
      (content.text, content.secondaryText) = (name, value)
    case .action(let name, let symbol, _):
      (content.text, content.image) = (name, UIImage(systemName: symbol))
      content.textProperties.color = MuseumPalette.accent
    case .style:
      content.text = "Appearance"
      style.frame.size = CGSize(width: 150, height: 32)
      cell.accessoryView = style
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  {
    if case .action = sections[indexPath.section].rows[indexPath.row] { return true }
    return false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if case .action(_, _, let perform) = sections[indexPath.section].rows[indexPath.row] {
      perform(self)
    }
  }
}
