import CoreFoundation
import Foundation

/// Commits at the end of each run-loop iteration, as Core Animation does: when the main run loop is
/// about to wait or to exit.
@MainActor package final class CommitObserver {
  package static let shared = CommitObserver()
  private var isInstalled = false
  /// Whether input was handled in the present run-loop iteration.
  private(set) var answersInput = false

  package func install() {
    guard !isInstalled else { return }
    isInstalled = true
    let activities = CFRunLoopActivity.beforeWaiting.rawValue | CFRunLoopActivity.exit.rawValue
    // Core Animation uses this order too; it commits after other observers.
    let observer = CFRunLoopObserverCreateWithHandler(nil, activities, true, 2_000_000) { _, _ in
      MainActor.assumeIsolated {
        if LayerContexts.anyNeedsCommit { CATransaction.flush() }
        CommitObserver.shared.answersInput = false
      }
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }

  /// Marks the commits of the present run-loop iteration as those that answer input.
  package func noteInput() {
    answersInput = true
  }

  /// Has the run loop iterate once more before it sleeps, for changes made during a commit.
  func requestCommit() {
    CFRunLoopWakeUp(CFRunLoopGetMain())
  }
}
