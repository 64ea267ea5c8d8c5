import CoreGraphics
public import Foundation

/// Recognizes that one or more fingers rest on a view. It begins after `minimumPressDuration`,
/// changes when a finger moves, and ends when one is lifted.
///
/// Main thread only. Source: Apple, "UILongPressGestureRecognizer".
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The number of taps before the press. Default: 0.
  open var numberOfTapsRequired = 0
  /// The number of fingers. Default: 1.
  open var numberOfTouchesRequired = 1
  /// The time for which the fingers rest until the gesture begins, in seconds. Default: 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance by which a finger may move before the gesture begins, in points. Default: 10.
  open var allowableMovement: CGFloat = 10

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var isPressing = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRunning {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.values.location }
    guard self.touches.count <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard self.touches.count == numberOfTouchesRequired else { return }
    isPressing = self.touches.allSatisfy { $0.tapCount > numberOfTapsRequired }
    stopTimer()
    guard isPressing else { return }
    startTimer(minimumPressDuration, after: event.timestamp) { [weak self] in self?.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRunning {
      state = .changed
    } else if touches.contains(where: hasMoved) {
      state = .failed
    }
  }

  private func hasMoved(_ touch: UITouch) -> Bool {
    guard let start = starts[ObjectIdentifier(touch)] else { return false }
    return touch.values.location.distance(to: start) > allowableMovement
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isRunning || !heldStates.isEmpty {
      state = .ended
    } else if isPressing || touchesDown.count + touches.count < numberOfTouchesRequired {
      state = .failed
    } else if touchesDown.isEmpty {
      startTimer(TapCounter.interval, after: event.timestamp) { [weak self] in
        self?.state = .failed
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isRunning ? .cancelled : .failed
  }

  // MARK: Presses

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard hasPressTypes, !isRunning, numberOfTapsRequired == 0 else {
      return super.pressesBegan(presses, with: event)
    }
    isPressing = true
    startTimer(minimumPressDuration, after: event.timestamp) { [weak self] in self?.state = .began }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = isRunning || !heldStates.isEmpty ? .ended : .failed
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = isRunning ? .cancelled : .failed
  }

  override func prepareForNextGesture() {
    (starts, isPressing) = ([:], false)
  }
}
