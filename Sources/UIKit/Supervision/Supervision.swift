import Foundation
import RenderServer
import Wayland

/// Tells the service manager and the log how the program is: whether it is shown, waits for its display
/// or is blocked.
@MainActor final class Supervision {
  private let notifier: ServiceNotifier?
  /// The seconds within which a blocked thread is found; nil if nobody asks for that.
  let interval: Double?
  private var watchdog: Watchdog?
  private var isReady = false
  private let reporter = StatusReporter()
  private var statusServer: StatusServer?

  /// - Parameter watchdogInterval: the seconds that the program asks for; 0 for no watchdog.
  init(
    in environment: [String: String], watchdogInterval: Double
  ) throws(RenderError) {
    notifier = ServiceNotifier(socket: environment["NOTIFY_SOCKET"])
    let own = try Self.watchdogInterval(in: environment) ?? watchdogInterval
    let manager = notifier == nil ? nil : Self.serviceInterval(in: environment)
    interval = [own > 0 ? own : nil, manager].compactMap(\.self).min()
  }

  /// Starts the watchdog, if somebody asks for it.
  func begin(_ server: WindowServer?) {
    guard let interval else { return }
    ThreadBacktrace.allow()
    let (mainThread, notifier) = (pthread_self(), notifier)
    let report: Watchdog.Report = { findings, isHealthy in
      for finding in findings {
        let line = Self.line(for: finding)
        let places = finding == .blocked(.main) ? ThreadBacktrace.lines(of: mainThread) : []
        ProgramLog.write(([line] + places).joined(separator: "\n  "))
        notifier?.send("STATUS=\(line)")
      }
      if isHealthy { notifier?.send("WATCHDOG=1") }
    }
    let watchdog = Watchdog(renderProgress: { server?.renderProgress }, report: report)
    watchdog.start(interval: interval)
    self.watchdog = watchdog
  }

  /// The first frame of a connection is on the display.
  func didPresent() {
    note("shown on the display")
    if !isReady { notifier?.send("READY=1") }
    isReady = true
  }

  /// Something has happened to the display.
  func note(_ text: String) {
    reporter.note { $0.state = text }
    notifier?.send("STATUS=\(text)")
  }

  /// The window has a size in pixels, and pixels per point.
  func note(size: WindowSize, scale: Double) {
    reporter.note { ($0.width, $0.height, $0.scale) = (size.width, size.height, scale) }
  }

  /// Opens the socket on which `lamina status` is answered, unless there is no path.
  func report(at path: String?, _ log: FrameLog?) throws(RenderError) {
    guard let path else { return }
    statusServer = try StatusServer(at: path) { [reporter] in reporter.status(log) }
  }

  /// The program ends.
  func willEnd() {
    statusServer?.close()
    watchdog = nil
    notifier?.send("STOPPING=1")
  }

  private nonisolated static func line(for finding: WatchdogChecks.Finding) -> String {
    switch finding {
    case .blocked(let thread): "the \(thread.rawValue) does not respond"
    case .goesOn(let thread): "the \(thread.rawValue) responds again"
    }
  }

  /// Returns the seconds that LAMINA_WATCHDOG sets, 0 for none, or nil if it is not set.
  static func watchdogInterval(in environment: [String: String]) throws(RenderError) -> Double? {
    guard let value = environment["LAMINA_WATCHDOG"] else { return nil }
    guard let seconds = Double(value), seconds == 0 || (0.1...86_400).contains(seconds) else {
      throw RenderError(
        "LAMINA_WATCHDOG is '\(value)', not 0 or a number of seconds from 0.1 to 86400")
    }
    return seconds
  }

  /// Half of the seconds after which the service manager ends a program that says nothing, so that the
  /// log has the reason before (`sd_watchdog_enabled(3)`).
  static func serviceInterval(
    in environment: [String: String], process: pid_t = getpid()
  ) -> Double? {
    if let id = environment["WATCHDOG_PID"], id != "\(process)" { return nil }
    guard let microseconds = environment["WATCHDOG_USEC"].flatMap(UInt64.init), microseconds > 0
    else { return nil }
    return Double(microseconds) * 1e-6 / 2
  }
}
