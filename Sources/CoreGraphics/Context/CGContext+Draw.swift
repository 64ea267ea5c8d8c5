extension CGContext {
  /// The one way to the pixels: `body` paints within `bounds` (device pixels) in normal
  /// coordinates; clip, mask, blend mode and shadow are seen to here.
  ///
  /// - Parameter call: what a warning names where `bounds` is more than can be drawn.
  func draw(
    over bounds: CGRect, _ call: StaticString = "draw", _ body: (CairoCanvas) -> Void
  ) {
    guard !bounds.isNull, !state.clipBounds.isEmpty,
      accepts(bounds.isWithinLimits, call, "what reaches to \(bounds) on the device")
    else { return }
    let reach = (state.shadow?.reach(of: bounds) ?? bounds).insetBy(dx: -1, dy: -1)
    guard reach.intersects(state.clipBounds) else { return }
    let area = reach.intersection(state.clipBounds).integral
    guard let canvas = canvasForWriting(area) else { return }
    if let mask = state.mask {
      paint(over: bounds, on: canvas, area, through: mask, body)
    } else {
      paint(over: bounds, on: canvas, body)
    }
    canvas.recover()
    didWrite(area)
  }

  private func paint(
    over bounds: CGRect, on canvas: CairoCanvas, _ area: CGRect, through mask: CairoCanvas,
    _ body: (CairoCanvas) -> Void
  ) {
    guard canvas.pixels == nil else {
      return canvas.change(area, through: mask) { copy in paint(over: bounds, on: copy, body) }
    }
    // A page has no pixels to mix: what is painted goes there as a whole.
    guard let group = canvas.makeGroup(covering: area) else { return }
    let mode = state.blendMode
    state.blendMode = .normal
    paint(over: bounds, on: group, body)
    state.blendMode = mode
    canvas.setBlendMode(mode)
    canvas.draw(group, through: mask)
  }

  private func paint(over bounds: CGRect, on canvas: CairoCanvas, _ body: (CairoCanvas) -> Void) {
    canvas.setClips(state.clips)
    canvas.setTolerance(state.flatness)
    canvas.setBlendMode(state.blendMode)
    if let shadow = state.shadow, state.blendMode != .clear {
      drawShadow(shadow, over: bounds, on: canvas, body)
    }
    guard state.blendMode.isDrawnAside else { return body(canvas) }
    let area = bounds.insetBy(dx: -1, dy: -1).intersection(state.clipBounds).integral
    guard let picture = canvas.makeGroup(covering: area) else { return }
    picture.setBlendMode(.normal)
    body(picture)
    canvas.combine(with: picture, state.blendMode)
  }

  /// Draws the blurred alpha of what `body` paints in the shadow's colour.
  private func drawShadow(
    _ shadow: GraphicsState.Shadow, over bounds: CGRect, on canvas: CairoCanvas,
    _ body: (CairoCanvas) -> Void
  ) {
    let visible = shadow.source(of: state.clipBounds)
    let area = bounds.insetBy(dx: -1, dy: -1).intersection(visible).integral
    let scale = shadow.usefulScale(atMost: canvas.scale)
    guard let shape = CairoCanvas(covering: area, scale: scale) else { return }
    shape.setBlendMode(.normal)
    shape.setTolerance(state.flatness)
    body(shape)
    guard let cast = shadow.cast(by: shape, on: state.clipBounds) else { return }
    if state.blendMode.isDrawnAside {
      canvas.combine(with: cast, state.blendMode)
    } else {
      // An operator that reaches beyond its shape would take away what is around the shadow.
      canvas.setBlendMode(state.blendMode.isBoundedBySource ? state.blendMode : .normal)
      canvas.draw(cast)
      canvas.setBlendMode(state.blendMode)
    }
  }
}
