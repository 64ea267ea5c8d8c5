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
  /// Pixels by which the blur widens a shape: three standard deviations.
  private var margin: Int { Int((blur * 1.5).rounded(.up)) }

  /// What a shape in `bounds` and its shadow cover.
  func reach(of bounds: CGRect) -> CGRect {
    let margin = CGFloat(margin + 2)
    return bounds.union(
      bounds.insetBy(dx: -margin, dy: -margin).offsetBy(dx: offset.width, dy: offset.height))
  }

  /// Where a shape may lie so that it or its shadow is seen in `area`.
  func source(of area: CGRect) -> CGRect {
    let margin = CGFloat(margin + 2)
    return area.union(
      area.insetBy(dx: -margin, dy: -margin).offsetBy(dx: -offset.width, dy: -offset.height))
  }

  /// The shadow's picture, where it belongs.
  func cast(by shape: CairoCanvas) -> CairoCanvas? {
    shape.flush()
    // The picture lies on whole pixels; the blur moves it by the rest of the offset.
    let whole = CGSize(width: offset.width.rounded(.down), height: offset.height.rounded(.down))
    let rest = CGSize(width: offset.width - whole.width, height: offset.height - whole.height)
    let margin = margin + 1
    let area = shape.bounds.insetBy(dx: CGFloat(-margin), dy: CGFloat(-margin))
      .offsetBy(dx: whole.width, dy: whole.height)
    guard let cast = CairoCanvas(covering: area) else { return nil }
    AlphaPlane(of: shape.pixels, margin: margin)
      .blurred(deviation: blur / 2, offset: rest)
      .paint(color, into: cast.pixels)
    cast.markDirty()
    return cast
  }
}
