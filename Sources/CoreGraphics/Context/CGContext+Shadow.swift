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

  /// The shadow's picture, where it belongs, as far as it is seen in `visible`.
  func cast(by shape: CairoCanvas, on visible: CGRect) -> CairoCanvas? {
    guard let source = shape.pixels else { return nil }
    shape.flush()
    let scale = shape.scale
    let deviation = blur / 2 * scale
    let margin = Int((margin * scale).rounded(.up)) + 1
    // What is very soft is as good when it is blurred small. A shadow of 600 × 400 pixels with a blur of
    // 160 takes 20 ms instead of 1,030, with one of 400 21 ms instead of 6,800 (two cores, release).
    let factor = max(1, Int(deviation / 8))
    var move = CGPoint(x: offset.width * scale, y: offset.height * scale)
    let plane: AlphaPlane
    if factor == 1 {
      // The picture lies on whole pixels; the blur moves it by the rest of the offset.
      let whole = CGPoint(x: move.x.rounded(.down), y: move.y.rounded(.down))
      plane = AlphaPlane(of: source, margin: margin, reducedBy: 1)
        .blurred(
          deviation: deviation, offset: CGSize(width: move.x - whole.x, height: move.y - whole.y))
      move = whole
    } else {
      // Making it small and large again blurs too.
      let rest = (deviation * deviation - CGFloat(factor * factor) / 4).squareRoot()
      plane = AlphaPlane(of: source, margin: margin, reducedBy: factor)
        .blurred(deviation: rest / CGFloat(factor))
    }
    return picture(
      of: plane, enlargedBy: factor, margin: margin, move: move, shape: shape, visible: visible)
  }

  /// - Parameters:
  ///   - margin: around the shape, in pixels.
  ///   - move: from the shape to its shadow, in pixels.
  private func picture(
    of plane: AlphaPlane, enlargedBy factor: Int, margin: Int, move: CGPoint, shape: CairoCanvas,
    visible: CGRect
  ) -> CairoCanvas? {
    let scale = shape.scale
    let toPixels = CGAffineTransform(translationX: -shape.bounds.minX, y: -shape.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let whole = CGRect(
      x: move.x - CGFloat(margin), y: move.y - CGFloat(margin),
      width: CGFloat(plane.width * factor), height: CGFloat(plane.height * factor))
    // Whole numbers first: the edges of what two rectangles share may stray by a last digit.
    let area = visible.applying(toPixels).insetBy(dx: -1, dy: -1).integral
      .intersection(whole.integral)
    guard !area.isEmpty, let pixels = PixelBuffer(width: Int(area.width), height: Int(area.height))
    else { return nil }
    let start = CGPoint(x: area.minX - whole.minX, y: area.minY - whole.minY)
    plane.part(from: start, width: pixels.width, height: pixels.height, enlargedBy: factor)
      .paint(color, into: pixels)
    return CairoCanvas(
      pixels: pixels, origin: area.origin.applying(toPixels.inverted()), scale: scale)
  }
}
