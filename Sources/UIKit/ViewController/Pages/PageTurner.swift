import CoreGraphics
import Foundation
import QuartzCore

/// The pages of a page view controller: the current one, the neighbors that the data source has given, and
/// the turn that is going on.
///
/// The scroll view has three slots. The current page is in the middle one, to which the offset returns after
/// each turn; a side without a page is taken away by an inset, so that the content bounces there.
@MainActor final class PageTurner: NSObject, UIScrollViewDelegate {
  typealias Direction = UIPageViewController.NavigationDirection
  private enum Neighbor {
    case page(UIViewController)
    case none
  }

  private unowned let controller: UIPageViewController
  let scrollView = UIScrollView()
  private(set) var current: UIViewController?
  private(set) var turn: PageTurn?
  private var neighbors: [Direction: Neighbor] = [:]
  private var isPlacing = false

  init(of controller: UIPageViewController) {
    self.controller = controller
    super.init()
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.allowsKeyboardScrolling = false
    scrollView.scrollsToTop = false
    // A step of a wheel would end between two pages.
    scrollView.panGestureRecognizer.allowedScrollTypesMask = .continuous
    scrollView.delegate = self
  }

  // MARK: Geometry

  private var axis: UIScrollView.Axis {
    controller.navigationOrientation == .vertical ? .vertical : .horizontal
  }
  /// The length of a slot: a page and the space between two.
  private var length: CGFloat { scrollView.bounds.size[axis] }
  /// How far the content is from its rest.
  private var travel: CGFloat { scrollView.contentOffset[axis] - length }

  private var isReversed: Bool {
    axis == .horizontal
      && controller.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// 1 if the content moves to larger offsets, and -1 otherwise.
  private func sign(_ direction: Direction) -> CGFloat {
    (direction == .forward) != isReversed ? 1 : -1
  }

  func direction(ofSlot slot: Int) -> Direction {
    (slot == 2) != isReversed ? .forward : .reverse
  }

  private func place(_ page: UIViewController, inSlot slot: CGFloat) {
    guard let view = page.view else { return }
    var frame = CGRect(origin: .zero, size: scrollView.bounds.size)
    if axis == .vertical {
      frame.origin.y = slot * length + controller.spacing / 2
      frame.size.height = max(length - controller.spacing, 0)
    } else {
      frame.origin.x = slot * length + controller.spacing / 2
      frame.size.width = max(length - controller.spacing, 0)
    }
    view.frame = frame
    if view.superview !== scrollView { scrollView.addSubview(view) }
  }

  /// Places the slots so that the middle one fills an area of the controller's view.
  func place(in area: CGRect) {
    let half = controller.spacing / 2
    let frame =
      axis == .vertical ? area.insetBy(dx: 0, dy: -half) : area.insetBy(dx: -half, dy: 0)
    guard scrollView.frame != frame else { return }
    endAtOnce()
    scrollView.frame = frame
    let size = frame.size
    scrollView.contentSize =
      axis == .vertical
      ? CGSize(width: size.width, height: size.height * 3)
      : CGSize(width: size.width * 3, height: size.height)
    updateInsets()
    rest()
  }

  /// Puts the current page in the middle, where the content rests.
  private func rest() {
    isPlacing = true
    defer { isPlacing = false }
    if let current, controller.isViewLoaded { place(current, inSlot: 1) }
    var offset = CGPoint.zero
    offset[axis] = length
    scrollView.setContentOffset(offset, animated: false)
  }

  /// Takes away the slots in which there is no page.
  private func updateInsets() {
    var insets = UIEdgeInsets.zero
    let (low, high) = (hasPage(direction(ofSlot: 0)), hasPage(direction(ofSlot: 2)))
    if axis == .vertical {
      (insets.top, insets.bottom) = (low ? 0 : -length, high ? 0 : -length)
    } else {
      (insets.left, insets.right) = (low ? 0 : -length, high ? 0 : -length)
    }
    // An offset at an edge stays, although the edge moves.
    scrollView.keepsOffset = true
    scrollView.contentInset = insets
    scrollView.keepsOffset = false
    scrollView.alwaysBounceHorizontal = axis == .horizontal && controller.dataSource != nil
    scrollView.alwaysBounceVertical = axis == .vertical && controller.dataSource != nil
  }

  // MARK: Neighbors

  func page(_ direction: Direction) -> UIViewController? {
    guard case .page(let page) = neighbors[direction] else { return nil }
    return page
  }

  /// Whether there is a page, or one comes with the turn.
  private func hasPage(_ direction: Direction) -> Bool {
    turn?.direction == direction || page(direction) != nil
  }

  /// Asks the data source for the pages that are not known, once the controller is visible.
  func findNeighbors() {
    defer { updateInsets() }
    guard let current, turn == nil, controller.appearance.isVisible else { return }
    if neighbors[.reverse] == nil {
      let page = controller.dataSource?.pageViewController(
        controller, viewControllerBefore: current)
      neighbors[.reverse] = page.map { .page($0) } ?? Neighbor.none
    }
    if neighbors[.forward] == nil {
      let page = controller.dataSource?.pageViewController(controller, viewControllerAfter: current)
      neighbors[.forward] = page.map { .page($0) } ?? Neighbor.none
    }
  }

  func forgetNeighbors() {
    neighbors = [:]
    findNeighbors()
  }

  // MARK: Turning

  func showCurrent() {
    if let current { place(current, inSlot: 1) }
  }

  /// Shows a page that the program has set.
  func show(
    _ page: UIViewController, _ direction: Direction, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    endAtOnce()
    neighbors = [:]
    guard animated, let current, current !== page, controller.appearance.isVisible, length > 0
    else {
      replaceCurrent(by: page)
      findNeighbors()
      completion?(true)
      return
    }
    animate(
      PageTurn(
        from: current, to: page, direction: direction, driver: .animation, isByUser: false,
        completion: completion))
  }

  private func replaceCurrent(by page: UIViewController) {
    guard page !== current else { return }
    let previous = current
    current = page
    controller.addChild(page)
    previous?.willMove(toParent: nil)
    previous?.viewIfLoaded?.removeFromSuperview()
    if controller.isViewLoaded { rest() }
    previous?.removeFromParent()
    page.didMove(toParent: controller)
  }

  /// Turns to a neighbor with an animation, as a key or a dot asks for.
  func turnByUser(_ direction: Direction) {
    guard turn == nil, scrollView.window != nil, let current, let page = page(direction) else {
      return
    }
    controller.delegate?.pageViewController(controller, willTransitionTo: [page])
    animate(
      PageTurn(from: current, to: page, direction: direction, driver: .animation, isByUser: true))
  }

  private func animate(_ turn: PageTurn) {
    begin(turn)
    current = turn.to
    scrollView.isScrollEnabled = false
    updateInsets()
    var offset = scrollView.contentOffset
    offset[axis] = length * (1 + sign(turn.direction))
    scrollView.setContentOffset(offset, animated: true)
  }

  private func begin(_ turn: PageTurn) {
    self.turn = turn
    if turn.to.parent !== controller { controller.addChild(turn.to) }
    turn.to.loadViewIfNeeded()
    turn.to.beginAppearance(true, animated: true)
    turn.from.beginAppearance(false, animated: true)
    place(turn.to, inSlot: 1 + sign(turn.direction))
  }

  /// Ends a turn that has not come to rest: one of the program with the new page, one of the user with
  /// the old page.
  func endAtOnce() {
    guard let turn else { return }
    end(isCompleted: turn.driver == .animation, isFinished: false)
    rest()
  }

  private func end(isCompleted: Bool, isFinished: Bool) {
    guard let turn else { return }
    self.turn = nil
    if !isCompleted { takeBack(turn) }
    let (gone, stays) = isCompleted ? (turn.from, turn.to) : (turn.to, turn.from)
    current = stays
    gone.willMove(toParent: nil)
    gone.view.removeFromSuperview()
    if gone.appearance == .disappearing { gone.endAppearance() }
    if stays.appearance == .appearing { stays.endAppearance() }
    gone.removeFromParent()
    if isCompleted { turn.to.didMove(toParent: controller) }
    if isCompleted, turn.isByUser { moveNeighbors(turn) }
    scrollView.isScrollEnabled = true
    recenter(isCompleted ? sign(turn.direction) : 0)
    findNeighbors()
    report(turn, isCompleted, isFinished)
  }

  private func takeBack(_ turn: PageTurn) {
    guard controller.appearance.isVisible else { return }
    turn.to.beginAppearance(false, animated: true)
    turn.from.beginAppearance(true, animated: true)
  }

  /// The old page is now a neighbor of the new one.
  private func moveNeighbors(_ turn: PageTurn) {
    let opposite: Direction = turn.direction == .forward ? .reverse : .forward
    neighbors = [opposite: .page(turn.from)]
  }

  /// Moves the current page to the middle. A drag that goes on keeps its place relative to it.
  private func recenter(_ step: CGFloat) {
    isPlacing = true
    defer { isPlacing = false }
    if let current { place(current, inSlot: 1) }
    var offset = scrollView.contentOffset
    offset[axis] -= step * length
    scrollView.contentOffset = offset
  }

  private func report(_ turn: PageTurn, _ isCompleted: Bool, _ isFinished: Bool) {
    if turn.isByUser {
      if isCompleted { controller.moveIndicator(by: turn.direction == .forward ? 1 : -1) }
      controller.delegate?.pageViewController(
        controller, didFinishAnimating: isFinished, previousViewControllers: [turn.from],
        transitionCompleted: isCompleted)
    }
    turn.completion?(isFinished)
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isPlacing, length > 0, scrollView.isDragging || scrollView.isDecelerating else { return }
    if let turn {
      guard turn.driver == .finger else { return }
      let way = travel * sign(turn.direction)
      if way >= length, scrollView.isDragging { return end(isCompleted: true, isFinished: true) }
      if way == 0, !scrollView.isDragging {
        // The rest of the motion is smaller than a pixel.
        end(isCompleted: false, isFinished: true)
        return rest()
      }
      if way >= 0 { return }
      // The finger has turned back beyond the page where it began.
      end(isCompleted: false, isFinished: true)
    }
    beginWithFinger()
  }

  private func beginWithFinger() {
    guard travel != 0, let current else { return }
    let direction = direction(ofSlot: travel > 0 ? 2 : 0)
    guard let page = page(direction) else { return }
    controller.delegate?.pageViewController(controller, willTransitionTo: [page])
    begin(
      PageTurn(from: current, to: page, direction: direction, driver: .finger, isByUser: true))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

  /// Ends the turn if the content is at rest at a page, and not held between two by a finger.
  private func settle() {
    guard let turn else { return }
    let way = travel * sign(turn.direction)
    if abs(way - length) < 0.5 {
      end(isCompleted: true, isFinished: true)
    } else if abs(way) < 0.5 {
      end(isCompleted: false, isFinished: true)
    }
  }
}
