import LayerTree

// Rasterized layers: each is flattened into a list in the pixels of its bitmap, and drawn into the
// bitmap only where that list has changed.

extension FramePipeline {
  /// The number of frames after which the bitmap of a layer that is not shown is freed: one second
  /// at 60 Hz.
  private static let maximumIdleFrames: UInt32 = 60
  /// The largest number of pixels of all bitmaps: 256 MiB. Layers beyond it are drawn directly.
  private static let largestArea = 1 << 26

  /// The tree's display list, which shows rasterized layers as bitmaps. A layer that becomes visible
  /// is found by flattening it directly; then everything is flattened once more. So are layers whose
  /// shadows are to be kept.
  mutating func flattenTree() -> DisplayList {
    rasterFrame &+= 1
    freeRasters()
    while true {
      flattener.unrasterized.removeAll(keepingCapacity: true)
      flattenRasters()
      flattener.recycle(&spare)
      var list = flattener.flatten(tree)
      if flattener.unrasterized.isEmpty { return list }
      for slot in flattener.unrasterized {
        tree.rasters[slot] = tree.rasterKind(slot).map { Raster(kind: $0, lastFrame: rasterFrame) }
      }
      swap(&spare, &list)
    }
  }

  /// Frees the bitmaps of layers that are not rasterized anymore, or began to be, and those that were
  /// not shown for a while.
  private mutating func freeRasters() {
    for (slot, raster) in tree.rasters
    where raster.kind != tree.rasterKind(slot)
      || rasterFrame &- raster.lastFrame > Self.maximumIdleFrames
    {
      if let placement = raster.placement { tree.textures.discardTarget(at: placement) }
      tree.rasters[slot] = nil
    }
  }

  /// Updates the lists of all rasters. The inner ones come first, since the outer ones show them.
  private mutating func flattenRasters() {
    guard !tree.rasters.isEmpty else { return }
    // Swapped instead of copied, so that the array stays unique.
    var indices: [Index<RenderTree.OrderEntry>] = []
    swap(&indices, &rasterIndices)
    indices.removeAll(keepingCapacity: true)
    tree.forEachRaster { indices.append($0) }
    for index in indices.reversed() { flattenRaster(index) }
    swap(&indices, &rasterIndices)
    rasterOrder.removeAll(keepingCapacity: true)
    for index in rasterIndices { rasterOrder.append(tree.order[index].slot) }
  }

  private mutating func flattenRaster(_ index: Index<RenderTree.OrderEntry>) {
    let slot = tree.order[index].slot
    guard var raster = tree.rasters.removeValue(forKey: slot) else { return }
    defer { tree.rasters[slot] = raster }
    guard let geometry = RasterGeometry(of: index, in: tree, raster.kind) else {
      return setBox(.empty, of: &raster)
    }
    flattener.recycle(&spare)
    let list = flattener.flattenRaster(index, of: tree, geometry, raster.kind)
    if raster.inner != flattener.shownRasters { raster.inner = flattener.shownRasters }
    raster.toLayer = geometry.toLayer
    let changes = raster.tracker.changesByPosition(
      to: list, placements: tree.textures, recycled: &spare)
    let box = geometry.box(of: list) ?? .empty
    guard box == raster.box else { return setBox(box, of: &raster) }
    guard let placement = raster.placement, !changes.isEmpty else { return }
    raster.pending.add(changes)
    tree.textures.redraw(
      changes.box.moved(by: PixelOffset(x: -box.minX, y: -box.minY)), of: placement,
      isOpaque: raster.tracker.previous.isOpaque(in: box))
  }

  /// Replaces the bitmap by one that has other pixels; an empty box stands for no bitmap.
  private mutating func setBox(_ box: PixelRect, of raster: inout Raster) {
    if let placement = raster.placement { tree.textures.discardTarget(at: placement) }
    (raster.box, raster.placement, raster.pending) = (box, nil, Region(box))
    let area = tree.rasters.values.reduce(box.area) { $0 + $1.box.area }
    guard !box.isEmpty, area <= Self.largestArea else {
      raster.box = .empty
      return
    }
    raster.placement = tree.textures.createTarget(
      box.size, isOpaque: raster.tracker.previous.isOpaque(in: box))
  }

  /// Plans what has changed in the bitmaps that the last list shows.
  mutating func drawRasters() {
    guard !tree.rasters.isEmpty else { return }
    noteShown(flattener.shownRasters)
    for slot in rasterOrder where tree.rasters[slot]?.lastFrame == rasterFrame {
      noteShown(tree.rasters[slot]?.inner ?? [])
    }
    for slot in rasterOrder.reversed() where tree.rasters[slot]?.lastFrame == rasterFrame {
      drawRaster(slot)
    }
  }

  /// Records that this frame shows some rasters. They are removed for that and put back, since
  /// `Dictionary` allocates memory in order to change a value of this size in place.
  private mutating func noteShown(_ slots: [Slot]) {
    for slot in slots {
      guard var raster = tree.rasters.removeValue(forKey: slot) else { continue }
      raster.lastFrame = rasterFrame
      tree.rasters[slot] = raster
    }
  }

  private mutating func drawRaster(_ slot: Slot) {
    guard let raster = tree.rasters[slot], let placement = raster.placement,
      !raster.pending.isEmpty
    else { return }
    var plan = FramePlan(size: tree.pixelSize)
    let region = raster.tracker.previous.includingBackdrops(raster.pending)
    rasterPixels += planner.plan(
      raster.tracker.previous, region: region.intersection(raster.box),
      commands: tree.textures.takeCommands(),
      into: .texture(
        tree.textures.placements[placement].texture, raster.box.size, originX: raster.box.minX,
        originY: raster.box.minY),
      reusing: &plan)
    for pass in plan.passes.indices where plan.passes[pass].reasons.isEmpty {
      plan.passes[pass].reasons = raster.kind == .layer ? .rasterization : .shadow
    }
    captures.append(plan)
    tree.rasters[slot]?.pending = Region()
  }

  /// Draws all bitmaps again, as if nothing of them were known.
  mutating func redrawRasters() {
    for slot in tree.rasters.keys {
      guard let box = tree.rasters[slot]?.box else { continue }
      tree.rasters[slot]?.pending = Region(box)
    }
  }
}
