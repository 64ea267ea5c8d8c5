import CWayland
import Foundation

/// A connection to a compositor, with the thread that reads it.
///
/// Any thread may use it. `close()` comes after its windows are closed and after EGL has let go of
/// the display; the socket goes with the last reference to it and to its windows.
package final class Connection: Sendable {
  /// The name it was made with, or the one the environment gave.
  package let displayName: String
  /// The clock of `SurfaceEvent.presented` (a `clockid_t`); the monotonic one where the compositor
  /// gives no presentation times.
  package let presentationClock: Int32

  /// Seconds that CLOCK_MONOTONIC is ahead of that clock: weston's headless backend, for one, stamps
  /// frames with CLOCK_MONOTONIC_RAW.
  package var presentationClockOffset: Double {
    guard presentationClock != CLOCK_MONOTONIC else { return 0 }
    return PresentationClock.seconds(CLOCK_MONOTONIC) - PresentationClock.seconds(presentationClock)
  }

  let display: Display
  let globals: Globals
  let reader: Reader
  let state: ConnectionState

  /// Connects to the display `name`, or to the one `WAYLAND_DISPLAY` names, and waits until the
  /// compositor has said what it offers.
  ///
  /// `wl_display_connect`, `wl_display.get_registry`
  package init(display name: String? = nil) throws(WaylandError) {
    let name = name ?? ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"] ?? "wayland-0"
    displayName = name
    display = try Display(connectingTo: name)
    let queue = EventQueue(of: display)
    let catalogue = GlobalCatalogue(Self.registry(on: queue))
    try queue.roundtrip(display: name)
    globals = try Globals(from: catalogue, display: name)
    let clock = PresentationClock(globals.presentation)
    state = ConnectionState(catalogue, globals)
    // The answers to the binds: the clock, the screens' modes, the seats' devices.
    try queue.roundtrip(display: name)
    presentationClock = clock.id
    reader = try Reader(queue: queue, displayName: name)
    let state = state
    try reader.start(
      .init(
        didRead: { state.wakeRenderThreads() }, didFail: { error in state.lose(error) }))
  }

  deinit {
    close()
  }

  /// Ends the reader thread, without waiting for the compositor. Further calls do nothing.
  package func close() {
    reader.perform { [state] in state.release() }
    reader.flush()
    reader.stop()
  }

  /// The `wl_display`, for `eglGetPlatformDisplay`; valid while this object lives.
  @unsafe package var nativeDisplay: UnsafeMutableRawPointer {
    unsafe UnsafeMutableRawPointer(display.pointer)
  }

  private static func registry(on queue: EventQueue) -> WlRegistry {
    let proxy = unsafe WaylandProxy(
      borrowing: queue.display.pointer, WlDisplay.interface, on: queue)
    return WlDisplay(proxy: proxy).wrapped(on: queue).getRegistry()
  }
}
