package import LayerTree

/// All passes of a frame, in order, with the state that they keep between frames. It uses neither
/// OpenGL nor Wayland nor a clock.
package struct FramePipeline: Sendable {
  package internal(set) var tree: RenderTree
  /// The plan of the last call of `plan(bufferAge:)`.
  package private(set) var plan = FramePlan(size: PixelSize(width: 0, height: 0))
  /// The number of pixels that the quads in `plan` cover.
  package private(set) var plannedPixels = 0

  /// Plans that draw snapshots, to be executed before the next `plan`.
  var captures: [FramePlan] = []
  var flattener = Flattener()
  var planner: Planner
  private var tracker = DamageTracker()
  /// A display list whose arrays are reused.
  private var spare = DisplayList(size: PixelSize(width: 0, height: 0))

  package init(maximumTextureSide: Int32 = 16384) {
    tree = RenderTree(maximumTextureSide: maximumTextureSide)
    planner = Planner(maximumTextureSide: maximumTextureSide)
  }

  package mutating func apply(_ commit: Commit) {
    let snapshots = captureSnapshots(before: commit)
    tree.apply(commit)
    for (id, capture) in snapshots { tree.setCapture(capture, for: id) }
  }

  /// Returns the plans to be executed, in order, before the next `plan`.
  package mutating func takeCaptures() -> [FramePlan] {
    defer { captures = [] }
    return captures
  }

  package mutating func animate(to time: Double) -> RenderTree.Activity {
    tree.animate(to: time)
  }

  /// Flattens, computes the damage, culls and batches. With empty damage the plan draws nothing,
  /// but may contain texture commands.
  package mutating func plan(bufferAge: Int) -> FrameDamage {
    flattener.recycle(&spare)
    let list = flattener.flatten(tree)
    let damage = tracker.damage(
      for: list, bufferAge: bufferAge, placements: tree.textures, recycled: &spare)
    plannedPixels = planner.plan(
      list, region: damage.buffer, commands: tree.textures.takeCommands(), reusing: &plan)
    return damage
  }

  /// Draws the next frame completely, since the target lost its pixels.
  package mutating func redrawWhole() {
    tracker.reset()
  }
}
