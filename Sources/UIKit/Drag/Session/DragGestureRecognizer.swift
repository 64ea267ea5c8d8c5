import CoreGraphics

/// Recognizes that items are lifted and dragged: a finger rests for half a second, or the pointer is
/// moved with its button pressed.
@MainActor final class DragGestureRecognizer: UIGestureRecognizer {
  /// The seconds for which a finger rests, and the points by which it may move meanwhile.
  private static let pressDuration = 0.5
  private static let allowableMovement: CGFloat = 10
  /// The points by which a pointer is moved before it drags.
  private static let pointerMovement: CGFloat = 4

  private unowned let interaction: UIDragInteraction
  private var start = CGPoint.zero
  private var session: DragSession?

  init(of interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init(target: nil, action: nil)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !interaction.allowsSimultaneousRecognitionDuringLift
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRunning {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard self.touches.count == 1, let touch = touches.first else {
      state = .failed
      return
    }
    start = touch.values.location
    guard touch.kind != .indirectPointer else { return }
    startTimer(Self.pressDuration, after: event.timestamp) { [weak self] in self?.lift() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if isRunning {
      session?.move(to: touch.values.location)
      state = .changed
      return
    }
    let distance = touch.values.location.distance(to: start)
    if touch.kind == .indirectPointer {
      if distance >= Self.pointerMovement { lift() }
    } else if distance > Self.allowableMovement {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isRunning else {
      state = .failed
      return
    }
    if let touch = touches.first { session?.release(at: touch.values.location) }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRunning { session?.fingerWasTaken() }
    state = isRunning ? .cancelled : .failed
  }

  override func prepareForNextGesture() {
    // A recognizer that is disabled or removed meanwhile gets no touch that says so.
    session?.fingerWasTaken()
    session = nil
  }

  private func lift() {
    guard let touch = touches.first, let window = touch.hitWindow else { return }
    session = DragSession.lift(
      interaction, at: start, in: window, seat: touch.seat)
    state = session == nil ? .failed : .began
    if session != nil, touch.values.location != start {
      session?.move(to: touch.values.location)
    }
  }
}
