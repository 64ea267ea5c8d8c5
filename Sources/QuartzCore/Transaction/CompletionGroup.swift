/// Calls a block once, when the group is closed and every animation that joined it has ended or was
/// removed.
@MainActor package final class CompletionGroup {
  private var running = 0
  private var isClosed = false
  private var isEmpty = true
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  package init(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
  }

  package func join() {
    running += 1
    isEmpty = false
  }

  package func leave(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    callWhenDone()
  }

  /// Closes the group: no more animations will join. An empty group calls the block in the next
  /// run-loop iteration.
  package func close() {
    isClosed = true
    if isEmpty && completion != nil {
      AnimationEndSchedule.shared.callInNextIteration { self.callWhenDone() }
    } else {
      callWhenDone()
    }
  }

  private func callWhenDone() {
    guard isClosed, running == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
