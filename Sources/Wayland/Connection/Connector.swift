import Threading
import WaylandWire

/// Connects to a display, and waits for one that is not there yet or not there any more.
package final class Connector: Sendable {
  /// The reasons why there is no connection yet.
  package enum Notice: Equatable, Sendable {
    /// There is no compositor.
    case waiting(WaylandError)
    /// There is a compositor that does not answer.
    case silent(display: String)
  }

  private let display: String
  private let limit: Double
  private let interruption: Interruption
  private let notify: @Sendable (Notice) -> Void

  /// - Parameters:
  ///   - name: the display's name; nil selects the one that `WAYLAND_DISPLAY` names.
  ///   - limit: the seconds for which to wait for a compositor; 0 tries once.
  ///   - silence: the seconds after which a compositor that does not answer is called silent.
  ///   - notify: called on the thread that connects.
  package init(
    display name: String?, waiting limit: Double, silence: Double = 3,
    _ notify: @escaping @Sendable (Notice) -> Void
  ) throws(WaylandError) {
    let display = Connection.displayName(name)
    self.display = display
    self.limit = limit
    self.notify = notify
    interruption = try Interruption(silence: silence) { notify(.silent(display: display)) }
  }

  /// Ends `connect()`, which throws `WaylandError.interrupted` then. May be called on any thread.
  package func stop() {
    interruption.interrupt()
  }

  /// Blocks until there is a connection.
  package func connect() throws(WaylandError) -> Connection {
    var backOff = BackOff(limit: limit, from: MonotonicClock.now)
    var watch: SocketWatch?
    var hasNotified = false
    while true {
      let failure: WaylandError
      do throws(WaylandError) {
        return try Connection(display: display, interruption: interruption)
      } catch {
        failure = error
      }
      guard failure.mayPass, let delay = backOff.delay(at: MonotonicClock.now) else {
        throw failure
      }
      if !hasNotified { notify(.waiting(failure)) }
      hasNotified = true
      watch = watch ?? SocketWatch(display: display)
      if try interruption.sleep(seconds: delay, until: watch?.descriptor.rawValue ?? -1) {
        // A socket exists shortly before its compositor listens.
        watch?.drain()
        backOff.restart()
      }
    }
  }
}

extension WaylandError {
  /// Whether the same display may be there later.
  package var mayPass: Bool {
    switch self {
    case .noDisplay(let name, _): SocketWatch.folder(of: name) != nil
    case .connectionLost: true
    case .missingInterface, .protocolError, .callFailed, .interrupted: false
    }
  }
}
