import CoreGraphics
import Foundation

extension UITableView {
  func setUpSwiping() {
    swipePan.table = self
    swipePan.maximumNumberOfTouches = 1
    swipePan.addAction { [weak self] _ in self?.swipeDidChange() }
    addGestureRecognizer(swipePan)
  }

  private var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: The gesture

  /// Whether the row under the finger has actions at the side that a drag uncovers.
  func wantsSwipe(_ travel: CGFloat) -> Bool {
    guard reorder == nil, let path = indexPathForRow(at: swipePan.location(in: self)) else {
      return false
    }
    if let swipe, !swipe.isClosing, swipe.path == path { return true }
    guard !isEditing, let cell = cells[path],
      let actions = makeActions(path, isRight: travel < 0)
    else { return false }
    closeSwipe(animated: true)
    begin(TableSwipe(cell, at: path, actions))
    return true
  }

  private func swipeDidChange() {
    guard let swipe, !swipe.isClosing else { return }
    switch swipePan.state {
    case .began:
      swipe.start = swipe.offset
      moveSwipe(swipe)
    case .changed: moveSwipe(swipe)
    case .ended: releaseSwipe(swipe, velocity: swipePan.velocity(in: self).x)
    case .cancelled, .failed: closeSwipe(animated: true)
    case .possible: break
    }
  }

  private func moveSwipe(_ swipe: TableSwipe) {
    let distance = swipe.distance(in: bounds.width)
    let finger = swipe.start + swipePan.translation(in: self).x
    let offset = distance.row(forFinger: finger)
    let isFull = distance.isFull(offset)
    let place = { self.place(swipe, at: offset, isFull: isFull) }
    guard isFull != swipe.actions.isFull else { return UIView.performWithoutAnimation(place) }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: place)
  }

  private func releaseSwipe(_ swipe: TableSwipe, velocity: CGFloat) {
    let distance = swipe.distance(in: bounds.width)
    switch distance.rest(at: swipe.offset, velocity: velocity) {
    case .closed: closeSwipe(animated: true)
    case .open: slide(swipe, to: distance.open(swipe.offset), velocity: velocity)
    case .full:
      slide(swipe, to: swipe.offset < 0 ? -bounds.width : bounds.width, isFull: true)
      perform(0, of: swipe)
    }
  }

  // MARK: Opening and closing

  /// Shows the trailing actions of a row, as a tap on its delete control does.
  func openSwipe(at path: IndexPath) {
    closeSwipe(animated: true)
    guard let cell = cells[path], let actions = makeActions(path, isRight: !isReversed) else {
      return
    }
    let swipe = TableSwipe(cell, at: path, actions)
    begin(swipe)
    slide(swipe, to: swipe.distance(in: bounds.width).open(isReversed ? 1 : -1))
  }

  private func begin(_ swipe: TableSwipe) {
    self.swipe = swipe
    delegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    var editing = swipe.cell.editing
    editing.showsConfirmation = swipe.actions.isRight != isReversed
    swipe.cell.show(editing, animated: false)
    swipe.cell.setNeedsUpdateConfiguration()
    UIView.performWithoutAnimation {
      insertSubview(swipe.actions, belowSubview: swipe.cell)
      place(swipe, at: 0, isFull: false)
    }
  }

  private func place(_ swipe: TableSwipe, at offset: CGFloat, isFull: Bool) {
    swipe.offset = offset
    swipe.actions.frame = rectForRow(at: swipe.path)
    swipe.actions.show(
      width: (swipe.actions.isRight ? -1 : 1) * offset, isFull: isFull)
    swipe.cell.frame = swipe.actions.frame.offsetBy(dx: offset, dy: 0)
    swipe.actions.layoutIfNeeded()
  }

  private func slide(
    _ swipe: TableSwipe, to offset: CGFloat, isFull: Bool = false, velocity: CGFloat = 0,
    completion: (() -> Void)? = nil
  ) {
    let way = offset - swipe.offset
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: way == 0 ? 0 : max(velocity / way, 0),
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { self.place(swipe, at: offset, isFull: isFull) },
      completion: { _ in completion?() })
  }

  /// Lets the row that is swiped aside return.
  func closeSwipe(animated: Bool) {
    guard let swipe, !swipe.isClosing else { return }
    swipe.isClosing = true
    guard cells[swipe.path] === swipe.cell else {
      // The row is leaving; the swipe ends with its cell.
      self.swipe = nil
      return closingSwipes.append(swipe)
    }
    guard animated, window != nil else {
      place(swipe, at: 0, isFull: false)
      return end(swipe)
    }
    slide(swipe, to: 0) { [weak self] in self?.end(swipe) }
    self.swipe = nil
    closingSwipes.append(swipe)
  }

  private func end(_ swipe: TableSwipe) {
    swipe.actions.removeFromSuperview()
    if self.swipe === swipe { self.swipe = nil }
    closingSwipes.removeAll { $0 === swipe }
    var editing = swipe.cell.editing
    editing.showsConfirmation = false
    swipe.cell.show(editing, animated: false)
    swipe.cell.setNeedsUpdateConfiguration()
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
  }

  /// Ends the swipe of a row whose cell leaves the table.
  func endSwipe(of cell: UITableViewCell) {
    for swipe in [swipe].compactMap({ $0 }) + closingSwipes where swipe.cell === cell { end(swipe) }
  }

  /// How far a cell is from its place because it is swiped aside.
  func swipeOffset(of cell: UITableViewCell) -> CGFloat {
    swipe?.cell === cell ? swipe?.offset ?? 0 : 0
  }

  // MARK: Actions

  private func makeActions(_ path: IndexPath, isRight: Bool) -> SwipeActionsView? {
    guard let configuration = swipeConfiguration(path, isTrailing: isRight != isReversed),
      !configuration.actions.isEmpty
    else { return nil }
    return SwipeActionsView(configuration, isRight: isRight) { [weak self] index in
      if let self, let swipe { perform(index, of: swipe) }
    }
  }

  /// The actions at a side of a row: those of the delegate, or the deletion; nil without any.
  func swipeConfiguration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    let own =
      isTrailing
      ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    let isDeletable = isTrailing && (isEditing || own == nil && isSwipeDeletable(path))
    return own ?? (isDeletable ? deletion(path) : nil)
  }

  /// The standard action, which lets the data source delete the row.
  private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration {
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self, let row = swipe?.path else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: row)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func perform(_ index: Int, of swipe: TableSwipe) {
    let action = swipe.actions.configuration.actions[index]
    action.handler(action, swipe.actions.sourceView(of: index)) { [weak self] _ in
      guard let self, self.swipe === swipe else { return }
      closeSwipe(animated: true)
    }
  }
}
