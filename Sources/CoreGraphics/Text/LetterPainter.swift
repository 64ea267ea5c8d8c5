import CCairo
import CPango

/// Paints the letters of a run. cairo makes a picture of each letter, as large as it is, which letters
/// of thousands of pixels do without.
@safe struct LetterPainter {
  let run: TextLine.Run
  let style: TextStyle
  /// The paragraph's.
  let text: UnsafePointer<CChar>?

  /// Pixels; cairo itself fills letters above ten times as many.
  private static let largestPicture: CGFloat = 1024
  /// Pixels: what is a picture in a font is no larger there.
  private static let usefulPicture: CGFloat = 256

  /// With the source that is set, from the pen's place (0, 0) on.
  ///
  /// - Parameter place: of the run on the canvas, whose matrix it is.
  func paint(_ place: CGAffineTransform, on canvas: CairoCanvas) {
    let size = style.font.usableSize * place.largestScale * canvas.scale
    if canvas.pixels == nil || size <= Self.largestPicture {
      unsafe pango_cairo_show_glyph_item(canvas.cairo, text, run.item)
    } else if isColored {
      paintEnlarged(place, on: canvas)
    } else {
      unsafe pango_cairo_glyph_string_path(canvas.cairo, font, run.item.pointee.glyphs)
      unsafe cairo_set_fill_rule(canvas.cairo, CAIRO_FILL_RULE_WINDING)
      unsafe cairo_fill(canvas.cairo)
    }
  }

  private var font: UnsafeMutablePointer<PangoFont>? {
    unsafe run.item.pointee.item.pointee.analysis.font
  }

  /// Whether the letters are pictures already, as emoji are (`FcPatternGetBool`).
  private var isColored: Bool {
    guard let font = unsafe font else { return false }
    let pattern = unsafe pango_fc_font_get_pattern(
      UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
    var isColored: FcBool = 0
    return unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &isColored) == FcResultMatch
      && isColored != 0
  }

  /// `pango_cairo_show_glyph_item` on a canvas of its own.
  private func paintEnlarged(_ place: CGAffineTransform, on canvas: CairoCanvas) {
    let area = run.inkBounds.offsetBy(dx: -run.x, dy: style.baselineOffset).integral
    let scale = min(Self.usefulPicture / style.font.usableSize, 8192 / area.width)
    guard let small = CairoCanvas(covering: area, scale: scale) else { return }
    unsafe cairo_move_to(small.cairo, 0, 0)
    unsafe pango_cairo_show_glyph_item(small.cairo, text, run.item)
    var path = PathStorage()
    path.addRect(area)
    canvas.draw(small, matrix: place, inside: path.applying(place), filter: .medium, alpha: 1)
  }
}
