/// Predicts when a frame will be shown, from when earlier ones were. Seconds on the media clock.
struct FrameClock {
  /// The display's own word for its refresh; 60 Hz until it speaks.
  private(set) var refresh = 1.0 / 60
  /// What the display said last.
  private var nominal: UInt64 = 0
  /// The frame shown last.
  private var shown: (frame: UInt64, time: Double)?

  /// The output says how long a refresh takes.
  mutating func setRefresh(nanoseconds: UInt64) {
    guard nanoseconds != nominal, nanoseconds > 1_000_000, nanoseconds < 1_000_000_000 else {
      return
    }
    nominal = nanoseconds
    refresh = Double(nanoseconds) * 1e-9
  }

  /// A frame was shown. Gives the refreshes between it and the one before.
  mutating func present(frame: UInt64, at time: Double) -> Int {
    defer { shown = (frame, time) }
    guard let shown, time > shown.time else { return 1 }
    let interval = time - shown.time
    let refreshes = max(1, (interval / refresh).rounded())
    // Displays are not as regular as they say (a timer in milliseconds, a clock that drifts).
    if frame == shown.frame + 1 && refreshes == 1 { refresh += (interval - refresh) / 16 }
    return Int(refreshes)
  }

  /// When a frame that is drawn at `now` will be shown: the display's next refresh for it.
  func presentationTime(ofFrame frame: UInt64, drawnAt now: Double) -> Double {
    guard let shown else { return now + refresh }
    let expected = shown.time + Double(frame - shown.frame) * refresh
    if expected >= now { return min(expected, now + 4 * refresh) }
    return shown.time + ((now - shown.time) / refresh).rounded(.up) * refresh
  }
}
