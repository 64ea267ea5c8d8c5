extension CGContext {
  /// Shadows everything drawn from now on in translucent black. Offset and blur are in the units
  /// of the space the context began with; the current transform does not move them.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// `color` nil or without alpha: no shadow any more. A blur that is negative is not taken.
  ///
  /// Source: Apple, "setShadow(offset:blur:color:)".
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let device = offset.applying(baseTransform)
    guard
      accepts(
        CGPoint(x: device.width, y: device.height).isWithinLimits && blur.isFinite && blur >= 0,
        "setShadow(offset:blur:color:)",
        (offset, blur))
    else { return }
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    let scale = hypot(baseTransform.a, baseTransform.b)
    // Beyond this no eye tells the difference, and the work grows with it.
    let deviceBlur = min(blur * scale, 1000)
    state.shadow = GraphicsState.Shadow(offset: device, blur: deviceBlur, color: color.rgba)
  }
}

extension GraphicsState.Shadow {
  /// Device units by which the blur widens a shape: three standard deviations.
  private var margin: CGFloat { (blur * 1.5).rounded(.up) }

  /// What a shape in `bounds` and its shadow cover.
  func reach(of bounds: CGRect) -> CGRect {
    bounds.union(
      bounds.insetBy(dx: -margin - 2, dy: -margin - 2)
        .offsetBy(dx: offset.width, dy: offset.height))
  }

  /// Where a shape may lie so that it or its shadow is seen in `area`.
  func source(of area: CGRect) -> CGRect {
    area.union(
      area.insetBy(dx: -margin - 2, dy: -margin - 2)
        .offsetBy(dx: -offset.width, dy: -offset.height))
  }

  /// Pixels per device unit: what is blurred shows no more than eight to a standard deviation.
  func usefulScale(atMost scale: CGFloat) -> CGFloat {
    min(scale, max(16 / max(blur, 0.01), 1))
  }

  /// The shadow's picture, where it belongs.
  func cast(by shape: CairoCanvas) -> CairoCanvas? {
    guard let source = shape.pixels else { return nil }
    shape.flush()
    // The picture lies on whole pixels; the blur moves it by the rest of the offset.
    let scale = shape.scale
    let move = CGSize(width: offset.width * scale, height: offset.height * scale)
    let whole = CGSize(width: move.width.rounded(.down), height: move.height.rounded(.down))
    let rest = CGSize(width: move.width - whole.width, height: move.height - whole.height)
    let margin = Int((margin * scale).rounded(.up)) + 1
    let alpha = AlphaPlane(of: source, margin: margin)
      .blurred(deviation: blur / 2 * scale, offset: rest)
    guard let pixels = PixelBuffer(width: alpha.width, height: alpha.height) else { return nil }
    alpha.paint(color, into: pixels)
    let origin = CGPoint(
      x: shape.bounds.minX + (whole.width - CGFloat(margin)) / scale,
      y: shape.bounds.minY + (whole.height - CGFloat(margin)) / scale)
    return CairoCanvas(pixels: pixels, origin: origin, scale: scale)
  }
}
