import CWayland

/// Owns a `wl_event_queue`. One thread dispatches the events of its objects.
@safe final class EventQueue: @unchecked Sendable {
  let display: Display
  let pointer: OpaquePointer

  /// `wl_display_create_queue`
  init(of display: Display) {
    self.display = display
    guard let pointer = unsafe wl_display_create_queue(display.pointer) else {
      fatalError("no memory for a wl_event_queue")
    }
    unsafe self.pointer = unsafe pointer
  }

  deinit {
    unsafe wl_event_queue_destroy(pointer)
  }

  /// Calls the handlers of the events read so far. Returns -1 when the connection has failed.
  ///
  /// `wl_display_dispatch_queue_pending`
  @discardableResult
  func dispatchPending() -> Int32 {
    unsafe wl_display_dispatch_queue_pending(display.pointer, pointer)
  }
}

/// Owns a `wl_display`. Every queue and proxy retains it, so that it is disconnected after the last
/// of them.
@safe final class Display: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Takes ownership of a connected display.
  init(adopting pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  deinit {
    unsafe wl_display_disconnect(pointer)
  }
}
