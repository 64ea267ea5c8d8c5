import CoreGraphics
import LayerTree

// Properties that few layers have, in side tables.

extension RenderTree {
  /// The presented z position of a slot.
  @inline(__always)
  func zPosition(_ slot: Int32) -> CGFloat {
    let style = styleIndices[Int(slot)]
    return style < 0 ? 0 : styles.presented[Int(style)].zPosition
  }

  /// Sets the style of a layer; a plain style is not stored.
  mutating func setStyle(_ style: LayerStyle, of slot: Int32) {
    let index = styleIndices[Int(slot)]
    if zPosition(slot) != style.zPosition { needsOrder = true }
    if style == .plain {
      if index >= 0 { styles.remove(index) }
      styleIndices[Int(slot)] = Self.none
    } else if index >= 0 {
      styles.set(style, at: index)
    } else {
      styleIndices[Int(slot)] = styles.add(style)
    }
    updateDrawKind(of: slot)
  }

  /// Updates the draw kind after a change of the style or the 3D properties.
  mutating func updateDrawKind(of slot: Int32) {
    let style = styleIndices[Int(slot)]
    if spaceIndices[Int(slot)] >= 0 {
      drawKinds[Int(slot)] = .styled
    } else {
      drawKinds[Int(slot)] = style < 0 ? .plain : DrawKind(styles.presented[Int(style)])
    }
  }

  /// Restores the committed style.
  mutating func resetStyle(of slot: Int32) {
    let index = styleIndices[Int(slot)]
    guard index >= 0 else { return }
    if styles.presented[Int(index)].zPosition != styles.models[Int(index)].zPosition {
      needsOrder = true
    }
    styles.reset(index)
    updateDrawKind(of: slot)
  }

  /// The index of the slot's style, for animations to change. It is kept until the layer gets
  /// another style or is removed.
  mutating func animatedStyle(of slot: Int32) -> Int {
    if styleIndices[Int(slot)] < 0 { styleIndices[Int(slot)] = styles.add(.plain) }
    return Int(styleIndices[Int(slot)])
  }
}

extension RenderTree.DrawKind {
  init(_ style: LayerStyle) {
    let isOneQuad =
      style.cornerRadius <= 0 && style.borderWidth <= 0 && !style.masksToBounds
      && style.contentsGravity == .resize && style.contentsRect == LayerStyle.unitRect
      && style.contentsCenter == LayerStyle.unitRect && style.magnificationFilter == .linear
      && style.minificationFilter == .linear && style.isDoubleSided && style.allowsGroupOpacity
      && Fill(style).isPlain
    self = isOneQuad ? Self(edges: style.antialiasedEdges.rawValue) : .styled
  }
}

extension RenderTree {
  /// Sets the 3D properties of a layer; the default ones are not stored.
  mutating func setSpace(_ space: LayerSpace, of slot: Int32) {
    let index = spaceIndices[Int(slot)]
    if space == .flat {
      if index >= 0 { spaces.remove(index) }
      spaceIndices[Int(slot)] = Self.none
    } else if index >= 0 {
      spaces.set(space, at: index)
    } else {
      addSpace(space, to: slot)
    }
    updateDrawKind(of: slot)
  }

  private mutating func addSpace(_ space: LayerSpace, to slot: Int32) {
    spaceIndices[Int(slot)] = spaces.add(space)
    hasDepth = true
  }

  /// Restores the committed 3D properties.
  mutating func resetSpace(of slot: Int32) {
    let index = spaceIndices[Int(slot)]
    if index >= 0 { spaces.reset(index) }
  }

  /// The index of the slot's 3D properties, for animations to change. It is kept until the layer
  /// gets others or is removed.
  mutating func animatedSpace(of slot: Int32) -> Int {
    if spaceIndices[Int(slot)] < 0 {
      addSpace(.flat, to: slot)
      updateDrawKind(of: slot)
    }
    return Int(spaceIndices[Int(slot)])
  }
}
