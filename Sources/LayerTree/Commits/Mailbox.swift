import Synchronization

/// Passes commits from the app to the render thread. It holds at most one commit and merges later
/// ones into it, so that a render thread that is behind gets all changes at once and none is lost.
package final class Mailbox: Sendable {
  private let pending = Mutex<Commit?>(nil)

  package init() {}

  /// Adds a commit. May be called on any thread. The caller wakes the reader.
  package func post(_ commit: Commit) {
    pending.withLock { pending in
      if pending == nil { pending = commit } else { pending?.merge(commit) }
    }
  }

  package func take() -> Commit? {
    pending.withLock { pending in
      let commit = pending
      pending = nil
      return commit
    }
  }

  package var isEmpty: Bool {
    pending.withLock { $0 == nil }
  }

  /// Whether it holds a commit that answers input.
  package var answersInput: Bool {
    pending.withLock { $0?.answersInput ?? false }
  }
}
