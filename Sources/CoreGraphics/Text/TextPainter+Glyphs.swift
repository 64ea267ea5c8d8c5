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
    let size = run.shared.style.font.usableSize
    let isDone =
      unsafe canvas.pixels != nil
      && TextContext.current.letters.paint(
        run.item, size: size, place, antialiases: context.state.antialiases, on: canvas)
    guard !isDone else { return }
    guard canvas.pixels != nil, unsafe !run.item.isMissingLetters else {
      return show(run, line, place, on: canvas)
    }
    let alpha = run.shared.style.color.alpha * context.state.alpha
    if size * place.largestScale * canvas.scale > Self.largestPicture {
      showEnlarged(run, line, place, alpha: alpha, on: canvas)
    } else if alpha < 1 {
      canvas.withGroup(alpha: alpha) { show(run, line, place, on: canvas) }
    } else {
      show(run, line, place, on: canvas)
    }
  }

  /// Pixels. cairo makes a picture of each letter, as large as it is.
  private static let largestPicture: CGFloat = 1024
  /// Pixels: what is a picture in a font is no larger there.
  private static let usefulPicture: CGFloat = 256

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

  /// The same on a canvas of its own.
  private func showEnlarged(
    _ run: TextLine.Run, _ line: TextLayout.Placed, _ place: CGAffineTransform, alpha: CGFloat,
    on canvas: CairoCanvas
  ) {
    let style = run.shared.style
    let area = run.inkBounds.offsetBy(dx: -run.x, dy: style.baselineOffset).integral
    let scale = min(Self.usefulPicture / style.font.usableSize, 8192 / area.width)
    guard let small = CairoCanvas(covering: area, scale: scale) else { return }
    show(run, line, .identity, on: small)
    var path = PathStorage()
    path.addRect(area)
    canvas.draw(small, matrix: place, inside: path.applying(place), filter: .medium, alpha: alpha)
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
