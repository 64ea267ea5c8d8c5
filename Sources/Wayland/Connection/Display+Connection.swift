import CWayland
import Glibc

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

extension EventQueue {
  /// Sends all requests and dispatches events until the compositor has processed the requests.
  ///
  /// `wl_display_roundtrip_queue`
  func roundtrip(display name: String) throws(WaylandError) {
    guard unsafe wl_display_roundtrip_queue(display.pointer, pointer) >= 0 else {
      throw display.failure(of: name, in: "wl_display_roundtrip_queue")
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
