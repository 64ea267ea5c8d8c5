import CWayland
import Glibc
import WaylandWire

extension Display {
  /// Connects to the compositor with that display name.
  ///
  /// `wl_display_connect`
  convenience init(connectingTo name: String) throws(WaylandError) {
    ClientLog.install()
    guard let pointer = unsafe wl_display_connect(name) else {
      throw .noDisplay(name: name, reason: systemError(errno))
    }
    unsafe self.init(adopting: pointer)
  }

  /// Sends the buffered requests. Returns false when the socket is full and the caller must wait
  /// until it is writable. Other failures are reported when the socket is read.
  ///
  /// `wl_display_flush`
  func flush() -> Bool {
    unsafe wl_display_flush(pointer) >= 0 || errno != EAGAIN
  }

  /// Returns the reason for which the connection failed.
  ///
  /// `wl_display_get_error`, `wl_display_get_protocol_error`
  func failure(of name: String, in call: String) -> WaylandError {
    let code = unsafe wl_display_get_error(pointer)
    guard code == EPROTO else {
      return .connectionLost(
        display: name, call: call, reason: systemError(code == 0 ? errno : code))
    }
    var interface: UnsafePointer<wl_interface>?
    var object: UInt32 = 0
    let error = unsafe wl_display_get_protocol_error(pointer, &interface, &object)
    let interfaceName = unsafe interface.map { unsafe String(cString: $0.pointee.name) }
    return .protocolError(
      display: name, interface: interfaceName ?? "an object", object: object, code: error,
      message: ClientLog.lastMessage)
  }
}

extension WlDisplay {
  /// The display, for objects that receive their events on `queue`.
  init(of queue: EventQueue) {
    let proxy = unsafe WaylandProxy(
      borrowing: queue.display.pointer, WlDisplay.interface, on: queue)
    self = WlDisplay(proxy: proxy).wrapped(on: queue)
  }
}

extension EventQueue {
  /// Sends all requests and dispatches events until the compositor has processed the requests, as
  /// `wl_display_roundtrip_queue` does, which nothing can end.
  ///
  /// - Parameter interruption: ends the wait.
  ///
  /// `wl_display.sync`
  func roundtrip(
    display name: String, _ interruption: Interruption? = nil
  ) throws(WaylandError) {
    guard let interruption else { return try roundtrip(display: name, Interruption()) }
    var isAnswered = false
    let callback = WlDisplay(of: self).sync()
    callback.onEvent { _ in isAnswered = true }
    while !isAnswered {
      let hasRead = try read(display: name) { socket, events throws(WaylandError) in
        try interruption.awaitAnswer(on: socket, events)
      }
      if hasRead { try dispatch(display: name) }
    }
  }

  /// Reads the socket once, with the protocol that libwayland requires when several threads read:
  /// prepare, poll, then read or cancel (`wl_display_prepare_read_queue`). If events are there that another
  /// thread has read, dispatches these and does not wait: the caller may have waited for them, and nothing
  /// else need come.
  ///
  /// - Parameter wait: waits for these events of a socket; returns whether it is readable.
  /// - Returns: whether the socket was read.
  func read(
    display name: String, _ wait: (_ socket: Int32, _ events: Int16) throws(WaylandError) -> Bool
  ) throws(WaylandError) -> Bool {
    guard unsafe wl_display_prepare_read_queue(display.pointer, pointer) == 0 else {
      try dispatch(display: name)
      return false
    }
    let events = Int16(POLLIN) | (display.flush() ? 0 : Int16(POLLOUT))
    let hasEvents: Bool
    do throws(WaylandError) {
      hasEvents = try wait(unsafe wl_display_get_fd(display.pointer), events)
    } catch {
      unsafe wl_display_cancel_read(display.pointer)
      throw error
    }
    guard hasEvents else {
      unsafe wl_display_cancel_read(display.pointer)
      return false
    }
    guard unsafe wl_display_read_events(display.pointer) >= 0 else {
      throw display.failure(of: name, in: "wl_display_read_events")
    }
    return true
  }

  func dispatch(display name: String) throws(WaylandError) {
    guard dispatchPending() >= 0 else {
      throw display.failure(of: name, in: "wl_display_dispatch_queue_pending")
    }
  }

  /// Whether the queue has events to dispatch. May be called on any thread.
  ///
  /// Implemented with `wl_display_prepare_read_queue`, which fails exactly when there are pending
  /// events.
  var hasPendingEvents: Bool {
    guard unsafe wl_display_prepare_read_queue(display.pointer, pointer) == 0 else { return true }
    unsafe wl_display_cancel_read(display.pointer)
    return false
  }
}

/// Returns the message for an `errno` value.
func systemError(_ code: Int32) -> String {
  unsafe String(cString: strerror(code))
}
