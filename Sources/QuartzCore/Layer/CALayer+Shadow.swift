import CoreGraphics
import LayerTree

// The shadow in `render(in:)`.

extension CALayer {
  /// The shadow that `render(in:)` draws; nil where none is visible.
  var renderedShadow: LayerShadow? {
    guard let style = styleBox?.value, style.shadow.isVisible, !style.masksToBounds,
      !isTransformLayer
    else { return nil }
    return style.shadow
  }

  /// Draws the shadow of a path, or begins a transparency layer that casts one; begins one for filters
  /// too. Returns the number of transparency layers.
  func begin(
    _ filters: [BitmapFilter], over shadow: LayerShadow, in ctx: CGContext, alpha: CGFloat
  ) -> Int {
    if let path = shadow.path {
      ctx.setAlpha(alpha)
      draw(shadow, of: path, in: ctx)
      if filters.isEmpty { return 0 }
    }
    ctx.setAlpha(1)
    if shadow.path == nil {
      ctx.setShadow(
        offset: shadow.offset, deviation: max(shadow.radius, 0),
        color: CGColor(straight: shadow.translucentColor))
    }
    return begin(filters, in: ctx)
  }

  private func draw(_ shadow: LayerShadow, of path: CGPath, in ctx: CGContext) {
    ctx.saveGState()
    ctx.translateBy(x: shadow.offset.width, y: shadow.offset.height)
    ctx.beginTransparencyLayer(
      filters: [.blur(deviation: max(shadow.radius, 0))], around: path.boundingBox)
    ctx.setFillColor(CGColor(straight: shadow.translucentColor))
    ctx.beginPath()
    ctx.addPath(path)
    ctx.fillPath()
    ctx.endTransparencyLayer()
    ctx.restoreGState()
  }
}
