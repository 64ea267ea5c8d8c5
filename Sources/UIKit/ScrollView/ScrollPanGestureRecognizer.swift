import CoreGraphics
import LayerTree

/// Recognizes that content is dragged, or scrolled with a wheel or a touchpad.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  final weak var scrollView: UIScrollView?
  private var meter = ScrollVelocityMeter()
  /// The movement at the beginning, before 10 points are taken off.
  private(set) var startDirection = CGVector.zero
  /// Whether the input is a step of a wheel.
  private(set) var isStep = false
  private(set) var step = CGVector.zero
  /// Whether the input is that of a touchpad.
  private var isTouchpad = false
  /// Whether the touch has stopped content that was moving.
  private var hasCaught = false
  private var endTime = 0.0

  /// When content begins to move by itself, on the media clock. On iOS it is thrown 0.9 ms after the
  /// touch was lifted, and returns from beyond an edge 0.33 ms after that.
  func releaseTime(isStretched: Bool) -> Double { endTime + (isStretched ? 0.00033 : 0.0009) }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count <= touches.count { hasCaught = scrollView?.touchBegan() ?? false }
    super.touchesBegan(touches, with: event)
    meter.restart(at: centroidDown, event.timestamp)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    meter.add(centroidDown, at: event.timestamp)
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    endTime = event.timestamp
    if !touchesDown.isEmpty { meter.restart(at: centroidDown, event.timestamp) }
    super.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    endTime = event.timestamp
    super.touchesCancelled(touches, with: event)
  }

  /// The center of the touches that are not being lifted.
  private var centroidDown: CGPoint {
    let down = touchesDown
    guard !down.isEmpty else { return lastLocation }
    let count = CGFloat(down.count)
    return CGPoint(
      x: down.reduce(0) { $0 + $1.values.location.x } / count,
      y: down.reduce(0) { $0 + $1.values.location.y } / count)
  }

  // MARK: The beginning

  override var threshold: CGFloat { hasCaught ? 0 : super.threshold }

  override func counted(_ travel: CGVector) -> CGVector {
    guard let scrollView else { return travel }
    return CGVector(
      dx: scrollView.canScroll(.horizontal) ? travel.dx : 0,
      dy: scrollView.canScroll(.vertical) ? travel.dy : 0)
  }

  override func isWanted(_ travel: CGVector) -> Bool {
    startDirection = travel
    return scrollView?.wantsDrag(travel, of: sequence) ?? true
  }

  // MARK: Wheels and touchpads

  override func handle(_ input: IndirectInput, at time: Double) {
    endTime = time
    switch input.phase {
    case .began, .single:
      guard let scrollView, scrollView.wantsDrag(counted(input.translation), of: []) else {
        state = .failed
        return
      }
      isStep = input.phase == .single
      isTouchpad = !isStep
      step = scrollView.stepChange(input)
      startDirection = input.translation
      scrolled = CGPoint(x: input.translation.dx, y: input.translation.dy)
      meter.restart(at: scrolled, time)
    case .changed:
      scrolled.x += input.translation.dx
      scrolled.y += input.translation.dy
      meter.add(scrolled, at: time)
    case .ended, .cancelled: break
    }
    super.handle(input, at: time)
  }

  private var scrolled = CGPoint.zero

  // MARK: The end

  /// Slower content stops where it is released, in points per second.
  private static let slowest: CGFloat = 250
  /// That of a touchpad, whose fingers move less.
  private static let slowestOfTouchpad: CGFloat = 50
  /// The time before the end in which the movement on a touchpad counts, in seconds.
  private static let touchpadWindow = 0.125

  /// The velocity with which content is thrown, in points of the view per second.
  func flingVelocity(in view: UIScrollView) -> CGVector {
    var fingers =
      isTouchpad
      ? meter.meanVelocity(since: Self.touchpadWindow, at: endTime) : meter.velocity
    let slowest = isTouchpad ? Self.slowestOfTouchpad : Self.slowest
    if hypot(fingers.dx, fingers.dy) < slowest { fingers = .zero }
    let velocity = converted(fingers, to: view)
    var result = CGVector(dx: -velocity.x, dy: -velocity.y)
    guard !isTouchpad, meter.hasRested(at: endTime) else { return result }
    // A finger that rests keeps its velocity where the content is stretched, as measured on iOS.
    let (offset, rest) = (view.contentOffset, view.clamped(view.contentOffset))
    for axis in UIScrollView.Axis.allCases where offset[axis] == rest[axis] { result[axis] = 0 }
    return result
  }

  /// The recognizers of one scroll view work together.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollTouchGestureRecognizer)
      && preventedGestureRecognizer !== scrollView?.pinchGestureRecognizer
  }

  override func prepareForNextGesture() {
    super.prepareForNextGesture()
    (isStep, isTouchpad, hasCaught, step, scrolled) = (false, false, false, .zero, .zero)
    scrollView?.touchesEnded()
  }
}
