extension CGContext {
  /// Shadows everything drawn from now on in translucent black. Offset and blur are in the units
  /// of the space the context began with; the current transform does not move them.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// `color` nil: no shadow any more. Apple: CGContext.setShadow(offset:blur:color:).
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let scale = hypot(baseTransform.a, baseTransform.b)
    let device = offset.applying(baseTransform)
    guard let color, color.alpha > 0, device.isFinite, blur.isFinite, blur >= 0 else {
      state.shadow = nil
      return
    }
    // Beyond this no eye tells the difference, and the work grows with it.
    let deviceBlur = min(blur * scale, 1000)
    state.shadow = GraphicsState.Shadow(offset: device, blur: deviceBlur, color: color.rgba)
  }

  /// Draws the shape aside, then its blurred alpha in the shadow's colour, then the shape, on a page
  /// as what it is.
  func drawWithShadow(
    _ shadow: GraphicsState.Shadow, over bounds: CGRect, on canvas: CairoCanvas,
    _ body: (CairoCanvas) -> Void
  ) {
    let visible = shadow.source(of: state.clipBounds)
    let area = bounds.insetBy(dx: -1, dy: -1).intersection(visible).integral
    let scale = shadow.usefulScale(atMost: canvas.scale)
    guard let shape = CairoCanvas(covering: area, scale: scale) else { return }
    shape.setBlendMode(.normal)
    body(shape)
    if let cast = shadow.cast(by: shape) { canvas.draw(cast) }
    if canvas.pixels == nil { body(canvas) } else { canvas.draw(shape) }
  }
}

extension GraphicsState.Shadow {
  /// Device units by which the blur widens a shape: three standard deviations.
  private var margin: CGFloat { (blur * 1.5).rounded(.up) }

  /// What a shape in `bounds` and its shadow cover.
  func reach(of bounds: CGRect) -> CGRect {
    bounds.union(
      bounds.insetBy(dx: -margin - 1, dy: -margin - 1)
        .offsetBy(dx: offset.width, dy: offset.height))
  }

  /// Where a shape may lie so that it or its shadow is seen in `area`.
  func source(of area: CGRect) -> CGRect {
    area.union(
      area.insetBy(dx: -margin - 1, dy: -margin - 1)
        .offsetBy(dx: -offset.width, dy: -offset.height))
  }

  /// Pixels per device unit: what is blurred shows no more than eight to a standard deviation.
  func usefulScale(atMost scale: CGFloat) -> CGFloat {
    min(scale, max(16 / max(blur, 0.01), 1))
  }

  /// The shadow's picture, where it belongs; whole pixels of the offset only.
  func cast(by shape: CairoCanvas) -> CairoCanvas? {
    guard let source = shape.pixels else { return nil }
    shape.flush()
    let scale = shape.scale
    let margin = Int((margin * scale).rounded(.up))
    let alpha = AlphaPlane(of: source, margin: margin).blurred(deviation: blur / 2 * scale)
    guard let pixels = PixelBuffer(width: alpha.width, height: alpha.height) else { return nil }
    alpha.paint(color, into: pixels)
    let shift = CGSize(
      width: ((offset.width * scale).rounded() - CGFloat(margin)) / scale,
      height: ((offset.height * scale).rounded() - CGFloat(margin)) / scale)
    let origin = CGPoint(
      x: shape.bounds.minX + shift.width, y: shape.bounds.minY + shift.height)
    return CairoCanvas(pixels: pixels, origin: origin, scale: scale)
  }
}
