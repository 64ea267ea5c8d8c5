import CoreGraphics
import LayerTree

// Bitmaps with wide transparent margins are drawn without them.

extension TextureTable.Placement {
  /// Whether the transparent margins are so wide that the bitmap is drawn without them: at least an
  /// eighth of its pixels.
  @inline(__always)
  var hasWideMargins: Bool { 8 * visible.area <= 7 * size.area }

  /// The part of a rectangle that shows the bitmap in which something is visible, with a texel around
  /// it that filters may color; nil where nothing is.
  func visiblePart(of rect: CGRect) -> CGRect? {
    guard !visible.isEmpty else { return nil }
    let texels = visible.expanded(by: 1).intersection(PixelRect(size))
    let (width, height) = (rect.width / CGFloat(size.width), rect.height / CGFloat(size.height))
    return CGRect(
      x: rect.minX + CGFloat(texels.minX) * width, y: rect.minY + CGFloat(texels.minY) * height,
      width: CGFloat(texels.width) * width, height: CGFloat(texels.height) * height)
  }
}

extension DisplayItem {
  /// Leaves out the transparent margins of the bitmap, of which the quad shows a part, given in
  /// fractions. Returns false where nothing is left to draw.
  ///
  /// Only whole texels that are drawn on pixels, and linear filters, have the same pixels after
  /// that. A texel beside those that are visible is kept for the filter.
  mutating func trim(
    _ quad: Quad, to placement: TextureTable.Placement, from origin: SIMD2<Double> = .zero,
    extent: SIMD2<Double> = .one
  ) -> Bool {
    guard program == .bitmap, extent.min() > 0 else { return true }
    let size = placement.size.vector
    let margin: Int32
    switch filter {
    case .linear: margin = 1
    case .nearest where quad.isOnPixelGrid(extent * size): margin = 0
    case .nearest, .trilinear: return true
    }
    let visible = placement.visible.expanded(by: margin)
    let low = SIMD2(Double(visible.minX), Double(visible.minY)) / size
    let high = SIMD2(Double(visible.maxX), Double(visible.maxY)) / size
    let from = ((low - origin) / extent).clamped(lowerBound: .zero, upperBound: .one)
    let to = ((high - origin) / extent).clamped(lowerBound: .zero, upperBound: .one)
    guard !placement.visible.isEmpty, from.x < to.x, from.y < to.y else { return false }
    let rest = quad.part(from, to)
    box = rest.box.intersection(box)
    let whole = self.quad
    self.quad = QuadInstance(rest, color: whole.color, opacity: whole.opacity)
    self.quad.textureOrigin = whole.textureOrigin + whole.textureExtent * SIMD2<Float>(from)
    self.quad.textureExtent = whole.textureExtent * SIMD2<Float>(to - from)
    return !box.isEmpty
  }
}
