import CCairo
import CPango

extension TextPainter {
  /// Paints the glyphs of a run.
  ///
  /// - Parameter matrix: the transform from the line's coordinates, whose origin is the left end of
  ///   its baseline, to device units.
  func paint(
    _ run: TextLine.Run, of line: TextLayout.PositionedLine, transform matrix: CGAffineTransform,
    on canvas: CairoCanvas
  ) {
    let style = run.shared.style
    var transform = matrix.translatedBy(x: run.x, y: -style.baselineOffset)
    if style.obliqueness != 0 {
      transform = CGAffineTransform(a: 1, b: 0, c: -style.obliqueness, d: 1, tx: 0, ty: 0)
        .concatenating(transform)
    }
    guard transform.isInvertible else { return }
    if style.strokeWidth <= 0 {
      canvas.setSource(style.color.rgba, alpha: context.state.alpha)
      fill(run, of: line, transform: transform, on: canvas)
    }
    if style.strokeWidth != 0 {
      canvas.setSource((style.strokeColor ?? style.color).rgba, alpha: context.state.alpha)
      stroke(run, transform, on: canvas)
    }
  }

  private func fill(
    _ run: TextLine.Run, of line: TextLayout.PositionedLine, transform: CGAffineTransform,
    on canvas: CairoCanvas
  ) {
    let size = run.shared.style.font.usableSize
    let isDone =
      unsafe canvas.pixels != nil
      && TextContext.current.glyphAtlases.paint(
        run.item, size: size, transform, antialiases: context.state.antialiases, on: canvas)
    guard !isDone else { return }
    guard canvas.pixels != nil, unsafe !run.item.hasMissingGlyphs else {
      return drawGlyphs(run, of: line, transform: transform, on: canvas)
    }
    let alpha = run.shared.style.color.alpha * context.state.alpha
    if size * transform.largestScale * canvas.scale > Self.largestRasterSize {
      drawScaled(run, of: line, transform: transform, alpha: alpha, on: canvas)
    } else if alpha < 1 {
      canvas.withGroup(alpha: alpha) { drawGlyphs(run, of: line, transform: transform, on: canvas) }
    } else {
      drawGlyphs(run, of: line, transform: transform, on: canvas)
    }
  }

  /// The largest font size that is drawn at full size, in pixels: cairo rasterizes each glyph into a
  /// bitmap of its size.
  private static let largestRasterSize: CGFloat = 1024
  /// The size, in pixels, at which larger glyphs are drawn before scaling: bitmap fonts do not have
  /// larger bitmaps.
  private static let bitmapGlyphSize: CGFloat = 256

  /// Draws with `pango_cairo_show_glyph_item`, which keeps the text in PDF files and supports bitmap
  /// glyphs.
  private func drawGlyphs(
    _ run: TextLine.Run, of line: TextLayout.PositionedLine, transform: CGAffineTransform,
    on canvas: CairoCanvas
  ) {
    unsafe withOrigin(transform, on: canvas) { cairo in
      let text = unsafe pango_layout_get_text(line.paragraph.layout)
      unsafe pango_cairo_show_glyph_item(cairo, text, run.item)
    }
  }

  /// Draws the glyphs on a smaller canvas, which is then drawn enlarged.
  private func drawScaled(
    _ run: TextLine.Run, of line: TextLayout.PositionedLine, transform: CGAffineTransform,
    alpha: CGFloat,
    on canvas: CairoCanvas
  ) {
    let style = run.shared.style
    let area = run.inkBounds.offsetBy(dx: -run.x, dy: style.baselineOffset).integral
    let scale = min(Self.bitmapGlyphSize / style.font.usableSize, 8192 / area.width)
    guard let small = CairoCanvas(covering: area, scale: scale) else { return }
    drawGlyphs(run, of: line, transform: .identity, on: small)
    var path = PathStorage()
    path.addRect(area)
    canvas.draw(
      small, matrix: transform, inside: path.applying(transform), filter: .medium, alpha: alpha)
  }

  /// Strokes the glyphs' outlines (`pango_cairo_glyph_string_path`).
  private func stroke(_ run: TextLine.Run, _ transform: CGAffineTransform, on canvas: CairoCanvas) {
    let style = run.shared.style
    unsafe withOrigin(transform, on: canvas) { cairo in
      unsafe pango_cairo_glyph_string_path(
        cairo, run.item.pointee.item.pointee.analysis.font, run.item.pointee.glyphs)
      unsafe cairo_set_line_width(cairo, abs(style.strokeWidth) / 100 * style.font.usableSize)
      unsafe cairo_set_dash(cairo, nil, 0, 0)
      unsafe cairo_stroke(cairo)
    }
  }

  /// Calls `body` with cairo's matrix set to `transform` and the current point at the run's origin.
  private func withOrigin(
    _ transform: CGAffineTransform, on canvas: CairoCanvas, _ body: (OpaquePointer) -> Void
  ) {
    canvas.setMatrix(transform)
    unsafe cairo_new_path(canvas.cairo)
    unsafe cairo_move_to(canvas.cairo, 0, 0)
    unsafe body(canvas.cairo)
    unsafe cairo_identity_matrix(canvas.cairo)
  }
}
