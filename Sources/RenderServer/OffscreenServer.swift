import Compositor
import EGL
import GLESRenderer
package import LayerTree

/// Renders without a display, on the caller's thread, whenever it is told to.
///
/// Between its calls the context is current nowhere: who runs on the main queue need not be on the
/// same thread the next time.
package final class OffscreenServer {
  private let mailbox = Mailbox()
  private let context: Context
  private var frames: FrameRenderer
  private var target: OffscreenTarget?

  package init() throws(RenderError) {
    let context = try rendering { () throws(EGLError) in
      try Context(Display.offscreen(), for: .offscreen)
    }
    self.context = context
    frames = FrameRenderer(try rendering { () throws(GLESError) in try Renderer(context) })
    context.release()
  }

  package var statistics: FrameStatistics { frames.statistics }

  /// What draws, as the driver names itself (`GL_RENDERER`).
  package var rendererName: String { frames.renderer.driver.name }

  package func post(_ commit: Commit) {
    mailbox.post(commit)
  }

  /// Draws what has changed since the last call, as it is to be seen at `time`.
  package func renderFrame(for time: Double) throws(RenderError) {
    defer { context.release() }
    if let commit = mailbox.take() { frames.apply(commit) }
    try resizeTarget()
    _ = try frames.renderFrame(for: time, bufferAge: 1)
  }

  /// Waits until the frame is drawn.
  package func finish() {
    target?.finish()
    context.release()
  }

  /// Draws the next frame whole, as into a target that lost its pixels.
  package func redrawWhole() {
    frames.redrawWhole()
  }

  /// The frame drawn last: premultiplied RGBA, top row first.
  package func readPixels() throws(RenderError) -> (pixels: [UInt8], width: Int, height: Int) {
    guard let target else { throw RenderError("glReadPixels: no frame was drawn") }
    defer { context.release() }
    let pixels = try rendering { () throws(GLESError) in try target.readPixels() }
    return (pixels, Int(target.size.width), Int(target.size.height))
  }

  private func resizeTarget() throws(RenderError) {
    let size = frames.pixelSize
    guard target?.size != size else { return }
    let context = context
    let resized = try rendering { () throws(GLESError) in
      try OffscreenTarget(context, size: size)
    }
    target = resized
    frames.renderer.target = resized
    frames.redrawWhole()
  }
}
