import CoreGraphics

/// Recognizes that two fingers move to and fro: to one side, back, and to the same side again.
final class ScrubGestureRecognizer: UIGestureRecognizer {
  private static let shortestLeg: CGFloat = 30
  private static let legCount = 3
  private static let longestScrub = 1.5

  /// How far the fingers have come in the present direction.
  private var end: CGFloat?
  /// 1 to the right, -1 to the left, 0 before the first leg.
  private var direction: CGFloat = 0
  private var legs = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count == touches.count {
      startTimer(Self.longestScrub, after: event.timestamp) { [weak self] in self?.state = .failed }
    }
    if self.touches.count > 2 { state = .failed }
    end = self.touches.count == 2 ? centroid.x : nil
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let end else { return }
    let way = centroid.x - end
    if way * direction > 0 {
      self.end = centroid.x
    } else if abs(way) >= Self.shortestLeg {
      (self.end, direction) = (centroid.x, way > 0 ? 1 : -1)
      legs += 1
      if legs == Self.legCount { state = .ended }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if legs < Self.legCount { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func prepareForNextGesture() {
    (end, direction, legs) = (nil, 0, 0)
  }
}
