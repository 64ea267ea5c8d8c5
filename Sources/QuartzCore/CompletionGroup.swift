/// Calls a block once, when every animation that joined has ended or gone and the group is closed
/// to new ones.
@MainActor package final class CompletionGroup {
  private var running = 0
  private var isClosed = false
  private var allFinished = true
  private var completion: ((Bool) -> Void)?

  package init(_ completion: @escaping (Bool) -> Void) {
    self.completion = completion
  }

  package func join() {
    running += 1
  }

  package func leave(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    callWhenDone()
  }

  /// No more animations will join.
  package func close() {
    isClosed = true
    callWhenDone()
  }

  private func callWhenDone() {
    guard isClosed, running == 0, let completion else { return }
    self.completion = nil
    completion(allFinished)
  }
}
