import Compositor
import GLESRenderer
import LayerTree
import Logging

/// Renders frames from commits and times, for a window or off screen. Used on one thread.
struct FrameRenderer {
  let renderer: Renderer
  private var pipeline: FramePipeline
  var statistics = FrameStatistics()
  /// Contents larger than the maximum texture size, until they are discarded.
  private var tooLarge: Set<ContentsID> = []

  init(_ renderer: Renderer) {
    self.renderer = renderer
    pipeline = FramePipeline(maximumTextureSide: renderer.driver.maximumTextureSize)
  }

  var pixelSize: PixelSize { pipeline.tree.pixelSize }

  mutating func apply(_ commit: Commit) {
    for update in commit.contents { warnIfTooLarge(update.contents) }
    if !tooLarge.isEmpty { tooLarge.subtract(commit.discardedContents) }
    pipeline.apply(commit)
    statistics.commits += 1
  }

  /// Contents that exceed the maximum texture size are not drawn; logs one warning for each.
  private mutating func warnIfTooLarge(_ contents: LayerContents) {
    let limit = renderer.driver.maximumTextureSize
    guard max(contents.width, contents.height) > limit, tooLarge.insert(contents.id).inserted
    else { return }
    Logger(label: "lamina").warning(
      """
      a bitmap of \(contents.width)×\(contents.height) pixels is not shown: the driver's largest \
      texture has \(limit) a side
      """)
  }

  /// Draws the frame for `time`, in seconds on the media clock, into the renderer's target. The
  /// damage is empty when there was nothing to draw.
  mutating func renderFrame(
    for time: Double, bufferAge: Int
  ) throws(RenderError) -> (activity: RenderTree.Activity, damage: Region) {
    let activity = pipeline.animate(to: time)
    let damage = pipeline.plan(bufferAge: bufferAge)
    let captures = pipeline.takeCaptures()
    let hasNothingToDraw =
      damage.frame.isEmpty && pipeline.plan.textureCommands.isEmpty && captures.isEmpty
    guard !hasNothingToDraw else { return (activity, damage.frame) }
    let (renderer, plan) = (renderer, pipeline.plan)
    try rendering { () throws(GLESError) in
      for capture in captures { try renderer.execute(capture) }
      try renderer.execute(plan)
    }
    count(damage)
    return (activity, damage.frame)
  }

  /// Redraws everything in the next frame, because the target's pixels are lost.
  mutating func redrawWhole() {
    pipeline.redrawWhole()
  }

  private mutating func count(_ damage: FrameDamage) {
    statistics.frames += damage.frame.isEmpty ? 0 : 1
    statistics.programsCompiled = renderer.programsCompiled
    statistics.drawCalls += renderer.statistics.drawCalls
    statistics.pixels += pipeline.plannedPixels
    statistics.textureUploads += renderer.statistics.uploads
    statistics.uploadedBytes += renderer.statistics.uploadedBytes
  }
}
