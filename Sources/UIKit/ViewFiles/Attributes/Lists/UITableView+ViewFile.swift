import Foundation
import XMLTree

extension ViewFileClass {
  static let tableView = ViewFileClass(
    "tableView", UITableView.self,
    [
      .rowLength("rowHeight", \UITableView.rowHeight),
      .rowLength("estimatedRowHeight", \UITableView.estimatedRowHeight),
      .rowLength("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
      .rowLength("sectionFooterHeight", \UITableView.sectionFooterHeight),
      .choice(
        "separatorStyle", \UITableView.separatorStyle,
        [
          "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine,
          "none": .none,
        ]),
      .color("separatorColor", \UITableView.separatorColor),
      .insets("separatorInset", \UITableView.separatorInset),
      .bool("allowsSelection", \UITableView.allowsSelection),
      .bool("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
      .bool("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
      .bool(
        "allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
      .integer(
        "sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount,
        in: 0...1_000_000_000),
      .color("sectionIndexColor", \UITableView.sectionIndexColor),
      .color("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor),
      .color(
        "sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor),
      .object("backgroundView", \UITableView.backgroundView),
      .object("tableHeaderView", \UITableView.tableHeaderView),
      .object("tableFooterView", \UITableView.tableFooterView),
      .custom("prototypes", of: UITableView.self) { table, reader in
        for cell in reader.element.children(of: "prototypes") {
          guard let identifier = cell["reuseIdentifier"] else { continue }
          table.reuse.register(reader.loader.prototype(cell), identifier)
        }
      },
      .custom("sections", of: UITableView.self) { table, reader in
        if reader.element.child("sections") != nil { table.staticRows = reader.staticRows }
      },
    ],
    members: [
      .property("dataSource", \UITableView.dataSource),
      .property("delegate", \UITableView.delegate),
      .property("prefetchDataSource", \UITableView.prefetchDataSource),
      .property("backgroundView", \UITableView.backgroundView),
      .property("tableHeaderView", \UITableView.tableHeaderView),
      .property("tableFooterView", \UITableView.tableFooterView),
    ])
}

extension ViewFileAttribute {
  /// A height, which is automatic if the number is negative.
  fileprivate static func rowLength(
    _ name: String, _ property: ReferenceWritableKeyPath<UITableView, CGFloat>
  ) -> ViewFileAttribute {
    custom(name, of: UITableView.self) { table, reader in
      guard let length = reader.number(name, in: -1...1e6) else { return }
      table[keyPath: property] = length < 0 ? UITableView.automaticDimension : CGFloat(length)
    }
  }
}

extension ElementReader {
  var tableStyle: UITableView.Style? {
    choice("style", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
  }

  /// The sections with static cells.
  fileprivate var staticRows: StaticRows {
    StaticRows(
      sections: element.children(of: "sections").filter { $0.name == "tableViewSection" }.map {
        let reader = reading($0)
        let rows = $0.children(of: "cells").compactMap { cell -> StaticRows.Row? in
          let height = reading(cell).number("rowHeight", in: 0...1e6).map { CGFloat($0) }
          return loader.create(cell, as: UITableViewCell.self)
            .map { StaticRows.Row(cell: $0, height: height) }
        }
        return StaticRows.Section(
          header: reader.string("headerTitle"), footer: reader.string("footerTitle"), rows: rows)
      })
  }
}
