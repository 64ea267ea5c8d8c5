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
    guard let shape = CairoCanvas(covering: area) else { return }
    coverage(shape)
    shape.flush()
    guard mode.reachesBeyondShape || mode == .clear || mode == .copy else {
      return withInk(ink, alpha: alpha) { unsafe cairo_mask_surface(cairo, shape.surface, 0, 0) }
    }
    mix(area, through: shape) { copy in
      copy.setBlendMode(mode)
      copy.withInk(ink, alpha: alpha) { copy.paint() }
    }
  }

  /// Lets `body` draw on what is in `area`, and takes over as much of each pixel as `mask` says.
  func change(_ area: CGRect, through mask: CairoCanvas, _ body: (CairoCanvas) -> Void) {
    setClips([])
    mix(area, through: mask, body)
  }

  /// `cairo_mask_surface` with the Source operator mixes two pictures by the mask's alpha.
  private func mix(_ area: CGRect, through mask: CairoCanvas, _ body: (CairoCanvas) -> Void) {
    guard let copy = CairoCanvas(covering: area) else { return }
    copy.setBlendMode(.copy)
    copy.draw(self)
    body(copy)
    copy.flush()
    setBlendMode(.copy)
    withSource(copy.pixels, matrix: copy.place, filter: .none) {
      unsafe cairo_mask_surface(cairo, mask.surface, 0, 0)
    }
  }

  /// Where the pixels lie on the device.
  var place: CGAffineTransform {
    CGAffineTransform(translationX: CGFloat(originX), y: CGFloat(originY))
  }
}
