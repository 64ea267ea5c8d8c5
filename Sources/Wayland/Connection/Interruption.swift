import Glibc
import Threading
import WaylandWire

/// Lets another thread end what waits for a compositor, and tells when the compositor is silent.
final class Interruption: Sendable {
  private let silence: Double
  private let pipe: WakePipe
  private let onSilence: @Sendable () -> Void

  /// - Parameters:
  ///   - silence: the seconds without an answer after which the compositor is called silent.
  ///   - onSilence: called on the thread that waits, once for each answer that is late.
  init(
    silence: Double = .infinity, onSilence: @escaping @Sendable () -> Void = {}
  ) throws(WaylandError) {
    pipe = try .forConnection()
    self.silence = silence
    self.onSilence = onSilence
  }

  /// Ends all waiting, now and from now on. May be called on any thread.
  func interrupt() {
    pipe.signal()
  }

  /// Sleeps until a descriptor is ready or `seconds` have passed. Returns whether it is ready.
  ///
  /// `poll`
  func sleep(
    seconds: Double = .infinity, until descriptor: Int32 = -1, has events: Int16 = Int16(POLLIN)
  ) throws(WaylandError) -> Bool {
    var descriptors = [
      pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
      pollfd(fd: descriptor, events: events, revents: 0),
    ]
    let timeout = seconds.isFinite ? Int32(min((seconds * 1000).rounded(.up), 60_000)) : -1
    guard unsafe poll(&descriptors, UInt(descriptors.count), timeout) >= 0 else {
      guard errno == EINTR else { throw .callFailed("poll", reason: systemError(errno)) }
      return false
    }
    // The byte stays in the pipe, so that all later calls end at once.
    if descriptors[0].revents != 0 { throw .interrupted }
    return descriptors[1].revents != 0
  }

  /// Waits for the socket of a compositor that owes an answer.
  func awaitAnswer(on socket: Int32, _ events: Int16) throws(WaylandError) -> Bool {
    if try sleep(seconds: silence, until: socket, has: events) { return true }
    onSilence()
    return try sleep(until: socket, has: events)
  }
}
