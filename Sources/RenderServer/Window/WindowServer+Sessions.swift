import Dispatch
import LayerTree
import Synchronization
import Wayland

// The life of the connection. What changes it runs on the main queue, in the order of the events.

extension WindowServer {
  /// Connects on a thread, at the start or after a session has ended.
  func open(after ended: (session: DisplaySession, reason: SessionEnd)?) throws(RenderError) {
    let (wait, number) = state.withLock { ($0.wait, $0.number) }
    let connector = try rendering { () throws(WaylandError) in
      try Connector(display: options.display, waiting: wait) { [weak self] notice in
        // The end of a session was told already.
        if case .waiting = notice, ended != nil { return }
        self?.send(.notice(notice.text), from: number)
      }
    }
    let opening = DisplayOpening(connector)
    state.withLock { $0.phase = .opening(opening) }
    let willConnectAgain = { @Sendable [weak self] in
      if let reason = ended?.reason { self?.send(.notice(reason.notice), from: number) }
    }
    try opening.start(after: ended, willConnectAgain: willConnectAgain) { [weak self] result in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.finish(opening, result) }
      }
    }
  }

  @MainActor private func finish(
    _ opening: DisplayOpening, _ result: Result<Connection, RenderError>
  ) {
    guard case .opening = state.withLock({ $0.phase }) else { return }
    // The thread has nothing left to do.
    _ = opening.stop(timeout: 10)
    do throws(RenderError) {
      try begin(on: try result.get())
    } catch {
      onEvent(.failed(error))
    }
  }

  @MainActor private func begin(on connection: Connection) throws(RenderError) {
    let (number, mailbox) = state.withLock { state in
      state.number += 1
      return (state.number, state.mailbox)
    }
    if number > 1 {
      onEvent(.notice("connected to the Wayland display '\(connection.displayName)'"))
    }
    let session = try DisplaySession(
      on: connection, options, mailbox: mailbox, log: log, sinks(of: number))
    let wanted = state.withLock { state in
      state.phase = .open(session)
      return state
    }
    if let isInhibited = wanted.isIdleInhibited { session.setIdleInhibited(isInhibited) }
    if let isOn = wanted.isDisplayOn { session.setDisplayOn(isOn) }
    session.window.setCursor(wanted.cursor)
    // A commit that was posted before the session existed did not wake its render thread.
    session.noteMail()
    onEvent(.connected)
  }

  /// Has the session replaced that has ended, unless it is not worth it.
  @MainActor private func end(_ number: Int, _ reason: SessionEnd) {
    let current: (session: DisplaySession, mayReplace: Bool)? = state.withLock { state in
      guard case .open(let session) = state.phase, state.number == number else { return nil }
      if reason.isContextLost { return (session, !state.losses.note(at: MediaClock.now)) }
      return (session, state.wait > 0)
    }
    guard let (session, mayReplace) = current else { return }
    guard mayReplace else { return onEvent(.failed(reason.error)) }
    state.withLock { $0.mailbox = Mailbox() }
    onEvent(.disconnected)
    do throws(RenderError) {
      try open(after: (session, reason))
    } catch {
      onEvent(.failed(error))
    }
  }

  private func sinks(of number: Int) -> DisplaySession.Sinks {
    DisplaySession.Sinks(
      window: { [weak self] event in self?.receive(event, from: number) },
      wantsContents: { [weak self] in self?.send(.wantsContents($0), from: number) },
      tick: { [ticks, onEvent] tick in
        guard ticks.put(tick) else { return }
        DispatchQueue.main.async {
          MainActor.assumeIsolated { if let tick = ticks.take() { onEvent(.tick(tick)) } }
        }
      },
      didPresent: { [weak self] in self?.send(.presented, from: number) },
      didFail: { [weak self] error in self?.sendEnd(of: number, .renderingFailed(error)) })
  }

  private func receive(_ event: WindowEvent, from number: Int) {
    switch event {
    case .input(let event): input.post(event)
    case .connectionLost(let error): sendEnd(of: number, .connectionLost(error))
    default: send(.window(event), from: number)
    }
  }

  private func sendEnd(of number: Int, _ reason: SessionEnd) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated { self.end(number, reason) }
    }
  }

  /// Sends an event of a session, unless there is another one by now.
  private func send(_ event: ServerEvent, from number: Int) {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if self.state.withLock({ $0.number == number }) { self.onEvent(event) }
      }
    }
  }
}

extension SessionEnd {
  /// The line for the log, before another session replaces this one.
  fileprivate var notice: String { "\(error); \(isContextLost ? "drawing all again" : "waiting")" }
}

extension Connector.Notice {
  /// The line for the log.
  fileprivate var text: String {
    switch self {
    case .waiting(let error): "\(error); waiting"
    case .silent(let display): "the Wayland display '\(display)' does not answer"
    }
  }
}
