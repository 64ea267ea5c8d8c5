import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
  /// Gives the visible rows their cells, and takes them from the others.
  func tile() {
    guard !isTiling, dataSource != nil || model.isLoaded else { return }
    isTiling = true
    defer { isTiling = false }
    if bounds.width != tiledWidth { widthDidChange() }
    load()
    // Cells that are not visible any more come first, so that new rows can use them.
    let margin = gapMargin
    let bottom = bounds.maxY + margin
    let expected = model.rowRange(from: bounds.minY - margin, to: bottom)
    takeCells(exceptAt: expected)
    let visible = expected.flatMap { makeCells(from: $0.lowerBound, to: bottom) }
    if visible != expected { takeCells(exceptAt: visible) }
    makeEdges()
    updateContentSize()
    if isDragging { swiping.close(animated: true) }
    if placement == nil || placement != restingPlacement { placeCells(gaps) }
    placeEdges(gaps)
    updatePrefetching()
  }

  private func takeCells(exceptAt kept: ClosedRange<IndexPath>?) {
    var gone: [IndexPath] = []
    for (path, cell) in cells where kept?.contains(path) != true && reorder?.cell !== cell {
      gone.append(path)
    }
    // The delegate, which hears of each, may have taken others away.
    for path in gone {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      endDisplaying(cell, at: path, staysHidden: true)
    }
  }

  /// The heights of rows follow from the width.
  private func widthDidChange() {
    tiledWidth = bounds.width
    guard model.isLoaded else { return }
    model.setSections(
      model.sections.enumerated().map { makeSection($0, rowCount: $1.rows.count) })
  }

  /// Rows this far outside of what is visible may move into it. Points.
  private var gapMargin: CGFloat { max(gaps.margin, reorder?.cell.frame.height ?? 0) }

  /// Gives cells to the rows that are visible, or may move into what is.
  func makeVisibleCells() {
    let margin = gapMargin
    guard let first = model.firstRow(from: bounds.minY - margin) else { return }
    makeCells(from: first, to: bounds.maxY + margin)
  }

  /// Gives cells to the rows that begin above `bottom`, from a first one on. Returns these rows.
  @discardableResult private func makeCells(
    from first: IndexPath, to bottom: CGFloat
  ) -> ClosedRange<IndexPath>? {
    var (path, start) = (first, model.span(ofRow: first).lowerBound)
    guard start < bottom else { return nil }
    while true {
      if !cells.keys.contains(path) {
        makeCell(at: path)
      } else if !model.isMeasured(path), let cell = cells[path] {
        // After a change of the width, the rows that have cells are measured again.
        measure(cell, at: path)
      }
      guard let next = model.row(after: path) else { return first...path }
      start =
        next.section == path.section
        ? start + model.height(ofRow: path) : model.span(ofRow: next).lowerBound
      guard start < bottom else { return first...path }
      path = next
    }
  }

  private func makeCell(at path: IndexPath) {
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    require(
      cell.table !== self || cells.values.allSatisfy { $0 !== cell },
      "The cell of the row at \(path) is that of another visible row")
    cell.table = self
    if cell.semanticContentAttribute == .unspecified {
      cell.semanticContentAttribute = semanticContentAttribute
    }
    cell.indentationLevel =
      delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
    if style != .plain, cell.backgroundColor == .systemBackground {
      AppearanceRules.setDefaults { cell.backgroundColor = .secondarySystemGroupedBackground }
    }
    if isEditing || cell.isEditing { updateEditing(of: cell, at: path, animated: false) }
    measure(cell, at: path)
    cells[path] = cell
    cell.isSelected = selection.contains(path)
    UIView.performWithoutAnimation { show(cell, at: path) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  private func show(_ cell: UITableViewCell, at path: IndexPath) {
    cell.isHidden = false
    cell.alpha = dragGap?.removed.contains(path) ?? false ? 0 : 1
    cell.frame = rowRect(model.span(ofRow: path))
    updateShape(of: cell, at: path)
    cell.setNeedsLayout()
    if cell.superview !== self { insertBehindHeaders(cell) }
  }

  /// Headers, footers and the index cover cells.
  func insertBehindHeaders(_ cell: UITableViewCell) {
    if let backgroundView {
      insertSubview(cell, aboveSubview: backgroundView)
    } else {
      insertSubview(cell, at: 0)
    }
  }

  /// Determines the height of a row. Where it is above what is visible, the content is moved by the
  /// difference to the estimate, so that what is visible stays.
  func measure(_ cell: UITableViewCell, at path: IndexPath) {
    guard !model.isMeasured(path) else { return }
    var height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height < 0 {
      height =
        cell.systemLayoutSizeFitting(
          CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    let start = model.span(ofRow: path).lowerBound
    let change = model.setHeight(height, of: path)
    guard change != 0 else { return }
    updateContentSize()
    if start < bounds.minY { contentOffset.y += change }
  }

  /// Determines the height of a row again, since its content has changed.
  func contentDidChange(of cell: UITableViewCell) {
    guard selfSizingInvalidation != .disabled, !isTiling, let path = indexPath(for: cell),
      model.contains(path)
    else { return }
    model.forgetHeight(of: path)
    setNeedsLayout()
  }

  // MARK: Places

  /// What the places of cells follow from; nil while rows are moved, or make room for something.
  struct Placement: Equatable {
    fileprivate let modelVersion: Int
    fileprivate let width: CGFloat
  }

  private var restingPlacement: Placement? {
    guard gaps.isEmpty, reorder == nil, swiping.swipe == nil, swiping.closing.isEmpty else {
      return nil
    }
    return Placement(modelVersion: model.version, width: bounds.width)
  }

  func placeViews() {
    let gaps = gaps
    placeCells(gaps)
    placeEdges(gaps)
  }

  private func placeCells(_ gaps: TableGaps) {
    for (path, cell) in cells {
      let frame = cellFrame(cell, at: path, gaps)
      if cell.frame != frame { cell.frame = frame }
      updateShape(of: cell, at: path)
    }
    placement = restingPlacement
  }

  /// Places what is around the cells.
  private func placeEdges(_ gaps: TableGaps) {
    placePlaceholders(gaps)
    for (section, view) in headers { view.frame = headerFrame(section, gaps) }
    for (section, view) in footers {
      let span = model.span(ofFooter: section)
      view.frame = rowRect(span).offsetBy(dx: 0, dy: gaps.shift(of: span))
    }
    if let swipe { swipe.actions.frame = rectForRow(at: swipe.path) }
    placeSectionIndex()
    backgroundView?.frame = bounds
    tableHeaderView?.frame = horizontal(0...model.edges.top)
    let bottom = model.height + gaps.length
    tableFooterView?.frame = horizontal((bottom - model.edges.bottom)...bottom)
  }

  /// In a plain table the header of the topmost visible section stays at the top, until the section
  /// ends.
  private func headerFrame(_ section: Int, _ gaps: TableGaps) -> CGRect {
    let span = model.span(ofHeader: section)
    var frame = rowRect(span).offsetBy(dx: 0, dy: gaps.shift(of: span))
    guard style == .plain else { return frame }
    let top = bounds.minY + adjustedContentInset.top
    let end = model.span(ofSection: section).upperBound
    let last = end + gaps.shift(of: end...end) - frame.height
    frame.origin.y = min(max(frame.minY, top), last)
    return frame
  }

  /// How far rows are from the sides of the table. Points.
  var sideInset: CGFloat { style == .insetGrouped ? Self.groupInset : 0 }

  var rowWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  /// The rectangle of a row, a header or a footer. Its upper and lower edges are at whole pixels: at a
  /// common edge within a pixel, which row is seen would depend on the order of their cells.
  func rowRect(_ span: TableModel.Span) -> CGRect {
    let scale = contentScaleFactor
    let top = (span.lowerBound * scale).rounded() / scale
    let bottom = (span.upperBound * scale).rounded() / scale
    let inset = min(sideInset, bounds.width / 2)
    return CGRect(x: inset, y: top, width: bounds.width - 2 * inset, height: bottom - top)
  }

  /// Where a cell is now: a finger may have moved it, or rows near it.
  private func cellFrame(
    _ cell: UITableViewCell, at path: IndexPath, _ gaps: TableGaps
  ) -> CGRect {
    if let reorder, reorder.cell === cell { return reorderFrame(reorder) }
    let span = model.span(ofRow: path)
    return rowRect(span).offsetBy(dx: swiping.offset(of: cell), dy: gaps.shift(of: span))
  }

  /// Rounds the corners of a section, and leaves out the line below its last row.
  private func updateShape(of cell: UITableViewCell, at path: IndexPath) {
    let isInset = style == .insetGrouped
    let isLast = path.row == model.sections[path.section].rows.count - 1
    let showsSeparator = separatorStyle != .none && !(isInset && isLast)
    if cell.parts.showsSeparator != showsSeparator {
      cell.parts.showsSeparator = showsSeparator
      cell.setNeedsLayout()
    }
    guard isInset else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.groupRadius
  }

  /// The space beside the sections of an inset grouped table, and the radius of their corners.
  private static let (groupInset, groupRadius): (CGFloat, CGFloat) = (16, 10)

  func horizontal(_ span: TableModel.Span?) -> CGRect {
    guard let span else { return .zero }
    return CGRect(
      x: 0, y: span.lowerBound, width: bounds.width, height: span.upperBound - span.lowerBound)
  }

  func model(
    at section: Int
  ) -> (section: TableModel.Span, header: TableModel.Span, footer: TableModel.Span)? {
    load()
    guard model.sections.indices.contains(section) else { return nil }
    return (
      model.span(ofSection: section), model.span(ofHeader: section), model.span(ofFooter: section)
    )
  }

  func updateSeparators() {
    for (path, cell) in cells where model.contains(path) {
      updateShape(of: cell, at: path)
      cell.setNeedsLayout()
    }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    load()
    require(
      model.sections.indices.contains(path.section),
      "Attempted to scroll the table view to an out-of-bounds section (\(path.section)) when there "
        + "are only \(model.sections.count) sections.")
    let count = model.sections[path.section].rows.count
    require(
      model.contains(path),
      "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are only "
        + "\(count) rows in section \(path.section).")
    let (row, inset) = (rectForRow(at: path), adjustedContentInset)
    // The header of a plain table covers what is at the top.
    let top = inset.top + (style == .plain ? model.sections[path.section].header : 0)
    let room = bounds.height - inset.bottom
    let y: CGFloat
    switch position {
    case .none: return scrollRectToVisible(row, animated: animated)
    case .top: y = row.minY - top
    case .middle: y = row.midY - (inset.top + room) / 2
    case .bottom: y = row.maxY - room
    }
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: animated)
  }
}
