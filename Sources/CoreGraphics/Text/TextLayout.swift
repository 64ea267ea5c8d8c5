import CPango

/// Shaped text, measured in points and drawn at the resolution of whatever it is drawn on.
///
/// Advances are not rounded to pixels, so a text is as long at every scale. Pango's font maps
/// belong to their thread: use a layout on the thread that made it.
@safe
package final class TextLayout {
  private let layout: OpaquePointer
  /// One for all runs, or that of the first where the others bring their own.
  private let color: CGColor
  private let hasSeveralColors: Bool
  private let largestSize: CGFloat

  /// Left and top are 0 for text set from the left; height is that of the lines, not of the ink.
  package let size: CGSize
  /// What the letters cover, measured from the top left of the text; null for none.
  package let inkBounds: CGRect
  /// Of the first line, from the top.
  package let baseline: CGFloat
  package let lineCount: Int
  /// Whether a part gave way to "…".
  package let isTruncated: Bool

  package init(_ runs: [TextRun], options: TextOptions = TextOptions()) {
    let context = unsafe Self.makeContext()
    unsafe layout = pango_layout_new(context)
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    color = runs.first?.color ?? .black
    hasSeveralColors = runs.contains { [color] in $0.color != color }
    largestSize = runs.map(\.font.usableSize).max() ?? 0
    unsafe Self.fill(layout, with: runs, baseColor: color)
    unsafe Self.apply(options, to: layout)
    var (ink, logical) = (PangoRectangle(), PangoRectangle())
    unsafe pango_layout_get_extents(layout, &ink, &logical)
    size = logical.points.size
    inkBounds = ink.width > 0 && ink.height > 0 ? ink.points : .null
    baseline = unsafe CGFloat(pango_layout_get_baseline(layout)) / CGFloat(PANGO_SCALE)
    lineCount = unsafe Int(pango_layout_get_line_count(layout))
    isTruncated = unsafe pango_layout_is_ellipsized(layout) != 0
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Draws the text with its top left at `point` of user space, upright where y points down.
  package func draw(in context: CGContext, at point: CGPoint) {
    guard point.isFinite, context.state.ctm.isInvertible, !inkBounds.isNull else { return }
    let matrix = context.state.ctm.translatedBy(x: point.x, y: point.y)
    // Pango counts in 1/1024 of a pixel with 32 bits; letters of this size are no text any more.
    guard largestSize * matrix.largestScale < 100_000 else { return }
    // Colours of the text's own take no notice of the context's alpha; a layer does.
    let needsLayer = hasSeveralColors && context.state.alpha < 1
    if needsLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    let alpha = context.state.alpha
    let bounds = inkBounds.applying(matrix).insetBy(dx: -2, dy: -2)
    context.draw(over: bounds) { canvas in
      canvas.setSource(color.rgba, alpha: alpha)
      canvas.setMatrix(matrix)
      unsafe Self.show(layout, on: canvas.cairo)
    }
    if needsLayer { context.endTransparencyLayer() }
  }

  /// `pango_cairo_show_layout`, shaped for the scale of `cairo` and gray at the edges.
  private static func show(_ layout: OpaquePointer, on cairo: OpaquePointer) {
    unsafe cairo_new_path(cairo)
    unsafe cairo_move_to(cairo, 0, 0)
    unsafe pango_cairo_update_layout(cairo, layout)
    unsafe pango_cairo_show_layout(cairo, layout)
    unsafe cairo_identity_matrix(cairo)
  }
}

extension TextLayout {
  private static func makeContext() -> OpaquePointer {
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

  private static func fill(_ layout: OpaquePointer, with runs: [TextRun], baseColor: CGColor) {
    // Zero bytes would end the text for Pango.
    let texts = runs.map { $0.text.replacing("\0", with: "") }
    let text = texts.joined()
    unsafe pango_layout_set_text(layout, text, Int32(text.utf8.count))
    let attributes = unsafe pango_attr_list_new()
    var start: UInt32 = 0
    for (run, text) in zip(runs, texts) {
      let range = start..<(start + UInt32(text.utf8.count))
      let font = unsafe run.font.makePangoDescription()
      unsafe insert(pango_attr_font_desc_new(font), over: range, into: attributes)
      unsafe pango_font_description_free(font)
      if run.color != baseColor {
        let c = run.color.rgba.clamped(lowerBound: .zero, upperBound: .one) * 65535
        unsafe insert(
          pango_attr_foreground_new(UInt16(c.x), UInt16(c.y), UInt16(c.z)), over: range,
          into: attributes)
        // To Pango 0 means that nothing is said about alpha.
        unsafe insert(
          pango_attr_foreground_alpha_new(max(UInt16(c.w), 1)), over: range, into: attributes)
      }
      start = range.upperBound
    }
    unsafe pango_layout_set_attributes(layout, attributes)
    unsafe pango_attr_list_unref(attributes)
    if let font = runs.first?.font {
      // The height of an empty text is that of its font.
      let description = unsafe font.makePangoDescription()
      unsafe pango_layout_set_font_description(layout, description)
      unsafe pango_font_description_free(description)
    }
  }

  private static func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<UInt32>,
    into list: OpaquePointer?
  ) {
    unsafe attribute?.pointee.start_index = range.lowerBound
    unsafe attribute?.pointee.end_index = range.upperBound
    unsafe pango_attr_list_insert(list, attribute)
  }

  private static func apply(_ options: TextOptions, to layout: OpaquePointer) {
    unsafe pango_layout_set_single_paragraph_mode(layout, options.lineLimit == 1 ? 1 : 0)
    unsafe pango_layout_set_alignment(layout, options.alignment.pango)
    unsafe pango_layout_set_ellipsize(layout, options.truncation.pango)
    guard let width = options.width, width.isFinite else { return }
    let units = min(max(width, 0), 1_000_000) * CGFloat(PANGO_SCALE)
    // Without truncation one line goes on beyond its width, as a clipped one does.
    if options.lineLimit != 1 || options.truncation != .none {
      unsafe pango_layout_set_width(layout, Int32(units))
      unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    if options.truncation != .none {
      unsafe pango_layout_set_height(
        layout, options.lineLimit > 0 ? -Int32(min(options.lineLimit, 1 << 20)) : -(1 << 20))
    }
  }
}
