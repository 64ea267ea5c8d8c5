extension CGContext {
  /// Sets a translucent black shadow for the drawing that follows. Offset and blur are in units of
  /// the context's initial user space; the current transform does not affect them.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow; a `color` that is nil or transparent removes it. A negative blur is rejected.
  ///
  /// Source: Apple, "setShadow(offset:blur:color:)".
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let device = offset.applying(baseTransform)
    guard
      accepts(
        CGPoint(x: device.width, y: device.height).isWithinLimits && blur.isFinite && blur >= 0,
        call: "setShadow(offset:blur:color:)",
        value: (offset, blur))
    else { return }
    guard let color, color.alpha > 0 else {
      state.shadow = nil
      return
    }
    let scale = hypot(baseTransform.a, baseTransform.b)
    let deviceBlur = min(blur * scale, Self.largestBlur)
    state.shadow = GraphicsState.Shadow(offset: device, blur: deviceBlur, color: color.rgba)
  }

  /// Sets the shadow in units of user space, which the current transform affects, as the shadows of
  /// layers are given. `deviation` is the standard deviation of the blur.
  package func setShadow(offset: CGSize, deviation: CGFloat, color: CGColor) {
    let device = offset.applying(state.ctm)
    let area = abs(state.ctm.a * state.ctm.d - state.ctm.b * state.ctm.c)
    let blur = 2 * deviation * area.squareRoot()
    guard
      accepts(
        CGPoint(x: device.width, y: device.height).isWithinLimits && blur.isFinite && blur >= 0,
        call: "setShadow(offset:deviation:color:)", value: (offset, deviation))
    else { return }
    state.shadow = GraphicsState.Shadow(
      offset: device, blur: min(blur, Self.largestBlur), color: color.rgba)
  }

  /// Greater blurs make no visible difference, and their cost grows with the radius. Device units.
  private static let largestBlur: CGFloat = 1000
}

extension GraphicsState.Shadow {
  /// The width that the blur adds to a shape, in device units: three standard deviations.
  private var margin: CGFloat { (blur * 1.5).rounded(.up) }

  /// The area that a shape in `bounds` and its shadow cover.
  func reach(of bounds: CGRect) -> CGRect {
    bounds.union(
      bounds.insetBy(dx: -margin - 2, dy: -margin - 2)
        .offsetBy(dx: offset.width, dy: offset.height))
  }

  /// The area in which a shape or its shadow can be visible in `area`.
  func source(of area: CGRect) -> CGRect {
    area.union(
      area.insetBy(dx: -margin - 2, dy: -margin - 2)
        .offsetBy(dx: -offset.width, dy: -offset.height))
  }

  /// The pixels per device unit at which to blur; eight per standard deviation are enough.
  func usefulScale(atMost scale: CGFloat) -> CGFloat {
    min(scale, max(16 / max(blur, 0.01), 1))
  }

  /// The blurred shadow of `shape` at its final position, cut to `visible`.
  func cast(by shape: CairoCanvas, on visible: CGRect) -> CairoCanvas? {
    guard let source = shape.pixels else { return nil }
    shape.flush()
    let scale = shape.scale
    let deviation = blur / 2 * scale
    let margin = Int((margin * scale).rounded(.up)) + 1
    let (factor, reduced) = BitmapChannel.reduction(for: deviation)
    // A transparency layer has the size of what it is drawn onto, and is empty for the most part.
    guard let area = source.visibleArea(alignedTo: factor) else { return nil }
    let start = CGPoint(x: area.columns.lowerBound, y: area.rows.lowerBound)
    var move = CGPoint(x: start.x + offset.width * scale, y: start.y + offset.height * scale)
    let channel: BitmapChannel
    if factor == 1 {
      // The bitmap is positioned on whole pixels; the blur kernel applies the fractional offset.
      let whole = CGPoint(x: move.x.rounded(.down), y: move.y.rounded(.down))
      channel = BitmapChannel(of: source.part(of: area), margin: margin, reducedBy: 1)
        .blurred(
          deviation: deviation, offset: CGSize(width: move.x - whole.x, height: move.y - whole.y))
      move = whole
    } else {
      channel = BitmapChannel(of: source.part(of: area), margin: margin, reducedBy: factor)
        .blurred(deviation: reduced)
    }
    return bitmap(
      of: channel, enlargedBy: factor, margin: margin, move: move, shape: shape, visible: visible)
  }

  /// - Parameters:
  ///   - margin: the border around the shape, in pixels.
  ///   - move: the offset from the shape's canvas to the part that casts the shadow and on to the
  ///     shadow, in pixels.
  private func bitmap(
    of channel: BitmapChannel, enlargedBy factor: Int, margin: Int, move: CGPoint,
    shape: CairoCanvas,
    visible: CGRect
  ) -> CairoCanvas? {
    let scale = shape.scale
    let toPixels = CGAffineTransform(translationX: -shape.bounds.minX, y: -shape.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    let whole = CGRect(
      x: move.x - CGFloat(margin), y: move.y - CGFloat(margin),
      width: CGFloat(channel.width * factor), height: CGFloat(channel.height * factor))
    // Rounding first keeps the intersection exact: edges that should be equal may differ in the
    // last digit.
    let area = visible.applying(toPixels).insetBy(dx: -1, dy: -1).integral
      .intersection(whole.integral)
    guard !area.isEmpty, let pixels = PixelBuffer(width: Int(area.width), height: Int(area.height))
    else { return nil }
    let start = CGPoint(x: area.minX - whole.minX, y: area.minY - whole.minY)
    channel.part(from: start, width: pixels.width, height: pixels.height, enlargedBy: factor)
      .paint(color, into: pixels)
    return CairoCanvas(
      pixels: pixels, origin: area.origin.applying(toPixels.inverted()), scale: scale)
  }
}
