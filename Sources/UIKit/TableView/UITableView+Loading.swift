import CoreGraphics
import Foundation

extension UITableView {
  func setUpTable() {
    AppearanceRules.setDefaults {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    alwaysBounceVertical = true
    _ = swiping
  }

  /// Forgets the rows, so that the data source is asked again when they are needed.
  func discardRows() {
    endReorder(commits: false)
    removePlaceholders()
    for (path, cell) in cells { endDisplaying(cell, at: path) }
    endDisplayingEdges { _ in true }
    cells = [:]
    selection = []
    highlighted = nil
    model.isLoaded = false
    setNeedsLayout()
  }

  /// Asks the data source for the numbers of sections and rows, unless they are known.
  func load() {
    guard !model.isLoaded else { return }
    model.setSections(loadSections())
    prefetching.paths = []
    updateContentSize()
    updateSectionIndex()
  }

  func loadSections() -> [TableModel.Section] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map { section in
      let count = dataSource.tableView(self, numberOfRowsInSection: section)
      require(count >= 0, "Invalid number of rows in section \(section): \(count)")
      return makeSection(section, rowCount: count)
    }
  }

  /// Returns a section in which no row that needs its cell is measured.
  func makeSection(_ index: Int, rowCount: Int) -> TableModel.Section {
    var section = TableModel.Section(rows: LengthTree(count: rowCount, standard: estimate))
    section.header = edgeHeight(index, isFooter: false)
    section.footer = edgeHeight(index, isFooter: true)
    if style == .plain, section.header > 0 {
      section.padding =
        sectionHeaderTopPadding == Self.automaticDimension ? 22 : sectionHeaderTopPadding
    }
    section.measured = []
    guard estimatedRowHeight == 0 else {
      estimateRows(of: &section, index)
      return section
    }
    for row in 0..<rowCount {
      let height = delegate?.tableView(self, heightForRowAt: IndexPath(row: row, section: index))
      if let height = height ?? Optional(rowHeight), height >= 0 {
        section.rows[row] = height
        section.measured?.insert(row)
      }
    }
    return section
  }

  /// Asks the delegate for its estimates, which differ from row to row.
  private func estimateRows(of section: inout TableModel.Section, _ index: Int) {
    guard let delegate else { return }
    for row in 0..<section.rows.count {
      isAnswerDefault = false
      let path = IndexPath(row: row, section: index)
      let height = delegate.tableView(self, estimatedHeightForRowAt: path)
      if isAnswerDefault { return }
      if height > 0, height != section.rows.standard { section.rows[row] = height }
    }
  }

  private var estimate: CGFloat {
    if estimatedRowHeight > 0 { return estimatedRowHeight }
    return rowHeight > 0 ? rowHeight : 44
  }

  // MARK: Headers and footers

  private func edgeHeight(_ section: Int, isFooter: Bool) -> CGFloat {
    let asked =
      isFooter
      ? delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      : delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    guard asked < 0 else { return asked }
    let hasTitle = title(section, isFooter: isFooter) != nil
    guard style != .plain else { return hasTitle ? 28 : 0 }
    if isFooter { return hasTitle ? titleHeight(section, isFooter: true) + 15 : 17.5 }
    let top: CGFloat = section == 0 ? 17.5 : 0
    return top + (hasTitle ? titleHeight(section, isFooter: false) + 22 : 17.5)
  }

  func title(_ section: Int, isFooter: Bool) -> String? {
    isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  private func titleHeight(_ section: Int, isFooter: Bool) -> CGFloat {
    let view = titleView(section, isFooter: isFooter)
    return view.textLabel?.sizeThatFits(
      CGSize(width: max(0, rowWidth - 32), height: .greatestFiniteMagnitude)
    ).height ?? 0
  }

  func titleView(_ section: Int, isFooter: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.look = (style != .plain, isFooter)
    if let title = title(section, isFooter: isFooter) { view.showTitle(title) }
    if style == .plain { view.backgroundColor = .systemBackground }
    return view
  }

  func replaceEdgeView(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    updateContentSize()
    setNeedsLayout()
  }

  func updateContentSize() {
    model.edges = (tableHeaderView?.frame.height ?? 0, tableFooterView?.frame.height ?? 0)
    let size = CGSize(width: bounds.width, height: model.height + gaps.length)
    if size != contentSize { contentSize = size }
  }
}
