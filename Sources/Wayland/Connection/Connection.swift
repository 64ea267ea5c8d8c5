import CWayland
import Foundation
import WaylandWire

/// A connection to a compositor, with the thread that reads its socket.
///
/// May be used on any thread. Call `close()` after its windows are closed and EGL has terminated
/// the display; the socket is closed with the last reference to the connection and its windows.
package final class Connection: Sendable {
  /// The display's name, as given to `init` or by the environment.
  package let displayName: String
  /// The clock of `SurfaceEvent.presented` (a `clockid_t`); the monotonic clock where the
  /// compositor reports no presentation times.
  package let presentationClock: Int32

  /// The seconds to add to a presentation time to convert it to CLOCK_MONOTONIC; weston's headless
  /// backend, for example, reports times on CLOCK_MONOTONIC_RAW.
  package var presentationClockOffset: Double {
    guard presentationClock != CLOCK_MONOTONIC else { return 0 }
    return PresentationClock.seconds(CLOCK_MONOTONIC) - PresentationClock.seconds(presentationClock)
  }

  let display: Display
  let globals: Globals
  let reader: Reader
  let state: ConnectionState

  /// Connects to the display `name`, or to the one that `WAYLAND_DISPLAY` names, and waits until
  /// the compositor has announced its globals.
  ///
  /// `wl_display_connect`, `wl_display.get_registry`
  package convenience init(
    display name: String? = nil, limits: TransferLimits = TransferLimits()
  ) throws(WaylandError) {
    try self.init(display: name, limits: limits, interruption: nil)
  }

  /// - Parameter interruption: ends the wait.
  init(
    display name: String?, limits: TransferLimits = TransferLimits(), interruption: Interruption?
  ) throws(WaylandError) {
    let name = Self.displayName(name)
    displayName = name
    display = try Display(connectingTo: name)
    let queue = EventQueue(of: display)
    let catalog = GlobalCatalog(Self.registry(on: queue))
    try queue.roundtrip(display: name, interruption)
    globals = try Globals(from: catalog, display: name)
    let clock = PresentationClock(globals.presentation)
    let exchange = try DataExchange(limits: limits)
    state = ConnectionState(catalog, globals, exchange)
    // A second round trip receives the initial events of the bound globals: the presentation clock,
    // the output modes and the seat capabilities.
    try queue.roundtrip(display: name, interruption)
    presentationClock = clock.id
    reader = try Reader(queue: queue, timers: state.timers, displayName: name)
    exchange.reader = { [weak reader] in reader }
    let state = state
    try reader.start(
      .init(
        didRead: { state.wakeRenderThreads() },
        didFail: { error in state.reportConnectionLoss(error) }))
  }

  deinit {
    close()
  }

  /// Throws the reason for which the connection has failed, if it has. Waits until the compositor
  /// answers.
  package func check() throws(WaylandError) {
    try EventQueue(of: display).roundtrip(display: displayName)
  }

  /// Stops the reader thread without waiting for the compositor. Further calls do nothing.
  package func close() {
    reader.perform { [state] in state.release() }
    reader.flush()
    reader.stop()
    state.exchange.pipes.stop()
  }

  /// The `wl_display`, for `eglGetPlatformDisplay`; valid while this object lives.
  @unsafe package var nativeDisplay: UnsafeMutableRawPointer {
    unsafe UnsafeMutableRawPointer(display.pointer)
  }

  /// The display of that name, or of the one that the environment has.
  static func displayName(_ name: String?) -> String {
    name ?? ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] ?? "wayland-0"
  }

  private static func registry(on queue: EventQueue) -> WlRegistry {
    WlDisplay(of: queue).getRegistry()
  }
}
