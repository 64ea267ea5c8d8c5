import LaminaTesting
import Testing
import UIKit

// Requirement V33. Apple, "UIPageControlTimerProgress".
@Suite("Page controls with a timer", .serialized)
@MainActor struct PageControlTimerTests {
  private let screen: OffscreenScreen
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
  private let progress = UIPageControlTimerProgress(preferredDuration: 1)
  private let log = TimerLog()

  init() throws {
    screen = try OffscreenScreen(size: CGSize(width: 200, height: 100))
    control.numberOfPages = 3
    (control.progress, progress.delegate) = (progress, log)
    control.addAction(UIAction { [log] _ in log.changes += 1 }, for: .valueChanged)
    screen.window.addSubview(control)
    try screen.render()
  }

  private func pass(_ seconds: Double) throws {
    for _ in 0..<Int((seconds * 10).rounded()) {
      screen.time += 0.1
      try screen.render()
    }
  }

  @Test("a timer that runs fills the bar of the page, and then goes to the next one")
  func advances() throws {
    try pass(0.5)
    #expect(!progress.isRunning && progress.currentProgress == 0)
    progress.resumeTimer()
    try pass(0.5)
    #expect(progress.isRunning && near(CGFloat(progress.currentProgress), 0.5, by: 0.001))
    #expect(control.currentPage == 0 && log.updates == 5)
    try pass(0.6)
    #expect(control.currentPage == 1 && log.changes == 1 && log.asked == [1])
    #expect(near(CGFloat(progress.currentProgress), 0.1, by: 0.001))
  }

  @Test("pages may have a time of their own, and the timer can be paused")
  func durations() throws {
    progress.setDuration(0.5, forPage: 0)
    #expect(progress.duration(forPage: 0) == 0.5 && progress.duration(forPage: 1) == 1)
    progress.resumeTimer()
    try pass(0.6)
    #expect(control.currentPage == 1)
    progress.pauseTimer()
    let paused = progress.currentProgress
    try pass(2)
    #expect(!progress.isRunning && control.currentPage == 1 && progress.currentProgress == paused)
  }

  @Test("the timer ends with the last page, or begins again at the first one")
  func lastPage() throws {
    control.currentPage = 2
    progress.resumeTimer()
    try pass(1.2)
    #expect(!progress.isRunning && control.currentPage == 2 && progress.currentProgress == 1)
    progress.resetsToInitialPageAfterEnd = true
    progress.currentProgress = 0
    progress.resumeTimer()
    try pass(1.2)
    #expect(progress.isRunning && control.currentPage == 0)
  }

  @Test("a delegate that refuses the next page stops the timer")
  func refused() throws {
    log.mayAdvance = false
    progress.resumeTimer()
    try pass(1.2)
    #expect(!progress.isRunning && control.currentPage == 0 && log.changes == 0)
  }
}

private final class TimerLog: UIPageControlTimerProgressDelegate {
  var (updates, changes) = (0, 0)
  var asked: [Int] = []
  var mayAdvance = true

  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { updates += 1 }

  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool {
    asked.append(page)
    return mayAdvance
  }
}
