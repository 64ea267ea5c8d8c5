import Synchronization

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
  /// The frame handed over last, and when it was expected.
  private var coming: (frame: UInt64, time: Double)?
  private var lag = FrameLag()
  /// Whether the frame shown last was far off the row, and the row was kept.
  private var isAstray = false

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

  mutating func handOver(frame: UInt64, expectedAt time: Double) {
    coming = (frame, time)
  }

  /// A frame was shown that was drawn for another time, or for that one.
  mutating func present(frame: UInt64, at time: Double, drawnFor sampled: Double) {
    lag.note(Int(((time - sampled) / refresh).rounded()))
    let last = shown
    shown = (frame, time)
    guard let last, frame > last.frame, time > last.time else { return }
    let interval = time - last.time
    let refreshes = (interval / refresh).rounded()
    let deviation = interval - refreshes * refresh
    guard refreshes >= 1, abs(deviation) < refresh / 4 else {
      // Half way between two refreshes it is another row: the display paces itself anew. The stamp of
      // a single frame that was held up on its way says nothing of the next one.
      isAstray = refreshes == 1 && !isAstray
      if isAstray { shown = (frame, last.time + refresh) }
      return
    }
    isAstray = false
    let counted = min(max(deviation, -Self.mostDeviation), Self.mostDeviation)
    shown = (frame, time - deviation + counted * Self.phaseGain)
    // Only a short way says what one refresh is.
    if refreshes == 1 { refresh += counted * Self.refreshGain }
  }

  /// When a frame will be shown that is drawn at `now`.
  func presentationTime(ofFrame frame: UInt64, drawnAt now: Double) -> Double {
    earliestTime(ofFrame: frame, after: now) + Double(lag.refreshes) * refresh
  }

  /// When a frame will be shown that was drawn for `time` and is handed over at `now`.
  func presentationTime(
    ofFrame frame: UInt64, drawnFor time: Double, handedOverAt now: Double
  ) -> Double {
    let earliest = earliestTime(ofFrame: frame, after: now)
    return min(max(time, earliest), earliest + Double(lag.refreshes) * refresh)
  }

  /// The display's next refresh for the frame.
  private func earliestTime(ofFrame frame: UInt64, after now: Double) -> Double {
    guard let shown else { return now + refresh }
    var time = shown.time + Double(frame - shown.frame) * refresh
    if time < now {
      // After a rest: a refresh of the row, but not one that has a frame already.
      time = shown.time + ((now - shown.time) / refresh).rounded(.up) * refresh
      if let coming, coming.frame > shown.frame {
        time = max(time, coming.time + Double(frame - coming.frame) * refresh)
      }
    }
    return min(time, now + 4 * refresh)
  }
}

/// The whole refreshes by which frames are shown later than the row has them, because drawing one takes
/// longer than a refresh. Three in a row have to agree: a single late frame is an accident.
struct FrameLag {
  private(set) var refreshes = 0
  /// So many frames, one after the other, were late by this at least, or early.
  private var run = (count: 0, refreshes: 0)

  private static let (longestRun, most) = (3, 8)

  /// A frame was so much later than what it was drawn for.
  mutating func note(_ late: Int) {
    let continues = run.count > 0 && late.signum() == run.refreshes.signum()
    let least = late > 0 ? min(late, run.refreshes) : max(late, run.refreshes)
    run = (continues ? run.count + 1 : 1, continues ? least : late)
    guard run.count == Self.longestRun else { return }
    refreshes = min(max(refreshes + run.refreshes, 0), Self.most)
    run.count = 0
  }
}

/// The output's refresh interval on its way from the reader thread to the render thread.
final class RefreshInterval: Sendable {
  private let nanoseconds = Atomic<UInt64>(0)

  func set(_ value: UInt64) {
    nanoseconds.store(value, ordering: .relaxed)
  }

  /// The interval if it was told since the last call.
  func take() -> UInt64? {
    let value = nanoseconds.exchange(0, ordering: .relaxed)
    return value == 0 ? nil : value
  }
}
