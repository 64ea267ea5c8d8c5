import CCairo

extension CairoCanvas {
  /// Draws glyphs with the current source (`cairo_show_glyphs`); on pages the text stays
  /// searchable.
  ///
  /// - Parameter usesSubpixelAntialiasing: antialiases each color channel of a pixel separately.
  func drawGlyphs(_ line: GlyphLine, antialiases: Bool, usesSubpixelAntialiasing: Bool) {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_antialias(
      options,
      usesSubpixelAntialiasing
        ? CAIRO_ANTIALIAS_SUBPIXEL : antialiases ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE
    )
    unsafe cairo_set_font_options(cairo, options)
    unsafe cairo_font_options_destroy(options)
    // In cairo's em space y points down.
    var matrix = line.em.scaledBy(x: 1, y: -1).cairo
    unsafe cairo_identity_matrix(cairo)
    unsafe cairo_set_font_face(cairo, line.font.cairoFace)
    unsafe cairo_set_font_matrix(cairo, &matrix)
    let glyphs = line.glyphs.map { glyph, origin in
      cairo_glyph_t(index: UInt(glyph), x: origin.x, y: origin.y)
    }
    unsafe cairo_show_glyphs(cairo, glyphs, Int32(glyphs.count))
    unsafe cairo_set_font_face(cairo, nil)
  }
}
