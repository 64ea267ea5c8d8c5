/// A pattern used as the fill or stroke color.
struct PatternPaint {
  var pattern: CGPattern
  /// The color of an uncolored pattern; a colored pattern uses only its alpha.
  var color: SIMD4<Double>
}

extension PatternPaint {
  /// Returns nil if `color` is not a pattern color.
  init?(_ color: CGColor) {
    guard let pattern = color.pattern else { return nil }
    self.init(pattern: pattern, color: color.rgba)
  }
}

extension CGContext {
  /// Sets `pattern` as the fill color.
  ///
  /// For a colored pattern `components` is its alpha; for an uncolored one, a color in the base
  /// space of the fill color space, then alpha. The caller guarantees that the buffer holds that
  /// many.
  /// Source: Apple, "setFillPattern(_:colorComponents:)".
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    guard !ignoresColors else { return }
    state.fillPattern = unsafe PatternPaint(pattern, components, in: state.fillColorSpace)
  }

  /// Sets `pattern` as the stroke color; `components` are as for `setFillPattern`.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    guard !ignoresColors else { return }
    state.strokePattern = unsafe PatternPaint(pattern, components, in: state.strokeColorSpace)
  }

  /// Offsets patterns by `phase`, in units of the context's initial user space.
  public func setPatternPhase(_ phase: CGSize) {
    let device = phase.applying(baseTransform)
    let isValid = CGPoint(x: device.width, y: device.height).isWithinLimits
    if accepts(isValid, call: "setPatternPhase(_:)", value: phase) { state.patternPhase = phase }
  }

  /// The source to paint with inside `bounds` (device pixels): the pattern if there is one, else
  /// the color. Nil if nothing of it is visible.
  func paintSource(
    _ pattern: PatternPaint?, or color: SIMD4<Double>, over bounds: CGRect
  ) -> PaintSource? {
    guard let pattern else { return .color(color) }
    let visible = state.shadow?.source(of: state.clipBounds) ?? state.clipBounds
    let area = bounds.insetBy(dx: -1, dy: -1).intersection(visible).integral
    // Cells are aligned to whole pixels.
    let toPixels = CGAffineTransform(scaleX: pixelScale, y: pixelScale)
    guard let field = CairoCanvas(covering: area.applying(toPixels).integral) else { return nil }
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    let matrix = pattern.pattern.matrix.concatenating(phase).concatenating(baseTransform)
    if let tiles = tiles(pattern, matrix: matrix) { return tiles }
    let tiles = PatternTiles(
      pattern.pattern, matrix: matrix.concatenating(toPixels), isHighDensity: pixelScale > 1)
    guard tiles.count(in: field.bounds) <= PatternTiles.maximumCount else {
      warn(call: "drawPattern", problem: "the pattern's steps are too small")
      return nil
    }
    let alpha = state.alpha * (pattern.pattern.isColored ? pattern.color.w : 1)
    tiles.paint(field, color: pattern.color, alpha: alpha)
    return field.reinterpreted(scale: pixelScale).map { .canvas($0) }
  }
}

extension CGContext {
  /// On a page, the cell as a vector drawing that becomes a PDF pattern; nil for bitmaps, and for
  /// cells that overlap their neighbors.
  ///
  /// - Parameter matrix: maps the pattern's space to the device.
  private func tiles(_ paint: PatternPaint, matrix: CGAffineTransform) -> PaintSource? {
    let (bounds, steps) = (paint.pattern.bounds, paint.pattern.steps)
    guard isVectorOutput, let page = canvasForWriting(.null), bounds.width <= steps.width,
      bounds.height <= steps.height
    else { return nil }
    // cairo needs integral tile sizes, so a tile unit only approximates a device unit.
    let width = (hypot(matrix.a, matrix.b) * steps.width).rounded(.up)
    let height = (hypot(matrix.c, matrix.d) * steps.height).rounded(.up)
    guard max(width, height) <= 32_767 else { return nil }
    let units = CGAffineTransform(scaleX: width / steps.width, y: height / steps.height)
      .translatedBy(x: -bounds.minX, y: -bounds.minY)
    let cell = CGContext(on: page, size: CGSize(width: width, height: height))
    cell.restart(with: units, extent: cell.extent)
    cell.setAlpha(state.alpha * (paint.pattern.isColored ? paint.color.w : 1))
    cell.beginTransparencyLayer(auxiliaryInfo: nil)
    paint.pattern.draw(in: cell, color: paint.color)
    cell.endTransparencyLayer()
    return cell.baseCanvas.map { .tiles($0, units.inverted().concatenating(matrix)) }
  }
}

extension CairoCanvas {
  /// A canvas over the same pixels, with `scale` pixels per unit.
  fileprivate func reinterpreted(scale: CGFloat) -> CairoCanvas? {
    guard scale != self.scale, let pixels else { return self }
    flush()
    let origin = CGPoint(x: bounds.minX / scale, y: bounds.minY / scale)
    return CairoCanvas(pixels: pixels, origin: origin, scale: scale)
  }
}

extension PatternPaint {
  fileprivate init(
    _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, in space: CGColorSpace
  ) {
    if pattern.isColored {
      unsafe self.init(pattern: pattern, color: SIMD4(0, 0, 0, components.pointee))
    } else {
      let color = unsafe CGColor(colorSpace: space.baseColorSpace ?? space, components: components)
      self.init(pattern: pattern, color: color?.rgba ?? SIMD4(0, 0, 0, 1))
    }
  }
}
