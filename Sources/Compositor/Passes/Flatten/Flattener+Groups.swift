import LayerTree

// Groups: layers that are composited with their sublayers as one, for group opacity, masks, filters
// and transitions.

extension Flattener {
  /// How items are composited as a group.
  struct Group: Sendable {
    var opacity: Float
    var part = DisplayItem.Part.group
    /// Whether it is added to the pixels below.
    var isAdditive = false
    /// How it is combined with the pixels below otherwise.
    var blendMode = BlendMode.normal
    var fill = Fill.plain
    var effects: EffectChain?
    /// The clip around a group with filters, whose items it does not clip.
    var clip: Index<ClipStack.Clip>?

  }

  /// The group as which a layer is composited, with its opacity and the opacity around it; nil
  /// where its parts are drawn with these opacities separately. Group opacity leaves the layer
  /// opaque.
  func beginGroup(
    _ given: Group?, of layer: inout Layer, around: Float, isNeeded: Bool
  ) -> Group? {
    let usesGroupOpacity = layer.opacity < 1 && layer.style.allowsGroupOpacity
    guard var group = given ?? (usesGroupOpacity || isNeeded ? Group(opacity: 1) : nil) else {
      layer.opacity *= around
      return nil
    }
    group.opacity *= around * (usesGroupOpacity ? layer.opacity : 1)
    if usesGroupOpacity { layer.opacity = 1 }
    return group
  }

  /// More items than this are not tested for overlaps.
  private static let maximumDisjointBoxes = 8

  /// Composites the items since the first as a group: separately where they do not overlap, else
  /// through a texture. Of a group with a mask, only `limit` is visible.
  mutating func close(
    _ group: Group, from firstItem: Index<DisplayItem>, of slot: Slot,
    within limit: PixelRect? = nil
  ) {
    var box = PixelRect.empty
    let compositing = compositing(of: group)
    var areDisjoint = true
    boxes.removeAll(keepingCapacity: true)
    var index = list.items.count - 1
    while index >= firstItem.offset {
      let next = list.items[index].box
      // The interior of a path overlaps nothing that its edges, with the same box, do not.
      if !list.items.isInterior(ofItemAbove: index) {
        areDisjoint =
          areDisjoint && boxes.count < Self.maximumDisjointBoxes
          && !boxes.contains { $0.intersects(next) } && !list.items[index].needsGroup
          && list.items[index].part != .particles
        if areDisjoint { boxes.append(next) }
      }
      box = box.union(next)
      index = list.items.index(below: index)
    }
    let reasons = OffscreenReasons(
      group, compositing, isMasked: limit != nil, itemsOverlap: !areDisjoint)
    if reasons.isEmpty { return applyOpacity(from: firstItem, group, compositing) }
    let extent = group.effects.map { box.expanded(by: $0.reach).intersection(area(of: $0)) } ?? box
    let visible = extent.intersection(limit ?? self.visible(group.clip))
    guard !box.isEmpty, !visible.isEmpty else {
      return list.items.removeSubrange(firstItem.offset...)
    }
    var item = DisplayItem(
      slot: slot, quad: QuadInstance(Quad(visible), opacity: group.opacity), box: visible)
    item.part = group.part
    item.compositing = compositing
    item.program = .bitmap
    item.firstChild = firstItem
    item.offscreenReasons = reasons
    if !group.fill.isPlain { apply(group.fill, to: &item) }
    if var effects = group.effects {
      effects.extent = extent
      apply(effects, clip: group.clip, to: &item)
    }
    if compositing == .blended { addBlending(group.blendMode, to: &item) }
    list.items.append(item)
  }

  /// Draws a group with the primitive of its fill.
  private mutating func apply(_ fill: Fill, to item: inout DisplayItem) {
    var (instance, hash) = (ShapeInstance(item.quad, item.edges), StableHash(0))
    let first = list.parameters.count
    let size = SIMD2(Double(item.box.width), Double(item.box.height))
    fill.writeParameters(points: size, pixels: size, isInPerspective: false) { row in
      list.parameters.append(row)
      hash.combine(row)
    }
    if list.parameters.count > first { instance.details = Int32(first) }
    item.program = .shape([], fill.primitive(hasTexture: true, isInPerspective: false))
    if let filter = fill.filter { item.filter = filter }
    item.shape = list.shapes.nextIndex
    list.shapes.append(
      DisplayShape(instance: instance, hash: hash.value, opaqueBox: .empty))
    list.reach = max(list.reach, list.reach(of: item))
  }

  private mutating func applyOpacity(
    from first: Index<DisplayItem>, _ group: Group, _ compositing: DisplayItem.Compositing
  ) {
    var index = list.items.count - 1
    while index >= first.offset {
      list.items[index].quad.opacity *= group.opacity
      list.items[index].compositing = compositing
      if let shape = list.items[index].shape {
        list.shapes[shape].instance.opacity *= group.opacity
        list.shapes[shape].opaqueBox = .empty
      }
      index = list.items.index(below: index)
    }
  }
}

extension DisplayItem {
  /// Whether the item depends on the pixels below, so that a group around it has to have pixels of
  /// its own.
  @inline(__always)
  fileprivate var needsGroup: Bool { compositing.isBlended || part == .backdrop }
}

extension [DisplayItem] {
  /// The next item towards the back outside of the group at `index`.
  @inline(__always)
  func index(below index: Int) -> Int {
    (self[index].firstChild?.offset ?? index) - 1
  }
}
