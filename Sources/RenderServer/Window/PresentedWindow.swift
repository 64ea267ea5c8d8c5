import Compositor
import EGL
import GLESRenderer
import Wayland

/// The window's buffers: the native window on the Wayland surface, and the EGL surface on it.
struct PresentedWindow {
  let target: WindowTarget
  private let native: EGLWindow

  /// Opens the window. The size is in pixels.
  init(_ surface: Surface, in context: EGL.Context, size: PixelSize) throws(RenderError) {
    let native = try rendering { () throws(WaylandError) in
      try EGLWindow(surface, size: WindowSize(size))
    }
    let eglSurface = try rendering { () throws(EGLError) in
      try unsafe WindowSurface(context, nativeWindow: OpaquePointer(native.native))
    }
    self.native = native
    target = WindowTarget(eglSurface, size: size)
  }

  /// Changes the size of the next buffers. Returns whether it differs from the current one.
  func resize(to size: PixelSize) -> Bool {
    guard target.size != size else { return false }
    native.resize(to: WindowSize(size))
    target.size = size
    return true
  }

  /// Destroys the EGL surface, which must not outlive the native window.
  func close() {
    target.surface.close()
  }
}

extension WindowSize {
  fileprivate init(_ pixels: PixelSize) {
    self.init(width: Int(pixels.width), height: Int(pixels.height))
  }
}
