import CoreGraphics
import LayerTree

// What few layers have.

extension RenderTree {
  /// Of a slot, as it is presented.
  @inline(__always)
  func zPosition(_ slot: Int32) -> CGFloat {
    let style = styleIndices[Int(slot)]
    return style < 0 ? 0 : styles.presented[Int(style)].zPosition
  }

  /// A plain style takes no place.
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

  /// After a change of the style or the space.
  mutating func updateDrawKind(of slot: Int32) {
    let style = styleIndices[Int(slot)]
    if spaceIndices[Int(slot)] >= 0 {
      drawKinds[Int(slot)] = .styled
    } else {
      drawKinds[Int(slot)] = style < 0 ? .plain : DrawKind(styles.presented[Int(style)])
    }
  }

  /// Presents the committed style again.
  mutating func resetStyle(of slot: Int32) {
    let index = styleIndices[Int(slot)]
    guard index >= 0 else { return }
    if styles.presented[Int(index)].zPosition != styles.models[Int(index)].zPosition {
      needsOrder = true
    }
    styles.reset(index)
    updateDrawKind(of: slot)
  }

  /// The place of the slot's style, for animations to change; it stays until the layer gets another
  /// style or leaves.
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
    self = isOneQuad ? Self(edges: style.antialiasedEdges.rawValue) : .styled
  }
}

extension RenderTree {
  /// A flat space takes no place.
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

  /// Presents the committed space again.
  mutating func resetSpace(of slot: Int32) {
    let index = spaceIndices[Int(slot)]
    if index >= 0 { spaces.reset(index) }
  }

  /// The place of the slot's space, for animations to change; it stays until the layer gets another
  /// space or leaves.
  mutating func animatedSpace(of slot: Int32) -> Int {
    if spaceIndices[Int(slot)] < 0 {
      addSpace(.flat, to: slot)
      updateDrawKind(of: slot)
    }
    return Int(spaceIndices[Int(slot)])
  }
}
