import CCairo
import CPango

extension TextLayout {
  /// What a layout seeks its fonts with: one of its own for each, so that a layout drawn large
  /// does not change how another is measured. The caller releases it (`g_object_unref`).
  static func makeContext() -> OpaquePointer {
    let context = unsafe pango_font_map_create_context(pango_cairo_font_map_get_default())
    guard let context = unsafe context else {
      preconditionFailure("pango_font_map_create_context gave no context")
    }
    let options = unsafe cairo_font_options_create()
    // The letters' places and lengths must not depend on the resolution: neither is hinted.
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    return unsafe context
  }
}
