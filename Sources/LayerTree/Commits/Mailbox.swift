import Synchronization

/// Passes commits from the app to the render thread. It holds at most one commit and merges later
/// ones into it, so that a render thread that is behind gets all changes at once and none is lost.
package final class Mailbox: Sendable {
  private struct State {
    var pending: Commit?
    /// Whether the reader has taken a commit.
    var wasTaken = false

    func mail(withSurface: Bool) -> Mail {
      guard let pending, withSurface || pending.surface == nil else { return .nothing }
      return pending.answersInput ? .answerToInput : .commit
    }
  }

  private let state = Mutex(State())

  package init() {}

  /// Adds a commit. May be called on any thread. The caller wakes the reader.
  package func post(_ commit: Commit) {
    state.withLock { state in
      if state.pending == nil { state.pending = commit } else { state.pending?.merge(commit) }
      // A program that runs for days without a compositor would collect more and more ids.
      if !state.wasTaken { state.pending?.forgetRemovals() }
    }
  }

  /// Returns the commit, and empties the mailbox.
  ///
  /// - Parameter withSurface: whether also a commit is taken that changes the surface's state.
  package func take(withSurface: Bool = true) -> Commit? {
    state.withLock { state in
      guard state.mail(withSurface: withSurface) != .nothing else { return nil }
      state.wasTaken = true
      return state.pending.take()
    }
  }

  /// What the mailbox holds, and whether somebody waits for the answer to input.
  package enum Mail: Equatable, Sendable {
    case nothing, commit, answerToInput
  }

  /// Returns what `take(withSurface:)` would take.
  package func mail(withSurface: Bool = true) -> Mail {
    state.withLock { $0.mail(withSurface: withSurface) }
  }
}
