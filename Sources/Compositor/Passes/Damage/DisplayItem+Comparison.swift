import LayerTree

// Whether an item is drawn as in the previous frame, and what the update of its bitmap changes.

extension DisplayList {
  /// Whether the shape of an item equals that of an item of another list, or neither has one.
  @inline(__always)
  func hasShape(
    _ item: borrowing DisplayItem, of before: borrowing DisplayItem,
    in previous: borrowing DisplayList
  ) -> Bool {
    guard let index = item.shape else { return before.shape == nil }
    return before.shape.map { isEqual(index, to: $0, in: previous) } ?? false
  }

  /// Whether two shapes are equal, including all clips and details, at any index in the parameters.
  private func isEqual(
    _ index: Index<DisplayShape>, to previousIndex: Index<DisplayShape>,
    in previous: borrowing DisplayList
  ) -> Bool {
    let previousShape = previous.shapes[previousIndex]
    var shape = shapes[index]
    guard previousShape.hash == shape.hash,
      previousShape.effects.map({ previous.effects[$0] }) == shape.effects.map({ effects[$0] }),
      previousShape.backdrop.map({ previous.backdrops[$0] })
        == shape.backdrop.map({ backdrops[$0] })
    else { return false }
    shape.instance.clip = previousShape.instance.clip
    shape.instance.details = previousShape.instance.details
    return previousShape.instance == shape.instance
  }
}

extension DisplayItem {
  /// Compares everything except versions, shapes and children.
  @inline(__always)
  func isDrawnLike(_ other: DisplayItem) -> Bool {
    quad == other.quad && placement == other.placement && texture == other.texture
      && program == other.program && filter == other.filter
      && edges.rawValue == other.edges.rawValue
      && box == other.box && compositing == other.compositing
  }

  /// The pixels that the last update of its bitmap changes; nil where this is not simple, and the
  /// whole box is used.
  func box(ofPatchIn table: borrowing TextureTable) -> PixelRect? {
    guard let index = placement, quad.xAxis.y == 0, quad.yAxis.x == 0, filter != .trilinear,
      !program.modifiers.contains(.animated), program.mapsTextureEvenly,
      quad.textureExtent.min() > 0
    else { return nil }
    let placement = table.placements[index]
    let size = SIMD2(Float(placement.size.width), Float(placement.size.height))
    // The visible texels.
    let texels = quad.textureExtent / placement.extent * size
    let origin = (quad.textureOrigin - placement.origin) / placement.extent * size
    let scale = SIMD2(quad.xAxis.x, quad.yAxis.y) / texels
    let patch = placement.patch
    let first = (SIMD2(Float(patch.minX), Float(patch.minY)) - origin) * scale + quad.origin
    let last = (SIMD2(Float(patch.maxX), Float(patch.maxY)) - origin) * scale + quad.origin
    let (low, high) = (pointwiseMin(first, last), pointwiseMax(first, last))
    guard low.absolute.max() < 1e6, high.absolute.max() < 1e6 else { return nil }
    let isOneToOne =
      filter == .nearest && (scale - SIMD2<Float>.one).absolute.max() < 1e-3
      && (quad.origin - quad.origin.rounded(.toNearestOrEven)).absolute.max() < 0.01
    // Linear sampling reads half a texel beyond; one pixel more covers rounding.
    let reach = isOneToOne ? .zero : pointwiseMax(SIMD2<Float>.one, scale.absolute) + 1
    let outer = (
      isOneToOne ? low.rounded(.toNearestOrEven) : (low - reach).rounded(.down),
      isOneToOne ? high.rounded(.toNearestOrEven) : (high + reach).rounded(.up)
    )
    return PixelRect(
      minX: Int32(outer.0.x), minY: Int32(outer.0.y), maxX: Int32(outer.1.x),
      maxY: Int32(outer.1.y)
    ).intersection(box)
  }
}

extension SIMD2<Float> {
  fileprivate var absolute: SIMD2<Float> { SIMD2(abs(x), abs(y)) }
}
