import LayerTree

// The beginning of a layer: its shadow, its backdrop, and the groups around what it shows.

extension Flattener {
  /// Adds what lies below a layer's body, and begins the groups that the layer needs.
  mutating func beginLayer(
    _ layer: inout Layer, at index: Index<RenderTree.OrderEntry>, inside: inout Inherited,
    around: Float, as given: Group?, _ tree: borrowing RenderTree
  ) -> OpenLayer {
    let maskClip = given == nil ? maskClip(of: layer, at: index, in: inside, tree) : nil
    if let maskClip { layer.clip = maskClip }
    let isMasked = tree.layers.masks[layer.slot] != nil && maskClip == nil
    let isMask = given?.part == .mask
    let isBlended = layer.style.blendMode != .normal && !isMask
    var effects = effects(of: layer, tree)
    if isBlended {
      // The group is blended with the filtered backdrop.
      addBackdrop(of: layer, opacity: around * layer.opacity, outside: target, tree: tree)
    }
    let caster = shadowCaster(of: layer, at: index, isFiltered: effects != nil, tree)
    if caster != nil { firstIndependent = max(firstIndependent, tree.order[index].end) }
    var opened = OpenLayer(
      index: index, end: tree.order[index].end, firstItem: list.items.nextIndex,
      maskBox: isMasked ? .empty : nil)
    var keptShadow: Raster?
    if caster == .picture, given == nil, effects == nil {
      keptShadow = self.keptShadow(of: layer, at: index, in: inside, as: &opened, tree)
    }
    if caster == .picture, keptShadow == nil {
      effects = effects ?? EffectChain(filters: [], scale: layer.scale)
      effects?.shadow = groupShadow(of: layer)
    }
    opened.group = beginGroup(
      given, of: &layer, around: around,
      isNeeded: isMasked || effects != nil || isBlended || keptShadow != nil && around < 1)
    if isBlended { opened.group?.blendMode = layer.style.blendMode }
    inside.opacity = layer.opacity
    let outerTarget = target
    if let keptShadow { addShadow(keptShadow, to: layer, tree) }
    // The edges of a filtered body may be translucent.
    addShadow(of: caster, to: layer, isBodyExact: effects == nil, tree)
    if let effects {
      opened.outerTarget = outerTarget
      let needsGroup = isMasked || isMask || isBlended
      begin(
        effects, of: &layer, inside: &inside, as: &opened, needsGroup: needsGroup,
        hasGivenGroup: given != nil)
    }
    if !isBlended && !isMask {
      addBackdrop(of: layer, opacity: layer.opacity, outside: outerTarget, tree: tree)
    }
    opened.clip = layer.clip
    return opened
  }
}
