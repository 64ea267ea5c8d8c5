import CoreGraphics
import LayerTree

extension UIScrollView {
  func setUpScrolling() {
    clipsToBounds = true
    pan.scrollView = self
    pan.allowedScrollTypesMask = .all
    pan.delegate = self as? any UIGestureRecognizerDelegate
    pan.addAction { [weak self] _ in self?.panChanged() }
    touchGate.scrollView = self
    // The pan stops moving content first.
    addGestureRecognizer(pan)
    addGestureRecognizer(touchGate)
  }

  func requireFinite(_ size: CGSize) {
    require(
      size.width.isFinite && size.height.isFinite,
      "UIScrollView contentSize is not finite: \(size)")
  }

  // MARK: Limits

  /// The offsets at which content comes to rest.
  func limits(_ axis: Axis) -> ClosedRange<CGFloat> {
    var inset = adjustedContentInset
    inset.top += topExtension
    let start = -inset.start(axis)
    let length = contentSize[axis] + inset.start(axis) + inset.end(axis)
    let free = bounds.size[axis] - length
    guard free > 0 else { return start...(start - free) }
    let aligned = rounded(start - free * contentAlignmentPoint[axis])
    return aligned...aligned
  }

  /// The same as numbers of the layer tree.
  func range(_ axis: Axis) -> ClosedRange<Double> {
    let limits = limits(axis)
    return Double(limits.lowerBound)...Double(limits.upperBound)
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    var offset = offset
    for axis in Axis.allCases {
      let limits = limits(axis)
      offset[axis] = min(max(offset[axis], limits.lowerBound), limits.upperBound)
    }
    return offset
  }

  func bounces(_ axis: Axis) -> Bool {
    bounces && (axis.isVertical ? bouncesVertically : bouncesHorizontally)
  }

  /// Whether the content is larger than the view in a direction.
  func hasRange(_ axis: Axis) -> Bool {
    let limits = limits(axis)
    return limits.upperBound - limits.lowerBound > 1e-6
  }

  /// Whether a finger can move the content in a direction.
  func canScroll(_ axis: Axis) -> Bool {
    hasRange(axis)
      || bounces(axis) && (axis.isVertical ? alwaysBounceVertical : alwaysBounceHorizontal)
  }

  /// Whether content can move, with a finger that moves by `travel`, before it comes to an edge.
  func hasRoom(_ axis: Axis, for travel: CGFloat) -> Bool {
    let (limits, offset) = (limits(axis), contentOffset[axis])
    return travel > 0 ? offset > limits.lowerBound + 0.5 : offset < limits.upperBound - 0.5
  }

  /// Rounds to whole pixels.
  func rounded(
    _ value: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> CGFloat {
    let scale = max(contentScaleFactor, 1e-6)
    return (value * scale).rounded(rule) / scale
  }

  func rounded(_ point: CGPoint) -> CGPoint { CGPoint(x: rounded(point.x), y: rounded(point.y)) }

  // MARK: Changes

  /// Moves the content as a part of a drag or a motion.
  func move(to offset: CGPoint) {
    guard offset != contentOffset else { return }
    isMoving = true
    contentOffset = offset
    isMoving = false
  }

  func offsetDidChange(from old: CGPoint, isOwn: Bool) {
    setNeedsLayout()
    moveVisibleGuide()
    indicators.update(in: self)
    refreshControl?.place(in: self)
    if !isOwn {
      restoredDistance = nil
      let change = CGVector(dx: contentOffset.x - old.x, dy: contentOffset.y - old.y)
      drag?.shift(by: change, in: self)
      player.shift(at: MediaClock.now)
    }
    follower?.scrollViewDidMove(self)
    scrollDelegate?.scrollViewDidScroll(self)
  }

  func changeOffset(to offset: CGPoint, animated: Bool) {
    guard animated, window != nil, offset != contentOffset || player.run != nil else {
      player.stop(at: MediaClock.now)
      contentOffset = offset
      return
    }
    player.stop(at: MediaClock.now)
    let (now, start) = (MediaClock.now, contentOffset)
    let curves = Axis.allCases.map { axis in
      ScrollCurve.ease(from: start[axis], to: offset[axis], duration: Self.animationDuration)
    }
    player.start(curves, .animation, at: now)
  }

  /// The seconds of a change of the offset with animation.
  private static let animationDuration = 0.3

  func show(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    let rect = rect.standardized
    guard !rect.isNull, rect.isFinite else { return }
    var offset = contentOffset
    for axis in Axis.allCases {
      let (low, high) = (rect.origin[axis], rect.origin[axis] + rect.size[axis])
      let (start, end) = (visible.origin[axis], visible.origin[axis] + visible.size[axis])
      if low < start || rect.size[axis] > visible.size[axis] {
        offset[axis] = rounded(offset[axis] + low - start, .down)
      } else if high > end {
        offset[axis] = rounded(offset[axis] + high - end, .up)
      }
    }
    let target = clamped(offset)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Called when the range of offsets has changed.
  func limitsDidChange() {
    updateAdjustedInset()
    setNeedsLayout()
    if player.run != nil {
      player.shift(at: MediaClock.now)
    } else if drag == nil {
      let offset = clamped(contentOffset)
      if offset != contentOffset { move(to: offset) }
    }
    indicators.update(in: self)
    follower?.scrollViewDidMove(self)
  }

  func sizeMayHaveChanged() {
    guard bounds.size != layoutSize else { return }
    let isFirst = layoutSize == nil
    layoutSize = bounds.size
    if !isFirst { limitsDidChange() } else { updateAdjustedInset() }
  }

  // MARK: Insets

  /// Computes `adjustedContentInset` again. Content that is at an edge stays there.
  func updateAdjustedInset() {
    var inset = contentInset.adding(safeAreaPart)
    inset.bottom = max(inset.bottom, contentInset.bottom + coveredHeight)
    let isChanged = inset != appliedInset
    appliedInset = inset
    if !isAdjustingExtension { adaptToLimits() }
    guard isChanged else { return }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    indicators.update(in: self)
  }

  /// Moves the content, or what moves it, after a change of the limits by insets.
  private func adaptToLimits() {
    let (old, new) = (usedLimitInset, limitInset)
    guard old != new else { return }
    usedLimitInset = new
    var offset = contentOffset
    for axis in Axis.allCases where offset[axis] == -old.start(axis) && !keepsOffset {
      offset[axis] = -new.start(axis)
    }
    if drag == nil, player.run == nil, offset != contentOffset { move(to: offset) }
    drag?.restart(in: self, translation: pan.translation(in: self))
    if player.run != nil { player.shift(at: MediaClock.now) }
  }

  /// The part of the safe area that belongs to the insets.
  private var safeAreaPart: UIEdgeInsets {
    let area = safeAreaInsets
    guard area != .zero, contentInsetAdjustmentBehavior != .never else { return .zero }
    let isHorizontal =
      contentInsetAdjustmentBehavior == .always || alwaysBounceHorizontal
      || contentSize.width > bounds.width
    let isVertical = addsVerticalSafeArea
    return UIEdgeInsets(
      top: isVertical ? area.top : 0, left: isHorizontal ? area.left : 0,
      bottom: isVertical ? area.bottom : 0, right: isHorizontal ? area.right : 0)
  }

  /// Whether the insets contain the safe area at the top and the bottom.
  var addsVerticalSafeArea: Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: return false
    case .always: return true
    case .automatic where containingController?.parent != nil: return true
    case .automatic, .scrollableAxes:
      return alwaysBounceVertical || contentSize.height > bounds.height
    }
  }

  /// The controller whose view, or the first subview of whose view, this is.
  private var containingController: UIViewController? {
    viewController ?? (superview?.subviews.first === self ? superview?.viewController : nil)
  }

  /// The scroll views around this one, from the inside out.
  var outerScrollViews: [UIScrollView] {
    var (views, next) = ([UIScrollView](), superview)
    while let view = next {
      if let view = view as? UIScrollView { views.append(view) }
      next = view.superview
    }
    return views
  }
}
