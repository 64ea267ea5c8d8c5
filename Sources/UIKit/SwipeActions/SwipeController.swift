import CoreGraphics
import Foundation

/// A table or a collection view with lists, as the swipes of its rows see it.
@MainActor protocol SwipeHost: UIScrollView {
  /// The row at a point, if it may be swiped.
  func swipeRow(at point: CGPoint) -> IndexPath?
  func swipeCell(at path: IndexPath) -> UIView?
  /// Where a row is that is not swiped.
  func swipeFrame(ofRow path: IndexPath) -> CGRect
  /// The actions at a side of a row; nil without any.
  func swipeConfiguration(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration?
  func swipeWillBegin(_ swipe: RowSwipe)
  func swipeDidEnd(_ swipe: RowSwipe)
}

/// Lets rows be swiped aside, so that they show their actions.
@MainActor final class SwipeController {
  private unowned let host: any SwipeHost
  private let pan = SwipePanGestureRecognizer()
  /// The row that is swiped aside.
  private(set) var swipe: RowSwipe?
  /// Rows that are returning to their places.
  private(set) var closing: [RowSwipe] = []

  init(of host: any SwipeHost) {
    self.host = host
    pan.controller = self
    pan.maximumNumberOfTouches = 1
    pan.addAction { [weak self] _ in self?.panDidChange() }
    host.addGestureRecognizer(pan)
  }

  var isReversed: Bool { host.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Lets the paths follow the rows.
  func rowsDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    for swipe in [swipe].compactMap({ $0 }) + closing {
      swipe.path = newPath(swipe.path) ?? swipe.path
    }
  }

  // MARK: The gesture

  /// Whether the row under the finger has actions at the side that a drag uncovers.
  func wantsSwipe(_ travel: CGFloat) -> Bool {
    guard let path = host.swipeRow(at: pan.location(in: host)) else { return false }
    if let swipe, !swipe.isClosing, swipe.path == path { return true }
    guard let cell = host.swipeCell(at: path), let actions = makeActions(path, isRight: travel < 0)
    else { return false }
    close(animated: true)
    begin(RowSwipe(cell, at: path, actions))
    return true
  }

  private func panDidChange() {
    guard let swipe, !swipe.isClosing else { return }
    switch pan.state {
    case .began:
      swipe.start = swipe.offset
      move(swipe)
    case .changed: move(swipe)
    case .ended: release(swipe, velocity: pan.velocity(in: host).x)
    case .cancelled, .failed: close(animated: true)
    case .possible: break
    }
  }

  private func move(_ swipe: RowSwipe) {
    let distance = swipe.distance(in: host.bounds.width)
    let finger = swipe.start + pan.translation(in: host).x
    let offset = distance.row(forFinger: finger)
    let isFull = distance.isFull(offset)
    let place = { self.place(swipe, at: offset, isFull: isFull) }
    guard isFull != swipe.actions.isFull else { return UIView.performWithoutAnimation(place) }
    UIView.animate(
      withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: place)
  }

  private func release(_ swipe: RowSwipe, velocity: CGFloat) {
    let width = host.bounds.width
    let distance = swipe.distance(in: width)
    switch distance.rest(at: swipe.offset, velocity: velocity) {
    case .closed: close(animated: true)
    case .open: slide(swipe, to: distance.open(swipe.offset), velocity: velocity)
    case .full:
      slide(swipe, to: swipe.offset < 0 ? -width : width, isFull: true)
      perform(0, of: swipe)
    }
  }

  // MARK: Opening and closing

  /// Shows the trailing actions of a row, as a tap on its delete control does.
  func open(at path: IndexPath) {
    close(animated: true)
    guard let cell = host.swipeCell(at: path), let actions = makeActions(path, isRight: !isReversed)
    else { return }
    let swipe = RowSwipe(cell, at: path, actions)
    begin(swipe)
    slide(swipe, to: swipe.distance(in: host.bounds.width).open(isReversed ? 1 : -1))
  }

  private func begin(_ swipe: RowSwipe) {
    self.swipe = swipe
    host.swipeWillBegin(swipe)
    UIView.performWithoutAnimation {
      swipe.cell.superview?.insertSubview(swipe.actions, belowSubview: swipe.cell)
      place(swipe, at: 0, isFull: false)
    }
  }

  private func place(_ swipe: RowSwipe, at offset: CGFloat, isFull: Bool) {
    swipe.offset = offset
    swipe.actions.frame = host.swipeFrame(ofRow: swipe.path)
    swipe.actions.show(width: (swipe.actions.isRight ? -1 : 1) * offset, isFull: isFull)
    swipe.cell.frame = swipe.actions.frame.offsetBy(dx: offset, dy: 0)
    swipe.actions.layoutIfNeeded()
  }

  private func slide(
    _ swipe: RowSwipe, to offset: CGFloat, isFull: Bool = false, velocity: CGFloat = 0,
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
  func close(animated: Bool) {
    guard let swipe, !swipe.isClosing else { return }
    swipe.isClosing = true
    guard host.swipeCell(at: swipe.path) === swipe.cell else {
      // The row is leaving; the swipe ends with its cell.
      self.swipe = nil
      return closing.append(swipe)
    }
    guard animated, host.window != nil else {
      place(swipe, at: 0, isFull: false)
      return end(swipe)
    }
    slide(swipe, to: 0) { [weak self] in self?.end(swipe) }
    self.swipe = nil
    closing.append(swipe)
  }

  private func end(_ swipe: RowSwipe) {
    swipe.actions.removeFromSuperview()
    if self.swipe === swipe { self.swipe = nil }
    closing.removeAll { $0 === swipe }
    host.swipeDidEnd(swipe)
  }

  /// Ends the swipe of a row whose cell is removed.
  func end(of cell: UIView) {
    if let swipe, swipe.cell === cell { end(swipe) }
    for swipe in closing where swipe.cell === cell { end(swipe) }
  }

  /// How far a cell is from its place because it is swiped aside.
  func offset(of cell: UIView) -> CGFloat { swipe?.cell === cell ? swipe?.offset ?? 0 : 0 }

  // MARK: Actions

  private func makeActions(_ path: IndexPath, isRight: Bool) -> SwipeActionsView? {
    guard let configuration = host.swipeConfiguration(path, isTrailing: isRight != isReversed),
      !configuration.actions.isEmpty
    else { return nil }
    return SwipeActionsView(configuration, isRight: isRight) { [weak self] index in
      if let self, let swipe { perform(index, of: swipe) }
    }
  }

  private func perform(_ index: Int, of swipe: RowSwipe) {
    let action = swipe.actions.configuration.actions[index]
    action.handler(action, swipe.actions.sourceView(of: index)) { [weak self] _ in
      guard let self, self.swipe === swipe else { return }
      close(animated: true)
    }
  }
}
