import Compositor
import Dispatch
import LayerTree
import Synchronization
import Threading
import Wayland

/// The thread that renders a window. It sleeps until there is a commit, a frame callback, the begin
/// time of an animation, or a request to stop.
final class RenderThread: Sendable {
  let connection: Connection
  let surface: Surface
  let mirrors: MirrorList
  let mailbox: Mailbox
  let wake: WakeSignal
  let log: FrameLog
  let refresh: RefreshInterval
  let lastCallback: CallbackTime
  let options: WindowServer.Options
  let sinks: DisplaySession.Sinks
  let progress = RenderProgress()
  private let isMemoryShort = Atomic<Bool>(false)
  private let isStopping = Atomic<Bool>(false)
  private let hasEnded = DispatchSemaphore(value: 0)
  private let thread = Mutex<JoinableThread?>(nil)

  init(
    connection: Connection, surface: Surface, mirrors: MirrorList, mailbox: Mailbox,
    wake: WakeSignal, log: FrameLog, refresh: RefreshInterval, lastCallback: CallbackTime,
    options: WindowServer.Options, sinks: DisplaySession.Sinks
  ) {
    self.connection = connection
    self.surface = surface
    self.mirrors = mirrors
    self.mailbox = mailbox
    self.wake = wake
    self.log = log
    self.refresh = refresh
    self.lastCallback = lastCallback
    self.options = options
    self.sinks = sinks
  }

  func start() throws(RenderError) {
    let started = try rendering { () throws(ThreadError) in
      try JoinableThread(name: "lamina render") { [self] in
        run()
        hasEnded.signal()
      }
    }
    thread.withLock { $0 = started }
  }

  /// Has the thread delete the textures that can be drawn or sent again.
  func releaseMemory() {
    isMemoryShort.store(true, ordering: .releasing)
    wake.raise()
  }

  /// Whether that was asked for since the last call.
  func takeMemoryShortage() -> Bool {
    isMemoryShort.exchange(false, ordering: .acquiring)
  }

  /// Stops the thread. Returns whether it ended within `timeout` seconds.
  func stop(timeout: Double) -> Bool {
    isStopping.store(true, ordering: .releasing)
    wake.raise()
    guard let running = thread.withLock({ $0 }) else { return true }
    guard hasEnded.wait(timeout: .now() + timeout) == .success else { return false }
    // Drivers keep thread-local data, which is freed when the thread exits.
    running.join()
    thread.withLock { $0 = nil }
    return true
  }

  private func run() {
    do throws(RenderError) {
      var loop = try WindowLoop(self)
      while !isStopping.load(ordering: .acquiring) {
        progress.work()
        let sleep = try loop.runIteration()
        if isStopping.load(ordering: .acquiring) { break }
        guard let sleep else { continue }
        progress.rest()
        let began = MediaClock.now
        wake.wait(seconds: sleep.isFinite ? sleep : nil)
        loop.lastSleep = began...max(began, MediaClock.now)
      }
      progress.rest()
      loop.end()
    } catch {
      progress.rest()
      sinks.didFail(error)
    }
    surface.end()
  }
}
