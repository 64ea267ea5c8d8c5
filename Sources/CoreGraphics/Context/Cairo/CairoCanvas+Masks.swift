import CCairo

extension CairoCanvas {
  /// Blends `paintSource` with the contents of `area` where `coverage` paints.
  ///
  /// For unbounded operators with a shape that is not a clip: the area is blended in a copy, which
  /// is then mixed in by the shape's coverage.
  func blend(
    _ paintSource: PaintSource, alpha: CGFloat, mode: CGBlendMode, in area: CGRect,
    through coverage: (CairoCanvas) -> Void
  ) {
    guard let shape = makeGroup(covering: area) else { return }
    coverage(shape)
    shape.flush()
    guard mode.isUnbounded || mode == .clear || mode == .copy else {
      return withPaintSource(paintSource, alpha: alpha) { mask(by: shape) }
    }
    guard pixels != nil else { return replace(through: shape, mode, paintSource, alpha: alpha) }
    mix(area, through: shape) { copy in
      copy.setBlendMode(mode)
      copy.withPaintSource(paintSource, alpha: alpha) { copy.paint() }
    }
  }

  /// Uses the closest bounded operator, as there are no pixels to read.
  private func replace(
    through shape: CairoCanvas, _ mode: CGBlendMode, _ paintSource: PaintSource, alpha: CGFloat
  ) {
    guard mode != .clear else {
      setBlendMode(.destinationOut)
      return withPaintSource(.color(.one), alpha: 1) { mask(by: shape) }
    }
    if mode.isUnbounded { setBlendMode(.sourceAtop) }
    withPaintSource(paintSource, alpha: alpha) { mask(by: shape) }
  }

  /// Lets `body` draw on a copy of `area`, and mixes the copy in by the alpha of `mask`. Requires a
  /// bitmap canvas.
  func change(_ area: CGRect, through mask: CairoCanvas, _ body: (CairoCanvas) -> Void) {
    setClips([])
    mix(area, through: mask, body)
  }

  /// Draws `other` at its position, masked by `mask`.
  func draw(_ other: CairoCanvas, through mask: CairoCanvas) {
    setClips([])
    withSource(other) { self.mask(by: mask) }
  }

  /// Interpolates between old and new contents by the mask's alpha (`cairo_mask_surface` with the
  /// Source operator).
  private func mix(_ area: CGRect, through mask: CairoCanvas, _ body: (CairoCanvas) -> Void) {
    guard let copy = makeGroup(covering: area) else { return }
    copy.setBlendMode(.copy)
    copy.draw(self)
    body(copy)
    setBlendMode(.copy)
    var part = PathStorage()
    part.addRect(area)
    unsafe cairo_save(cairo)
    setAntialias(false)
    setPath(part)
    unsafe cairo_clip(cairo)
    withSource(copy) { self.mask(by: mask) }
    unsafe cairo_restore(cairo)
  }

  /// Paints the source through the alpha of `shape` (`cairo_mask_surface`).
  private func mask(by shape: CairoCanvas) {
    unsafe cairo_mask_surface(cairo, shape.surface, 0, 0)
  }
}
