import CoreGraphics
import Foundation

extension UITableView {
  /// The gaps that placeholders, a row that is moved and a drag have made.
  var gaps: TableGaps {
    var gaps = TableGaps()
    for placeholder in placeholders where model.sections.indices.contains(placeholder.path.section)
    {
      gaps.open(
        .init(
          start: start(ofInsertion: placeholder.path), height: placeholder.height,
          placeholder: placeholder))
    }
    guard let gap = reorderGap ?? dragGap else { return gaps }
    for path in gap.removed where model.contains(path) { gaps.remove(model.span(ofRow: path)) }
    if model.sections.indices.contains(gap.path.section) {
      gaps.open(
        .init(start: start(ofInsertion: presentPath(of: gap)), height: gap.size.height))
    }
    return gaps
  }

  /// The row before which a gap is, while the removed rows are still counted.
  private func presentPath(of gap: ItemGap) -> IndexPath {
    var path = gap.path
    for removed in gap.removed.sorted() where removed.section == path.section {
      if removed.row <= path.row { path.row += 1 }
    }
    return path
  }

  /// The height at which a row is put in before another one, or behind the last one.
  private func start(ofInsertion path: IndexPath) -> CGFloat {
    let count = model.sections[path.section].rows.count
    if path.row < count { return model.span(ofRow: path).lowerBound }
    return count > 0
      ? model.span(ofRow: IndexPath(row: count - 1, section: path.section)).upperBound
      : model.span(ofHeader: path.section).upperBound
  }

  func placePlaceholders(_ gaps: TableGaps) {
    for (index, opening) in gaps.openings.enumerated() {
      let top = gaps.top(ofOpening: index)
      opening.placeholder?.cell.frame = rowRect(top...(top + opening.height))
    }
  }

  // MARK: Drags

  /// The row that would be below an item that is dropped at a point.
  func insertionPath(at point: CGPoint) -> IndexPath? {
    load()
    let (opening, y) = gaps.content(at: point.y)
    if let opening, opening.placeholder == nil { return dragGap?.path }
    guard y >= model.edges.top, y < model.height - model.edges.bottom,
      let section = model.sections(from: y, to: y + 1).first
    else { return nil }
    let (rows, first) = (model.sections[section].rows, model.span(ofHeader: section).upperBound)
    guard rows.count > 0, y >= first else { return IndexPath(row: 0, section: section) }
    var path = IndexPath(row: rows.index(at: y - first), section: section)
    let span = model.span(ofRow: path)
    if y > (span.lowerBound + span.upperBound) / 2 { path.row += 1 }
    path.row -= dragGap?.removed.count { $0.section == section && $0.row < path.row } ?? 0
    return path
  }

  var gapDelay: Double { 0 }

  func showGap(_ gap: ItemGap?) {
    let old = dragGap?.removed ?? []
    dragGap = gap
    for path in old { cells[path]?.alpha = 1 }
    // The cells of rows that are dragged away stay, because the drag's preview returns to them.
    for path in gap?.removed ?? [] { cells[path]?.alpha = 0 }
    if window != nil { gapsDidChange() }
  }

  private func gapsDidChange() {
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.updateContentSize()
      self.placeViews()
    }
    setNeedsLayout()
  }
}

// MARK: - Placeholders

extension UITableView: ItemPlaceholderHost {
  func addPlaceholder(_ placeholder: UITableViewPlaceholder) -> ItemPlaceholder {
    let cell = requireCell(placeholder.reuseIdentifier, for: placeholder.insertionIndexPath)
    placeholder.cellUpdateHandler?(cell)
    cell.isUserInteractionEnabled = false
    let item = ItemPlaceholder(
      cell, before: placeholder.insertionIndexPath, height: placeholder.rowHeight, in: self
    ) { placeholder.cellUpdateHandler?(cell) }
    UIView.performWithoutAnimation { addSubview(cell) }
    add(item)
    return item
  }

  func placeholdersDidChange() { gapsDidChange() }

  func insertItem(at path: IndexPath, _ changes: () -> Void) {
    beginUpdate()
    changes()
    insertRows(at: [path], with: .none)
    endUpdate(nil)
  }

  func removePlaceholders() {
    for placeholder in placeholders { placeholder.cell.removeFromSuperview() }
    placeholders = []
  }
}
