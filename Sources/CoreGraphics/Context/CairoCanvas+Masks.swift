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

  /// Adds the darkness of `picture` to what is here: Apple's plus-darker, which cairo does not have.
  ///
  /// With S and D premultiplied and alphas Sa and Da: Ra = min(1, Sa + Da),
  /// R = max(0, Ra − (Sa − S) − (Da − D)); for opaque colours that is max(0, S + D − 1). Without
  /// pixels to read, the nearest that PDF has.
  func darken(by picture: CairoCanvas) {
    guard pixels != nil else {
      setBlendMode(.multiply)
      draw(picture)
      return setBlendMode(.plusDarker)
    }
    guard let copy = makeGroup(covering: picture.bounds), let words = copy.pixels,
      let darker = picture.pixels
    else { return }
    copy.setBlendMode(.copy)
    copy.draw(self)
    copy.flush()
    picture.flush()
    unsafe words.withWords { below in
      unsafe darker.withWords { above in
        for index in below.indices {
          unsafe below[index] = Self.darker(above[index], below[index])
        }
      }
    }
    copy.markDirty()
    setBlendMode(.copy)
    draw(copy)
    setBlendMode(.plusDarker)
  }

  private static func darker(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let (sourceAlpha, destinationAlpha) = (Int(source >> 24), Int(destination >> 24))
    let alpha = min(sourceAlpha + destinationAlpha, 255)
    var result = UInt32(alpha) << 24
    for shift: UInt32 in [0, 8, 16] {
      let darkness =
        sourceAlpha - Int((source >> shift) & 0xFF)
        + destinationAlpha - Int((destination >> shift) & 0xFF)
      result |= UInt32(max(alpha - darkness, 0)) << shift
    }
    return result
  }
}
