public import CoreGraphics

/// Recognizes that two fingers move towards or away from each other, on the screen or on a touchpad.
/// It begins when their distance has changed by 8 points, which do not count, and ends when both are
/// lifted.
///
/// Main thread only. Source: Apple, "UIPinchGestureRecognizer".
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  static let hysteresis: CGFloat = 8

  /// The distance of the fingers divided by that at the beginning, or since it was set. Default: 1.
  open var scale: CGFloat {
    get { currentScale }
    set {
      currentScale = newValue
      rebase()
      meter.restart()
    }
  }

  /// The velocity of the last change, as scale per second.
  open var velocity: CGFloat { meter.velocity.dx }

  private var currentScale: CGFloat = 1
  private var pair: FingerPair?
  /// The distance of the fingers at which the scale is 1; before the beginning, the first one.
  private var unit: CGFloat = 1
  private var meter = VelocityMeter()

  /// Keeps the scale when the fingers are others, or when it was set.
  private func rebase() {
    pair = FingerPair(touchesDown)
    guard let pair else {
      unit = lastTransform / (currentScale == 0 ? 1 : currentScale)
      return
    }
    unit = pair.distance / (currentScale == 0 ? 1 : currentScale)
  }

  private func track(at time: Double) {
    rebase()
    meter.rebase(at: time)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !hasSamePair { track(at: event.timestamp) }
  }

  /// Whether the first two fingers are those that are tracked.
  private var hasSamePair: Bool {
    pair.map { $0.isSame(as: FingerPair(touchesDown)) } ?? false
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair else { return }
    let distance = pair.distance
    if !isRunning, heldStates.isEmpty {
      let change = distance - unit
      guard abs(change) >= Self.hysteresis else { return }
      unit += change > 0 ? Self.hysteresis : -Self.hysteresis
      unit = max(unit, 1)
    }
    update(to: distance / unit, at: event.timestamp)
  }

  private func update(to scale: CGFloat, at time: Double) {
    currentScale = scale
    meter.add(CGVector(dx: scale, dy: 0), at: time)
    state = isRunning ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.isEmpty else {
      if !hasSamePair { track(at: event.timestamp) }
      return
    }
    state = isRunning || !heldStates.isEmpty ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRunning ? .cancelled : .failed
  }

  // MARK: Touchpads

  private var lastTransform: CGFloat = 1

  override func accepts(_ kind: IndirectInput.Kind) -> Bool { kind == .transform }

  override func handle(_ input: IndirectInput, at time: Double) {
    switch input.phase {
    case .began:
      (unit, lastTransform) = (1, 1)
      meter.rebase(at: time)
    case .ended: state = isRunning ? .ended : .failed
    case .cancelled: state = isRunning ? .cancelled : .failed
    case .changed, .single:
      lastTransform = input.scale
      if isRunning || input.scale != 1 { update(to: input.scale / unit, at: time) }
    }
  }

  override func prepareForNextGesture() {
    (currentScale, pair, unit, lastTransform) = (1, nil, 1, 1)
    meter = VelocityMeter()
  }
}
