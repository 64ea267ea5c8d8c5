package import Compositor
package import EGL

/// The EGL surface of a `wl_egl_window`.
package final class WindowTarget: RenderTarget {
  package let surface: WindowSurface
  /// The size in pixels; it has to be set to the size passed to `wl_egl_window_resize`.
  package var size: PixelSize
  package let isFlipped = true

  package init(_ surface: WindowSurface, size: PixelSize) {
    self.surface = surface
    self.size = size
  }

  package func bind() throws(GLESError) {
    try GLESError.wrapping { () throws(EGLError) in try surface.context.makeCurrent(surface) }
    Framebuffer.bindWindow()
  }

  /// The age of the next buffer's pixels in frames; 0 if it is unknown (`EGL_EXT_buffer_age`).
  package func bufferAge() throws(GLESError) -> Int {
    try GLESError.wrapping { () throws(EGLError) in try surface.bufferAge() }
  }

  /// Swaps the buffers; `damage` is the difference from the previous frame, and not empty.
  package func present(damage: Region) throws(GLESError) {
    let rects = damage.rects.map {
      SurfaceRect(x: $0.minX, y: $0.originY(in: self), width: $0.width, height: $0.height)
    }
    try GLESError.wrapping { () throws(EGLError) in try surface.swap(damage: rects) }
  }
}
