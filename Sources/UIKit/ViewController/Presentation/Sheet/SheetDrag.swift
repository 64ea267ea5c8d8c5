import CoreGraphics
import Foundation
import QuartzCore

/// Moves a sheet with the finger, and lets it go to a detent or out of the window. The dismissal
/// begins when the sheet is moved below its lowest detent, and may be cancelled.
@MainActor
final class SheetDrag: NSObject, UIViewControllerInteractiveTransitioning,
  UIGestureRecognizerDelegate
{
  private unowned let sheet: UISheetPresentationController
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// The height when the drag began; nil while there is none.
  private var startHeight: CGFloat?
  private var height: CGFloat = 0
  /// The height at which the sheet would be without the resistance at its ends.
  private var wanted: CGFloat = 0
  private var context: (any UIViewControllerContextTransitioning)?
  private var animator: UIViewPropertyAnimator?
  /// Whether the user has tried to dismiss in this drag, and may not.
  private var isRefused = false
  /// Whether the user is dismissing the sheet.
  private(set) var isDismissing = false
  /// What the finger would scroll.
  private weak var scrollView: UIScrollView?

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addAction { [weak self] _ in self?.panDidChange() }
    tap.addAction { [weak self] recognizer in
      if recognizer.state == .ended { self?.selectNext() }
    }
  }

  func install() {
    sheet.sheetView.addGestureRecognizer(pan)
    sheet.sheetView.grabber.addGestureRecognizer(tap)
  }

  /// Whether the finger or an animation moves the sheet, so that layout leaves it alone.
  var isMoving: Bool { startHeight != nil || animator != nil }

  // MARK: Content that scrolls

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let views = sequence(first: touch.view, next: { $0?.superview }).lazy
      .prefix { $0 !== self.sheet.sheetView }
    scrollView = views.compactMap { $0 as? UIScrollView }.first { $0.canScroll(.vertical) }
    return true
  }

  private var isScrolledToTop: Bool {
    guard let scrollView else { return true }
    return scrollView.contentOffset.y <= scrollView.limits(.vertical).lowerBound + 0.5
  }

  /// Content that is at its top waits until it is known whether the finger moves the sheet.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let scrollView, sheet.layout.isAttached else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer && isScrolledToTop
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard scrollView != nil else { return true }
    guard sheet.layout.isAttached, isScrolledToTop else { return false }
    let velocity = pan.velocity(in: sheet.containerView)
    guard abs(velocity.y) > abs(velocity.x) else { return false }
    if velocity.y > 0 { return true }
    return sheet.prefersScrollingExpandsWhenScrolledToEdge
      && sheet.restingHeight < sheet.layout.highest
  }

  // MARK: The finger

  private func panDidChange() {
    switch pan.state {
    case .began:
      begin()
      move()
    case .changed: move()
    case .ended: letGo(velocity: pan.velocity(in: sheet.containerView).y)
    case .cancelled: letGo(velocity: 0)
    default: break
    }
  }

  private func begin() {
    guard sheet.isInstalled, sheet.layout.isAttached, sheet.presentation?.phase == .presented,
      sheet.presentation?.transition == nil
    else { return }
    catchAnimation()
    isRefused = sheet.presentation?.mayUserDismiss == false
    startHeight = height
  }

  /// Stops a sheet that moves under the finger.
  private func catchAnimation() {
    height = sheet.restingHeight
    guard let animator else { return }
    animator.stopAnimation(true)
    self.animator = nil
    height = sheet.layout.bounds.maxY - sheet.sheetView.frame.minY
  }

  private func move() {
    guard let startHeight else { return }
    let layout = sheet.layout
    wanted = startHeight - pan.translation(in: sheet.containerView).y
    height = layout.stretched(isRefused ? layout.compressed(wanted) : wanted)
    if height < layout.lowest, !isRefused, !isDismissing { beginDismissal() }
    UIView.performWithoutAnimation { sheet.show(height) }
    if isDismissing {
      context?.updateInteractiveTransition(1 - SheetLayout.part(height, from: 0, to: layout.lowest))
    }
  }

  private func beginDismissal() {
    isDismissing = true
    sheet.presentation?.beginUserDismissal()
    if context == nil { isDismissing = false }
  }

  private func letGo(velocity: CGFloat) {
    guard startHeight != nil else { return }
    startHeight = nil
    let layout = sheet.layout
    let canDismiss = isDismissing || !isRefused
    guard let target = layout.target(from: height, velocity: velocity, canDismiss: canDismiss)
    else {
      return leave(velocity)
    }
    if isRefused, layout.target(from: wanted, velocity: velocity, canDismiss: true) == nil {
      sheet.presentation?.userDidAttemptToDismiss()
    }
    isRefused = false
    stay(at: target, velocity)
  }

  private func stay(at target: Int, _ velocity: CGFloat) {
    let context = context
    if isDismissing {
      (isDismissing, self.context) = (false, nil)
      context?.cancelInteractiveTransition()
    }
    sheet.select(target)
    settle(to: sheet.restingHeight, at: velocity) { context?.completeTransition(false) }
  }

  private func leave(_ velocity: CGFloat) {
    if !isDismissing { beginDismissal() }
    guard let context else { return sheet.layOutSheet() }
    self.context = nil
    context.finishInteractiveTransition()
    settle(to: 0, at: velocity) { context.completeTransition(true) }
  }

  /// Moves the sheet to a height on the spring of UIKit's transitions.
  ///
  /// - Parameter velocity: that of the finger, downwards, in points per second.
  func settle(to height: CGFloat, at velocity: CGFloat, completion: (() -> Void)? = nil) {
    animator?.stopAnimation(true)
    let way = sheet.layout.frame(at: height).minY - sheet.sheetView.frame.minY
    let animator = UIViewPropertyAnimator(
      duration: 0,
      timingParameters: UISpringTimingParameters.transition(velocity: velocity, over: way))
    animator.addAnimations { [sheet] in
      sheet.show(height)
      sheet.sheetView.update(for: sheet)
      sheet.sheetView.layoutIfNeeded()
    }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      completion?()
    }
    self.animator = animator
    animator.startAnimation()
  }

  /// Moves to the next higher detent, or to the lowest.
  private func selectNext() {
    guard sheet.presentation?.phase == .presented else { return }
    sheet.select((sheet.selectedIndex + 1) % sheet.layout.heights.count)
    settle(to: sheet.restingHeight, at: 0)
  }

  func end() {
    (startHeight, context, isDismissing) = (nil, nil, false)
    animator?.stopAnimation(true)
    animator = nil
    sheet.sheetView.removeGestureRecognizer(pan)
    sheet.sheetView.grabber.removeGestureRecognizer(tap)
  }

  // MARK: UIViewControllerInteractiveTransitioning

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }
}

extension UISpringTimingParameters {
  /// The spring of UIKit's own transitions, with the velocity at which a finger has let go of something
  /// that has a distance before it. Points per second, and points.
  fileprivate static func transition(
    velocity: CGFloat, over distance: CGFloat
  ) -> UISpringTimingParameters {
    let relative = abs(distance) > 0.5 ? velocity / distance : 0
    return UISpringTimingParameters(
      mass: 3, stiffness: 1000, damping: 2 * (3 * 1000 as CGFloat).squareRoot(),
      initialVelocity: CGVector(dx: 0, dy: min(max(relative, -30), 30)))
  }
}
