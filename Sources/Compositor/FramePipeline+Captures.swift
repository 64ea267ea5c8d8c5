import CoreGraphics
import LayerTree

// Layers that get a transition are drawn once more, as they were last shown, into textures.

extension FramePipeline {
  mutating func takePictures(
    before commit: Commit
  ) -> [(id: Animation.ID, capture: RenderTree.Capture)] {
    var pictures: [(id: Animation.ID, capture: RenderTree.Capture)] = []
    for change in commit.layers {
      for case .add(let animation) in change.animations {
        guard case .picture(.transition(let track)) = animation.track,
          let slot = tree.slots[change.layer],
          let capture = capture(slot, isMoved: track.kind != .fade)
        else { continue }
        pictures.append((animation.id, capture))
      }
    }
    return pictures
  }

  /// Plans the picture of a layer; nil where nothing of it was to be seen. Of one that is moved, what
  /// lies beside the frame belongs to it.
  private mutating func capture(_ slot: Int32, isMoved: Bool) -> RenderTree.Capture? {
    guard let index = tree.order.firstIndex(where: { $0.slot == slot }),
      let superlayer = tree.transformAround(index)
    else { return nil }
    let transform = superlayer.applied(after: Affine(layer: tree.presented[Int(slot)]))
    let around = Flattener.Inherited(transform: superlayer, opacity: 1, clip: -1)
    let size = Quad(tree.presented[Int(slot)].bounds, transform).box.size
    let area = PixelRect(tree.pixelSize).expanded(
      by: isMoved ? size : PixelSize(width: 0, height: 0), within: tree.textures.maximumSide)
    let end = Int(tree.order[index].end)
    let list = flattener.flatten(tree, index..<end, in: around, within: area)
    let box = list.box
    guard let toLayer = transform.inverse(centeredOn: .zero), !box.isEmpty else { return nil }
    let placement = tree.textures.placeTarget(box.size, isOpaque: list.isOpaque(in: box))
    var plan = FramePlan(size: tree.pixelSize)
    _ = planner.plan(
      list, region: Region(box), commands: tree.textures.takeCommands(),
      into: .texture(
        tree.textures.placements[Int(placement)].texture, box.size, originX: box.minX,
        originY: box.minY),
      reusing: &plan)
    captures.append(plan)
    return RenderTree.Capture(placement: placement, box: box, toLayer: toLayer)
  }
}

extension RenderTree {
  /// From the coordinates of the superlayer to buffer pixels, as last presented; nil where the layer
  /// cannot be seen.
  fileprivate func transformAround(_ index: Int) -> Affine? {
    var above: [Int] = []
    var next = Int32(index)
    while next >= 0 {
      let slot = Int(order[Int(next)].slot)
      let isSeen = !presented[slot].isHidden && presented[slot].opacity > 0
      guard isSeen || looks[slot] == .transition else { return nil }
      next = order[Int(next)].parent
      if next >= 0 { above.append(Int(order[Int(next)].slot)) }
    }
    return above.reversed().reduce(.scale(surface.scale)) {
      $0.applied(after: Affine(layer: presented[$1]))
    }
  }
}

extension DisplayList {
  /// The pixels that are touched.
  fileprivate var box: PixelRect {
    var box = PixelRect.empty
    var index = items.count - 1
    while index >= 0 {
      box = box.union(items[index].box)
      index = items.index(below: index)
    }
    return box
  }

  /// Whether one item alone leaves no pixel of a rectangle transparent.
  fileprivate func isOpaque(in rect: PixelRect) -> Bool {
    items.contains { opaqueBox($0).contains(rect) }
  }
}

extension PixelRect {
  /// With margins of a size, as far as no side becomes longer than the limit.
  fileprivate func expanded(by margin: PixelSize, within limit: Int32) -> PixelRect {
    let x = min(margin.width, max(0, (limit - width) / 2))
    let y = min(margin.height, max(0, (limit - height) / 2))
    return PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }
}
