import Glibc
import Synchronization
import Threading
import WaylandWire

/// The thread that reads and writes the pipes of data transfers ("lamina pipes"). Other programs
/// decide how long these take, so that neither the app's nor the reader's thread does it. The thread
/// starts with the first transfer, and sleeps in `poll` while there is none.
final class PipeThread: Sendable {
  private struct Inbox {
    var makers: [@Sendable (Double) -> any PipeTransfer] = []
    var isStopped = false
  }

  private let wakePipe: WakePipe
  private let inbox = Mutex(Inbox())
  private let thread = Mutex<JoinableThread?>(nil)
  let limits: TransferLimits

  init(limits: TransferLimits) throws(WaylandError) {
    self.limits = limits
    wakePipe = try .forConnection()
  }

  /// Reads a descriptor until its end. `completion` is called once, on any thread.
  func read(
    _ descriptor: OwnedDescriptor,
    completion: @escaping @Sendable (Result<[UInt8], TransferError>) -> Void
  ) {
    let limits = limits
    let isAdded = add { time in
      PipeRead(descriptor, limits: limits, at: time, completion: completion)
    }
    if !isAdded { completion(.failure(.withdrawn)) }
  }

  /// Writes bytes to a descriptor, and closes it.
  func write(_ bytes: [UInt8], to descriptor: OwnedDescriptor) {
    let limits = limits
    _ = add { time in PipeWrite(bytes, to: descriptor, limits: limits, at: time) }
  }

  /// Ends all transfers and the thread. Further calls do nothing.
  func stop() {
    inbox.withLock { $0.isStopped = true }
    wakePipe.signal()
    thread.withLock { $0.take() }?.join()
  }

  /// Returns false if the thread is stopped or cannot be started.
  private func add(_ make: @escaping @Sendable (Double) -> any PipeTransfer) -> Bool {
    let isAdded = inbox.withLock { inbox in
      if !inbox.isStopped { inbox.makers.append(make) }
      return !inbox.isStopped
    }
    guard isAdded, start() else { return false }
    wakePipe.signal()
    return true
  }

  private func start() -> Bool {
    thread.withLock { thread in
      if thread == nil { thread = try? JoinableThread(name: "lamina pipes") { self.run() } }
      return thread != nil
    }
  }

  private func run() {
    Self.blockBrokenPipeSignal()
    var transfers: [any PipeTransfer] = []
    while true {
      let (makers, isStopped) = inbox.withLock { inbox in
        defer { inbox.makers = [] }
        return (inbox.makers, inbox.isStopped)
      }
      for make in makers { transfers.append(make(MonotonicClock.now)) }
      if isStopped { break }
      while transfers.count > limits.transfers { transfers.removeFirst().fail(.timedOut) }
      let ready = wait(for: transfers)
      let now = MonotonicClock.now
      transfers = zip(transfers, ready).filter { transfer, isReady in
        if isReady, transfer.advance(at: now) { return false }
        guard transfer.deadline <= now else { return true }
        transfer.fail(.timedOut)
        return false
      }.map(\.0)
    }
    for transfer in transfers { transfer.fail(.withdrawn) }
  }

  /// Sleeps until a transfer can advance, one has taken too long, or there is a new one. Returns
  /// which transfers can advance.
  private func wait(for transfers: [any PipeTransfer]) -> [Bool] {
    var descriptors = transfers.map {
      pollfd(fd: $0.descriptor.rawValue, events: $0.events, revents: 0)
    }
    descriptors.append(pollfd(fd: wakePipe.readEnd, events: Int16(POLLIN), revents: 0))
    var timeout: Int32 = -1
    if let first = transfers.map(\.deadline).min() {
      timeout = Int32(max((first - MonotonicClock.now) * 1000, 0).rounded(.up))
    }
    guard unsafe poll(&descriptors, UInt(descriptors.count), timeout) > 0 else {
      return transfers.map { _ in false }
    }
    if descriptors.removeLast().revents != 0 { wakePipe.drain() }
    return descriptors.map { $0.revents != 0 }
  }

  private static func blockBrokenPipeSignal() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
