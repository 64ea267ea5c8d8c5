public import Foundation
import LayerTree

/// A progress that follows a timer, and goes to the next page when that has ended.
///
/// The page control then sends `.valueChanged`, as for a user. Main thread only. Source: Apple,
/// "UIPageControlTimerProgress".
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// How often the progress changes. Seconds.
  private static let interval = 0.1

  private var durations: [Int: TimeInterval] = [:]
  private var timer: InputTimers.ID?
  private var lastChange = 0.0

  /// Creates a progress whose timer does not run.
  ///
  /// - Parameter preferredDuration: the time of a page, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  isolated deinit {
    if let timer { InputTimers.shared.cancel(timer) }
  }

  /// The time of pages without one of their own. Seconds.
  open var preferredDuration: TimeInterval

  /// Whether the first page follows the last one. Default: false, the timer ends with the last page.
  open var resetsToInitialPageAfterEnd = false

  open var isRunning: Bool { timer != nil }

  /// Starts the timer, or lets it go on.
  open func resumeTimer() {
    guard !isRunning else { return }
    lastChange = MediaClock.now
    setTimer()
  }

  /// Stops the timer where it is.
  open func pauseTimer() {
    if let timer { InputTimers.shared.cancel(timer) }
    timer = nil
  }

  /// Sets the time of a page, in seconds.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }

  /// Returns the time of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  // MARK: Time

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  private func setTimer() {
    timer = InputTimers.shared.set(for: MediaClock.now + Self.interval) { [weak self] in
      self?.timerDidFire()
    }
  }

  private func timerDidFire() {
    setTimer()
    let elapsed = MediaClock.now - lastChange
    lastChange += elapsed
    guard let pageControl else { return }
    let duration = duration(forPage: pageControl.currentPage)
    let rest = duration * (1 - Double(currentProgress)) - elapsed
    // The progress has fewer digits than the time.
    let isOver = rest < Self.interval / 100
    currentProgress = isOver ? 1 : Float(1 - rest / duration)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if isOver { advance(pageControl) }
  }

  private func advance(_ pageControl: UIPageControl) {
    let isLast = pageControl.currentPage >= pageControl.numberOfPages - 1
    let next = isLast ? 0 : pageControl.currentPage + 1
    guard !isLast || resetsToInitialPageAfterEnd,
      timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else { return pauseTimer() }
    if next == pageControl.currentPage { currentProgress = 0 }
    pageControl.go(to: next, nil)
  }
}

/// Decides which page follows, for a progress with a timer.
///
/// A delegate of a ``UIPageControlTimerProgress`` that conforms to it is told and asked. Source: Apple,
/// "UIPageControlTimerProgressDelegate".
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called when the timer has changed the progress. Default: nothing.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)

  /// Whether a page follows when the time of the current one is over; otherwise the timer stops.
  /// Default: true.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}

  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
