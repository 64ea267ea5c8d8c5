import CoreGraphics
import LayerTree

// Layers that get a transition are drawn once more, as they were last shown, into textures.

extension FramePipeline {
  mutating func captureSnapshots(
    before commit: Commit
  ) -> [(id: Animation.ID, capture: RenderTree.Capture)] {
    var pictures: [(id: Animation.ID, capture: RenderTree.Capture)] = []
    for change in commit.layers {
      for case .add(let animation) in change.animations {
        guard case .composited(.transition(let track)) = animation.track,
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
    guard let index = tree.order.firstIndex(where: { $0.slot == slot }), tree.isSeen(index) else {
      return nil
    }
    let view = tree.view(of: index)
    guard let toLayer = view.place.inverse(centeredOn: .zero) else { return nil }
    let bounds = Quad(tree.presented[Int(slot)].bounds, view.place).box
    let frame = view.isFlat ? bounds : PixelRect(tree.pixelSize)
    let margin = isMoved || view.isFlat ? bounds.size : PixelSize(width: 0, height: 0)
    let area = frame.expanded(by: margin, within: tree.textures.maximumSide)
    let list = flatten(index, view, within: area)
    let box = list.box.intersection(area)
    guard !box.isEmpty else { return nil }
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

  private mutating func flatten(
    _ index: Int, _ view: RenderTree.View, within area: PixelRect
  ) -> DisplayList {
    let range = index..<Int(tree.order[index].end)
    guard view.isFlat else { return flattener.flatten(tree, range, in: view.around, within: area) }
    var flat = tree
    flat.presented[Int(tree.order[index].slot)].transform = CATransform3DIdentity
    return flattener.flatten(flat, range, in: view.around, within: area)
  }
}

extension RenderTree {
  /// How a layer is looked at for its picture.
  fileprivate struct View {
    /// From the superlayer's coordinates to buffer pixels.
    var around: Affine
    /// From the layer's coordinates to buffer pixels.
    var place: Affine
    /// The layer is in depth, and is drawn as if it lay in front of the eye.
    var isFlat = false
  }

  /// Whether the layer and those above it were shown.
  fileprivate func isSeen(_ index: Int) -> Bool {
    var next = Int32(index)
    while next >= 0 {
      let slot = Int(order[Int(next)].slot)
      let isSeen = !presented[slot].isHidden && presented[slot].opacity > 0
      guard isSeen || drawKinds[slot] == .transition else { return false }
      next = order[Int(next)].parent
    }
    return true
  }

  /// As last presented.
  fileprivate func view(of index: Int) -> View {
    let slot = order[index].slot
    var layer = presented[Int(slot)]
    // Its picture is put where it is without its transition.
    if let transition = transition(of: slot) { layer.transform = transition.transform }
    var isInPlane = !layer.transform.leavesPlane && spaceIndices[Int(slot)] < 0
    var above: [Int] = []
    var next = order[index].parent
    while next >= 0 {
      let slot = Int(order[Int(next)].slot)
      isInPlane = isInPlane && !presented[slot].transform.leavesPlane && spaceIndices[slot] < 0
      above.append(slot)
      next = order[Int(next)].parent
    }
    guard isInPlane else { return flatView(layer) }
    let around = above.reversed().reduce(Affine.scale(surface.scale)) {
      $0.applied(after: Affine(layer: presented[$1]))
    }
    return View(around: around, place: around.applied(after: Affine(layer: layer)))
  }

  /// Pixels of the largest picture of a layer in depth, which is 64 MiB then. A larger layer, or one
  /// beyond what a texture may be, gets a picture of fewer pixels a point.
  private static var largestFlatArea: CGFloat { 4096 * 4096 }

  private func flatView(_ layer: LayerProperties) -> View {
    var layer = layer
    layer.transform = CATransform3DIdentity
    let place = Affine(layer: layer)
    let (width, height) = (
      layer.bounds.width * surface.scale, layer.bounds.height * surface.scale
    )
    // A rectangle that lies between pixels touches one more.
    let side = CGFloat(textures.maximumSide - 2)
    let reduction = max(
      1, width / side, height / side, (width / Self.largestFlatArea * height).squareRoot())
    let around = Affine.scale(surface.scale / reduction).applied(
      after: Affine(a: 1, b: 0, c: 0, d: 1, tx: -place.tx, ty: -place.ty))
    return View(around: around, place: around.applied(after: place), isFlat: true)
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
    var index = items.count - 1
    while index >= 0 {
      if opaqueBox(items[index]).contains(rect) { return true }
      index = items.index(below: index)
    }
    return false
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
