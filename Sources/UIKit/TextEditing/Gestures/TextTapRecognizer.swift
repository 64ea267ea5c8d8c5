import CoreGraphics

/// Recognizes taps of a finger or a pen one by one, and counts those in quick succession.
final class TextTapRecognizer: UIGestureRecognizer {
  private static let allowableMovement: CGFloat = 10

  /// The number of taps so far, of which this one is the last.
  private(set) var tapCount = 0
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, numberOfTouches == 1 else { return fail() }
    start = touch.location(in: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if touch.location(in: nil).distance(to: start) > Self.allowableMovement { fail() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, state == .possible else { return }
    tapCount = touch.tapCount
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
}
