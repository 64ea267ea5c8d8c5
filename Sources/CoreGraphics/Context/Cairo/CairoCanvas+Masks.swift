import CCairo

extension CairoCanvas {
  /// Blends `ink` with what is in `area`, as far as the shape that `coverage` paints covers it.
  ///
  /// For operators that reach beyond a shape that is no clip: the blended copy of the area is
  /// mixed in by the shape's coverage.
  func blend(
    _ ink: Ink, alpha: CGFloat, mode: CGBlendMode, in area: CGRect,
    through coverage: (CairoCanvas) -> Void
  ) {
    guard let shape = makeGroup(covering: area) else { return }
    coverage(shape)
    shape.flush()
    guard mode.reachesBeyondShape || mode == .clear || mode == .copy else {
      return withInk(ink, alpha: alpha) { mask(by: shape) }
    }
    guard pixels != nil else { return replace(through: shape, mode, ink, alpha: alpha) }
    mix(area, through: shape) { copy in
      copy.setBlendMode(mode)
      copy.withInk(ink, alpha: alpha) { copy.paint() }
    }
  }

  /// Without pixels to read, the nearest of the modes that keep to their shape.
  private func replace(
    through shape: CairoCanvas, _ mode: CGBlendMode, _ ink: Ink, alpha: CGFloat
  ) {
    guard mode != .clear else {
      setBlendMode(.destinationOut)
      return withInk(.color(.one), alpha: 1) { mask(by: shape) }
    }
    if mode.reachesBeyondShape { setBlendMode(.sourceAtop) }
    withInk(ink, alpha: alpha) { mask(by: shape) }
  }

  /// Lets `body` draw on what is in `area`, and takes over as much of each pixel as `mask` says. The
  /// canvas has pixels.
  func change(_ area: CGRect, through mask: CairoCanvas, _ body: (CairoCanvas) -> Void) {
    setClips([])
    mix(area, through: mask, body)
  }

  /// Puts the picture of `other` where it belongs, as far as `mask` lets it through.
  func draw(_ other: CairoCanvas, through mask: CairoCanvas) {
    setClips([])
    withSource(other) { self.mask(by: mask) }
  }

  /// `cairo_mask_surface` with the Source operator mixes two pictures by the mask's alpha.
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

  /// Paints as far as the alpha of `shape` covers (`cairo_mask_surface`).
  private func mask(by shape: CairoCanvas) {
    unsafe cairo_mask_surface(cairo, shape.surface, 0, 0)
  }
}
