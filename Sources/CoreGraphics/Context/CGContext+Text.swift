extension CGContext {
  /// What `showGlyphs(_:at:)` draws the glyphs of. Part of the graphics state; none in the beginning.
  public func setFont(_ font: CGFont) {
    state.text.font = font
  }

  /// How large the font's em is, in units of text space. Part of the graphics state. Default: 1.
  public func setFontSize(_ size: CGFloat) {
    if accepts(size.isFinite, "setFontSize(_:)", size) { state.text.size = size }
  }

  /// The space between glyphs that have no positions of their own. `showGlyphs(_:at:)`, the one way to
  /// show glyphs, gives them positions: nothing changes. Source: Apple, "setCharacterSpacing(_:)".
  public func setCharacterSpacing(_ spacing: CGFloat) {}

  /// Whether glyphs are filled, stroked or added to the clip. Part of the graphics state. Default: `.fill`.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.text.mode = mode
  }

  /// From text space, in which y goes up, to user space: turned over where that is UIKit's. No part of
  /// the graphics state. One that is not finite is not taken. Source: Apple, "textMatrix".
  public var textMatrix: CGAffineTransform {
    get { text.matrix }
    set { if accepts(newValue.isFinite, "textMatrix", newValue) { text.matrix = newValue } }
  }

  /// Where the text matrix takes (0, 0), in user space. Source: Apple, "textPosition".
  public var textPosition: CGPoint {
    get { CGPoint(x: text.matrix.tx, y: text.matrix.ty) }
    set {
      guard accepts(newValue.isFinite, "textPosition", newValue) else { return }
      (text.matrix.tx, text.matrix.ty) = (newValue.x, newValue.y)
    }
  }

  /// Whether `setShouldSmoothFonts(_:)` counts. Default: true.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {
    text.allowsSmoothing = allowsFontSmoothing
  }

  /// Whether the three colours of a pixel smooth letters one by one, on an opaque bitmap; they then
  /// stand on whole pixels. Part of the graphics state. Default: false.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {
    state.text.isSmoothed = shouldSmoothFonts
  }

  /// Whether `setShouldSubpixelPositionFonts(_:)` counts. Default: true.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {
    text.allowsPositionsBetweenPixels = allowsFontSubpixelPositioning
  }

  /// Whether glyphs stand between pixels too. Part of the graphics state. Default: true.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {
    state.text.positionsBetweenPixels = shouldSubpixelPositionFonts
  }

  /// Whether `setShouldSubpixelQuantizeFonts(_:)` counts. Default: true.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {
    text.allowsQuantization = allowsFontSubpixelQuantization
  }

  /// Whether glyphs that stand between pixels do so at quarters of one. Part of the graphics state.
  /// Default: true.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {
    state.text.quantizesPositions = shouldSubpixelQuantizeFonts
  }

  /// Draws glyphs of the font, in the text drawing mode, each at its position in text space; as many as
  /// there are of both, and of those none that the font does not have. Source: Apple, "showGlyphs(_:at:)".
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    let call: StaticString = "showGlyphs(_:at:)"
    guard let font = state.text.font else { return warn(call, "no font is set") }
    guard accepts(positions.allSatisfy(\.isFinite), call, positions), acceptsTransform(call) else {
      return
    }
    let line = GlyphLine(
      font: font, size: state.text.size, matrix: text.matrix.concatenating(state.ctm),
      glyphs: Array(zip(glyphs, positions)), steps: stepsPerPixel)
    let mode = state.text.mode
    if mode == .invisible || (mode.fills && line.isDrawable && showsLetters(of: font)) {
      show(line, call)
    } else if mode.fills {
      fill(line.outlines, rule: .winding, call)
    }
    if mode.strokes { stroke(line.outlines, call) }
    if mode.clips { clip(line.outlines, rule: .winding, call) }
  }

  /// At how many places in a pixel's width a glyph can stand; nil for any place, as on pages.
  private var stepsPerPixel: CGFloat? {
    guard !keepsShapes else { return nil }
    guard text.allowsPositionsBetweenPixels, state.text.positionsBetweenPixels else { return 1 }
    return text.allowsQuantization && state.text.quantizesPositions ? 4 : nil
  }

  /// Whether the glyphs are more than their outlines: text that can be found, or pictures.
  private func showsLetters(of font: CGFont) -> Bool {
    font.hasPictures || isSmoothingFonts || (keepsShapes && !state.blendMode.reachesBeyondShape)
  }

  private var isSmoothingFonts: Bool {
    text.allowsSmoothing && state.text.isSmoothed && isOpaque && isAntialiased && layers.isEmpty
  }

  /// Draws glyphs as cairo does.
  private func show(_ line: GlyphLine, _ call: StaticString) {
    let isInvisible = state.text.mode == .invisible
    guard line.isDrawable, !isInvisible || keepsShapes,
      let ink = ink(state.fillPattern, or: state.fillColor, over: line.bounds)
    else { return }
    let before = state
    if isInvisible { (state.blendMode, state.shadow) = (.multiply, nil) }
    draw(over: line.bounds, call) { [alpha = state.alpha, isAntialiased, isSmoothingFonts] canvas in
      // White changes nothing where it is multiplied; cairo leaves out what has no alpha at all.
      canvas.withInk(isInvisible ? .color(.one) : ink, alpha: isInvisible ? 0.005 : alpha) {
        canvas.show(line, antialiases: isAntialiased, smooths: isSmoothingFonts)
      }
    }
    state = before
  }
}
