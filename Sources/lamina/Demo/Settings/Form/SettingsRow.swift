import UIKit

/// A row of a form: its cell, and what a tap on it and on its button does.
@MainActor struct SettingsRow {
  let cell: UITableViewCell
  var select: (() -> Void)?
  var showDetails: (() -> Void)?

  init(_ content: UIListContentConfiguration? = nil, select: (() -> Void)? = nil) {
    cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = content
    self.select = select
  }

  /// A title, with a value at the other side.
  static func value(_ title: String, _ value: String) -> SettingsRow {
    SettingsRow(.valueCell(title, value))
  }

  /// A row that opens something.
  static func disclosure(
    _ title: String, _ value: String? = nil, select: @escaping () -> Void
  ) -> SettingsRow {
    let row = SettingsRow(.valueCell(title, value), select: select)
    row.cell.accessoryType = .disclosureIndicator
    return row
  }

  /// A row of which one is chosen.
  static func choice(
    _ title: String, isChosen: Bool, select: @escaping () -> Void
  ) -> SettingsRow {
    let row = SettingsRow(.valueCell(title), select: select)
    row.cell.accessoryType = isChosen ? .checkmark : .none
    return row
  }

  /// A title in the tint color, which acts as a button.
  static func button(
    _ title: String, color: UIColor? = nil, select: @escaping () -> Void
  ) -> SettingsRow {
    let row = SettingsRow(select: select)
    row.cell.configurationUpdateHandler = { cell, _ in
      var content = UIListContentConfiguration.cell()
      content.text = title
      content.textProperties.color = color ?? cell.tintColor
      cell.contentConfiguration = content
    }
    return row
  }
}

extension UIListContentConfiguration {
  fileprivate static func valueCell(
    _ title: String, _ value: String? = nil
  ) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = (title, value)
    return content
  }
}
