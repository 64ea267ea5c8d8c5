import CCairo
import CPango

extension TextPainter {
  /// Paints the letters of a run.
  ///
  /// - Parameter matrix: the line's coordinates, whose origin is the left end of its baseline, to
  ///   device units.
  func paint(
    _ run: TextLine.Run, _ line: TextLayout.Placed, _ matrix: CGAffineTransform,
    on canvas: CairoCanvas
  ) {
    let style = run.shared.style
    var place = matrix.translatedBy(x: run.x, y: -style.baselineOffset)
    if style.obliqueness != 0 {
      place = CGAffineTransform(a: 1, b: 0, c: -style.obliqueness, d: 1, tx: 0, ty: 0)
        .concatenating(place)
    }
    guard place.isInvertible else { return }
    if style.strokeWidth <= 0 {
      canvas.setSource(style.color.rgba, alpha: context.state.alpha)
      fill(run, line, place, on: canvas)
    }
    if style.strokeWidth != 0 {
      canvas.setSource((style.strokeColor ?? style.color).rgba, alpha: context.state.alpha)
      stroke(run, place, on: canvas)
    }
  }

  private func fill(
    _ run: TextLine.Run, _ line: TextLayout.Placed, _ place: CGAffineTransform,
    on canvas: CairoCanvas
  ) {
    let isOnPixels = canvas.pixels != nil && canvas.scale == 1
    let isDone =
      unsafe isOnPixels
      && TextContext.current.letters.paint(
        run.item, size: run.shared.style.font.usableSize, place,
        antialiases: context.state.antialiases, on: canvas)
    if !isDone { show(run, line, place, on: canvas) }
  }

  /// `pango_cairo_show_glyph_item`: files keep what the letters mean, and pictures have no outlines.
  private func show(
    _ run: TextLine.Run, _ line: TextLayout.Placed, _ place: CGAffineTransform,
    on canvas: CairoCanvas
  ) {
    unsafe withOrigin(place, on: canvas) { cairo in
      let text = unsafe pango_layout_get_text(line.paragraph.layout)
      unsafe pango_cairo_show_glyph_item(cairo, text, run.item)
    }
  }

  /// `pango_cairo_glyph_string_path`, stroked.
  private func stroke(_ run: TextLine.Run, _ place: CGAffineTransform, on canvas: CairoCanvas) {
    let style = run.shared.style
    unsafe withOrigin(place, on: canvas) { cairo in
      unsafe pango_cairo_glyph_string_path(
        cairo, run.item.pointee.item.pointee.analysis.font, run.item.pointee.glyphs)
      unsafe cairo_set_line_width(cairo, abs(style.strokeWidth) / 100 * style.font.usableSize)
      unsafe cairo_set_dash(cairo, nil, 0, 0)
      unsafe cairo_stroke(cairo)
    }
  }

  /// Lets `body` draw with the current point where the run begins.
  private func withOrigin(
    _ place: CGAffineTransform, on canvas: CairoCanvas, _ body: (OpaquePointer) -> Void
  ) {
    canvas.setMatrix(place)
    unsafe cairo_new_path(canvas.cairo)
    unsafe cairo_move_to(canvas.cairo, 0, 0)
    unsafe body(canvas.cairo)
    unsafe cairo_identity_matrix(canvas.cairo)
  }
}
