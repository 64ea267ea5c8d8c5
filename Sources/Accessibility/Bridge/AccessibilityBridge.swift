import Logging
import Synchronization
package import Threading

/// Shows the program to assistive technologies on the accessibility bus (AT-SPI over D-Bus).
///
/// A thread ("lamina a11y") waits on the session bus until assistive technologies are switched on; up to
/// then nothing else happens. Then it answers from the tree that the app has published last, and asks
/// the app for what changes something. The app never waits for it. A bus that is missing, dies or does
/// not read is tried again later, with one line in the log.
package final class AccessibilityBridge: Sendable {
  private let inbox: BridgeInbox
  private let thread: Mutex<JoinableThread?>

  /// Starts the thread.
  ///
  /// - Parameter log: gets a line when a bus fails.
  /// - Throws: `ThreadError` if there is no descriptor or no thread left.
  package init(
    _ settings: BridgeSettings, source: any AccessibilitySource,
    log: @escaping @Sendable (String) -> Void = { Logger(label: "lamina").warning("\($0)") }
  ) throws(ThreadError) {
    let inbox = try BridgeInbox()
    let app = BridgedApp(source: source, inbox: inbox)
    self.inbox = inbox
    thread = Mutex(
      try JoinableThread(name: "lamina a11y") {
        BridgeLoop(settings, inbox: inbox, app: app, log: log).run()
      })
  }

  deinit {
    stop()
  }

  /// Replaces the tree. Clients are told what has changed. May be called on any thread, as all methods.
  package func publish(_ tree: AccessibleTree) {
    inbox.post { $0.replace(tree) }
  }

  /// Changes a part of the tree.
  package func publish(_ update: TreeUpdate) {
    inbox.post { $0.add(update) }
  }

  package func announce(_ announcement: AccessibleAnnouncement) {
    inbox.post { $0.add(announcement) }
  }

  /// Disconnects, and ends the thread. Further calls do nothing.
  package func stop() {
    inbox.post { $0.isStopped = true }
    thread.withLock { $0.take() }?.join()
  }
}
