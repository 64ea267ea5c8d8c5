import CoreGraphics
import LayerTree

// Shadows of the pictures of layers that move: each is a raster in the pixels of its layer, so that
// frames in which the layer only moves blur nothing. With 20 shadows of moving bitmaps of 128 points,
// a frame took 93 ms of CPU time on llvmpipe while each of them was blurred again.

extension Flattener {
  /// The kept shadow of a layer's picture; nil where the shadow is an effect of the layer's group, in
  /// the pixels of the target.
  mutating func keptShadow(
    of layer: borrowing Layer, at index: Index<RenderTree.OrderEntry>, in inside: Inherited,
    as opened: inout OpenLayer, _ tree: borrowing RenderTree
  ) -> Raster? {
    guard layer.canKeepShadow(tree.surface.scale), inside.context3D == nil,
      tree.layers.masks[layer.slot] == nil, tree.layers.drawKinds[layer.slot] != .transition,
      tree.isMoving(index)
    else { return nil }
    guard let raster = tree.rasters[layer.slot], raster.placement != nil else {
      opened.isUnrasterized = true
      return nil
    }
    shownRasters.append(layer.slot)
    return raster
  }

  /// Adds a kept shadow, below the parts of the layer.
  mutating func addShadow(
    _ raster: Raster, to layer: borrowing Layer, _ tree: borrowing RenderTree
  ) {
    let shadow = layer.style.shadow
    var offset = Affine.identity
    offset.tx = shadow.offset.width
    offset.ty = layer.isFlipped ? -shadow.offset.height : shadow.offset.height
    let toTarget = layer.transform.applied(after: offset.applied(after: raster.toLayer))
    var piece = Piece(
      slot: layer.slot, part: .shadow, quad: Quad(raster.box.rect, toTarget),
      size: raster.box.size.vector, opacity: shadow.translucentColor.w * layer.opacity,
      clip: layer.clip)
    piece.placement = raster.placement
    // The pixels at the edges are transparent.
    piece.edges = []
    append(piece, style: .plain, tree: tree)
  }

  /// The group that a kept shadow is the picture of. The shadow's opacity and its offset are applied
  /// where it is shown.
  static func group(of shadow: LayerShadow, scale: Double) -> Group {
    let color = ColorMatrix(
      red: .zero, green: .zero, blue: .zero,
      bias: SIMD4(shadow.color.x, shadow.color.y, shadow.color.z, 0))
    return Group(
      opacity: 1,
      effects: EffectChain(
        filters: [.gaussianBlur(radius: max(shadow.radius, 0)), .color(color)], scale: scale))
  }
}

extension LayerShadow {
  /// The least deviation, in pixels, of a blur that may be shown in another size: a linear filter then
  /// changes it by less than half of 1/255.
  private static let leastScalableDeviation = 4.0

  /// The pixels per point of a kept shadow: half of the screen's where that is enough for the blur.
  func rasterScale(onScreenOf scale: Double) -> Double {
    max(radius, 0) * scale >= 2 * Self.leastScalableDeviation ? scale / 2 : scale
  }

  /// Whether a kept shadow may be shown at a scale.
  fileprivate func canBeShown(at scale: Double, onScreenOf screenScale: Double) -> Bool {
    let rasterScale = rasterScale(onScreenOf: screenScale)
    let isSharpEnough =
      scale <= rasterScale * 1.001 || radius * rasterScale >= Self.leastScalableDeviation
    // Below that, a smaller picture of the shadow would need a better filter.
    return isSharpEnough && radius * scale >= 1
  }
}

extension Flattener.Layer {
  /// Whether the layer's shadow looks the same whether it is blurred before the layer's transform or
  /// after it, apart from rounding.
  fileprivate func canKeepShadow(_ screenScale: Double) -> Bool {
    perspective == nil && transform.keepsShapes && style.blendMode == .normal
      && !style.shouldRasterize && style.backgroundFilters.isEmpty
      && (opacity >= 1 || style.allowsGroupOpacity)
      && style.shadow.canBeShown(at: scale, onScreenOf: screenScale)
  }
}

extension Affine {
  /// Whether it only moves, turns, mirrors and scales evenly.
  fileprivate var keepsShapes: Bool {
    let (x, y) = (a * a + b * b, c * c + d * d)
    let tolerance = 1e-6 * max(x, y)
    return abs(x - y) <= tolerance && abs(a * c + b * d) <= tolerance
  }
}

extension RenderTree {
  /// Whether an animation moves a layer or one of its ancestors.
  fileprivate func isMoving(_ index: Index<OrderEntry>) -> Bool {
    var next: Index<OrderEntry>? = index
    while let index = next {
      if isMoving(order[index].slot) { return true }
      next = order[index].parent
    }
    return false
  }
}
