import CoreGraphics
import LayerTree

// Layers that need more than one quad: styled, clipped, or composited as a group.

extension Flattener {
  /// The properties of a layer that is being added.
  struct Layer {
    var slot: Slot
    var style: LayerStyle
    /// The edges that are antialiased where they do not lie on the pixel grid.
    var edges: LayerEdges
    var transform: Affine
    /// Replaces `transform` if the layer is in perspective.
    var perspective: Perspective?
    /// The standardized bounds.
    var bounds: CGRect
    var radius: Double
    var opacity: Float
    /// The innermost clip around the layer.
    var clip: Index<ClipStack.Clip>?
    /// Whether its bitmap is snapped to pixels.
    var snaps = false
    /// Whether the coordinates are mirrored vertically, against flipped geometry around the layer.
    var isFlipped = false
    /// The change of its perspective per point of depth; 0 outside of 3D rendering contexts.
    var depthAxis = SIMD3<Double>.zero
  }

  /// A bitmap as a layer shows it.
  struct ShownContents {
    var bitmap: Index<TextureTable.Placement>
    var geometry: ContentsPlacement
  }

  /// Adds a layer's own parts; returns whether sublayers may be visible.
  mutating func visit(
    _ index: Index<RenderTree.OrderEntry>, of tree: borrowing RenderTree, transform: Affine,
    opacity: Float, in parent: Inherited, as group: Group? = nil
  ) -> Bool {
    var layer = makeLayer(at: index, of: tree, transform: transform, clip: parent.clip)
    layer.opacity = opacity
    let isMoving = inherited[index].isMoving
    layer.snaps = snapsBitmaps && !isMoving
    var inside = Inherited(
      transform: transform, opacity: 1, clip: parent.clip, context3D: nil,
      isMirrored: parent.isMirrored, isMoving: isMoving)
    let isInContext3D =
      parent.context3D != nil || tree.has3DProperties(layer.slot) || sortsSublayersByDepth(index)
    if isInContext3D {
      if tree.isTransformLayer(layer.slot) {
        enterTransformLayer(layer, at: index, in: parent, inside: inside, tree: tree)
        return true
      }
      guard enterContext3D(&layer, at: index, in: parent, inside: &inside, tree: tree) else {
        return false
      }
    }
    if parent.isMirrored { layer.flipVertically() }
    // A back-facing layer. Its sublayers lie in the layer's plane and are hidden too (Apple,
    // "isDoubleSided": "the layer hides its content when it faces away from the viewer").
    if !layer.style.isDoubleSided && layer.isBackFacing { return false }
    guard tree.layers.drawKinds[layer.slot] == .transition else {
      return addLayer(
        &layer, at: index, inside: inside, around: parent.opacity, as: group, tree: tree)
    }
    return addTransition(
      to: &layer, at: index, inside: inside, around: parent.opacity, tree: tree)
  }

  /// Adds a layer whose geometry is known; returns whether sublayers may be visible. With a group
  /// given, the layer is composited as that group regardless of its opacity.
  mutating func addLayer(
    _ layer: inout Layer, at index: Index<RenderTree.OrderEntry>, inside: Inherited, around: Float,
    as given: Group? = nil, tree: borrowing RenderTree
  ) -> Bool {
    // A bitmap does not have what lies behind the layer.
    let isRasterizable = layer.style.backgroundFilters.isEmpty
    let isUnrasterized = layer.style.shouldRasterize && isRasterizable && rasterRoot != index
    if isUnrasterized, let raster = tree.rasters[layer.slot], raster.placement != nil {
      return addRaster(raster, of: &layer, at: index, around: around, as: given, tree: tree)
    }
    var inside = inside
    var opened = beginLayer(&layer, at: index, inside: &inside, around: around, as: given, tree)
    opened.isUnrasterized = opened.isUnrasterized || isUnrasterized
    if layer.style.masksToBounds { inside.clip = pushClip(layer) }
    inherited[index] = inside
    let isParent = tree.hasVisibleSublayers(index)
    opened.hasBorder = addBody(of: layer, tree, isParent: isParent, innerClip: inside.clip)
    if !tree.particles.slots.isEmpty { addParticles(of: layer, at: index, clip: inside.clip, tree) }
    let isShowingSublayers = isParent && !visible(inside.clip).isEmpty
    let sortsSublayers = isShowingSublayers && sortsSublayersByDepth(index)
    if opened.needsClosing || sortsSublayers { open.append(opened) }
    if sortsSublayers, let context3D = inside.context3D { openSortGroup(context3D) }
    return isShowingSublayers || opened.maskBox != nil
  }

  func makeLayer(
    at index: Index<RenderTree.OrderEntry>, of tree: borrowing RenderTree, transform: Affine,
    clip: Index<ClipStack.Clip>?
  ) -> Layer {
    let slot = tree.order[index].slot
    var layer = Layer(
      slot: slot, style: tree.layers.styles[slot].map { tree.styles.presented[$0] } ?? .plain,
      edges: tree.layers.presented[slot].antialiasedEdges,
      transform: transform, bounds: tree.layers.presented[slot].bounds.standardizedRect, radius: 0,
      opacity: 1,
      clip: clip)
    layer.radius = CornerShape.radius(layer.style, layer.bounds.size)
    return layer
  }

  func visible(_ clip: Index<ClipStack.Clip>?) -> PixelRect {
    clip.map { clips[$0].visible } ?? target
  }

  mutating func pushClip(_ layer: Layer) -> Index<ClipStack.Clip> {
    if let perspective = layer.perspective {
      return clips.push(
        layer.bounds, radius: layer.radius, flags: CornerShape.flags(layer.style), perspective,
        parent: layer.clip, visible: visible(layer.clip), into: &list.parameters)
    }
    return clips.push(
      layer.bounds, radius: layer.radius, flags: CornerShape.flags(layer.style), layer.transform,
      parent: layer.clip, visible: visible(layer.clip), into: &list.parameters)
  }

  // MARK: Parts

  /// Adds background and contents, and the border if nothing comes between; returns whether the
  /// border is still to be added.
  private mutating func addBody(
    of layer: Layer, _ tree: borrowing RenderTree, isParent: Bool,
    innerClip: Index<ClipStack.Clip>?
  ) -> Bool {
    let color = tree.background(layer.slot)
    let hasBorder = layer.style.hasBorder
    // Without a group, the opacity applies to each part separately.
    let isTranslucent = layer.opacity < 1
    var body = piece(of: layer, part: .body, rect: layer.bounds)
    body.color = color.w > 0 ? color : .zero
    body.radius = layer.radius
    let crossFade =
      tree.contentsCrossFades.isEmpty ? nil : tree.contentsCrossFades[layer.slot]
    let placement = crossFade == nil ? tree.layers.placements[layer.slot] : nil
    let contents = contents(placement, of: layer, tree)
    var isSeparate = crossFade != nil
    body.fill = Fill(layer.style)
    if let contents {
      // Contents have no rounded corners unless the layer masks them.
      isSeparate =
        !contents.geometry.fillsBounds || (layer.radius > 0 && !layer.style.masksToBounds)
        || (isTranslucent && color.w > 0) || !body.fill.isPlain || tree.tint(layer.slot) != .one
      if !isSeparate { body.setContents(contents.geometry, at: contents.bitmap) }
    }
    let isEmpty = color.w <= 0 && body.fill.isPlain
    let isBorderOnly = isEmpty && contents == nil && crossFade == nil
    let hasShape = layer.style.shape.isVisible
    let includesBorder =
      hasBorder && !isParent && !isSeparate && !hasShape && (isBorderOnly || !isTranslucent)
    if includesBorder { body.setBorder(layer.style) }
    if !isEmpty || includesBorder || (contents != nil && !isSeparate) {
      append(body, style: layer.style, tree: tree)
    }
    if isSeparate, let contents {
      append(
        contentsPiece(contents, of: layer, innerClip: innerClip), style: layer.style, tree: tree)
    }
    if let crossFade { add(crossFade, of: layer, tree, innerClip: innerClip) }
    if hasShape { addShape(of: layer, innerClip: innerClip) }
    return hasBorder && !includesBorder
  }

  func contents(
    _ bitmap: Index<TextureTable.Placement>?, of layer: Layer, _ tree: borrowing RenderTree
  ) -> ShownContents? {
    guard let bitmap else { return nil }
    let size = tree.textures.placements[bitmap].size
    guard
      var geometry = ContentsPlacement(
        layer.style, bounds: layer.bounds, width: size.width, height: size.height)
    else { return nil }
    if layer.style.masksToBounds { geometry.trim(to: layer.bounds) }
    guard geometry.rect.size.width > 0, geometry.rect.size.height > 0 else { return nil }
    return ShownContents(bitmap: bitmap, geometry: geometry)
  }

  /// Adds a cross-fade of two contents.
  private mutating func add(
    _ crossFade: RenderTree.ContentsCrossFade, of layer: Layer, _ tree: borrowing RenderTree,
    innerClip: Index<ClipStack.Clip>?
  ) {
    let firstItem = list.items.nextIndex
    let parts = [
      (
        bitmap: crossFade.previous, part: DisplayItem.Part.outgoingContents,
        opacity: 1 - crossFade.fraction
      ),
      (tree.layers.placements[layer.slot], .contents, crossFade.fraction),
    ]
    for entry in parts {
      guard let contents = contents(entry.bitmap, of: layer, tree) else { continue }
      var piece = contentsPiece(contents, of: layer, innerClip: innerClip)
      (piece.part, piece.opacity) = (entry.part, entry.opacity)
      append(piece, style: layer.style, tree: tree)
    }
    let end = list.items.nextIndex
    guard end > firstItem else { return }
    if end > firstItem.next { list.items[firstItem.next].compositing = .added }
    close(
      Group(opacity: layer.opacity, part: .contentsCrossFade), from: firstItem, of: layer.slot)
  }

  private func contentsPiece(
    _ contents: ShownContents, of layer: Layer, innerClip: Index<ClipStack.Clip>?
  ) -> Piece {
    var piece = piece(of: layer, part: .contents, rect: contents.geometry.rect)
    piece.setContents(contents.geometry, at: contents.bitmap)
    // Contents trimmed to rectangular bounds need no clip.
    let isInside = layer.radius == 0 && contents.geometry.slices == nil
    if layer.style.masksToBounds && !isInside { piece.clip = innerClip }
    return piece
  }

  func piece(of layer: Layer, part: DisplayItem.Part, rect: CGRect) -> Piece {
    var piece = Piece(
      slot: layer.slot, part: part, quad: Quad(rect, layer.transform),
      size: SIMD2(rect.size.width, rect.size.height), opacity: layer.opacity, clip: layer.clip,
      snaps: layer.snaps)
    piece.edges = layer.edges
    if let perspective = layer.perspective { piece.project(in: perspective, rect) }
    return piece
  }

  /// Adds the border of a layer after its sublayers.
  mutating func addBorder(of opened: OpenLayer, _ tree: borrowing RenderTree) {
    let parent = tree.order[opened.index].parent.map { inherited[$0] }
    let own = inherited[opened.index]
    var layer = makeLayer(at: opened.index, of: tree, transform: own.transform, clip: opened.clip)
    layer.opacity = own.opacity
    layer.perspective = perspective(ofLayerAt: opened.index)
    if parent?.isMirrored ?? false { layer.flipVertically() }
    var border = piece(of: layer, part: .border, rect: layer.bounds)
    border.radius = layer.radius
    border.setBorder(layer.style)
    append(border, style: layer.style, tree: tree)
  }
}

extension LayerStyle {
  var hasBorder: Bool { borderWidth > 0 && borderColor.w > 0 }
}

extension RenderTree {
  fileprivate func hasVisibleSublayers(_ index: Index<OrderEntry>) -> Bool {
    var child = index.next
    let end = order[index].end
    while child < end {
      let slot = order[child].slot
      let isShown = !layers.presented[slot].isHidden && layers.presented[slot].opacity > 0
      if !order[child].isMask && (isShown || layers.drawKinds[slot] == .transition) {
        return true
      }
      child = order[child].end
    }
    return false
  }
}
