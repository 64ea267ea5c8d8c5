import CGLES
package import Compositor
package import EGL

/// An off-screen framebuffer that preserves its pixels between frames. Used and released on its
/// context's thread.
package final class OffscreenTarget: RenderTarget {
  package let context: Context
  package let size: PixelSize
  package let isFlipped = false
  private let framebuffer: Framebuffer

  /// Creates a transparent target. The size must be at least 1 by 1; throws if it exceeds the
  /// driver's limit.
  package init(_ context: Context, size: PixelSize) throws(GLESError) {
    precondition(size.width > 0 && size.height > 0, "a target of \(size.width)×\(size.height)")
    try GLESError.wrapping { () throws(EGLError) in try context.makeCurrent() }
    self.context = context
    self.size = size
    framebuffer = Framebuffer(context.objects, order: Driver(.none).prefersBGRA ? .bgra : .rgba)
    try framebuffer.allocate(size)
  }

  deinit {
    // The framebuffer's objects belong to this context, but another one may be current.
    try? context.makeCurrent()
  }

  package func bind() throws(GLESError) {
    try GLESError.wrapping { () throws(EGLError) in try context.makeCurrent() }
    framebuffer.bind()
  }

  package func addDepth() throws(GLESError) {
    try GLESError.wrapping { () throws(EGLError) in try context.makeCurrent() }
    try framebuffer.addDepth(size)
  }

  /// Waits until all drawing has finished (`glFinish`).
  package func finish() {
    guard (try? context.makeCurrent()) != nil else { return }
    glFinish()
  }

  /// The pixels: premultiplied RGBA, 4 bytes each, top row first, without padding. Waits for
  /// drawing to finish (`glReadPixels`).
  package func readPixels() throws(GLESError) -> [UInt8] {
    try GLESError.wrapping { () throws(EGLError) in try context.makeCurrent() }
    return try framebuffer.read(size)
  }
}
