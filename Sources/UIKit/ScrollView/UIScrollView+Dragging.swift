import CoreGraphics
import LayerTree
import QuartzCore

extension UIScrollView {
  func panChanged() {
    switch pan.state {
    case .began: pan.isStep ? step(by: pan.step) : beginDragging()
    case .changed: updateDragging()
    case .ended: endDragging(velocity: pan.flingVelocity(in: self))
    case .cancelled, .failed: endDragging(velocity: .zero)
    case .possible: break
    }
  }

  // MARK: The drag

  /// The gesture begins with a part of its movement, with which the content moves at once.
  private func beginDragging() {
    player.stop(at: MediaClock.now)
    let translation = pan.translation(in: self)
    drag = ScrollDrag(in: self, travel: pan.startDirection)
    scrollDelegate?.scrollViewWillBeginDragging(self)
    indicators.show(in: self)
    dismissKeyboard(isBeginning: true)
    guard drag != nil, translation != .zero else { return }
    updateDragging()
  }

  private func updateDragging() {
    guard let drag, !isZooming else { return }
    move(to: drag.offset(in: self, for: pan.translation(in: self)))
    dismissKeyboard(isBeginning: false)
  }

  /// - Parameter velocity: of the content, in points per second.
  private func endDragging(velocity: CGVector) {
    guard let drag else { return }
    isTouched = false
    var velocity = velocity
    for axis in Axis.allCases where isZooming || isZoomBouncing || !drag.axes.contains(axis) {
      velocity[axis] = 0
    }
    let isStretched = clamped(contentOffset) != contentOffset
    let reported = reportedTarget(of: drag, velocity)
    let perMillisecond = CGPoint(x: velocity.dx / 1000, y: velocity.dy / 1000)
    var target = restingPlace(for: reported, velocity: perMillisecond)
    unsafe scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    if let follower, drag.axes.contains(.vertical), limits(.vertical).contains(contentOffset.y) {
      target.y = follower.scrollView(self, restNear: target.y)
    }
    let curves = Axis.allCases.map { axis in
      isPagingEnabled || target[axis] != reported[axis]
        ? glide(axis, to: target[axis], velocity: velocity[axis])
        : release(axis, velocity: velocity[axis])
    }
    self.drag = nil
    let decelerates = !isZooming && !isZoomBouncing && curves.contains { $0.duration > 0 }
    if decelerates {
      player.start(curves, .deceleration, at: pan.releaseTime(isStretched: isStretched))
    }
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard decelerates else { return motionDidRest() }
    if isDecelerating { scrollDelegate?.scrollViewWillBeginDecelerating(self) }
  }

  // MARK: The motion afterwards

  /// Where the content comes to rest by itself: at an edge, at a page, or where it stops.
  private func reportedTarget(of drag: ScrollDrag, _ velocity: CGVector) -> CGPoint {
    var target = contentOffset
    for axis in Axis.allCases {
      let limits = limits(axis)
      guard limits.contains(target[axis]) else {
        target[axis] = min(max(target[axis], limits.lowerBound), limits.upperBound)
        continue
      }
      if isPagingEnabled {
        target[axis] = page(axis, from: drag.origin[axis], velocity: velocity[axis])
      } else {
        let end = natural(axis, velocity[axis]).reportedEnd
        target[axis] = min(max(rounded(end), limits.lowerBound), limits.upperBound)
      }
    }
    return target
  }

  /// The place of the page to which content moves: the next one in the direction of a throw, and
  /// otherwise the nearest; never more than one page from where the drag began.
  private func page(_ axis: Axis, from origin: CGFloat, velocity: CGFloat) -> CGFloat {
    let (limits, size) = (limits(axis), bounds.size[axis])
    guard size > 0, drag?.axes.contains(axis) == true else { return contentOffset[axis] }
    let place = (contentOffset[axis] - limits.lowerBound) / size
    let first = ((origin - limits.lowerBound) / size).rounded()
    let wanted =
      velocity == 0
      ? place.rounded() : velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    let page = min(max(wanted, first - 1), first + 1)
    return min(max(rounded(limits.lowerBound + page * size), limits.lowerBound), limits.upperBound)
  }

  private func natural(_ axis: Axis, _ velocity: CGFloat) -> ScrollDeceleration {
    let rate = min(max(decelerationRate.rawValue, 0.01), 0.9999)
    return ScrollDeceleration(start: contentOffset[axis], velocity: velocity, rate: rate)
  }

  /// The motion of content that a finger has released.
  private func release(_ axis: Axis, velocity: CGFloat) -> ScrollCurve {
    let (limits, offset) = (limits(axis), contentOffset[axis])
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    guard offset == edge else {
      return .spring(ScrollSpring(releasedAt: offset, edge: edge, velocity: velocity))
    }
    return deceleration(axis, from: offset, velocity: velocity)
  }

  /// The motion of content with a velocity: it slows down, or returns to an edge.
  func deceleration(_ axis: Axis, from offset: CGFloat, velocity: CGFloat) -> ScrollCurve {
    let limits = limits(axis)
    let edge = min(max(offset, limits.lowerBound), limits.upperBound)
    if offset != edge {
      return .spring(ScrollSpring(start: offset, target: edge, velocity: velocity))
    }
    return .deceleration(natural(axis, velocity), within: range(axis), bounces: bounces(axis))
  }

  /// The motion of thrown content to a place that the delegate or a page determines.
  private func glide(_ axis: Axis, to target: CGFloat, velocity: CGFloat) -> ScrollCurve {
    let limits = limits(axis)
    if !limits.contains(contentOffset[axis]), target == clamped(contentOffset)[axis] {
      return release(axis, velocity: velocity)
    }
    let reach = isPagingEnabled ? contentOffset[axis] : natural(axis, velocity).end
    let curve = ScrollCurve.glide(
      from: contentOffset[axis], to: target, velocity: velocity, reach: reach)
    return bounces(axis) ? curve : curve.stopped(within: range(axis))
  }

  /// Called when a motion has ended.
  func motionDidEnd(_ kind: ScrollPlayer.Kind) {
    switch kind {
    case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
    case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    case .top: scrollDelegate?.scrollViewDidScrollToTop(self)
    case .step: stepDidEnd()
    }
    motionDidRest()
  }

  private func motionDidRest() {
    guard drag == nil, player.run == nil else { return }
    indicators.hide(in: self)
    // The state that is saved a second after the finger was lifted may be that of a place in between.
    UIApplication.shared.stateSaver.stateMayHaveChanged()
  }

  // MARK: Steps

  /// Moves the content smoothly by a step of a wheel, after the steps that are still being made.
  func step(by change: CGVector) {
    var target = player.run?.kind == .step ? player.run?.motion.end ?? contentOffset : contentOffset
    target.x += change.dx
    target.y += change.dy
    glide(to: clamped(target))
  }

  /// Moves the content to a place with a spring, which keeps a velocity that it has.
  func glide(to target: CGPoint, _ kind: ScrollPlayer.Kind = .step) {
    let now = MediaClock.now
    let velocity = player.velocity(at: now)
    player.stop(at: now)
    let start = contentOffset
    guard target != start else {
      if kind != .step { motionDidEnd(kind) }
      return
    }
    let curves = Axis.allCases.map { axis in
      let curve = ScrollCurve.spring(
        ScrollSpring(
          start: start[axis], target: target[axis], velocity: velocity[axis],
          frequency: Self.stepFrequency))
      return bounces(axis) ? curve : curve.stopped(within: range(axis))
    }
    player.start(curves, kind, at: now)
    indicators.show(in: self)
  }

  /// How fast content follows a wheel, in radians per second.
  private static let stepFrequency = 20.0

  /// The movement of the content for a step of a wheel.
  func stepChange(_ input: IndirectInput) -> CGVector {
    var change = CGVector.zero
    for axis in Axis.allCases where canScroll(axis) {
      let steps = input.steps[axis]
      change[axis] = steps != 0 ? -steps * wheelStep : -input.translation[axis]
    }
    return change
  }
}
