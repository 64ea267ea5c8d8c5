import CoreGraphics
import LayerTree

extension UIScrollView {
  /// Stops moving content. Returns whether it did.
  func touchBegan() -> Bool {
    isTouched = true
    guard player.run != nil else { return false }
    isCaught = true
    player.stop(at: MediaClock.now)
    return true
  }

  func touchesEnded() {
    (isTouched, isCaught) = (false, false)
    // A finger that has stopped a bounce, or content between two pages, lets it go on.
    guard drag == nil, zoom == nil, !isBouncingZoom, player.run == nil else { return }
    let target = isPagingEnabled ? nearestPage : clamped(contentOffset)
    if target != contentOffset { glide(to: target, isPagingEnabled ? .deceleration : .step) }
  }

  private var nearestPage: CGPoint {
    var target = contentOffset
    for axis in Axis.allCases where bounds.size[axis] > 0 {
      let (start, size) = (limits(axis).lowerBound, bounds.size[axis])
      target[axis] = rounded(start + ((target[axis] - start) / size).rounded() * size)
    }
    return clamped(target)
  }

  /// Whether a view in the content gets a touch; only the innermost scroll view is asked.
  func letsBegin(_ touch: UITouch) -> Bool {
    guard let view = touch.hitView, view !== self, isInnermost(around: view) else { return true }
    return touchesShouldBegin([touch], with: touch.event, in: view)
  }

  private func isInnermost(around view: UIView) -> Bool {
    var next: UIView? = view
    while let view = next, !(view is UIScrollView) { next = view.superview }
    return next === self
  }

  /// Whether a finger that has moved by `travel` drags the content. At its edge, a scroll view leaves
  /// the drag to one around it.
  func wantsDrag(_ travel: CGVector, of touches: [UITouch]) -> Bool {
    let axis: Axis = abs(travel.dx) > abs(travel.dy) ? .horizontal : .vertical
    guard isScrollEnabled, travel[axis] != 0, canScroll(axis), touches.allSatisfy(mayCancel) else {
      return false
    }
    let transfers =
      axis.isVertical ? transfersVerticalScrollingToParent : transfersHorizontalScrollingToParent
    guard transfers, !hasRoom(axis, for: travel[axis]) else { return true }
    return !outerScrollViews.contains {
      $0.isScrollEnabled && $0.canScroll(axis) && $0.hasRoom(axis, for: travel[axis])
    }
  }

  /// Whether a drag may take a touch away from the view that has it.
  private func mayCancel(_ touch: UITouch) -> Bool {
    guard touch.delivery.step == .begun, let view = touch.hitView, view !== self else {
      return true
    }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  /// Ends editing as `keyboardDismissMode` says.
  func dismissKeyboard(isBeginning: Bool) {
    switch keyboardDismissMode {
    case .none: return
    case .onDrag, .onDragWithAccessory: if isBeginning { endKeyboard() }
    case .interactive, .interactiveWithAccessory:
      guard let window, let keyboard = window.screen.keyboard else { return }
      let finger = window.convertToScreen(pan.location(in: window))
      if finger.y > keyboard.frame.minY { endKeyboard() }
    }
  }

  private func endKeyboard() {
    guard let window, window.screen.keyboard != nil else { return }
    window.firstResponder?.resignFirstResponder()
  }
}
