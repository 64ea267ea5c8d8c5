import CoreGraphics
import Foundation

extension UITableView {
  func reorderDidChange(_ recognizer: UIGestureRecognizer, of cell: UITableViewCell) {
    let y = recognizer.location(in: self).y - bounds.minY
    switch recognizer.state {
    case .began: beginReorder(cell, at: y)
    case .changed:
      reorder?.finger = y
      moveReorder()
    case .ended: endReorder(commits: true)
    case .cancelled, .failed: endReorder(commits: false)
    case .possible: break
    }
  }

  private func beginReorder(_ cell: UITableViewCell, at y: CGFloat) {
    guard reorder == nil, let path = indexPath(for: cell) else { return }
    swiping.close(animated: true)
    let grip = y + bounds.minY - cell.frame.minY
    let scroller = EdgeScroller(of: self) { [weak self] in self?.moveReorder() }
    reorder = TableReorder(cell, at: path, finger: y, grip: grip, scroller)
    cell.editing.isReordering = true
    cell.setNeedsUpdateConfiguration()
    bringSubviewToFront(cell)
    cell.clipsToBounds = false
    cell.layer.shadowOpacity = 0.2
    cell.layer.shadowRadius = 6
    cell.layer.shadowOffset = .zero
    moveReorder()
  }

  /// Moves the row with the finger, and the others out of its way.
  private func moveReorder() {
    guard let reorder else { return }
    reorder.scroller.finger = CGPoint(x: bounds.width / 2, y: reorder.finger)
    let middle = reorderFrame(reorder).midY
    let target = reorderTarget(reorder, middle)
    guard target != reorder.target else { return placeViews() }
    reorder.target = target
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
      self.placeViews()
    }
  }

  /// Where the row is while the finger has it.
  func reorderFrame(_ reorder: TableReorder) -> CGRect {
    var frame = horizontal(model.span(ofRow: reorder.source))
    frame.origin.y = bounds.minY + reorder.finger - reorder.grip
    return frame
  }

  /// The path under the middle of the moved row, as the delegate allows it.
  private func reorderTarget(_ reorder: TableReorder, _ middle: CGFloat) -> IndexPath {
    let source = reorder.source
    guard let proposed = path(at: middle, from: source), proposed != reorder.target else {
      return reorder.target
    }
    guard proposed != source else { return source }
    let answer =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
      ?? proposed
    return model.contains(answer) || isEnd(answer, from: source) ? answer : reorder.target
  }

  private func isEnd(_ path: IndexPath, from source: IndexPath) -> Bool {
    path.count == 2 && model.sections.indices.contains(path.section)
      && path.section != source.section
      && path.row == model.sections[path.section].rows.count
  }

  /// The path that a row gets that is dropped at a height: the rows are where they were at first.
  private func path(at y: CGFloat, from source: IndexPath) -> IndexPath? {
    guard !model.sections.isEmpty else { return nil }
    let y = min(max(y, 0), max(model.height - 1, 0))
    guard let section = model.sections(from: y, to: y + 1).first else { return nil }
    let rows = model.sections[section].rows
    guard rows.count > 0 else { return IndexPath(row: 0, section: section) }
    let first = model.span(ofHeader: section).upperBound
    guard y >= first else { return IndexPath(row: 0, section: section) }
    let row = rows.index(at: y - first)
    let isBelowAll = y >= first + rows.total
    // In another section, the row can also come behind the last one.
    let path = IndexPath(row: row, section: section)
    guard section != source.section else { return path }
    let isLower =
      isBelowAll
      || y
        > (model.span(ofRow: path).lowerBound
          + model.span(ofRow: path).upperBound) / 2
    return IndexPath(row: isLower ? row + 1 : row, section: section)
  }

  /// The gap that the row leaves, and the one where it would be dropped.
  var reorderGap: ItemGap? {
    guard let reorder, reorder.target != reorder.source else { return nil }
    let span = model.span(ofRow: reorder.source)
    return ItemGap(
      path: reorder.target, removed: [reorder.source],
      size: CGSize(width: rowWidth, height: span.upperBound - span.lowerBound))
  }

  /// Drops the row where it is, or lets it return.
  func endReorder(commits: Bool) {
    guard let reorder else { return }
    reorder.scroller.finger = nil
    let (cell, source, target) = (reorder.cell, reorder.source, reorder.target)
    cell.editing.isReordering = false
    cell.setNeedsUpdateConfiguration()
    cell.layer.shadowOpacity = 0
    cell.clipsToBounds = true
    self.reorder = nil
    guard commits, target != source, let dataSource else {
      return UIView.animate(
        withDuration: 0.25, animations: { self.placeViews() },
        completion: { [weak self] _ in self?.reorderDidEnd(cell) })
    }
    dataSource.tableView(self, moveRowAt: source, to: target)
    performBatchUpdates(
      { self.moveRow(at: source, to: target) },
      completion: { [weak self] _ in self?.reorderDidEnd(cell) })
  }

  private func reorderDidEnd(_ cell: UITableViewCell) {
    if cell.superview === self, reorder == nil { insertBehindHeaders(cell) }
  }
}
