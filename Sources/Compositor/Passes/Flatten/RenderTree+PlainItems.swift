import LayerTree

// Plain layers, which are one quad each.

extension RenderTree {
  /// The item of a plain layer; nil for one without background and contents. Its box is empty where
  /// the layer lies outside of the target, or all of its bitmap that is inside is transparent.
  @inline(__always)
  func item(
    _ slot: Slot, drawKind: LayerTable.DrawKind, transform: Affine, opacity: Float, snaps: Bool,
    within target: PixelRect
  ) -> DisplayItem? {
    let placement = layers.placements[slot]
    let color = background(slot)
    guard placement != nil || color.w > 0 else { return nil }
    var quad = Quad(layers.presented[slot].bounds, transform)
    if snaps, let placement { quad.snap(below: textures.placements[placement].size.vector) }
    let isAntialiased = drawKind.edges != 0 && !quad.isPixelAligned
    let box = (isAntialiased ? quad.antialiasedBox : quad.box).intersection(target)
    var item = DisplayItem(
      slot: slot, quad: QuadInstance(quad, color: color.premultipliedBytes, opacity: opacity),
      box: box)
    item.isOpaque = color.w >= 1 && opacity >= 1
    if let placement {
      item.setBitmap(placement, in: textures, over: color)
      let size = textures.placements[placement].size.vector
      item.filter = quad.isOnPixelGrid(size) ? .nearest : .linear
    }
    if isAntialiased {
      item.edges = LayerEdges(rawValue: drawKind.edges)
      item.program = item.program.asShape
    } else if let placement, textures.placements[placement].hasWideMargins,
      !item.trim(quad, to: textures.placements[placement])
    {
      item.box = .empty
    }
    return item
  }

  /// Whether an animation changes the position or size of the layer from the model's.
  @inline(__always)
  func isMoving(_ slot: Slot) -> Bool {
    guard layers.hasModel(slot) else { return false }
    let (model, presentation) = (layers.model(slot), layers.presented[slot])
    return model.position != presentation.position || model.bounds != presentation.bounds
      || model.anchorPoint != presentation.anchorPoint
      || model.compactTransform != presentation.compactTransform
  }

  /// The color below the contents of a layer: its background color, over black where it has a black
  /// backdrop.
  @inline(__always)
  func background(_ slot: Slot) -> SIMD4<Float> { layers.presented[slot].background }
}

extension LayerProperties {
  /// The color below the contents.
  @inline(__always)
  var background: SIMD4<Float> {
    guard hasBlackBackdrop else { return backgroundColor }
    var ground = backgroundColor * min(max(backgroundColor.w, 0), 1)
    ground.w = 1
    return ground
  }
}
