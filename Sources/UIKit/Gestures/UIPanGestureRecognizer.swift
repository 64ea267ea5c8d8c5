public import CoreGraphics

/// Recognizes that fingers are dragged, or that the user scrolls. It begins when they have moved 10
/// points, which do not count.
///
/// Main thread only. Source: Apple, "UIPanGestureRecognizer".
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  static let hysteresis: CGFloat = 10

  /// The least number of fingers. Default: 1.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers. Default: no limit.
  open var maximumNumberOfTouches = Int.max
  /// The ways of scrolling that pan. Default: none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The movement since the touches began, or since `setTranslation(_:in:)`, in the window's
  /// coordinates.
  private var travel = CGVector.zero
  private var lastCenter = CGPoint.zero
  private var meter = VelocityMeter()

  /// The movement of the fingers since they began, or since it was set, in a view's coordinates; nil
  /// means the window's. Points.
  open func translation(in view: UIView?) -> CGPoint { converted(travel, to: view) }

  /// Sets the movement so far, in a view's coordinates; nil means the window's. The velocity becomes
  /// 0. Points.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let vector = CGVector(dx: translation.x, dy: translation.y)
    travel = vector
    if let window = lastWindow, let view, view !== window {
      let start = view.converted(CGPoint.zero, to: window)
      let end = view.converted(translation, to: window)
      travel = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }
    meter.restart()
  }

  /// The velocity of the last movement, in a view's coordinates; nil means the window's. It does not
  /// become 0 while the fingers rest. Points per second.
  open func velocity(in view: UIView?) -> CGPoint { converted(meter.velocity, to: view) }

  final func converted(_ vector: CGVector, to view: UIView?) -> CGPoint {
    let tip = CGPoint(x: lastLocation.x + vector.dx, y: lastLocation.y + vector.dy)
    let start = convert(lastLocation, from: lastWindow, to: view)
    let end = convert(tip, from: lastWindow, to: view)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// Whether fingers that have moved so far are dragged in a direction that the recognizer wants.
  func isWanted(_ travel: CGVector) -> Bool { true }

  /// The part of a movement that counts.
  func counted(_ travel: CGVector) -> CGVector { travel }

  /// How far fingers move before the gesture begins, in points.
  var threshold: CGFloat { Self.hysteresis }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches {
      guard isRunning else {
        state = .failed
        return
      }
      for touch in touches { ignore(touch, for: event) }
    }
    if self.touches.count <= minimumNumberOfTouches, !isRunning { travel = .zero }
    rebase(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let center = centroid
    travel.dx += center.x - lastCenter.x
    travel.dy += center.y - lastCenter.y
    lastCenter = center
    meter.add(CGVector(dx: center.x - lastBase.x, dy: center.y - lastBase.y), at: event.timestamp)
    guard self.touches.count >= minimumNumberOfTouches else { return }
    if isRunning { state = .changed } else { beginIfMoved() }
  }

  /// The 10 points are taken off in the direction of the movement.
  private func beginIfMoved() {
    let counted = counted(travel)
    let length = hypot(counted.dx, counted.dy)
    guard length > 0, length >= threshold, heldStates.isEmpty else { return }
    guard isWanted(counted) else {
      state = .failed
      return
    }
    let factor = (length - threshold) / length
    travel = CGVector(dx: counted.dx * factor, dy: counted.dy * factor)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.isEmpty else { return rebase(at: event.timestamp) }
    state = isRunning || !heldStates.isEmpty ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.isEmpty else { return rebase(at: event.timestamp) }
    state = isRunning ? .cancelled : .failed
  }

  /// Where the movement is measured from, since the number of fingers changed.
  private var lastBase = CGPoint.zero

  /// Keeps the translation when fingers come or go, although their center jumps.
  private func rebase(at time: Double) {
    let down = touchesDown
    guard !down.isEmpty else { return }
    let count = CGFloat(down.count)
    lastCenter = CGPoint(
      x: down.reduce(0) { $0 + $1.values.location.x } / count,
      y: down.reduce(0) { $0 + $1.values.location.y } / count)
    lastBase = lastCenter
    meter.rebase(at: time)
  }

  // MARK: Scrolling

  override func accepts(_ kind: IndirectInput.Kind) -> Bool {
    guard case .scroll(let type) = kind else { return false }
    return allowedScrollTypesMask.contains(UIScrollTypeMask(type))
  }

  private var scrolled = CGVector.zero

  override func handle(_ input: IndirectInput, at time: Double) {
    travel.dx += input.translation.dx
    travel.dy += input.translation.dy
    scrolled.dx += input.translation.dx
    scrolled.dy += input.translation.dy
    if input.phase == .began { meter.rebase(at: time) }
    if input.phase != .ended { meter.add(scrolled, at: time) }
    switch input.phase {
    case .single:
      state = .began
      GestureEnvironment.shared.deferTransition(of: self, to: .ended)
    case .began, .changed: state = isRunning ? .changed : .began
    case .ended: state = isRunning ? .ended : .failed
    case .cancelled: state = isRunning ? .cancelled : .failed
    }
  }

  override func prepareForNextGesture() {
    (travel, scrolled, lastCenter, lastBase) = (.zero, .zero, .zero, .zero)
    meter = VelocityMeter()
  }
}
