import Synchronization

/// Predicts when a frame will be presented from the times of earlier frames. All times are in
/// seconds on the media clock.
///
/// Displays present frames one refresh interval apart, but the reported times are noisy. The clock
/// therefore works as a phase-locked loop: it keeps a regular sequence of predicted refreshes that
/// follows the reported times slowly, so that the noise does not make animations jitter.
struct FrameClock {
  /// The refresh interval: as the display reports it, corrected by the times of frames; 1/60 s
  /// until it reports one.
  private(set) var refresh = 1.0 / 60
  /// The interval reported last, in nanoseconds.
  private var nominal: UInt64 = 0
  /// The frame presented last, with its time in the predicted sequence.
  private var shown: (frame: UInt64, time: Double)?
  /// The frame submitted last, with its predicted presentation time.
  private var submitted: (frame: UInt64, time: Double)?
  private var lag = FrameLag()
  /// Whether the last presentation time was far from the predicted sequence and was ignored as an
  /// outlier.
  private var lastWasOutlier = false

  /// The loop gains: the parts of a time's deviation that correct the phase and the refresh
  /// interval. The second is chosen for the first so that the loop converges as fast as it can
  /// without oscillating.
  private static let (phaseGain, refreshGain) = (0.25, 0.035)
  /// Deviations are clamped to this many seconds, so that a single late frame does not make
  /// animations jump.
  private static let maximumDeviation = 0.0016

  /// Sets the refresh interval that the output reports. Implausible values are ignored.
  mutating func setRefresh(nanoseconds: UInt64) {
    guard nanoseconds != nominal, nanoseconds > 1_000_000, nanoseconds < 1_000_000_000 else {
      return
    }
    nominal = nanoseconds
    refresh = Double(nanoseconds) * 1e-9
  }

  mutating func submit(frame: UInt64, expectedAt time: Double) {
    submitted = (frame, time)
  }

  /// Records that a frame was presented at `time`, whose animations were sampled for `sampled`.
  mutating func present(frame: UInt64, at time: Double, drawnFor sampled: Double) {
    lag.note(Int(((time - sampled) / refresh).rounded()))
    let last = shown
    shown = (frame, time)
    guard let last, frame > last.frame, time > last.time else { return }
    let interval = time - last.time
    let refreshes = (interval / refresh).rounded()
    let deviation = interval - refreshes * refresh
    guard refreshes >= 1, abs(deviation) < refresh / 4 else {
      // A time between two predicted refreshes either is the delayed report of a single frame,
      // which says nothing about the next one, or means that the display's phase has changed. The
      // first such time is ignored; a second one in a row sets the phase.
      lastWasOutlier = refreshes == 1 && !lastWasOutlier
      if lastWasOutlier { shown = (frame, last.time + refresh) }
      return
    }
    lastWasOutlier = false
    let counted = min(max(deviation, -Self.maximumDeviation), Self.maximumDeviation)
    shown = (frame, time - deviation + counted * Self.phaseGain)
    // Only consecutive refreshes measure the length of one.
    if refreshes == 1 { refresh += counted * Self.refreshGain }
  }

  /// Predicts when a frame will be presented whose drawing begins at `now`.
  func presentationTime(ofFrame frame: UInt64, drawnAt now: Double) -> Double {
    earliestTime(ofFrame: frame, after: now) + Double(lag.refreshes) * refresh
  }

  /// Predicts when a frame will be presented that was sampled for `time` and is submitted at `now`.
  func presentationTime(
    ofFrame frame: UInt64, drawnFor time: Double, submittedAt now: Double
  ) -> Double {
    let earliest = earliestTime(ofFrame: frame, after: now)
    return min(max(time, earliest), earliest + Double(lag.refreshes) * refresh)
  }

  /// The first refresh at which the display can present the frame.
  func earliestTime(ofFrame frame: UInt64, after now: Double) -> Double {
    guard let shown else { return now + refresh }
    var time = shown.time + Double(frame - shown.frame) * refresh
    if time < now {
      // After a pause, this is the next predicted refresh that does not have a frame already.
      time = shown.time + ((now - shown.time) / refresh).rounded(.up) * refresh
      if let submitted, submitted.frame > shown.frame {
        time = max(time, submitted.time + Double(frame - submitted.frame) * refresh)
      }
    }
    return min(time, now + 4 * refresh)
  }
}

/// The number of refreshes by which frames are presented later than predicted because drawing one
/// takes longer than a refresh. It changes only when three frames in a row agree, because a single
/// late frame is an accident.
struct FrameLag {
  private(set) var refreshes = 0
  /// The number of consecutive frames that were late, or early, and the least deviation among them,
  /// in refreshes.
  private var run = (count: 0, refreshes: 0)

  private static let (requiredRun, maximumLag) = (3, 8)

  /// Records by how many refreshes a frame was presented later than it was sampled for.
  mutating func note(_ late: Int) {
    let continues = run.count > 0 && late.signum() == run.refreshes.signum()
    let least = late > 0 ? min(late, run.refreshes) : max(late, run.refreshes)
    run = (continues ? run.count + 1 : 1, continues ? least : late)
    guard run.count == Self.requiredRun else { return }
    refreshes = min(max(refreshes + run.refreshes, 0), Self.maximumLag)
    run.count = 0
  }
}

/// Passes the output's refresh interval from the reader thread to the render thread.
final class RefreshInterval: Sendable {
  private let nanoseconds = Atomic<UInt64>(0)

  func set(_ value: UInt64) {
    nanoseconds.store(value, ordering: .relaxed)
  }

  /// Returns the interval if it was set since the last call, in nanoseconds.
  func take() -> UInt64? {
    let value = nanoseconds.exchange(0, ordering: .relaxed)
    return value == 0 ? nil : value
  }
}
