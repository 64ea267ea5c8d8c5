import CCairo
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
  /// What the glyphs are shaped for, without translation.
  private var shapedFor = CGAffineTransform.identity

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
      unsafe show(on: canvas.cairo, matrix: matrix)
    }
    if needsLayer { context.endTransparencyLayer() }
  }

  /// `pango_cairo_show_layout` at the origin of `cairo`, shaped for its scale.
  private func show(on cairo: OpaquePointer, matrix: CGAffineTransform) {
    unsafe cairo_new_path(cairo)
    unsafe cairo_move_to(cairo, 0, 0)
    var linear = matrix
    (linear.tx, linear.ty) = (0, 0)
    // Pango shapes anew at each update, needed or not.
    if linear != shapedFor {
      unsafe pango_cairo_update_layout(cairo, layout)
      shapedFor = linear
    }
    unsafe pango_cairo_show_layout(cairo, layout)
    unsafe cairo_identity_matrix(cairo)
  }
}

extension TextLayout {
  private static func fill(_ layout: OpaquePointer, with runs: [TextRun], baseColor: CGColor) {
    // Zero bytes would end the text for Pango.
    let texts = runs.map { $0.text.utf8.contains(0) ? $0.text.filter { $0 != "\0" } : $0.text }
    let text = texts.joined()
    unsafe pango_layout_set_text(layout, text, Int32(text.utf8.count))
    guard let first = runs.first else { return }
    let description = unsafe first.font.makePangoDescription()
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_font_description_free(description)
    guard runs.count > 1 else { return }
    let attributes = unsafe pango_attr_list_new()
    var start: UInt32 = 0
    for (run, text) in zip(runs, texts) {
      let range = start..<(start + UInt32(text.utf8.count))
      unsafe insert(run, over: range, baseColor: baseColor, into: attributes)
      start = range.upperBound
    }
    unsafe pango_layout_set_attributes(layout, attributes)
    unsafe pango_attr_list_unref(attributes)
  }

  private static func insert(
    _ run: TextRun, over range: Range<UInt32>, baseColor: CGColor, into list: OpaquePointer?
  ) {
    let font = unsafe run.font.makePangoDescription()
    unsafe insert(pango_attr_font_desc_new(font), over: range, into: list)
    unsafe pango_font_description_free(font)
    guard run.color != baseColor else { return }
    let c = run.color.rgba.clamped(lowerBound: .zero, upperBound: .one) * 65535
    unsafe insert(
      pango_attr_foreground_new(UInt16(c.x), UInt16(c.y), UInt16(c.z)), over: range, into: list)
    // To Pango 0 means that nothing is said about alpha.
    unsafe insert(pango_attr_foreground_alpha_new(max(UInt16(c.w), 1)), over: range, into: list)
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
