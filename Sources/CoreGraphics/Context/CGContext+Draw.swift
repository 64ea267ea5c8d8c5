extension CGContext {
  /// The only path by which drawing reaches the pixels. `body` paints within `bounds` (device
  /// pixels) in ordinary coordinates; this function applies the clip, mask, blend mode and shadow.
  ///
  /// - Parameter call: the name that a warning gives where `bounds` exceeds what can be drawn.
  func draw(
    over bounds: CGRect, call: StaticString = "draw", _ body: (CairoCanvas) -> Void
  ) {
    guard !bounds.isNull, !state.clipBounds.isEmpty,
      accepts(bounds.isWithinLimits, call: call, value: "drawing with device bounds \(bounds)")
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
    // A page has no pixels to blend with, so the painted group is drawn onto it as a whole.
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
    guard state.blendMode.needsManualBlending else { return body(canvas) }
    let area = bounds.insetBy(dx: -1, dy: -1).intersection(state.clipBounds).integral
    guard let group = canvas.makeGroup(covering: area) else { return }
    group.setBlendMode(.normal)
    body(group)
    canvas.combine(with: group, state.blendMode)
  }

  /// Draws the blurred alpha of what `body` paints, in the shadow's color.
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
    if state.blendMode.needsManualBlending {
      canvas.combine(with: cast, state.blendMode)
    } else {
      // An operator that is not bounded by its source would erase what surrounds the shadow.
      canvas.setBlendMode(state.blendMode.isBoundedBySource ? state.blendMode : .normal)
      canvas.draw(cast)
      canvas.setBlendMode(state.blendMode)
    }
  }
}
