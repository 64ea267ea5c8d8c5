/// Decides when views in the content of a scroll view get touches: not before 150 ms, since the content
/// may be dragged, and not at all if the touch has stopped moving content.
final class ScrollTouchGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
  private static let delay = 0.15

  final weak var scrollView: UIScrollView?

  convenience init() {
    self.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView, state == .possible else { return }
    if scrollView.isCaught {
      state = .began
    } else if scrollView.delaysContentTouches,
      touches.contains(where: { $0.hitView !== scrollView })
    {
      startTimer(Self.delay, after: event.timestamp) { [weak self] in self?.release() }
    } else {
      release()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesDown.isEmpty else { return }
    if isRunning { state = .ended } else { release() }
  }

  /// Gives the views the touches that they may have.
  private func release() {
    if let scrollView {
      for touch in sequence where !scrollView.letsBegin(touch) {
        touch.delivery.step = .finished
      }
    }
    state = .failed
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !belongs(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func belongs(_ other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer || other is ScrollTouchGestureRecognizer
      || other === scrollView?.pinch
  }
}
