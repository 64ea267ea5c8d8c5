public import CoreGraphics
import Foundation

/// Recognizes that two fingers turn around each other, on the screen or on a touchpad. It begins when
/// they have moved 8 points along their circle, which do not count, and ends when both are lifted.
///
/// Main thread only. Source: Apple, "UIRotationGestureRecognizer".
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  static let hysteresis: CGFloat = 8

  /// The rotation since the beginning, or since it was set, in radians clockwise. Default: 0.
  open var rotation: CGFloat {
    get { currentRotation }
    set {
      currentRotation = newValue
      meter.restart()
    }
  }

  /// The velocity of the last change, in radians per second.
  open var velocity: CGFloat { meter.velocity.dx }

  private var currentRotation: CGFloat = 0
  private var pair: FingerPair?
  private var lastAngle: CGFloat = 0
  private var turned: CGFloat = 0
  private var meter = VelocityMeter()

  /// Keeps the rotation when the fingers are others.
  private func track(at time: Double) {
    let new = FingerPair(touchesDown)
    if let pair, pair.isSame(as: new) { return }
    pair = new
    lastAngle = new?.angle ?? 0
    turned = 0
    meter.rebase(at: time)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    track(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair else { return }
    let angle = pair.angle
    let change = remainder(angle - lastAngle, 2 * .pi)
    lastAngle = angle
    if isRunning || !heldStates.isEmpty { return turn(by: change, at: event.timestamp) }
    currentRotation += change
    let threshold = Self.hysteresis / (pair.distance / 2)
    guard abs(currentRotation) >= threshold else { return }
    let rest = currentRotation - (currentRotation > 0 ? threshold : -threshold)
    currentRotation = 0
    turn(by: rest, at: event.timestamp)
  }

  private func turn(by change: CGFloat, at time: Double) {
    currentRotation += change
    turned += change
    meter.add(CGVector(dx: turned, dy: 0), at: time)
    state = isRunning ? .changed : .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.isEmpty else { return track(at: event.timestamp) }
    state = isRunning || !heldStates.isEmpty ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRunning ? .cancelled : .failed
  }

  override func accepts(_ kind: IndirectInput.Kind) -> Bool { kind == .transform }

  override func handle(_ input: IndirectInput, at time: Double) {
    switch input.phase {
    case .began: meter.rebase(at: time)
    case .ended: state = isRunning ? .ended : .failed
    case .cancelled: state = isRunning ? .cancelled : .failed
    case .changed, .single:
      if isRunning || input.rotation != 0 { turn(by: input.rotation, at: time) }
    }
  }

  override func prepareForNextGesture() {
    (currentRotation, pair, lastAngle, turned) = (0, nil, 0, 0)
    meter = VelocityMeter()
  }
}
