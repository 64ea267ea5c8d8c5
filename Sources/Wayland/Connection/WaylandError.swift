import Threading

/// An error of the connection to the compositor. Each describes itself in one line.
package enum WaylandError: Error, Equatable, Sendable, CustomStringConvertible {
  /// `wl_display_connect` found no compositor under this name.
  case noDisplay(name: String, reason: String)
  /// The compositor lacks an interface that a window needs.
  case missingInterface(String, display: String)
  /// The compositor closed the connection or has exited; `call` is the call that failed.
  case connectionLost(display: String, call: String, reason: String)
  /// The compositor refused a request and closed the connection (`wl_display.error`).
  case protocolError(
    display: String, interface: String, object: UInt32, code: UInt32, message: String)
  /// A call of a client library or of the system failed.
  case callFailed(String, reason: String)
  /// The program has ended the wait for the compositor.
  case interrupted

  package var description: String {
    switch self {
    case .noDisplay(let name, let reason):
      "no Wayland display '\(name)' (wl_display_connect: \(reason))"
    case .missingInterface(let interface, let display):
      "the Wayland display '\(display)' does not offer \(interface)"
    case .connectionLost(let display, let call, let reason):
      "lost the Wayland display '\(display)' (\(call): \(reason))"
    case .protocolError(let display, let interface, let object, let code, let message):
      "the Wayland display '\(display)' reports error \(code) of \(interface)@\(object): \(message)"
    case .callFailed(let call, let reason):
      "\(call) failed: \(reason)"
    case .interrupted: "the wait for the Wayland display was ended"
    }
  }
}

extension WaylandError {
  init(_ error: ThreadError) {
    self = .callFailed(error.call, reason: error.reason)
  }
}

extension WakePipe {
  static func forConnection() throws(WaylandError) -> WakePipe {
    do throws(ThreadError) {
      return try WakePipe()
    } catch {
      throw WaylandError(error)
    }
  }
}
