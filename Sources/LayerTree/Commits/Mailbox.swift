import Synchronization

/// The one way from the app to the render thread. Holds at most one commit: a later one is merged
/// into it, so a render thread that is behind sees all changes at once and none is lost.
package final class Mailbox: Sendable {
  private let pending = Mutex<Commit?>(nil)

  package init() {}

  /// Any thread. The caller wakes the reader.
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
}
