package import LayerTree

/// All passes of a frame, in order, with the state that they keep between frames. It uses neither
/// OpenGL nor Wayland nor a clock.
package struct FramePipeline: Sendable {
  package internal(set) var tree: RenderTree
  /// The plan of the last call of `plan(bufferAge:)`.
  package internal(set) var plan = FramePlan(size: PixelSize(width: 0, height: 0))
  /// The number of pixels that the quads in `plan` cover.
  package private(set) var plannedPixels = 0

  /// Records the passes, if it is set.
  package var trace: FrameTrace?
  /// Plans that draw snapshots, to be executed before the next `plan`.
  var captures: [FramePlan] = []
  var flattener = Flattener()
  var planner: Planner
  /// The slots of all rasters, superlayers first, and their indices in the tree's order.
  var rasterOrder: [Slot] = []
  var rasterIndices: [Index<RenderTree.OrderEntry>] = []
  /// Counts the frames whose lists were made anew.
  var rasterFrame: UInt32 = 0
  /// The number of pixels drawn into bitmaps for the next plan.
  var rasterPixels = 0
  private var tracker = DamageTracker()
  /// The number of bytes above which bitmaps that are not shown are evicted.
  private let textureBudget: Int
  /// Evicted bitmaps that the last frame would have shown.
  private var wantedContents: [ContentsID] = []
  /// Counts the changes of the plan's instances, shapes and parameters.
  private var instancesVersion: UInt64 = 0 {
    didSet { plan.instancesVersion = instancesVersion }
  }
  private let debug: DebugModes
  /// What the last frame flashed, and the next one repaints.
  private var flashed = Region()
  /// The bytes of bitmaps that a plan uploads at most.
  package var uploadLimit = Int.max {
    didSet { if uploadLimit != oldValue { tree.textures.limitUploads(to: uploadLimit) } }
  }
  /// The number of frames since the last one whose list was made anew.
  var updatedFrames = 0
  /// The number of bytes of spare memory that were freed and not taken note of.
  var freedBytes = 0
  /// A display list whose arrays are reused.
  var spare = DisplayList(size: PixelSize(width: 0, height: 0))

  /// - Parameters:
  ///   - hasDepth: whether the target has depth.
  ///   - textureBudget: the number of bytes of bitmaps above which those that are not shown are
  ///     evicted.
  ///   - sampling: where animations are evaluated. Modes that change what is drawn read instances, and
  ///     need them sampled.
  package init(
    maximumTextureSide: Int32 = 16384, hasDepth: Bool = true, debug: DebugModes = [],
    textureBudget: Int = .max, sampling: AnimationSampling = .cpu
  ) {
    self.textureBudget = textureBudget
    self.debug = debug
    tree = RenderTree(maximumTextureSide: maximumTextureSide)
    tree.vertexAnimations.isEnabled =
      sampling == .shader && debug.isDisjoint(with: .drawing)
    tree.textures.findsMargins = !debug.contains(.noTrim)
    planner = Planner(
      maximumTextureSide: maximumTextureSide, keepsHidden: debug.contains(.noCull),
      sharesTargets: debug.isDisjoint(with: .drawing), usesDepth: hasDepth && debug.drawsWithDepth)
  }

  package mutating func apply(_ commit: consuming Commit) {
    var timer = StageTimer(trace)
    let snapshots = captureSnapshots(before: commit)
    planner.forgetGroups(of: commit.removedLayers.compactMap { tree.layers[$0] })
    freedBytes += commit.changeBytes
    tree.apply(commit)
    for (id, capture) in snapshots { tree.setCapture(capture, for: id) }
    timer.end(.apply)
  }

  /// Returns the plans to be executed, in order, before the next `plan`.
  package mutating func takeCaptures() -> [FramePlan] {
    defer { captures = [] }
    return captures
  }

  /// Continues uploads, and samples animations.
  package mutating func animate(to time: Double) -> RenderTree.Activity {
    var timer = StageTimer(trace)
    defer { timer.end(.animate) }
    tree.continueUploads()
    return tree.animate(to: time)
  }

  /// Tells which of the textures that are created ahead exist now.
  package mutating func noteReady(_ textures: [TextureID]) {
    tree.textures.uploads.unready.subtract(textures)
  }

  /// Whether the next frames have more to upload.
  package var isUploading: Bool { tree.textures.isUploading }

  /// Whether the next frame differs from the last one without a change of the app's: it removes a
  /// flash.
  package var needsRepaint: Bool { !flashed.isEmpty }

  /// Flattens, computes the damage, culls and batches. With empty damage the plan draws nothing,
  /// but may contain texture commands.
  package mutating func plan(bufferAge: Int) -> FrameDamage {
    defer {
      tree.changes.removeAll()
      tree.textures.limitUploads(to: uploadLimit)
      plan.clock = tree.vertexAnimations.clock
    }
    if let damage = updatePlan(bufferAge: bufferAge) {
      noteUpdatedFrame()
      return damage
    }
    updatedFrames = 0
    var timer = StageTimer(trace)
    let list = flattenTree()
    timer.end(.flatten)
    let damage = tracker.damage(
      for: list, bufferAge: debug.drawsWholeFrames ? 0 : bufferAge, placements: tree.textures,
      repainted: flashed, recycled: &spare)
    releaseLargeSpare()
    timer.end(.damage)
    keepBudget()
    drawRasters()
    plannedPixels =
      rasterPixels
      + planner.plan(
        list, region: damage.buffer, commands: tree.textures.takeCommands(), reusing: &plan)
    rasterPixels = 0
    instancesVersion += 1
    timer.end(.batch)
    if !debug.isDisjoint(with: .drawing) {
      plan.show(debug, flashing: damage.changes, bitmaps: tree.rasterTextures)
      flashed = debug.contains(.flashUpdates) ? damage.changes : flashed
    }
    checkInvariants(list)
    return damage
  }

  /// Does the same where few layers have changed, by changing the previous list and plan. Returns
  /// nil where that is not possible.
  private mutating func updatePlan(bufferAge: Int) -> FrameDamage? {
    guard debug.isEmpty, tree.rasterizedSlots.isEmpty, tree.rasters.isEmpty,
      tracker.knowsFrame(of: tree.pixelSize)
    else { return nil }
    var timer = StageTimer(trace)
    guard flattener.update(tree) else { return nil }
    timer.end(.flatten)
    let damage = tracker.damage(updating: flattener.updates, bufferAge: bufferAge)
    timer.end(.damage)
    keepBudget()
    plan.textureCommands = tree.textures.takeCommands()
    if let pixels = planner.update(tracker.changed, region: damage.buffer, in: &plan) {
      plannedPixels = pixels
      instancesVersion += tracker.changed.isEmpty ? 0 : 1
    } else {
      plannedPixels = planner.plan(
        tracker.previous, region: damage.buffer, commands: plan.textureCommands, reusing: &plan)
      instancesVersion += 1
    }
    timer.end(.batch)
    checkInvariants(tracker.previous)
    return damage
  }

  @inline(__always)
  private func checkInvariants(_ list: borrowing DisplayList) {
    #if DEBUG
      let violation =
        tree.violation ?? list.violation(placements: tree.textures.placements.count)
        ?? plan.violation
      if let violation { preconditionFailure(violation) }
    #endif
  }

  /// Returns the evicted bitmaps that layers were to show since the last call.
  package mutating func takeWantedContents() -> [ContentsID] {
    defer { wantedContents = [] }
    return wantedContents
  }

  /// Evicts bitmaps where they exceed the budget. As long as they have half of it, nothing is recorded.
  private mutating func keepBudget() {
    guard tree.textures.evictedCount > 0 || tree.textures.bitmapBytes > textureBudget / 2 else {
      return
    }
    noteShownBitmaps()
    tree.textures.evict(downTo: textureBudget)
  }

  mutating func noteShownBitmaps() {
    tree.textures.frame &+= 1
    tree.textures.noteShown(tracker.previous.items, wanted: &wantedContents)
    for raster in tree.rasters.values {
      tree.textures.noteShown(raster.tracker.previous.items, wanted: &wantedContents)
    }
  }

  /// Draws the next frame completely, since the target lost its pixels.
  package mutating func redrawWhole() {
    tracker.reset()
    redrawRasters()
    planner.forgetGroups()
  }
}
