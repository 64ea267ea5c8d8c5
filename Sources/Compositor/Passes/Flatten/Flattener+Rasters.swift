import CoreGraphics
import LayerTree

// Rasterized layers: in the list of the frame each is an item that shows its bitmap, and its
// contents are a list of their own.

extension Flattener {
  /// The display list of a rasterized layer and its sublayers, in the pixels of its bitmap, without
  /// the layer's own transform, opacity and clip; or that of its shadow.
  mutating func flattenRaster(
    _ index: Index<RenderTree.OrderEntry>, of tree: borrowing RenderTree,
    _ geometry: RasterGeometry, _ kind: Raster.Kind
  ) -> DisplayList {
    let end = tree.order[index].end
    var root = begin(tree, index..<end, in: geometry.toPixels, within: geometry.area)
    (root.isMirrored, root.context3D) = (geometry.isMirrored, nil)
    if let parent = tree.order[index].parent { inherited[parent] = root }
    list.size = geometry.area.size
    snapsBitmaps = kind == .layer && geometry.scale != geometry.scale.rounded()
    var layer = makeLayer(at: index, of: tree, transform: geometry.toPixels, clip: nil)
    layer.snaps = snapsBitmaps
    let space = tree.space(layer.slot)
    var inside = root
    inside.isMirrored = geometry.isMirrored != space.isGeometryFlipped
    if space.movesSublayers || sortsSublayersByDepth(index) {
      let plane = RenderingContext3D(plane: Perspective(geometry.toPixels))
      inside.context3D = append(plane, insideOf: layer, space: space, tree: tree)
    }
    if geometry.isMirrored { layer.flipVertically() }
    // The bitmap is blended where it is shown.
    layer.style.blendMode = .normal
    var group: Group?
    if kind == .shadow {
      group = Self.group(of: layer.style.shadow, scale: geometry.scale)
      layer.style.shadow = LayerShadow()
    }
    rasterRoot = index
    let isShowingMore = addLayer(
      &layer, at: index, inside: inside, around: 1, as: group, tree: tree)
    defer { rasterRoot = nil }
    return addLayers(of: tree, isShowingMore ? index.next..<end : end..<end, in: root)
  }

  /// Adds a layer's bitmap, inside a group if one is given; returns false, because no sublayer is
  /// drawn.
  mutating func addRaster(
    _ raster: Raster, of layer: inout Layer, at index: Index<RenderTree.OrderEntry>, around: Float,
    as given: Group?, tree: borrowing RenderTree
  ) -> Bool {
    shownRasters.append(layer.slot)
    let isBlended = layer.style.blendMode != .normal && given?.part != .mask
    let blended = isBlended ? given ?? Group(opacity: 1) : given
    var group = blended.flatMap { beginGroup($0, of: &layer, around: around, isNeeded: true) }
    if isBlended { group?.blendMode = layer.style.blendMode }
    if group == nil { layer.opacity *= around }
    let firstItem = list.items.nextIndex
    var style = LayerStyle.plain
    style.magnificationFilter = layer.style.magnificationFilter
    style.minificationFilter = layer.style.minificationFilter
    append(bitmap(raster, of: layer), style: style, tree: tree)
    if let group {
      open.append(
        OpenLayer(
          index: index, end: tree.order[index].end, firstItem: firstItem, group: group,
          clip: layer.clip))
    }
    return false
  }

  private func bitmap(_ raster: Raster, of layer: Layer) -> Piece {
    let rect = raster.box.rect
    var quad = Quad(rect, layer.transform.applied(after: raster.toLayer))
    quad.snapToAxes()
    var piece = Piece(
      slot: layer.slot, part: .body, quad: quad, size: raster.box.size.vector,
      opacity: layer.opacity, clip: layer.clip, snaps: layer.snaps)
    if let perspective = layer.perspective {
      piece.project(in: perspective.applied(after: raster.toLayer), rect)
    }
    piece.placement = raster.placement
    piece.edges = layer.edges
    return piece
  }

  /// Records that a rasterized layer, or one whose shadow is to be kept, was drawn directly.
  mutating func recordUnrasterized(_ layer: OpenLayer, _ tree: borrowing RenderTree) {
    guard list.items.nextIndex > layer.firstItem else { return }
    let slot = tree.order[layer.index].slot
    if tree.rasters[slot] == nil { unrasterized.append(slot) } else { shownRasters.append(slot) }
  }
}
