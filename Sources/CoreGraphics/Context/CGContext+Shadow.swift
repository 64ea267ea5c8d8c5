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

  /// Draws the shape aside, then its blurred alpha in the shadow's colour, then the shape.
  func drawWithShadow(
    _ shadow: GraphicsState.Shadow, over bounds: CGRect, on canvas: CairoCanvas,
    _ body: (CairoCanvas) -> Void
  ) {
    let visible = shadow.source(of: state.clipBounds)
    let area = bounds.insetBy(dx: -1, dy: -1).intersection(visible).integral
    guard let shape = CairoCanvas(covering: area) else { return }
    shape.setBlendMode(.normal)
    body(shape)
    if let cast = shadow.cast(by: shape) { canvas.draw(cast) }
    canvas.draw(shape)
  }
}

extension GraphicsState.Shadow {
  /// Pixels by which the blur widens a shape: three standard deviations.
  private var margin: Int { Int((blur * 1.5).rounded(.up)) }

  /// What a shape in `bounds` and its shadow cover.
  func reach(of bounds: CGRect) -> CGRect {
    let margin = CGFloat(margin + 1)
    return bounds.union(
      bounds.insetBy(dx: -margin, dy: -margin).offsetBy(dx: offset.width, dy: offset.height))
  }

  /// Where a shape may lie so that it or its shadow is seen in `area`.
  func source(of area: CGRect) -> CGRect {
    let margin = CGFloat(margin + 1)
    return area.union(
      area.insetBy(dx: -margin, dy: -margin).offsetBy(dx: -offset.width, dy: -offset.height))
  }

  /// The shadow's picture, where it belongs; whole pixels of the offset only.
  func cast(by shape: CairoCanvas) -> CairoCanvas? {
    shape.flush()
    let area = shape.bounds.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin))
      .offsetBy(dx: offset.width.rounded(), dy: offset.height.rounded())
    guard let cast = CairoCanvas(covering: area) else { return nil }
    let alpha = AlphaPlane(of: shape.pixels, margin: margin).blurred(deviation: blur / 2)
    alpha.paint(color, into: cast.pixels)
    cast.markDirty()
    return cast
  }
}
