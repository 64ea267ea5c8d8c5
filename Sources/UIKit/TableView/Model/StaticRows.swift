import Foundation

/// The sections and rows that a view file describes.
@MainActor struct StaticRows {
  struct Row {
    let cell: UITableViewCell
    /// nil means that of the table.
    let height: CGFloat?
  }

  struct Section {
    let header: String?
    let footer: String?
    let rows: [Row]
  }

  let sections: [Section]

  func section(_ index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  func row(at path: IndexPath) -> Row? {
    guard path.count == 2, let section = section(path.section),
      section.rows.indices.contains(path.row)
    else { return nil }
    return section.rows[path.row]
  }
}
