import CoreGraphics

/// Finds five taps in the top left corner of the screen, within five seconds.
struct ExitGesture {
  private static let taps = 5
  private static let duration = 5.0
  /// The side of the corner, in points.
  private static let side: CGFloat = 64

  private var times: [Double] = []

  /// Notes that a touch begins. Points; seconds. Returns whether it completes the gesture.
  mutating func note(_ point: CGPoint, at time: Double) -> Bool {
    guard CGRect(x: 0, y: 0, width: Self.side, height: Self.side).contains(point) else {
      times = []
      return false
    }
    times.append(time)
    times.removeAll { $0 < time - Self.duration }
    guard times.count == Self.taps else { return false }
    times = []
    return true
  }
}
