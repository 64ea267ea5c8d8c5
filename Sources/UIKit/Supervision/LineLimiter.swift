/// Limits the number of log lines a minute, and counts the suppressed ones.
struct LineLimiter {
  static let lines = 60
  private static let interval = 60.0

  private var begin = -Double.infinity
  private var passed = 0
  private var heldBack = 0

  /// Returns whether a line may pass, and how many were held back before it. Seconds.
  mutating func pass(at now: Double) -> (mayPass: Bool, heldBack: Int) {
    if now >= begin + Self.interval { (begin, passed) = (now, 0) }
    guard passed < Self.lines else {
      heldBack += 1
      return (false, 0)
    }
    passed += 1
    defer { heldBack = 0 }
    return (true, heldBack)
  }
}
