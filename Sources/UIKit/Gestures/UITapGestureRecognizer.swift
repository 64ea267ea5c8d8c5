public import CoreGraphics

/// Recognizes one or more taps with one or more fingers.
///
/// A tap lasts at most 0.75 s and moves by at most 45 points; the next one begins within 0.35 s.
/// Main thread only. Source: Apple, "UITapGestureRecognizer".
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  static let longestTap = 0.75
  static let allowableMovement: CGFloat = 45

  /// The number of taps. Default: 1.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Default: 1.
  open var numberOfTouchesRequired = 1
  /// The buttons of the pointer that have to be pressed. Default: the primary one.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  private var taps = 0
  /// The touches of the current tap, also those that are over.
  private var tapTouches: [UITouch] = []
  /// Where each of them began, in the window's coordinates.
  private var starts: [CGPoint] = []
  /// The center of the first tap's touches, in the window's coordinates.
  private var firstCenter: CGPoint?

  /// The number of touches of the last tap.
  open override var numberOfTouches: Int { tapTouches.count }

  open override func location(in view: UIView?) -> CGPoint {
    convert(center, from: tapTouches.first?.hitWindow ?? lastWindow, to: view)
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    requireTouch(touchIndex, of: tapTouches.count)
    return tapTouches[touchIndex].location(in: view)
  }

  /// A tap does not prevent recognizers of more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private var center: CGPoint {
    guard !tapTouches.isEmpty else { return lastLocation }
    let count = CGFloat(tapTouches.count)
    let points = tapTouches.map(\.values.location)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if tapTouches.allSatisfy(\.isOver) { beginTap(at: event.timestamp) }
    let new = touches.sorted { $0.number < $1.number }
    tapTouches += new
    starts += new.map(\.values.location)
    // A finger that comes after another one was lifted belongs to no tap.
    let isComplete =
      tapTouches.count > numberOfTouchesRequired || tapTouches.contains(where: \.isOver)
    let isOther =
      new.contains { $0.kind == .indirectPointer } && event.buttonMask != buttonMaskRequired
    if isComplete || isOther { state = .failed }
  }

  private func beginTap(at time: Double) {
    (tapTouches, starts) = ([], [])
    startTimer(Self.longestTap, after: time) { [weak self] in self?.state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasMoved = zip(tapTouches, starts).contains { touch, start in
      touch.values.location.distance(to: start) > Self.allowableMovement
    }
    if hasMoved { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tapTouches.allSatisfy(\.isOver) else { return }
    guard tapTouches.count == numberOfTouchesRequired, isNearFirstTap else {
      state = .failed
      return
    }
    firstCenter = firstCenter ?? center
    countTap(at: event.timestamp)
  }

  private func countTap(at time: Double) {
    taps += 1
    if taps == numberOfTapsRequired {
      stopTimer()
      state = .ended
    } else {
      startTimer(TapCounter.interval, after: time) { [weak self] in self?.state = .failed }
    }
  }

  private var isNearFirstTap: Bool {
    firstCenter.map { $0.distance(to: center) <= Self.allowableMovement } ?? true
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  // MARK: Presses

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard hasPressTypes else { return super.pressesBegan(presses, with: event) }
    beginTap(at: event.timestamp)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    if self.presses.allSatisfy(\.isOver) { countTap(at: event.timestamp) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = .failed
  }

  override func prepareForNextGesture() {
    (taps, tapTouches, starts, firstCenter) = (0, [], [], nil)
  }
}
