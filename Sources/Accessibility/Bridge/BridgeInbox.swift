import Dispatch
import Synchronization
import Threading

/// The messages of the app for the thread of the bridge.
final class BridgeInbox: Sendable {
  struct Contents: Sendable {
    private(set) var tree: AccessibleTree?
    /// What has changed since the tree, or since the last one that was taken.
    private(set) var update = TreeUpdate()
    private(set) var announcements: [AccessibleAnnouncement] = []
    var answers: [(question: UInt64, answer: ElementAnswer)] = []
    var isStopped = false

    private static let mostAnnouncements = 100

    mutating func replace(_ tree: AccessibleTree) {
      (self.tree, update) = (tree, TreeUpdate())
    }

    mutating func add(_ update: TreeUpdate) {
      self.update.merge(update)
    }

    /// Adds an announcement; the oldest are dropped if nobody takes them.
    mutating func add(_ announcement: AccessibleAnnouncement) {
      announcements.append(announcement)
      announcements = announcements.suffix(Self.mostAnnouncements)
    }
  }

  let wakePipe: WakePipe
  private let contents = Mutex(Contents())

  init() throws(ThreadError) {
    wakePipe = try WakePipe()
  }

  func post(_ change: (inout sending Contents) -> Void) {
    contents.withLock { change(&$0) }
    wakePipe.signal()
  }

  func take() -> Contents {
    wakePipe.drain()
    return contents.withLock { contents in
      defer { contents = Contents() }
      return contents
    }
  }
}

/// The app, as the thread of the bridge sees it: every call is made later on the main thread.
struct BridgedApp: Sendable {
  private weak var source: (any AccessibilitySource)?
  private let inbox: BridgeInbox

  init(source: any AccessibilitySource, inbox: BridgeInbox) {
    (self.source, self.inbox) = (source, inbox)
  }

  func clientsDidChange(arePresent: Bool) {
    DispatchQueue.main.async { [source] in
      MainActor.assumeIsolated { source?.clientsDidChange(arePresent: arePresent) }
    }
  }

  /// The answer comes into the inbox with the number of the question.
  func ask(_ request: ElementRequest, of id: ElementID, question: UInt64) {
    DispatchQueue.main.async { [source, inbox] in
      MainActor.assumeIsolated {
        let answer = source?.answer(request, of: id) ?? .done(false)
        inbox.post { $0.answers.append((question, answer)) }
      }
    }
  }
}
