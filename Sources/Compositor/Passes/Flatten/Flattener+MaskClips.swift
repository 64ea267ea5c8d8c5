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
      tree.isOneItem(layer), tree.isOpaqueShape(tree.order[entry].slot)
    else { return nil }
    let mask = Affine(layer: tree.layers.presented[tree.order[entry].slot])
    return pushClip(
      makeLayer(
        at: entry, of: tree, transform: layer.transform.applied(after: mask), clip: layer.clip))
  }
}

extension RenderTree {
  /// Whether a layer without sublayers shows one item, so that no two overlap at the edge of a mask.
  fileprivate func isOneItem(_ layer: borrowing Flattener.Layer) -> Bool {
    guard layer.style.hasBodyAlone, contentsCrossFades[layer.slot] == nil,
      layers.drawKinds[layer.slot] != .transition
    else { return false }
    return layers.placements[layer.slot] == nil
      || background(layer.slot).w <= 0 && Fill(layer.style).isPlain
  }

  /// Whether a layer shows a rectangle or a rounded rectangle of one opaque color.
  fileprivate func isOpaqueShape(_ slot: Slot) -> Bool {
    let style = layers.styles[slot].map { styles.presented[$0] } ?? .plain
    let properties = layers.presented[slot]
    return !properties.isHidden && properties.opacity >= 1 && background(slot).w >= 1
      && properties.antialiasedEdges == .all && !properties.transform.leavesPlane
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
