import CoreGraphics
import LayerTree

// Layers that need more than one quad: styled, clipped, or composited as a group.

extension Flattener {
  /// The properties of a layer that is being added.
  struct Layer {
    var slot: Int
    var style: LayerStyle
    var transform: Affine
    /// Replaces `transform` if the layer is in perspective.
    var perspective: Perspective?
    /// The standardized bounds.
    var bounds: CGRect
    var radius: Double
    var opacity: Float
    /// The innermost clip around the layer.
    var clip: Int32
    /// Whether its bitmap is snapped to pixels.
    var snaps = false
  }

  /// Adds a layer's own parts; returns whether sublayers may be visible.
  mutating func visit(
    _ tree: borrowing RenderTree, _ index: Int, _ transform: Affine, _ opacity: Float,
    in parent: Inherited
  ) -> Bool {
    var layer = makeLayer(tree, index, transform, clip: parent.clip)
    layer.opacity = opacity
    let isMoving = inherited[index].isMoving
    layer.snaps = snapsBitmaps && !isMoving
    var inside = Inherited(
      transform: transform, opacity: 1, clip: parent.clip, context3D: -1,
      isMirrored: parent.isMirrored, isMoving: isMoving)
    let isInContext3D =
      parent.context3D >= 0 || tree.has3DProperties(layer.slot) || sortsSublayersByDepth(index)
    if isInContext3D {
      guard enterContext3D(&layer, &inside, index, parent, tree) else { return false }
      if tree.isTransformLayer(layer.slot) {
        inside.opacity = parent.opacity * opacity
        inherited[index] = inside
        return true
      }
    }
    if parent.isMirrored { layer.flipVertically() }
    // A back-facing layer. Its sublayers lie in the layer's plane and are hidden too (Apple,
    // "isDoubleSided": "the layer hides its content when it faces away from the viewer").
    if !layer.style.isDoubleSided && layer.isBackFacing { return false }
    guard tree.drawKinds[layer.slot] == .transition else {
      return addLayer(&layer, index, inside, around: parent.opacity, tree)
    }
    return addTransition(&layer, index, inside, around: parent.opacity, tree)
  }

  /// Adds a layer whose geometry is known; returns whether sublayers may be visible. With a group
  /// given, the layer is composited as that group regardless of its opacity.
  mutating func addLayer(
    _ layer: inout Layer, _ index: Int, _ inside: Inherited, around: Float,
    as given: Group? = nil, _ tree: borrowing RenderTree
  ) -> Bool {
    var inside = inside
    let usesGroupOpacity = layer.opacity < 1 && layer.style.allowsGroupOpacity
    var group = usesGroupOpacity ? given ?? Group(opacity: 1) : given
    group?.opacity *= around * (usesGroupOpacity ? layer.opacity : 1)
    if usesGroupOpacity { layer.opacity = 1 }
    if group == nil { layer.opacity *= around }
    inside.opacity = layer.opacity
    if layer.style.masksToBounds { inside.clip = pushClip(layer) }
    inherited[index] = inside
    let firstItem = list.items.count
    let isParent = tree.hasVisibleSublayers(index)
    let border = addBody(of: layer, tree, isParent: isParent, innerClip: inside.clip)
    let isShowingSublayers = isParent && !visible(inside.clip).isEmpty
    let sortsSublayers = isShowingSublayers && sortsSublayersByDepth(index)
    if group != nil || border || sortsSublayers {
      open.append(
        OpenLayer(
          index: index, end: Int(tree.order[index].end), firstItem: firstItem, group: group,
          hasBorder: border))
    }
    if sortsSublayers { openSortGroup(inside.context3D) }
    return isShowingSublayers
  }

  private func makeLayer(
    _ tree: borrowing RenderTree, _ index: Int, _ transform: Affine, clip: Int32
  ) -> Layer {
    let slot = Int(tree.order[index].slot)
    let style = tree.styleIndices[slot]
    var layer = Layer(
      slot: slot, style: style < 0 ? .plain : tree.styles.presented[Int(style)],
      transform: transform, bounds: tree.presented[slot].bounds.standardizedRect, radius: 0,
      opacity: 1,
      clip: clip)
    layer.radius = CornerShape.radius(layer.style, layer.bounds.size)
    return layer
  }

  func visible(_ clip: Int32) -> PixelRect {
    clip < 0 ? target : clips[clip].visible
  }

  private mutating func pushClip(_ layer: Layer) -> Int32 {
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
    of layer: Layer, _ tree: borrowing RenderTree, isParent: Bool, innerClip: Int32
  ) -> Bool {
    let color = tree.background(layer.slot)
    let hasBorder = layer.style.hasBorder
    // Without a group, the opacity applies to each part separately.
    let isTranslucent = layer.opacity < 1
    var body = piece(layer, .body, layer.bounds)
    body.color = color.w > 0 ? color : .zero
    body.radius = layer.radius
    let crossFade =
      tree.contentsCrossFades.isEmpty ? nil : tree.contentsCrossFades[Int32(layer.slot)]
    let contents = crossFade == nil ? contents(tree.placements[layer.slot], of: layer, tree) : nil
    var isSeparate = crossFade != nil
    body.fill = Fill(layer.style)
    if let contents {
      // Contents have no rounded corners unless the layer masks them.
      isSeparate =
        !contents.fillsBounds || (layer.radius > 0 && !layer.style.masksToBounds)
        || (isTranslucent && color.w > 0) || !body.fill.isPlain
      if !isSeparate { body.setContents(contents, tree.placements[layer.slot]) }
    }
    let isEmpty = color.w <= 0 && body.fill.isPlain
    let isBorderOnly = isEmpty && contents == nil && crossFade == nil
    let includesBorder = hasBorder && !isParent && !isSeparate && (isBorderOnly || !isTranslucent)
    if includesBorder { body.setBorder(layer.style) }
    if !isEmpty || includesBorder || (contents != nil && !isSeparate) {
      add(body, layer.style, tree)
    }
    if isSeparate, let contents {
      let placement = tree.placements[layer.slot]
      add(contentsPiece(contents, placement, of: layer, innerClip: innerClip), layer.style, tree)
    }
    if let crossFade { add(crossFade, of: layer, tree, innerClip: innerClip) }
    return hasBorder && !includesBorder
  }

  private func contents(
    _ placement: Int32, of layer: Layer, _ tree: borrowing RenderTree
  ) -> ContentsPlacement? {
    guard placement >= 0 else { return nil }
    let size = tree.textures.placements[Int(placement)].size
    guard
      var contents = ContentsPlacement(
        layer.style, bounds: layer.bounds, width: size.width, height: size.height)
    else { return nil }
    if layer.style.masksToBounds { contents.trim(to: layer.bounds) }
    return contents.rect.size.width > 0 && contents.rect.size.height > 0 ? contents : nil
  }

  /// Adds a cross-fade of two contents.
  private mutating func add(
    _ crossFade: RenderTree.ContentsCrossFade, of layer: Layer, _ tree: borrowing RenderTree,
    innerClip: Int32
  ) {
    let firstItem = list.items.count
    let parts = [
      (
        placement: crossFade.previous, part: DisplayItem.Part.outgoingContents,
        opacity: 1 - crossFade.fraction
      ),
      (tree.placements[layer.slot], .contents, crossFade.fraction),
    ]
    for entry in parts {
      guard let contents = contents(entry.placement, of: layer, tree) else { continue }
      var piece = contentsPiece(contents, entry.placement, of: layer, innerClip: innerClip)
      (piece.part, piece.opacity) = (entry.part, entry.opacity)
      add(piece, layer.style, tree)
    }
    guard list.items.count > firstItem else { return }
    if list.items.count > firstItem + 1 { list.items[firstItem + 1].compositing = .added }
    close(
      Group(opacity: layer.opacity, part: .contentsCrossFade), from: firstItem, Int32(layer.slot))
  }

  private func contentsPiece(
    _ contents: ContentsPlacement, _ placement: Int32, of layer: Layer, innerClip: Int32
  ) -> Piece {
    var piece = piece(layer, .contents, contents.rect)
    piece.setContents(contents, placement)
    // Contents trimmed to rectangular bounds need no clip.
    let isInside = layer.radius == 0 && contents.slices == nil
    if layer.style.masksToBounds && !isInside { piece.clip = innerClip }
    return piece
  }

  private func piece(_ layer: Layer, _ part: DisplayItem.Part, _ rect: CGRect) -> Piece {
    var piece = Piece(
      slot: layer.slot, part: part, quad: Quad(rect, layer.transform),
      size: SIMD2(rect.size.width, rect.size.height), opacity: layer.opacity, clip: layer.clip,
      snaps: layer.snaps)
    if let perspective = layer.perspective { piece.project(in: perspective, rect) }
    return piece
  }

  /// Adds the border of a layer after its sublayers.
  mutating func addBorder(of index: Int, _ tree: borrowing RenderTree) {
    let parent = tree.order[index].parent
    let clip = parent < 0 ? -1 : inherited[Int(parent)].clip
    var layer = makeLayer(tree, index, inherited[index].transform, clip: clip)
    layer.opacity = inherited[index].opacity
    layer.perspective = perspective(ofLayerAt: index)
    if parent >= 0, inherited[Int(parent)].isMirrored { layer.flipVertically() }
    var border = piece(layer, .border, layer.bounds)
    border.radius = layer.radius
    border.setBorder(layer.style)
    add(border, layer.style, tree)
  }

  // MARK: Groups

  /// More items than this are not tested for overlaps.
  private static let maximumDisjointBoxes = 8

  /// Composites the items since the first as a group: separately where they do not overlap, else
  /// through a texture.
  mutating func close(_ group: Group, from firstItem: Int, _ slot: Int32) {
    var box = PixelRect.empty
    var areDisjoint = true
    boxes.removeAll(keepingCapacity: true)
    var index = list.items.count - 1
    while index >= firstItem {
      let next = list.items[index].box
      areDisjoint =
        areDisjoint && boxes.count < Self.maximumDisjointBoxes
        && !boxes.contains { $0.intersects(next) }
      if areDisjoint { boxes.append(next) }
      box = box.union(next)
      index = list.items.index(below: index)
    }
    guard !box.isEmpty else { return }
    if areDisjoint && group.fill.isPlain { return applyOpacity(from: firstItem, group) }
    let quad = Quad(box)
    var item = DisplayItem(
      slot: slot,
      quad: QuadInstance(
        xAxis: SIMD2<Float>(quad.xAxis), yAxis: SIMD2<Float>(quad.yAxis),
        origin: SIMD2<Float>(quad.origin), opacity: group.opacity),
      box: box)
    item.part = group.part
    item.compositing = group.isAdditive ? .added : .over
    item.program = .bitmap
    item.firstChild = Int32(firstItem)
    if !group.fill.isPlain { applyFill(group.fill, to: &item) }
    list.items.append(item)
  }

  /// Draws a group with the primitive of its fill.
  private mutating func applyFill(_ fill: Fill, to item: inout DisplayItem) {
    var (instance, hash) = (ShapeInstance(item.quad, item.edges), StableHash(0))
    let first = list.parameters.count
    let size = SIMD2(Double(item.box.width), Double(item.box.height))
    fill.addParameters(points: size, pixels: size, isInPerspective: false) { row in
      list.parameters.append(row)
      hash.combine(row)
    }
    if list.parameters.count > first { instance.details = Int32(first) }
    item.program = .shape([], fill.primitive(hasTexture: true, isInPerspective: false))
    if let filter = fill.filter { item.filter = filter }
    item.shape = Int32(list.shapes.count)
    list.shapes.append(
      DisplayShape(instance: instance, hash: hash.value, opaqueBox: .empty))
    list.reach = max(list.reach, item.reach)
  }

  private mutating func applyOpacity(from first: Int, _ group: Group) {
    var index = list.items.count - 1
    while index >= first {
      list.items[index].quad.opacity *= group.opacity
      list.items[index].compositing = group.isAdditive ? .added : .over
      let shape = Int(list.items[index].shape)
      if shape >= 0 {
        list.shapes[shape].instance.opacity *= group.opacity
        list.shapes[shape].opaqueBox = .empty
      }
      index = list.items.index(below: index)
    }
  }
}

extension [DisplayItem] {
  /// The next item towards the back outside of the group at `index`.
  @inline(__always)
  func index(below index: Int) -> Int {
    let firstChild = self[index].firstChild
    return firstChild >= 0 ? Int(firstChild) - 1 : index - 1
  }
}

extension LayerStyle {
  var hasBorder: Bool { borderWidth > 0 && borderColor.w > 0 }
}

extension RenderTree {
  fileprivate func hasVisibleSublayers(_ index: Int) -> Bool {
    var child = index + 1
    let end = Int(order[index].end)
    while child < end {
      let properties = Int(order[child].slot)
      if !presented[properties].isHidden && presented[properties].opacity > 0
        || drawKinds[properties] == .transition
      {
        return true
      }
      child = Int(order[child].end)
    }
    return false
  }
}
