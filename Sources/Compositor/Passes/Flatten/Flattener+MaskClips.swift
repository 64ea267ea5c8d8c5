import CoreGraphics
import LayerTree

// Masks that are drawn as clips: a mask of one opaque color above a layer with a single item covers
// the same part of each pixel as a clip of the mask's shape, and a clip needs no texture.

extension Flattener {
  /// The clip that shows what the mask of a layer shows; nil where the layer has no mask, or needs
  /// a group for it.
  mutating func maskClip(
    of layer: borrowing Layer, at index: Index<RenderTree.OrderEntry>, in inside: Inherited,
    _ tree: borrowing RenderTree
  ) -> Index<ClipStack.Clip>? {
    let entry = index.next
    guard tree.order[index].end == entry.next, tree.order[entry].isMask,
      layer.perspective == nil, inside.context3D == nil, !layer.isFlipped, !inside.isMirrored,
      isOneItem(layer, tree), tree.isOpaqueShape(tree.order[entry].slot)
    else { return nil }
    let mask = Affine(layer: tree.layers.presented[tree.order[entry].slot])
    return pushClip(
      makeLayer(
        at: entry, of: tree, transform: layer.transform.applied(after: mask), clip: layer.clip))
  }

  /// Whether a layer without sublayers shows one item, so that no two overlap at the edge of a mask.
  private func isOneItem(_ layer: borrowing Layer, _ tree: borrowing RenderTree) -> Bool {
    guard layer.style.hasBodyAlone, tree.contentsCrossFades[layer.slot] == nil,
      tree.layers.drawKinds[layer.slot] != .transition
    else { return false }
    guard let contents = contents(tree.layers.placements[layer.slot], of: layer, tree) else {
      return true
    }
    guard Fill(layer.style).isPlain else { return false }
    if tree.background(layer.slot).w <= 0 { return true }
    // An opaque background is drawn together with contents that fill the bounds.
    return layer.opacity >= 1 && layer.radius == 0 && contents.geometry.fillsBounds
      && tree.tint(layer.slot) == .one
  }
}

extension RenderTree {
  /// Whether a layer shows a rectangle or a rounded rectangle of one opaque color.
  fileprivate func isOpaqueShape(_ slot: Slot) -> Bool {
    let style = layers.styles[slot].map { styles.presented[$0] } ?? .plain
    let properties = layers.presented[slot]
    return !properties.isHidden && properties.opacity >= 1 && background(slot).w >= 1
      && properties.antialiasedEdges == .all && !properties.compactTransform.leavesPlane
      && layers.placements[slot] == nil && layers.masks[slot] == nil && !has3DProperties(slot)
      && contentsCrossFades[slot] == nil && layers.drawKinds[slot] != .transition
      && style.hasBodyAlone && Fill(style).isPlain
  }
}

extension LayerStyle {
  /// Whether nothing is drawn besides the background and the contents, and these without effects.
  fileprivate var hasBodyAlone: Bool {
    borderWidth <= 0 && !shape.isVisible && !shadow.isVisible && !hasKind && !shouldRasterize
      && filters.isEmpty && backgroundFilters.isEmpty && blendMode == .normal
  }
}
