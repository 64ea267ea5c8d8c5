import CoreGraphics
import Foundation

/// The list of suggestions of a search: below a stacked bar on the whole width, or as a panel below the field
/// in the row of a title.
@MainActor final class SearchSuggestionList: UIView, UITableViewDataSource, UITableViewDelegate {
  var onChoice: (any UISearchSuggestion) -> Void = { _ in }
  private let table = UITableView(frame: .zero, style: .plain)
  private var suggestions: [any UISearchSuggestion] = []
  private static let panelRadius: CGFloat = 10
  private static let rowHeight: CGFloat = 44

  init() {
    super.init(frame: .zero)
    table.dataSource = self
    table.delegate = self
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = Self.rowHeight
    table.register(UITableViewCell.self, forCellReuseIdentifier: "suggestion")
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.clipsToBounds = true
    addSubview(table)
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowRadius = 12
  }

  required init?(coder: NSCoder) { nil }

  func show(_ suggestions: [any UISearchSuggestion], isPanel: Bool) {
    self.suggestions = suggestions
    table.layer.cornerRadius = isPanel ? Self.panelRadius : 0
    layer.shadowOpacity = isPanel ? 0.2 : 0
    traitOverrides.userInterfaceLevel = isPanel ? .elevated : .base
    table.reloadData()
  }

  /// Returns the height of all rows in a width, but at most a given one.
  func height(inWidth width: CGFloat, atMost highest: CGFloat) -> CGFloat {
    table.frame = CGRect(x: 0, y: 0, width: width, height: highest)
    table.layoutIfNeeded()
    return min(table.contentSize.height, highest)
  }

  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    suggestions.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "suggestion", for: indexPath)
    let suggestion = suggestions[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.image = suggestion.iconImage
    content.text = suggestion.localizedSuggestion
    content.attributedText = suggestion.localizedAttributedSuggestion
    content.secondaryText = suggestion.localizedDescription
    cell.contentConfiguration = content
    return cell
  }

  // MARK: UITableViewDelegate

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice(suggestions[indexPath.row])
  }
}
