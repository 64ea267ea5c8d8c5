import CoreGraphics
import Foundation

extension UITableView {
  /// The seconds of the animation of an update.
  private static let updateDuration = 0.3

  func change(_ body: (inout TableUpdate) -> Void) {
    beginUpdate()
    if var changed = update {
      body(&changed)
      update = changed
    }
    endUpdate(nil)
  }

  func beginUpdate() {
    if updateDepth == 0 {
      itemDrag?.show(nil)
      load()
      update = TableUpdate()
    }
    updateDepth += 1
  }

  func endUpdate(_ completion: ((Bool) -> Void)?) {
    require(updateDepth > 0, "endUpdates called without beginUpdates")
    updateDepth -= 1
    guard updateDepth == 0, let update else {
      completion?(true)
      return
    }
    self.update = nil
    let old = TableModel(copying: model)
    let paths = TableUpdatePaths(update, sectionCount: old.sections.count)
    apply(update, paths)
    guard window != nil, !isTiling else {
      for (cell, path, _) in takeLeavingCells(update, paths) { endDisplaying(cell, at: path) }
      setNeedsLayout()
      completion?(true)
      return
    }
    show(update, paths, from: old, completion)
  }

  // MARK: The model

  /// Asks for the numbers of rows, and gives rows that stay the heights that they had.
  private func apply(_ update: TableUpdate, _ paths: TableUpdatePaths) {
    let before = model.sections
    var after = loadSections()
    let counts = (before: before.map(\.rows.count), after: after.map(\.rows.count))
    update.requireConsistency(before: counts.before, after: counts.after, paths)
    for (old, section) in before.enumerated() {
      for (row, height) in section.rows.lengths {
        let path = IndexPath(row: row, section: old)
        guard update.reloadedRows[path] == nil, let new = paths.newPath(of: path) else { continue }
        after[new.section].rows[new.row] = height
        // The height of a row that is configured again is an estimate until it has been measured.
        guard !update.reconfiguredRows.contains(path) else { continue }
        after[new.section].measured?.insert(new.row)
      }
    }
    model.setSections(after)
    selection = Set(selection.compactMap(paths.newPath))
    highlighted = highlighted.flatMap(paths.newPath)
    movePlaceholders(paths, before: counts.before, after: counts.after)
    itemDrag?.itemsDidMove(paths.newPath)
    prefetching.paths = Set(prefetching.paths.compactMap(paths.newPath))
    swiping.rowsDidMove(paths.newPath)
  }

  // MARK: The cells

  private func show(
    _ update: TableUpdate, _ paths: TableUpdatePaths, from old: TableModel,
    _ completion: ((Bool) -> Void)?
  ) {
    let leaving = takeLeavingCells(update, paths)
    isTiling = true
    let kept = Set(cells.keys)
    UIView.performWithoutAnimation {
      endDisplayingEdges { _ in true }
      for path in update.reconfiguredRows.sorted() { paths.newPath(of: path).map(reconfigure) }
      updateContentSize()
      makeVisibleCells()
      for path in cells.keys where !kept.contains(path) {
        prepare(path, update, paths, old)
      }
      makeEdges()
    }
    isTiling = false
    let changes = { [self] in
      placeViews()
      for cell in cells.values { cell.alpha = 1 }
      for (cell, _, animation) in leaving {
        if swipe?.cell === cell { swipe?.actions.alpha = 0 }
        disappear(cell, animation)
      }
    }
    let end = { [weak self] (isFinished: Bool) in
      for (cell, path, _) in leaving { self?.endDisplaying(cell, at: path) }
      self?.setNeedsLayout()
      completion?(isFinished)
    }
    UIView.animate(withDuration: Self.updateDuration, animations: changes, completion: end)
  }

  /// Lets the data source configure the cell of a row again, and determines the row's height.
  private func reconfigure(_ path: IndexPath) {
    guard let cell = cells[path], let dataSource else { return }
    reconfigured = (path, cell)
    let answer = dataSource.tableView(self, cellForRowAt: path)
    reconfigured = nil
    require(
      answer === cell,
      "The table view's data source returned a different cell instead of the existing cell when "
        + "reconfiguring a row at \(path).")
    measure(cell, at: path)
  }

  /// Gives the cells of rows that stay their new paths, and returns the others.
  private func takeLeavingCells(
    _ update: TableUpdate, _ paths: TableUpdatePaths
  ) -> [(UITableViewCell, IndexPath, RowAnimation)] {
    let old = cells
    cells = [:]
    var leaving: [(UITableViewCell, IndexPath, RowAnimation)] = []
    for (path, cell) in old {
      if update.reloadedRows[path] == nil, let new = paths.newPath(of: path) {
        cells[new] = cell
      } else {
        let animation =
          update.deletedRows[path] ?? update.reloadedRows[path]
          ?? update.deletedSections[path.section] ?? update.reloadedSections[path.section]
        leaving.append((cell, path, animation ?? .automatic))
      }
    }
    return leaving
  }

  /// Puts the cell of a row that becomes visible to where its animation begins.
  private func prepare(
    _ path: IndexPath, _ update: TableUpdate, _ paths: TableUpdatePaths, _ old: TableModel
  ) {
    guard let cell = cells[path] else { return }
    if let source = paths.oldPath(of: path), update.reloadedRows[source] == nil {
      cell.frame = rowRect(old.span(ofRow: source))
      return
    }
    let animation =
      update.insertedRows[path] ?? paths.oldPath(of: path).flatMap { update.reloadedRows[$0] }
      ?? update.insertedSections[path.section]
    disappear(cell, animation ?? .automatic)
  }

  /// Moves a cell to where it is invisible, from which or to which it is animated.
  private func disappear(_ cell: UITableViewCell, _ animation: RowAnimation) {
    switch animation {
    case .fade, .automatic, .middle: cell.alpha = 0
    case .right: cell.frame.origin.x = bounds.width
    case .left: cell.frame.origin.x = -bounds.width
    case .top:
      cell.frame.origin.y -= cell.frame.height
      cell.alpha = 0
    case .bottom:
      cell.frame.origin.y += cell.frame.height
      cell.alpha = 0
    case .none: cell.isHidden = cells.values.allSatisfy { $0 !== cell }
    }
  }
}
