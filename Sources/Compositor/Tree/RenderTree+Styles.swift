import CoreGraphics
import LayerTree

// Properties that few layers have, in side tables.

extension RenderTree {
  /// Sets the style of a layer; a plain style is not stored.
  mutating func setStyle(_ style: LayerStyle, of slot: Slot) {
    if zPosition(slot) != style.zPosition { needsOrder = true }
    setKind(style.kind, of: slot)
    if let index = layers.styles[slot] {
      if style == .plain {
        styles.remove(index)
        layers.styles[slot] = nil
      } else {
        styles.set(style, at: index)
      }
    } else if style != .plain {
      layers.styles[slot] = styles.add(style)
    }
    updateDrawKind(of: slot)
  }

  /// Updates the draw kind after a change of the style or the 3D properties.
  mutating func updateDrawKind(of slot: Slot) {
    if layers.spaces[slot] != nil || layers.masks[slot] != nil {
      layers.drawKinds[slot] = .styled
    } else {
      let isOneQuad = layers.styles[slot].map { styles.presented[$0].isOneQuad } ?? true
      let edges = layers.presented[slot].antialiasedEdges
      layers.drawKinds[slot] = isOneQuad ? LayerTable.DrawKind(edges: edges.rawValue) : .styled
    }
    updateRasterization(of: slot)
  }

  /// Restores the committed style.
  mutating func resetStyle(of slot: Slot) {
    guard let index = layers.styles[slot] else { return }
    if styles.presented[index].zPosition != styles.models[index].zPosition { needsOrder = true }
    styles.reset(index)
    updateDrawKind(of: slot)
  }

  /// The index of a layer's style, for animations to change. It is kept until the layer gets another
  /// style or is removed.
  mutating func animatedStyle(of slot: Slot) -> Index<LayerStyle> {
    if let index = layers.styles[slot] { return index }
    let index = styles.add(.plain)
    layers.styles[slot] = index
    return index
  }
}

extension LayerStyle {
  /// Whether the layer is a replicator layer or an emitter layer.
  var hasKind: Bool { if case .some = kind { true } else { false } }
}

extension LayerStyle {
  /// Whether a layer is drawn as one quad, like one without a style.
  fileprivate var isOneQuad: Bool {
    cornerRadius <= 0 && borderWidth <= 0 && !masksToBounds
      && contentsGravity == .resize && contentsRect == LayerStyle.unitRect
      && contentsCenter == LayerStyle.unitRect && magnificationFilter == .linear
      && minificationFilter == .linear && isDoubleSided && allowsGroupOpacity
      && Fill(self).isPlain && !shape.isVisible && filters.isEmpty
      && backgroundFilters.isEmpty && blendMode == .normal && !hasKind
      && !shadow.isVisible && !shouldRasterize
  }
}

extension RenderTree {
  /// Sets the 3D properties of a layer; the default ones are not stored.
  mutating func setSpace(_ space: LayerSpace, of slot: Slot) {
    if let index = layers.spaces[slot] {
      if space == .flat {
        spaces.remove(index)
        layers.spaces[slot] = nil
      } else {
        spaces.set(space, at: index)
      }
    } else if space != .flat {
      layers.spaces[slot] = spaces.add(space)
    }
    updateDrawKind(of: slot)
  }

  /// Restores the committed 3D properties.
  mutating func resetSpace(of slot: Slot) {
    if let index = layers.spaces[slot] { spaces.reset(index) }
  }

  /// The index of a layer's 3D properties, for animations to change. It is kept until the last of
  /// these animations is removed, or the layer.
  mutating func animatedSpace(of slot: Slot) -> Index<LayerSpace> {
    if let index = layers.spaces[slot] { return index }
    let index = spaces.add(.flat)
    layers.spaces[slot] = index
    updateDrawKind(of: slot)
    return index
  }

  /// Removes 3D properties that only animations needed, so that frames without depth are not sorted
  /// by it anymore.
  mutating func releaseSpace(of slot: Slot) {
    guard let index = layers.spaces[slot], spaces.models[index] == .flat,
      !running.contains(.space, of: slot)
    else { return }
    setSpace(.flat, of: slot)
  }
}
