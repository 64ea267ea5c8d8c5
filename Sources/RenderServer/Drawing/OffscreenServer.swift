package import Compositor
import EGL
package import GLESRenderer
package import LayerTree

/// Renders off screen, on the caller's thread, when asked to.
///
/// The context is current on no thread between calls, because work on the main queue may run on a
/// different thread each time.
package final class OffscreenServer {
  private let mailbox = Mailbox()
  private let context: Context
  private var frames: FrameRenderer
  private var target: OffscreenTarget?

  /// - Parameters:
  ///   - debug: what `LAMINA_DEBUG` selects, if a test does not choose.
  ///   - limits: what the environment selects, if a test does not choose.
  ///   - textureBudget: the bytes of bitmaps above which those that are not shown are evicted.
  ///   - uploadLimit: the bytes of bitmaps that a frame uploads; nil uploads everything at once, so that
  ///     pictures depend on nothing else than the time.
  ///   - usesPixelBuffers: whether uploads go through pixel unpack buffers, if a test chooses.
  ///   - sampling: what the environment selects, if a test does not choose; nil leaves it to the driver.
  package init(
    debug: DebugModes = .environment, limits: DriverLimits = .environment,
    textureBudget: Int = TextureBudget.environment, uploadLimit: Int? = nil,
    usesPixelBuffers: Bool? = nil, sampling: AnimationSampling? = .environment
  ) throws(RenderError) {
    let context = try rendering { () throws(EGLError) in
      try Context(Display.offscreen(), for: .offscreen)
    }
    self.context = context
    // Nobody sees when an off-screen frame is drawn, so that it may wait for the compiler.
    let renderer = try rendering { () throws(GLESError) in
      try Renderer(
        context, programs: .whenUsed, limits: limits, usesPixelBuffers: usesPixelBuffers)
    }
    frames = FrameRenderer(
      renderer, debug: debug, textureBudget: textureBudget, sampling: sampling)
    if let uploadLimit { frames.limitUploads(to: uploadLimit) }
    frames.statistics.partialRedraw = .keptTarget
    context.release()
  }

  package var statistics: FrameStatistics { frames.statistics }

  /// Records the stages of frames, if it is set.
  package var trace: FrameTrace? {
    get { frames.trace }
    set { frames.trace = newValue }
  }

  /// The renderer's name as the driver reports it (`GL_RENDERER`).
  package var rendererName: String { frames.renderer.driver.name }

  package func post(_ commit: Commit) {
    mailbox.post(commit)
  }

  /// Draws the changes since the last call, with animations sampled at `time`.
  package func renderFrame(for time: Double) throws(RenderError) {
    defer { context.release() }
    if let commit = mailbox.take() { frames.apply(commit) }
    try resizeTarget()
    let number = UInt64(frames.statistics.frames) + 1
    _ = try frames.renderFrame(for: time, bufferAge: 1, number: number)
  }

  /// Returns the evicted bitmaps that the last frame should have shown. The caller has the app send
  /// them, and renders the frame again.
  package func takeWantedContents() -> [ContentsID] {
    frames.takeWantedContents()
  }

  /// Waits until the GPU has drawn the frame.
  package func finish() {
    var timer = StageTimer(trace)
    target?.finish()
    timer.end(.finish)
    context.release()
  }

  /// Redraws the whole next frame, as if the target had lost its pixels.
  package func redrawWhole() {
    frames.redrawWhole()
  }

  /// Reads the frame drawn last: premultiplied RGBA, top row first.
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
