/// Predicts when a frame will be shown, from when earlier ones were. Seconds on the media clock.
///
/// Displays show frames a refresh apart, and stamp them with noise: what is kept is the regular row of
/// refreshes that fits the stamps best, so that what moves does not tremble with them.
struct FrameClock {
  /// The display's own word for its refresh; 60 Hz until it speaks.
  private(set) var refresh = 1.0 / 60
  /// What the display said last.
  private var nominal: UInt64 = 0
  /// The frame shown last, and its place in the row.
  private var shown: (frame: UInt64, time: Double)?

  /// What of a stamp's deviation from the row moves the row, and what changes the refresh. The second
  /// follows from the first where the row is to settle as fast as it can without swinging.
  private static let (phaseGain, refreshGain) = (0.25, 0.035)
  /// Of a longer deviation so many seconds count, or a single frame that was late would make a jump of
  /// its own in what moves.
  private static let mostDeviation = 0.0016

  /// The output says how long a refresh takes.
  mutating func setRefresh(nanoseconds: UInt64) {
    guard nanoseconds != nominal, nanoseconds > 1_000_000, nanoseconds < 1_000_000_000 else {
      return
    }
    nominal = nanoseconds
    refresh = Double(nanoseconds) * 1e-9
  }

  /// A frame was shown.
  mutating func present(frame: UInt64, at time: Double) {
    guard let last = shown, frame > last.frame, time > last.time else {
      shown = (frame, time)
      return
    }
    let interval = time - last.time
    let refreshes = (interval / refresh).rounded()
    let deviation = interval - refreshes * refresh
    // Half way between two refreshes it is another row: the display paces itself anew.
    guard refreshes >= 1, abs(deviation) < refresh / 4 else {
      shown = (frame, time)
      return
    }
    let counted = min(max(deviation, -Self.mostDeviation), Self.mostDeviation)
    shown = (frame, time - deviation + counted * Self.phaseGain)
    // Only a short way says what one refresh is.
    if refreshes == 1 { refresh += counted * Self.refreshGain }
  }

  /// When a frame that is drawn at `now` will be shown: the display's next refresh for it.
  func presentationTime(ofFrame frame: UInt64, drawnAt now: Double) -> Double {
    guard let shown else { return now + refresh }
    let expected = shown.time + Double(frame - shown.frame) * refresh
    if expected >= now { return min(expected, now + 4 * refresh) }
    return shown.time + ((now - shown.time) / refresh).rounded(.up) * refresh
  }
}
