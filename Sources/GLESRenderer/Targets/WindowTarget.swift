import CGLES
package import Compositor
package import EGL

/// The EGL surface of a `wl_egl_window`.
package final class WindowTarget: RenderTarget {
  package let surface: WindowSurface
  /// The size in pixels; it has to be set to the size passed to `wl_egl_window_resize`.
  package var size: PixelSize
  /// A kept frame has the rows in the order of a window's buffer in memory, the top one first.
  package var isFlipped: Bool { !keepsFrames }
  /// Whether frames are drawn into a framebuffer that keeps its pixels, and copied to the window's
  /// buffer when they are presented. Changes between frames only.
  package var keepsFrames = false {
    didSet { if !keepsFrames { kept = nil } }
  }
  /// Whether the frame being drawn is limited to its damage (`EGL_KHR_partial_update`). Nothing
  /// else of it can be drawn before it is presented.
  package private(set) var isLimitedToDamage = false
  private var kept: KeptFrame?

  package init(_ surface: WindowSurface, size: PixelSize) {
    self.surface = surface
    self.size = size
  }

  package func bind() throws(GLESError) {
    try makeCurrent()
    guard keepsFrames else { return Framebuffer.bindWindow() }
    let kept = try keptFrame()
    kept.bind()
  }

  package func addDepth() throws(GLESError) {
    guard keepsFrames else {
      return try GLESError.wrapping { () throws(EGLError) in try surface.addDepth() }
    }
    try makeCurrent()
    try keptFrame().addDepth()
  }

  /// The age of the next buffer's pixels in frames; 0 if it is unknown (`EGL_EXT_buffer_age`).
  package func bufferAge() throws(GLESError) -> Int {
    if keepsFrames { return kept?.size == size ? 1 : 0 }
    return try GLESError.wrapping { () throws(EGLError) in try surface.bufferAge() }
  }

  /// Tells the driver which pixels the frame changes, so that a tile-based GPU loads no others
  /// (`EGL_KHR_partial_update`). Called after `bufferAge()`, and before the frame is drawn.
  package func limit(to damage: Region) throws(GLESError) {
    let isWhole = damage.rects.contains { $0.contains(PixelRect(size)) }
    guard !keepsFrames, !isLimitedToDamage, !isWhole, !damage.isEmpty else { return }
    isLimitedToDamage = try GLESError.wrapping { () throws(EGLError) in
      try surface.setDamageRegion(surfaceRects(damage))
    }
  }

  /// Swaps the buffers; `damage` is the difference from the previous frame, and not empty.
  package func present(damage: Region) throws(GLESError) {
    if keepsFrames { try copyKeptFrame() }
    isLimitedToDamage = false
    try GLESError.wrapping { () throws(EGLError) in try surface.swap(damage: surfaceRects(damage)) }
  }

  /// Copies the kept frame to the window's buffer.
  package func copyKeptFrame() throws(GLESError) {
    try makeCurrent()
    try keptFrame().copyToWindow()
  }

  /// Whether there is a kept frame of the window's size.
  package var hasKeptFrame: Bool { kept?.size == size }

  /// Copies the kept frame to another window and presents it there: as large as fits, in the middle, with
  /// black around it.
  package func showKeptFrame(on other: WindowTarget) throws(GLESError) {
    try other.makeCurrent()
    try keptFrame().copyToWindow(in: size.fitted(into: other.size), of: other.size)
    try other.present(damage: Region(PixelRect(other.size)))
  }

  /// Waits until all drawing has finished (`glFinish`).
  package func finish() throws(GLESError) {
    try makeCurrent()
    glFinish()
  }

  private func makeCurrent() throws(GLESError) {
    try GLESError.wrapping { () throws(EGLError) in try surface.context.makeCurrent(surface) }
  }

  private func keptFrame() throws(GLESError) -> KeptFrame {
    if let kept, kept.size == size { return kept }
    let created = try KeptFrame(surface.context, size: size)
    kept = created
    return created
  }

  /// The rectangles in the coordinates of the surface, whose y axis points upwards.
  private func surfaceRects(_ region: Region) -> [SurfaceRect] {
    region.rects.map {
      SurfaceRect(x: $0.minX, y: size.height - $0.maxY, width: $0.width, height: $0.height)
    }
  }
}
