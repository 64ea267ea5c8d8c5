/// A pattern to paint with.
struct PatternInk {
  var pattern: CGPattern
  /// What a pattern without colours is painted in; of a coloured one only the alpha counts.
  var color: SIMD4<Double>
}

extension PatternInk {
  /// Nil for a colour that is no pattern.
  init?(_ color: CGColor) {
    guard let pattern = color.pattern else { return nil }
    self.init(pattern: pattern, color: color.rgba)
  }
}

extension CGContext {
  /// Fills with `pattern` from now on.
  ///
  /// `components` of a coloured pattern is its alpha; of one without colours a colour of the base
  /// of the fill colour space, and alpha. The caller vouches for their number.
  /// Source: Apple, "setFillPattern(_:colorComponents:)".
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    guard !ignoresColors else { return }
    state.fillPattern = unsafe PatternInk(pattern, components, in: state.fillColorSpace)
  }

  /// Strokes with `pattern` from now on; `components` as for `setFillPattern`.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    guard !ignoresColors else { return }
    state.strokePattern = unsafe PatternInk(pattern, components, in: state.strokeColorSpace)
  }

  /// Moves patterns by `phase`, in units of the space that the context began with.
  public func setPatternPhase(_ phase: CGSize) {
    let device = phase.applying(baseTransform)
    let isValid = CGPoint(x: device.width, y: device.height).isWithinLimits
    if accepts(isValid, "setPatternPhase(_:)", phase) { state.patternPhase = phase }
  }

  /// What is painted with within `bounds` (device pixels): the pattern, where there is one. Nil where
  /// nothing of it can be seen.
  func ink(_ pattern: PatternInk?, or color: SIMD4<Double>, over bounds: CGRect) -> Ink? {
    guard let pattern else { return .color(color) }
    let visible = state.shadow?.source(of: state.clipBounds) ?? state.clipBounds
    let area = bounds.insetBy(dx: -1, dy: -1).intersection(visible).integral
    // The cells lie on whole pixels.
    let toPixels = CGAffineTransform(scaleX: pixelScale, y: pixelScale)
    guard let field = CairoCanvas(covering: area.applying(toPixels).integral) else { return nil }
    let phase = CGAffineTransform(
      translationX: state.patternPhase.width, y: state.patternPhase.height)
    let matrix = pattern.pattern.matrix.concatenating(phase).concatenating(baseTransform)
    if let tiles = tiles(pattern, matrix: matrix) { return tiles }
    let tiles = PatternTiles(
      pattern.pattern, matrix: matrix.concatenating(toPixels), isFine: pixelScale > 1)
    guard tiles.count(in: field.bounds) <= PatternTiles.most else {
      warn("drawPattern", "the pattern's steps are too small to be seen")
      return nil
    }
    let alpha = state.alpha * (pattern.pattern.isColored ? pattern.color.w : 1)
    tiles.paint(field, color: pattern.color, alpha: alpha)
    return field.asPicture(scale: pixelScale).map { .picture($0) }
  }
}

extension CGContext {
  /// On a page the cell as a drawing, of which PDF makes a pattern; nil for bitmaps, and for cells that
  /// reach into the next.
  ///
  /// - Parameter matrix: from the pattern's space to the device.
  private func tiles(_ ink: PatternInk, matrix: CGAffineTransform) -> Ink? {
    let (bounds, steps) = (ink.pattern.bounds, ink.pattern.steps)
    guard keepsShapes, let page = canvasForWriting(.null), bounds.width <= steps.width,
      bounds.height <= steps.height
    else { return nil }
    // A tile's sides are whole numbers for cairo. So its units are the device's, more or less.
    let width = (hypot(matrix.a, matrix.b) * steps.width).rounded(.up)
    let height = (hypot(matrix.c, matrix.d) * steps.height).rounded(.up)
    guard max(width, height) <= 32_767 else { return nil }
    let units = CGAffineTransform(scaleX: width / steps.width, y: height / steps.height)
      .translatedBy(x: -bounds.minX, y: -bounds.minY)
    let cell = CGContext(on: page, size: CGSize(width: width, height: height))
    cell.restart(with: units, extent: cell.extent)
    cell.setAlpha(state.alpha * (ink.pattern.isColored ? ink.color.w : 1))
    cell.beginTransparencyLayer(auxiliaryInfo: nil)
    ink.pattern.draw(in: cell, color: ink.color)
    cell.endTransparencyLayer()
    return cell.baseCanvas.map { .tiles($0, units.inverted().concatenating(matrix)) }
  }
}

extension CairoCanvas {
  /// The same pixels, `scale` of them a unit.
  fileprivate func asPicture(scale: CGFloat) -> CairoCanvas? {
    guard scale != self.scale, let pixels else { return self }
    flush()
    let origin = CGPoint(x: bounds.minX / scale, y: bounds.minY / scale)
    return CairoCanvas(pixels: pixels, origin: origin, scale: scale)
  }
}

extension PatternInk {
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
