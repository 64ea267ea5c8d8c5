/// Calls a block once, when every animation that joined has ended or gone and the group is closed
/// to new ones.
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

  /// No more animations will join. Where none has, the block is called in the next iteration of the
  /// run loop.
  package func close() {
    isClosed = true
    if isEmpty && completion != nil {
      AnimationEnds.shared.callNext { self.callWhenDone() }
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
