import CoreGraphics
import LayerTree

// The colors of replicator layers, which multiply all colors of an instance. A layer whose parts
// cannot be multiplied each by itself is composited as a group with a color matrix.

extension RenderTree {
  /// The factor of the colors of a layer's parts: straight RGBA.
  @inline(__always)
  func tint(_ slot: Slot) -> SIMD4<Float> {
    replicas.tints.isEmpty ? .one : replicas.tints[slot] ?? .one
  }

  /// The filter that tints a layer with its sublayers; nil for most layers.
  @inline(__always)
  func groupTint(_ slot: Slot) -> LayerFilter? {
    guard !replicas.groupTints.isEmpty, let tint = replicas.groupTints[slot] else { return nil }
    return .color(ColorMatrix(tint: tint))
  }

  /// Whether the parts of a layer cannot be tinted separately.
  func tintsAsGroup(_ slot: Slot) -> Bool {
    guard let style = layers.styles[slot].map({ styles.presented[$0] }) else { return false }
    // Contents and background have the same antialiased corners.
    let hasRoundedContents =
      layers.placements[slot] != nil && style.masksToBounds && style.cornerRadius > 0
    return layers.drawKinds[slot] == .transition || hasRoundedContents || !style.filters.isEmpty
      || style.shadow.isVisible || style.shape.isVisible || style.shouldRasterize
      || style.contentsCenter != LayerStyle.unitRect
      || style.contentsRect != LayerStyle.unitRect
  }
}

extension ColorMatrix {
  /// The matrix that multiplies with a color.
  init(tint: SIMD4<Float>) {
    self.init(
      red: SIMD4(tint.x, 0, 0, 0), green: SIMD4(0, tint.y, 0, 0), blue: SIMD4(0, 0, tint.z, 0),
      alpha: SIMD4(0, 0, 0, tint.w))
  }
}

extension Piece {
  /// Multiplies all colors. Its bitmap, if it has one, has to be its only part.
  mutating func multiply(by tint: SIMD4<Float>) {
    color = placement == nil ? color * tint : tint
    borderColor *= tint
    fill = fill.multiplied(by: tint, hasTexture: placement != nil)
  }
}

extension Fill {
  fileprivate func multiplied(by tint: SIMD4<Float>, hasTexture: Bool) -> Fill {
    switch self {
    case .plain: return hasTexture ? .tinted : .plain
    case .gradient(var gradient):
      gradient.colors = gradient.colors.map { $0 * tint }
      return .gradient(gradient)
    // Layers that show these are tinted as a group.
    case .slices, .curl, .backdrop, .tinted, .shadow: return self
    }
  }
}
