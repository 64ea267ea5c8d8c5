import UIKit

final class OverridingPageControlTimerProgress: UIPageControlTimerProgress {
  override var preferredDuration: TimeInterval {
    get { called(super.preferredDuration) }
    set { super.preferredDuration = assigned(newValue) }
  }
  override var resetsToInitialPageAfterEnd: Bool {
    get { called(super.resetsToInitialPageAfterEnd) }
    set { super.resetsToInitialPageAfterEnd = assigned(newValue) }
  }
  override var isRunning: Bool { called(super.isRunning) }
  override func resumeTimer() { called(super.resumeTimer()) }
  override func pauseTimer() { called(super.pauseTimer()) }
  override func setDuration(_ duration: TimeInterval, forPage page: Int) {
    called(super.setDuration(duration, forPage: page))
  }
  override func duration(forPage page: Int) -> TimeInterval {
    called(super.duration(forPage: page))
  }
}

extension Overrides {
  static let pageTimerProgress = Overrides(
    of: "UIPageControlTimerProgress",
    by: OverridingPageControlTimerProgress(preferredDuration: 1),
    uses: [
      {
        $0.preferredDuration = $0.preferredDuration
        $0.resetsToInitialPageAfterEnd = $0.resetsToInitialPageAfterEnd
        $0.setDuration(2, forPage: 0)
        _ = $0.duration(forPage: 0)
        $0.resumeTimer()
        _ = $0.isRunning
        $0.pauseTimer()
      }
    ])
}
