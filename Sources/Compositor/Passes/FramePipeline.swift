package import LayerTree

/// All passes of a frame, in order, with what they keep from frame to frame. No GL, no Wayland, no
/// clock.
package struct FramePipeline: Sendable {
  package internal(set) var tree: RenderTree
  /// Of the last call of `plan(bufferAge:)`.
  package private(set) var plan = FramePlan(size: PixelSize(width: 0, height: 0))
  /// Pixels of the quads in `plan`.
  package private(set) var plannedPixels = 0

  /// Plans that draw pictures to be kept, before the next `plan`.
  var captures: [FramePlan] = []
  var flattener = Flattener()
  var planner: Planner
  private var tracker = DamageTracker()
  /// A display list whose arrays are used again.
  private var spare = DisplayList(size: PixelSize(width: 0, height: 0))

  package init(maximumTextureSide: Int32 = 16384) {
    tree = RenderTree(maximumTextureSide: maximumTextureSide)
    planner = Planner(maximumTextureSide: maximumTextureSide)
  }

  package mutating func apply(_ commit: Commit) {
    let pictures = captureSnapshots(before: commit)
    tree.apply(commit)
    for (id, capture) in pictures { tree.keep(capture, for: id) }
  }

  /// Hands over what has to be carried out, in order, before the next `plan`.
  package mutating func takeCaptures() -> [FramePlan] {
    defer { captures = [] }
    return captures
  }

  package mutating func animate(to time: Double) -> RenderTree.Activity {
    tree.animate(to: time)
  }

  /// Flattens, finds the damage, culls and batches. With empty damage the plan draws nothing, but
  /// may hold texture commands.
  package mutating func plan(bufferAge: Int) -> FrameDamage {
    flattener.recycle(&spare)
    let list = flattener.flatten(tree)
    let damage = tracker.damage(
      for: list, bufferAge: bufferAge, placements: tree.textures, recycled: &spare)
    plannedPixels = planner.plan(
      list, region: damage.buffer, commands: tree.textures.takeCommands(), reusing: &plan)
    return damage
  }

  /// The target lost its pixels: the next frame is drawn whole.
  package mutating func redrawWhole() {
    tracker.reset()
  }
}
