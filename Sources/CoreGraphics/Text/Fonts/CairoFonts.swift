import CCairo

/// The fonts that cairo keeps after nothing uses them any more (`cairo_scaled_font_destroy`).
enum CairoFonts {
  /// `CAIRO_SCALED_FONT_MAX_HOLDOVERS` of cairo 1.16.
  private static let keptCount = 256

  /// Frees the unused fonts with the metrics of their glyphs: 200 fonts took 3 MB. Cairo has no call for it,
  /// and forgets a font only when 256 others were used after it. Fonts without glyphs take their places, with
  /// 340 KB, in 0.4 ms. Any thread.
  static func freeUnused() {
    let face = unsafe cairo_user_font_face_create()
    let options = unsafe cairo_font_options_create()
    var identity = cairo_matrix_t()
    unsafe cairo_matrix_init_identity(&identity)
    for side in 1...keptCount {
      var size = cairo_matrix_t()
      unsafe cairo_matrix_init_scale(&size, Double(side), Double(side))
      unsafe cairo_scaled_font_destroy(cairo_scaled_font_create(face, &size, &identity, options))
    }
    unsafe cairo_font_options_destroy(options)
    unsafe cairo_font_face_destroy(face)
  }
}
