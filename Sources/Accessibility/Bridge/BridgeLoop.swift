import Glibc
import Threading

/// The loop of the thread that talks to the bus.
final class BridgeLoop {
  private let settings: BridgeSettings
  private let inbox: BridgeInbox
  private let app: BridgedApp
  private let log: @Sendable (String) -> Void
  private var session: SessionBus?
  private var accessibility: AccessibilityBus?
  private var sessionRetry = Retry()
  private var accessibilityRetry = Retry()
  /// Whether messages may have come that are not handled yet.
  private var isBusy = false

  init(
    _ settings: BridgeSettings, inbox: BridgeInbox, app: BridgedApp,
    log: @escaping @Sendable (String) -> Void
  ) {
    (self.settings, self.inbox, self.app, self.log) = (settings, inbox, app, log)
  }

  func run() {
    while true {
      let contents = inbox.take()
      if contents.isStopped { break }
      isBusy = false
      advanceSession()
      advanceAccessibility(contents)
      wait()
    }
  }

  // MARK: The buses

  private func advanceSession() {
    guard let address = settings.session else { return }
    do throws(BusError) {
      if session == nil {
        guard Retry.now >= sessionRetry.time else { return }
        session = try SessionBus(address)
      }
      guard let session else { return }
      if try session.process() { isBusy = true }
      if session.isReady { sessionRetry.succeed() }
    } catch {
      session = nil
      tell(error, sessionRetry.fail())
    }
  }

  private func advanceAccessibility(_ contents: BridgeInbox.Contents) {
    guard session?.isEnabled ?? (settings.session == nil) else { return close() }
    do throws(BusError) {
      try open()
      guard let accessibility else { return }
      if let tree = contents.tree { try accessibility.update(tree) }
      if !contents.update.isEmpty { try accessibility.update(contents.update) }
      for announcement in contents.announcements { try accessibility.announce(announcement) }
      for (question, answer) in contents.answers { try accessibility.answer(question, answer) }
      if try accessibility.process() { isBusy = true }
      if accessibility.isEmbedded { accessibilityRetry.succeed() }
    } catch {
      close()
      session?.forgetAddress()
      tell(error, accessibilityRetry.fail())
    }
  }

  private func open() throws(BusError) {
    guard accessibility == nil, Retry.now >= accessibilityRetry.time else { return }
    guard let address = settings.accessibility ?? session?.accessibilityAddress else {
      try session?.askAddress()
      return
    }
    accessibility = try AccessibilityBus(
      address, answerTime: settings.answerTime, app: app)
    app.clientsDidChange(arePresent: true)
  }

  private func close() {
    guard accessibility != nil else { return }
    accessibility = nil
    app.clientsDidChange(arePresent: false)
  }

  private func tell(_ error: BusError, _ isNews: Bool) {
    if isNews { log("accessibility is not available: \(error)") }
  }

  // MARK: Waiting

  /// Sleeps until a message or something of the app comes, or something is due.
  private func wait() {
    let connections = [session?.waiting, accessibility?.waiting].compactMap { $0 }
    var descriptors = connections.map(\.descriptor)
    descriptors.append(pollfd(fd: inbox.wakePipe.readEnd, events: Int16(POLLIN), revents: 0))
    var deadlines = connections.map(\.deadline)
    if session == nil, settings.session != nil { deadlines.append(sessionRetry.time) }
    if accessibility == nil, session?.isEnabled ?? (settings.session == nil) {
      // An address that was asked for comes as a message.
      deadlines.append(max(accessibilityRetry.time, 0))
    }
    let seconds = isBusy ? 0 : max((deadlines.min() ?? .infinity) - Retry.now, 0)
    let timeout = seconds.isFinite ? Int32(min((seconds * 1000).rounded(.up), 3_600_000)) : -1
    _ = unsafe poll(&descriptors, UInt(descriptors.count), timeout)
  }
}
