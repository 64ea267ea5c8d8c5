import CoreGraphics
import LayerTree

/// The styles of those layers that are not plain.
struct StyleTable: Sendable {
  /// As committed.
  private(set) var models: [LayerStyle] = []
  /// At the time of the last `animate(to:)`.
  var presented: [LayerStyle] = []
  private var free: [Int32] = []

  /// A place for a style, to be given back to `remove`.
  mutating func add(_ style: LayerStyle) -> Int32 {
    if let index = free.popLast() {
      set(style, at: index)
      return index
    }
    models.append(style)
    presented.append(style)
    return Int32(models.count - 1)
  }

  mutating func set(_ style: LayerStyle, at index: Int32) {
    models[Int(index)] = style
    presented[Int(index)] = style
  }

  mutating func remove(_ index: Int32) {
    free.append(index)
  }

  /// Forgets what animations made of it.
  mutating func reset(_ index: Int32) {
    presented[Int(index)] = models[Int(index)]
  }
}

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
    looks[Int(slot)] = Look(style)
  }

  /// Presents the committed style again.
  mutating func resetStyle(of slot: Int32) {
    let index = styleIndices[Int(slot)]
    guard index >= 0 else { return }
    if styles.presented[Int(index)].zPosition != styles.models[Int(index)].zPosition {
      needsOrder = true
    }
    styles.reset(index)
    looks[Int(slot)] = Look(styles.presented[Int(index)])
  }

  /// The place of the slot's style, for animations to change; it stays until the layer gets another
  /// style or leaves.
  mutating func animatedStyle(of slot: Int32) -> Int {
    if styleIndices[Int(slot)] < 0 { styleIndices[Int(slot)] = styles.add(.plain) }
    return Int(styleIndices[Int(slot)])
  }
}

extension RenderTree.Look {
  init(_ style: LayerStyle) {
    let isOneQuad =
      style.cornerRadius <= 0 && style.borderWidth <= 0 && !style.masksToBounds
      && style.contentsGravity == .resize && style.contentsRect == LayerStyle.unitRect
      && style.contentsCenter == LayerStyle.unitRect && style.magnificationFilter == .linear
      && style.minificationFilter == .linear && style.isDoubleSided && style.allowsGroupOpacity
    self = isOneQuad ? Self(edges: style.smoothEdges.rawValue) : .styled
  }
}
