import LayerTree

// Memory that only frames with many changes need. It is freed when there has been no such frame for
// some time: with 100,000 still layers, the resident memory falls from 206 to 190 MB. The changes of a
// commit are freed when they are applied.
//
// Times are counted in frames, and the last one is followed by none. So `rest()` frees the same after it.

extension FramePipeline {
  /// The number of frames in a row that few changes led to, before memory is freed.
  private static let framesBeforeRelease = 60
  /// The bytes of the largest list whose memory the next frame uses again.
  private static let largestSpare = 1 << 19

  /// Counts a frame that was made by updating the previous one.
  mutating func noteUpdatedFrame() {
    updatedFrames += 1
    if updatedFrames == Self.framesBeforeRelease { releaseSpare() }
  }

  /// Frees what the last frame did not show, and what the next ones may need only if they change much.
  /// Returns the commands that delete its textures.
  ///
  /// - Parameter compacts: whether bitmaps move to smaller textures. These are created before the larger
  ///   ones are deleted, so it takes memory first.
  package mutating func rest(compacts: Bool = true) -> [TextureCommand] {
    releaseHiddenRasters()
    // Each raster has a list of its own, which counts as a frame.
    flattener.paths.removeUnused(for: UInt32(tree.rasters.count))
    flattener.paths.releaseScratch()
    releaseSpare()
    if compacts, tree.textures.compact() { tree.changes.noteWholeList() }
    var commands = tree.textures.takeCommands()
    planner.rest(&commands)
    return commands
  }

  /// Frees what can be drawn again: textures of groups, and the bitmaps and rasterized layers that the
  /// last frame did not show.
  package mutating func releaseMemory() {
    planner.releaseMemory()
    noteShownBitmaps()
    tree.textures.evict(downTo: 0, keepsRecent: false)
    releaseHiddenRasters()
  }

  private mutating func releaseHiddenRasters() {
    for (slot, raster) in tree.rasters where raster.lastFrame != rasterFrame {
      if let placement = raster.placement { tree.textures.discardTarget(at: placement) }
      tree.rasters[slot] = nil
    }
  }

  private mutating func releaseSpare() {
    freedBytes += spare.spareBytes + flattener.list.spareBytes
    spare = DisplayList(size: spare.size)
    flattener.list = DisplayList(size: spare.size)
    freedBytes += plan.instances.releaseSpare() + plan.shapes.releaseSpare()
  }

  /// Forgets the commands that the renderer has executed, and with them the bitmaps that it has uploaded:
  /// the next frame may never come.
  package mutating func forgetCommands() {
    plan.textureCommands = []
  }

  /// Frees the list of the frame before the last one if it is large, so that it is not in memory
  /// together with what the driver needs for a frame of so many items.
  mutating func releaseLargeSpare() {
    if spare.spareBytes > Self.largestSpare { spare = DisplayList(size: spare.size) }
  }

  /// Returns the number of bytes freed since the last call.
  package mutating func takeFreedBytes() -> Int {
    defer { freedBytes = 0 }
    return freedBytes
  }
}

extension Commit {
  /// The bytes of the changes of layers.
  var changeBytes: Int {
    layers.reduce(0) { bytes, change in
      bytes + MemoryLayout<LayerChange>.stride
        + change.animations.count * MemoryLayout<AnimationChange>.stride
    }
  }
}

extension DisplayList {
  /// The bytes of its items' memory.
  fileprivate var spareBytes: Int { items.capacity * MemoryLayout<DisplayItem>.stride }
}

extension Array {
  /// Frees memory that the elements do not need, if it is more than half of it; returns the bytes.
  fileprivate mutating func releaseSpare() -> Int {
    let spare = capacity - count
    guard spare > count + 1024 else { return 0 }
    // The next frames may have a few elements more.
    var copy: [Element] = []
    copy.reserveCapacity(2 * count)
    copy += self
    self = copy
    return spare * MemoryLayout<Element>.stride
  }
}
