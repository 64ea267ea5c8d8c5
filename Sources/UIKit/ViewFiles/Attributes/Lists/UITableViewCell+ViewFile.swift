import Foundation
import XMLTree

extension ViewFileClass {
  static let tableViewCell = ViewFileClass(
    "tableViewCell", UITableViewCell.self,
    [
      .choice(
        "selectionStyle", \UITableViewCell.selectionStyle,
        ["default": .default, "none": .none, "blue": .blue, "gray": .gray]),
      .choice(
        "accessoryType", \UITableViewCell.accessoryType, UITableViewCell.AccessoryType.fileNames),
      .choice(
        "editingAccessoryType", \UITableViewCell.editingAccessoryType,
        UITableViewCell.AccessoryType.fileNames),
      .integer("indentationLevel", \UITableViewCell.indentationLevel, in: 0...1000),
      .number("indentationWidth", \UITableViewCell.indentationWidth, in: 0...1e6),
      .bool("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
      .bool("showsReorderControl", \UITableViewCell.showsReorderControl),
      .insets("separatorInset", \UITableViewCell.separatorInset),
      .object("accessoryView", \UITableViewCell.accessoryView),
      .object("editingAccessoryView", \UITableViewCell.editingAccessoryView),
      .object("backgroundView", \UITableViewCell.backgroundView),
      .object("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
      .custom("contentView", of: UITableViewCell.self) { cell, reader in
        let (element, loader) = (reader.element, reader.loader)
        // The content view contains the elements of the standard labels and of the image view.
        if let id = element["textLabel"] { loader.give(cell.textLabel, for: id) }
        if let id = element["detailTextLabel"] { loader.give(cell.detailTextLabel, for: id) }
        if let id = element["imageView"] { loader.give(cell.imageView, for: id) }
        if let content = reader.child("contentView") {
          loader.configure(cell.contentView, with: content)
        }
      },
    ],
    members: [
      .property("accessoryView", \UITableViewCell.accessoryView),
      .property("backgroundView", \UITableViewCell.backgroundView),
      .property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    ])
}

extension UITableViewCell.AccessoryType {
  fileprivate static let fileNames: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}

extension ElementReader {
  var reuseIdentifier: String? { element["reuseIdentifier"] }

  var cellStyle: UITableViewCell.CellStyle? {
    choice(
      "style",
      [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleSubtitle": .subtitle,
        "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
      ])
  }
}
