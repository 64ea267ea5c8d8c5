import Compositor
import GLESRenderer
import LayerTree
import Logging

/// Makes frames out of commits and times, for a window or off screen. Lives on one thread.
struct FrameRenderer {
  let renderer: Renderer
  private var pipeline: FramePipeline
  var statistics = FrameStatistics()
  /// Contents beyond what a texture may be, until they are discarded.
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

  /// Such contents are left out. The log has one warning for each, however often they are drawn.
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
  /// damage is empty when nothing was to be drawn.
  mutating func renderFrame(
    for time: Double, bufferAge: Int
  ) throws(RenderError) -> (activity: RenderTree.Activity, damage: Region) {
    let activity = pipeline.animate(to: time)
    let damage = pipeline.plan(bufferAge: bufferAge)
    let captures = pipeline.takeCaptures()
    let isNothing =
      damage.frame.isEmpty && pipeline.plan.textureCommands.isEmpty && captures.isEmpty
    guard !isNothing else { return (activity, damage.frame) }
    let (renderer, plan) = (renderer, pipeline.plan)
    try rendering { () throws(GLESError) in
      for capture in captures { try renderer.execute(capture) }
      try renderer.execute(plan)
    }
    count(damage)
    return (activity, damage.frame)
  }

  /// The target's pixels are gone.
  mutating func redrawWhole() {
    pipeline.redrawWhole()
  }

  private mutating func count(_ damage: FrameDamage) {
    statistics.frames += damage.frame.isEmpty ? 0 : 1
    statistics.drawCalls += renderer.statistics.drawCalls
    statistics.pixels += pipeline.plannedPixels
    statistics.textureUploads += renderer.statistics.uploads
    statistics.uploadedBytes += renderer.statistics.uploadedBytes
  }
}
