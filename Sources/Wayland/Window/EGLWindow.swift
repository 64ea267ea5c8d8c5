import CWaylandEGL
import WaylandWire

/// The native window for EGL (`wl_egl_window`). Used by the render thread; destroyed after the EGL
/// surface and before `Surface.end()`.
@safe package final class EGLWindow {
  private let pointer: OpaquePointer
  private let surface: Surface

  /// Creates a native window. `size` is in pixels.
  ///
  /// `wl_egl_window_create`
  package init(_ surface: Surface, size: WindowSize) throws(WaylandError) {
    guard
      let pointer = unsafe wl_egl_window_create(
        surface.surface.proxy.pointer, Int32(size.width), Int32(size.height))
    else {
      throw .callFailed(
        "wl_egl_window_create", reason: "no window of \(size.width) × \(size.height) pixels")
    }
    unsafe self.pointer = unsafe pointer
    self.surface = surface
  }

  deinit {
    unsafe wl_egl_window_destroy(pointer)
  }

  /// The size of the next buffer, in pixels.
  ///
  /// `wl_egl_window_resize`
  package func resize(to size: WindowSize) {
    unsafe wl_egl_window_resize(pointer, Int32(size.width), Int32(size.height), 0, 0)
  }

  /// The `wl_egl_window`, for `eglCreatePlatformWindowSurface`; valid while this object lives.
  @unsafe package var native: UnsafeMutableRawPointer {
    unsafe UnsafeMutableRawPointer(pointer)
  }
}
