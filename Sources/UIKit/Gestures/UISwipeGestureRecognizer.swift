public import CoreGraphics

/// Recognizes that fingers move quickly in one direction: at least 50 points along it, at most 50
/// across it, within 0.5 s.
///
/// Main thread only. Source: Apple, "UISwipeGestureRecognizer".
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of directions.
  ///
  /// Source: Apple, "UISwipeGestureRecognizer.Direction".
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  static let distance: CGFloat = 50
  static let deviation: CGFloat = 50
  static let longestSwipe = 0.5

  /// The directions that are recognized. Default: right.
  open var direction = Direction.right
  /// The number of fingers. Default: 1.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var startLocation: CGPoint?

  /// Where the fingers were when the swipe began, as iOS returns it.
  open override func location(in view: UIView?) -> CGPoint {
    convert(startLocation ?? centroid, from: touches.first?.hitWindow ?? lastWindow, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty {
      startTimer(Self.longestSwipe, after: event.timestamp) { [weak self] in self?.state = .failed }
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.values.location }
    startLocation = centroid
    if self.touches.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let moves = self.touches.map { touch -> CGVector in
      let start = starts[ObjectIdentifier(touch)] ?? touch.values.location
      return CGVector(
        dx: touch.values.location.x - start.x, dy: touch.values.location.y - start.y)
    }
    let possible = Self.all.filter { one in
      direction.contains(one) && moves.allSatisfy { across($0, one) <= Self.deviation }
    }
    if possible.isEmpty {
      state = .failed
    } else if moves.count == numberOfTouchesRequired,
      possible.contains(where: { one in moves.allSatisfy { along($0, one) >= Self.distance } })
    {
      state = .ended
    }
  }

  private static let all: [Direction] = [.right, .left, .up, .down]

  private func along(_ move: CGVector, _ direction: Direction) -> CGFloat {
    switch direction {
    case .right: move.dx
    case .left: -move.dx
    case .up: -move.dy
    default: move.dy
    }
  }

  private func across(_ move: CGVector, _ direction: Direction) -> CGFloat {
    abs(direction == .right || direction == .left ? move.dy : move.dx)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if heldStates.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func prepareForNextGesture() {
    (starts, startLocation) = ([:], nil)
  }
}
