import CoreGraphics
import LayerTree

// Before a transition begins, its layer is drawn into a texture as it was last shown.

extension FramePipeline {
  mutating func captureSnapshots(
    before commit: Commit
  ) -> [(id: Animation.ID, capture: RenderTree.Capture)] {
    var snapshots: [(id: Animation.ID, capture: RenderTree.Capture)] = []
    for change in commit.layers {
      for case .addOther(let animation) in change.animations {
        guard case .composited(.transition(let track)) = animation.track,
          let slot = tree.layers[change.layer]
        else { continue }
        tree.stopVertexAnimations()
        guard let capture = capture(slot, isMoved: track.kind != .fade)
        else { continue }
        snapshots.append((animation.id, capture))
      }
    }
    return snapshots
  }

  /// Plans the snapshot of a layer; nil where nothing of it was visible. The snapshot of a layer
  /// that moves includes what was outside of the frame.
  private mutating func capture(_ slot: Slot, isMoved: Bool) -> RenderTree.Capture? {
    guard let index = tree.wholeOrder.first(where: { tree.order[$0].slot == slot }),
      tree.isVisible(index)
    else { return nil }
    var geometry = tree.snapshotGeometry(of: index)
    let limit = tree.textures.maximumSide
    var (list, box) = snapshot(
      of: index, geometry, tree.pixelSize, isMoved: isMoved, within: max(limit, Self.largestSide))
    if max(box.width, box.height) > limit {
      let frameSize = geometry.reduce(tree.pixelSize, to: limit)
      (list, box) = snapshot(of: index, geometry, frameSize, isMoved: isMoved, within: limit)
    }
    guard !box.isEmpty, let toLayer = geometry.layerTransform.inverse(centeredOn: .zero) else {
      return nil
    }
    let placement = tree.textures.createTarget(box.size, isOpaque: list.isOpaque(in: box))
    var plan = FramePlan(size: tree.pixelSize)
    _ = planner.plan(
      list, region: Region(box), commands: tree.textures.takeCommands(),
      into: .texture(
        tree.textures.placements[placement].texture, box.size, originX: box.minX,
        originY: box.minY),
      reusing: &plan)
    captures.append(plan)
    return RenderTree.Capture(placement: placement, box: box, toLayer: toLayer)
  }

  /// The largest side of a frame with its margins. What the layer shows in it may be much smaller, and
  /// has its scale then even where the frame exceeds the limit of textures.
  private static let largestSide: Int32 = 16384

  /// The items of a layer's snapshot and their box in a frame, or with margins around it.
  private mutating func snapshot(
    of index: Index<RenderTree.OrderEntry>, _ geometry: RenderTree.SnapshotGeometry,
    _ frameSize: PixelSize, isMoved: Bool, within largestSide: Int32
  ) -> (list: DisplayList, box: PixelRect) {
    let bounds = Quad(
      tree.layers.presented[tree.order[index].slot].bounds, geometry.layerTransform
    ).box
    let frame = geometry.isFlat ? bounds : PixelRect(frameSize)
    let margin = isMoved || geometry.isFlat ? bounds.size : PixelSize(width: 0, height: 0)
    let area = frame.expanded(by: margin, within: largestSide)
    let list = flatten(index, geometry, within: area)
    drawRasters()
    return (list, list.box(of: list.items.indices).intersection(area))
  }

  private mutating func flatten(
    _ index: Index<RenderTree.OrderEntry>, _ geometry: RenderTree.SnapshotGeometry,
    within area: PixelRect
  ) -> DisplayList {
    let range = index..<tree.order[index].end
    flattener.drawsFrame = false
    guard geometry.isFlat else {
      return flattener.flatten(tree, range, in: geometry.parentTransform, within: area)
    }
    var flat = tree
    flat.layers.presented[tree.order[index].slot].transform = CATransform3DIdentity
    return flattener.flatten(flat, range, in: geometry.parentTransform, within: area)
  }
}

extension RenderTree {
  /// The geometry of a layer's snapshot.
  fileprivate struct SnapshotGeometry {
    /// Converts the superlayer's coordinates to buffer pixels.
    var parentTransform: Affine
    /// Converts the layer's coordinates to buffer pixels.
    var layerTransform: Affine
    /// Whether the layer is in 3D, and is drawn parallel to the screen instead.
    var isFlat = false

    /// Lowers the scale where the frame exceeds the limit of textures; returns the frame's size at
    /// that scale.
    mutating func reduce(_ frame: PixelSize, to limit: Int32) -> PixelSize {
      let reduction = Double(max(frame.width, frame.height)) / Double(limit)
      guard !isFlat, reduction > 1 else { return frame }
      let scale = Affine.scale(1 / reduction)
      parentTransform = scale.applied(after: parentTransform)
      layerTransform = scale.applied(after: layerTransform)
      return PixelSize(
        width: Int32(Double(frame.width) / reduction),
        height: Int32(Double(frame.height) / reduction))
    }
  }

  /// Whether the layer and its ancestors were visible.
  fileprivate func isVisible(_ index: Index<OrderEntry>) -> Bool {
    var next: Index<OrderEntry>? = index
    while let index = next {
      let slot = order[index].slot
      let isVisible = !layers.presented[slot].isHidden && layers.presented[slot].opacity > 0
      guard isVisible || layers.drawKinds[slot] == .transition else { return false }
      next = order[index].parent
    }
    return true
  }

  /// The geometry as last presented.
  fileprivate func snapshotGeometry(of index: Index<OrderEntry>) -> SnapshotGeometry {
    let slot = order[index].slot
    var layer = layers.presented[slot]
    // The snapshot has the position of the layer without its transition.
    if let transition = transition(of: slot) { layer.transform = transition.transform }
    var isInPlane = !layer.compactTransform.leavesPlane && !has3DProperties(slot)
    var ancestors: [Slot] = []
    var next = order[index].parent
    while let index = next {
      let slot = order[index].slot
      isInPlane =
        isInPlane && !layers.presented[slot].compactTransform.leavesPlane && !has3DProperties(slot)
      ancestors.append(slot)
      next = order[index].parent
    }
    guard isInPlane else { return flatGeometry(layer) }
    let parentTransform = ancestors.reversed().reduce(Affine.scale(surface.scale)) {
      $0.applied(after: Affine(layer: layers.presented[$1]))
    }
    return SnapshotGeometry(
      parentTransform: parentTransform,
      layerTransform: parentTransform.applied(after: Affine(layer: layer)))
  }

  /// The maximum number of pixels of a snapshot of a layer in 3D, which has 64 MiB then. The
  /// snapshot of a larger layer, or one above the texture limit, has a lower scale.
  private static var largestFlatArea: CGFloat { 4096 * 4096 }

  private func flatGeometry(_ layer: LayerProperties) -> SnapshotGeometry {
    var layer = layer
    layer.transform = CATransform3DIdentity
    let layerTransform = Affine(layer: layer)
    let (width, height) = (
      layer.bounds.width * surface.scale, layer.bounds.height * surface.scale
    )
    // A rectangle between pixels touches one pixel more.
    let side = CGFloat(textures.maximumSide - 2)
    let reduction = max(
      1, width / side, height / side, (width / Self.largestFlatArea * height).squareRoot())
    let parentTransform = Affine.scale(surface.scale / reduction).applied(
      after: Affine(a: 1, b: 0, c: 0, d: 1, tx: -layerTransform.tx, ty: -layerTransform.ty))
    return SnapshotGeometry(
      parentTransform: parentTransform,
      layerTransform: parentTransform.applied(after: layerTransform), isFlat: true)
  }
}

extension DisplayList {
  /// Whether a single item covers the rectangle opaquely.
  func isOpaque(in rect: PixelRect) -> Bool {
    var index = items.count - 1
    while index >= 0 {
      if opaqueBox(items[index]).contains(rect) { return true }
      index = items.index(below: index)
    }
    return false
  }
}

extension PixelRect {
  /// The rectangle with margins, limited so that no side exceeds the limit.
  func expanded(by margin: PixelSize, within limit: Int32) -> PixelRect {
    let x = min(margin.width, max(0, (limit - width) / 2))
    let y = min(margin.height, max(0, (limit - height) / 2))
    return PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }
}
