package import Compositor
package import EGL

/// A window: the surface of a `wl_egl_window`.
package final class WindowTarget: RenderTarget {
  package let surface: WindowSurface
  /// In pixels; to be set to what `wl_egl_window_resize` was told.
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

  /// How many frames old the next buffer's pixels are; 0 when unknown (`EGL_EXT_buffer_age`).
  package func bufferAge() throws(GLESError) -> Int {
    try GLESError.wrapping { () throws(EGLError) in try surface.bufferAge() }
  }

  /// Shows what was drawn; `damage` is what differs from the frame before, and not empty.
  package func present(damage: Region) throws(GLESError) {
    let rects = damage.rects.map {
      SurfaceRect(x: $0.minX, y: $0.originY(in: self), width: $0.width, height: $0.height)
    }
    try GLESError.wrapping { () throws(EGLError) in try surface.swap(damage: rects) }
  }
}
