extension CGContext {
  /// Sets the font that `showGlyphs(_:at:)` uses. Part of the graphics state. Default: none.
  public func setFont(_ font: CGFont) {
    state.text.font = font
  }

  /// Sets the font's size per em, in units of text space. Part of the graphics state. Default: 1.
  public func setFontSize(_ size: CGFloat) {
    if accepts(size.isFinite, call: "setFontSize(_:)", value: size) { state.text.size = size }
  }

  /// Has no effect: character spacing applies to glyphs without explicit positions, and
  /// `showGlyphs(_:at:)`, the only call that shows glyphs, sets them.
  /// Source: Apple, "setCharacterSpacing(_:)".
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// Sets whether glyphs are filled, stroked or added to the clip. Part of the graphics state.
  /// Default: `.fill`.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.text.mode = mode
  }

  /// Maps text space, in which y points up, to user space; it flips y in a UIKit context. Not part
  /// of the graphics state. A non-finite matrix is rejected. Source: Apple, "textMatrix".
  public var textMatrix: CGAffineTransform {
    get { text.matrix }
    set {
      if accepts(newValue.isFinite, call: "textMatrix", value: newValue) { text.matrix = newValue }
    }
  }

  /// The point in user space to which the text matrix maps (0, 0). Source: Apple, "textPosition".
  public var textPosition: CGPoint {
    get { CGPoint(x: text.matrix.tx, y: text.matrix.ty) }
    set {
      guard accepts(newValue.isFinite, call: "textPosition", value: newValue) else { return }
      (text.matrix.tx, text.matrix.ty) = (newValue.x, newValue.y)
    }
  }

  /// Sets whether `setShouldSmoothFonts(_:)` has an effect. Default: true.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {
    text.allowsSmoothing = allowsFontSmoothing
  }

  /// Sets whether glyphs on an opaque bitmap use subpixel (LCD) antialiasing; they are then placed
  /// on whole pixels. Part of the graphics state. Default: false.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {
    state.text.smoothsFonts = shouldSmoothFonts
  }

  /// Sets whether `setShouldSubpixelPositionFonts(_:)` has an effect. Default: true.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
    text.allowsSubpixelPositioning = allowsFontSubpixelPositioning
  }

  /// Sets whether glyphs may be positioned at fractions of a pixel. Part of the graphics state.
  /// Default: true.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
    state.text.usesSubpixelPositioning = shouldSubpixelPositionFonts
  }

  /// Sets whether `setShouldSubpixelQuantizeFonts(_:)` has an effect. Default: true.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
    text.allowsQuantization = allowsFontSubpixelQuantization
  }

  /// Sets whether subpixel positions are rounded to quarters of a pixel. Part of the graphics
  /// state. Default: true.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
    state.text.quantizesPositions = shouldSubpixelQuantizeFonts
  }

  /// Draws glyphs of the current font in the text drawing mode, each at its position in text space.
  /// Surplus glyphs or positions, and glyphs that the font lacks, are skipped.
  /// Source: Apple, "showGlyphs(_:at:)".
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    let call: StaticString = "showGlyphs(_:at:)"
    guard let font = state.text.font else { return warn(call: call, problem: "no font is set") }
    guard accepts(positions.allSatisfy(\.isFinite), call: call, value: positions),
      acceptsTransform(call)
    else { return }
    let line = GlyphLine(
      font: font, size: state.text.size, matrix: text.matrix.concatenating(state.ctm),
      glyphs: Array(zip(glyphs, positions)), steps: stepsPerPixel)
    let mode = state.text.mode
    if mode == .invisible || (mode.fills && line.isDrawable && drawsGlyphsNatively(of: font)) {
      drawGlyphs(line, call: call)
    } else if mode.fills {
      fill(line.outlines, rule: .winding, call: call)
    }
    if mode.strokes { stroke(line.outlines, call: call) }
    if mode.clips { clip(line.outlines, rule: .winding, call: call) }
  }

  /// The number of subpixel positions per pixel; nil for unrestricted positions, as on pages.
  private var stepsPerPixel: CGFloat? {
    guard !isVectorOutput else { return nil }
    guard text.allowsSubpixelPositioning, state.text.usesSubpixelPositioning else { return 1 }
    return text.allowsQuantization && state.text.quantizesPositions ? 4 : nil
  }

  /// Whether filled glyphs must be drawn as glyphs instead of outlines: for searchable text, bitmap
  /// glyphs and font smoothing.
  private func drawsGlyphsNatively(of font: CGFont) -> Bool {
    font.hasBitmapGlyphs || isSmoothingFonts || (isVectorOutput && !state.blendMode.isUnbounded)
  }

  private var isSmoothingFonts: Bool {
    text.allowsSmoothing && state.text.smoothsFonts && isOpaque && isAntialiased && layers.isEmpty
  }

  /// Draws glyphs with cairo's own text rendering.
  private func drawGlyphs(_ line: GlyphLine, call: StaticString) {
    let isInvisible = state.text.mode == .invisible
    guard line.isDrawable, !isInvisible || isVectorOutput,
      let paintSource = paintSource(state.fillPattern, or: state.fillColor, over: line.bounds)
    else { return }
    let before = state
    if isInvisible { (state.blendMode, state.shadow) = (.multiply, nil) }
    draw(over: line.bounds, call: call) {
      [alpha = state.alpha, isAntialiased, isSmoothingFonts] canvas in
      // Multiplying by white changes nothing. An alpha of 0 would make cairo omit the text.
      canvas.withPaintSource(
        isInvisible ? .color(.one) : paintSource, alpha: isInvisible ? 0.005 : alpha
      ) {
        canvas.drawGlyphs(
          line, antialiases: isAntialiased, usesSubpixelAntialiasing: isSmoothingFonts)
      }
    }
    state = before
  }
}
