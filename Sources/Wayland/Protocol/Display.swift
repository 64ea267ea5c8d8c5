import CWayland

/// The owner of a `wl_display`. Every queue and object holds it, so that the connection ends after
/// the last of them.
@safe final class Display: @unchecked Sendable {
  let pointer: OpaquePointer

  /// Takes over a connected display.
  init(adopting pointer: OpaquePointer) {
    unsafe self.pointer = unsafe pointer
  }

  deinit {
    unsafe wl_display_disconnect(pointer)
  }
}
