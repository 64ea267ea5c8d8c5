import CWayland
import Dispatch
import Glibc
import Synchronization
import Threading
import WaylandWire

/// The thread that reads the socket and dispatches the connection's event queue. It blocks only in
/// `poll`, waiting for the socket, for work and for timers, so the application cannot hold it up.
final class Reader: Sendable {
  /// Callbacks of the reader, called on its thread.
  struct Sinks: Sendable {
    /// Called after each read, when other queues may have got events.
    var didRead: @Sendable () -> Void
    /// Called once, when the connection has failed.
    var didFail: @Sendable (WaylandError) -> Void
  }

  private struct Inbox {
    var work: [@Sendable () -> Void] = []
    /// Whether the thread runs the work.
    var isRunning = false
    /// Whether the thread is to end after the queued work.
    var isStopped = false
  }

  private let queue: EventQueue
  private let timers: ReaderTimers
  private let displayName: String
  private let wakePipe: WakePipe
  private let inbox = Mutex(Inbox())
  private let thread = Mutex<JoinableThread?>(nil)

  init(queue: EventQueue, timers: ReaderTimers, displayName: String) throws(WaylandError) {
    self.queue = queue
    self.timers = timers
    self.displayName = displayName
    wakePipe = try .forConnection()
  }

  func start(_ sinks: Sinks) throws(WaylandError) {
    inbox.withLock { $0.isRunning = true }
    do throws(ThreadError) {
      let new = try JoinableThread(name: "lamina wayland") { self.run(sinks) }
      thread.withLock { $0 = new }
    } catch {
      inbox.withLock { $0.isRunning = false }
      throw WaylandError(error)
    }
  }

  /// Stops the thread after the queued work, and joins it. Further calls do nothing.
  func stop() {
    let isFirst = inbox.withLock { inbox in
      defer { inbox.isStopped = true }
      return !inbox.isStopped
    }
    guard isFirst else { return }
    wakePipe.signal()
    thread.withLock { $0 }?.join()
  }

  /// Runs `work` on the reader thread, or immediately on the calling thread when that thread does not
  /// run. While it is being stopped, it still uses the connection's objects, so that it gets all work.
  func perform(_ work: @escaping @Sendable () -> Void) {
    let isQueued = inbox.withLock { inbox in
      guard inbox.isRunning else { return false }
      inbox.work.append(work)
      return true
    }
    if isQueued { wakePipe.signal() } else { work() }
  }

  /// Runs `work` like `perform(_:)` and waits until it is done. On the reader thread, runs it
  /// immediately.
  func performAndWait(_ work: @escaping @Sendable () -> Void) {
    if thread.withLock({ $0?.isCurrent == true }) { return work() }
    let done = DispatchSemaphore(value: 0)
    perform {
      work()
      done.signal()
    }
    done.wait()
  }

  /// Sends the buffered requests. May be called on any thread; when the socket is full, the reader
  /// thread sends the rest.
  func flush() {
    if !queue.display.flush() { wakePipe.signal() }
  }

  private func run(_ sinks: Sinks) {
    var isConnected = true
    while runWork() {
      timers.fire(at: MonotonicClock.now)
      do throws(WaylandError) {
        if isConnected { try readOnce(sinks) } else { try wait(on: -1, 0) }
      } catch {
        isConnected = false
        sinks.didFail(error)
      }
    }
  }

  /// Runs the queued work. Returns false when the reader has been stopped and no work is left.
  private func runWork() -> Bool {
    while true {
      let (work, isStopped) = inbox.withLock { inbox in
        defer { inbox.work = [] }
        if inbox.isStopped && inbox.work.isEmpty { inbox.isRunning = false }
        return (inbox.work, inbox.isStopped)
      }
      for item in work { item() }
      guard isStopped else { return true }
      if work.isEmpty { return false }
    }
  }

  private func readOnce(_ sinks: Sinks) throws(WaylandError) {
    let hasRead = try queue.read(display: displayName) { socket, events throws(WaylandError) in
      try wait(on: socket, events)
    }
    guard hasRead else { return }
    try queue.dispatch(display: displayName)
    sinks.didRead()
  }

  /// Sleeps until there is work, a timer fires or the socket is ready. Returns true when the socket is readable.
  @discardableResult
  private func wait(on socket: Int32, _ events: Int16) throws(WaylandError) -> Bool {
    var descriptors = [
      pollfd(fd: wakePipe.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket, events: events, revents: 0),
    ]
    let timeout = timers.timeout(at: MonotonicClock.now)
    guard unsafe poll(&descriptors, UInt(descriptors.count), timeout) >= 0 else {
      guard errno == EINTR else { throw .callFailed("poll", reason: systemError(errno)) }
      return false
    }
    if descriptors[0].revents != 0 { wakePipe.drain() }
    return descriptors[1].revents & ~Int16(POLLOUT) != 0
  }
}
